# Troubles with the sound card, the recording, the volumes and the voice.

sound-none = No sound card could be opened: plug one in or name it under 'sound.device'.
sound-card-shut = The sound card '{ $device }' cannot be opened: take a name from 'aplay -L'.
sound-card-number = The sound device '{ $device }' is named by a number, which changes from boot to boot: take a name from 'aplay -L', like 'plughw:CARD=Headphones'.
sound-card-lost = The sound card is gone, and the game goes on with captions: plug it in again, and the sound comes back by itself.
sound-recorded = The evening is recorded in { $path }.
recording-long = { $path } is full after twelve hours: start the table again for a new one.
recording-fails = The recording { $path } cannot be written ({ os-reason }), and the game goes on without it: free some space, or set another [table] games_folder for the next one.
volumes-damaged = The volumes in { $path } cannot be read: run 'burgomaster soundcheck' again.
volumes-unread = The volumes in { $path } cannot be read ({ os-reason }): make the file readable.
volumes-unsaved = The volumes cannot be saved in { $path } ({ os-reason }): make the folder writable.

voice-captions = What is said is shown as captions.
voice-too-long = Some of what is said takes longer than this game was made for, and is shown only; the next game knows the voice.
voice-phrases-missing = { $number ->
    [one] One sentence stays a caption.
   *[other] { $number } sentences stay captions.
    }
voice-phrase-missing = What has no voice is shown as a caption alone.
voice-usual-words = A recording of the voice pack has the usual words, not the children's: they are shown and not spoken until it is recorded anew and taken with 'burgomaster voice check FOLDER --children --accept'.
voice-silent = There is no voice: the captions are on the screen.
voice-drum-only = Only the drum is to be heard.
voice-none-to-check = There is no voice to hear: build one with 'burgomaster voice build'.
voice-no-engine = There is no speech engine, so the evening has captions only: install one with 'sudo apt install espeak-ng' or 'pip install espeakng-loader'.
voice-unknown = espeak-ng has no voice '{ $voice }': choose { $known }.
voice-none-alike = espeak-ng has no voice '{ $voice }': choose one that 'burgomaster voice list' shows.
voice-no-language = There is no voice for '{ $lang }': choose one of { $known }.
voice-rate = A rate of { $rate } is not possible: choose one of 80 to 450.
voice-pitch = A pitch of { $pitch } is not possible: choose one of 0 to 99.
voice-disagrees = '{ $text }' could not be rendered, no two of { $number } renders agree: try again when the machine is less busy, or record it yourself.
voice-refused = espeak-ng refused '{ $text }': record it yourself.
voice-nothing-to-say = There is nothing to say: give a sentence.

pack-none = There is no pack in { $folder }: run 'burgomaster voice build', or name another folder.
pack-unread = { $path } cannot be read ({ os-reason }): build the pack with 'burgomaster voice build'.
pack-damaged = { $path } is damaged: delete it, then run 'burgomaster voice check --accept'.
pack-version = { $path } is of version { $version }, this table reads { $ours }: build the pack anew.
pack-language = { $path } speaks '{ $theirs }', not '{ $lang }': choose another folder.
pack-sound-changed = { $path } is not what it was: run 'burgomaster voice check { $folder }'.
pack-unwritten = { $path } cannot be written ({ os-reason }): choose another folder.
pack-busy = { $path } is being filled by another process: wait for it to end.
pack-lacks = { $path } has no { $file }: run 'burgomaster voice build'.
pack-recording-torn = { $file } is torn or no 16 bit PCM: record it again, or delete it.
sound-file-unread = { $file } cannot be read ({ os-reason }): save it again as a WAV file, 16 bit PCM, 48000 Hz.
sound-file-torn = { $file } is torn, its end is missing: save it again.
sound-file-rate = A sound at { $rate } Hz cannot be used: save it at 48000, 44100 or 22050 Hz.
file-unwritten = { $path } cannot be written ({ os-reason }): make room, or choose another folder.
sound-no-portaudio = Measuring needs PortAudio and pip install 'burgomaster[mic]'; or leave --mic out and read the level from a phone.
sound-no-microphone = The microphone cannot be opened ({ os-reason }); plug one in, or name it with --mic NAME.
sound-no-pictures = The pictures need Matplotlib; install it with pip install 'burgomaster[sound-lab]'.
sound-no-opinion = The second opinion needs MoSQITo; install it with pip install 'burgomaster[sound-lab]'.
