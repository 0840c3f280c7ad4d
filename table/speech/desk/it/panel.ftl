# Guai con lo schermo al centro.

panel-silent = Lo schermo ({ $controller }, { $where }) non risponde ({ os-reason }): controlla il cavo e [screen] nella configurazione; i tentativi continuano da soli.
panel-no-spidev = Per uno schermo su SPI serve la libreria spidev: “sudo apt install python3-spidev”, o installa burgomaster con il suo extra “pi”.
panel-pin-taken = Lo schermo non può usare GPIO{ $pin } ({ os-reason }): chiudi il programma che lo occupa, o imposta un altro pin in [screen].
