# Problemer med skærmen i midten.

panel-silent = Skærmen ({ $controller }, { $where }) svarer ikke ({ os-reason }): Tjek kablet og [screen] i konfigurationen; den prøves igen hele tiden.
panel-no-spidev = En skærm på SPI kræver biblioteket spidev: »sudo apt install python3-spidev«, eller installer burgomaster med dens ekstra »pi«.
panel-pin-taken = Skærmen kan ikke få GPIO{ $pin } ({ os-reason }): Luk det program, der har det, eller sæt et andet ben i [screen].
