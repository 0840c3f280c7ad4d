# Problemer med skærmen i midten.

panel-silent = Skærmen ({ $controller }, { $where }) svarer ikke ({ os-reason }): Tjek kablet og [screen] i konfigurationen; bordet bliver ved med at prøve.
panel-no-spidev = En skærm på SPI kræver biblioteket spidev: Kør »sudo apt install python3-spidev«, eller installer burgomaster med tilvalget »pi«.
panel-pin-taken = Skærmen kan ikke få GPIO{ $pin } ({ os-reason }): Luk det program, der bruger det, eller angiv et andet ben under [screen].
