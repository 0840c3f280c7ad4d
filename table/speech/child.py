"""The process that renders one sentence through pyttsx3, and then dies.

Run as a file, never imported by the table: a job as JSON on standard input, a `Reply` as JSON on
the last line of standard output. Each trap of pyttsx3 2.99 that it steps around is marked TRAP.
"""

from __future__ import annotations

import ctypes
import importlib
import json
import os
import signal
import sys
import time

SONAME = "libespeak-ng.so.1"
QUIET_S = 5.0
"""How long to wait for espeak-ng's queue of settings to drain, at most."""


def load_engine(library: str) -> bool:
    """Load espeak-ng as "system", "wheel", or "auto": the system's, else the wheel's.

    TRAP: pyttsx3 looks for the library by its soname only. Loaded with RTLD_GLOBAL beforehand, the
    wheel's copy is the one it finds; ESPEAK_DATA_PATH must be set before that, because pyttsx3
    initialises espeak-ng without a path.
    """
    if library in ("auto", "system"):
        try:
            ctypes.CDLL(SONAME, ctypes.RTLD_GLOBAL)
            return True
        except OSError:
            if library == "system":
                return False
    try:
        loader = importlib.import_module("espeakng_loader")
        os.environ["ESPEAK_DATA_PATH"] = loader.get_data_path()
        ctypes.CDLL(loader.get_library_path(), ctypes.RTLD_GLOBAL)
    except (ImportError, OSError, RuntimeError):  # RuntimeError: the wheel lost its data
        return False
    return True


def main() -> dict[str, object]:
    """Do the job on standard input; the reply."""
    job = json.load(sys.stdin)
    # Whoever started this kills it in time, but may be killed first; the alarm needs nobody.
    signal.alarm(int(job.get("patience", 60)))
    if not load_engine(job["library"]):
        return {"error": "no engine"}

    import pyttsx3
    from pyttsx3.drivers import _espeak

    # TRAP: two engines in one process write nothing: one engine, one sentence, one process.
    engine = pyttsx3.init("espeak")
    _espeak.dll.espeak_Info.restype = ctypes.c_char_p
    version = _espeak.dll.espeak_Info(None).decode().split()[0]
    if job["do"] == "voices":
        voices = [
            {"id": v.id, "name": v.name, "language": (v.languages or [""])[0]}
            for v in engine.getProperty("voices")
        ]
        return {"version": version, "voices": voices}

    # TRAP: errors are swallowed (an unknown voice, a folder that is not there); they reach only
    # those who listen.
    errors: list[str] = []
    completed: list[bool] = []
    engine.connect("error", lambda name, exception: errors.append(str(exception)))
    engine.connect("finished-utterance", lambda **about: completed.append(about["completed"]))

    # TRAP: the first runAndWait() returns at once, whatever is queued.
    engine.runAndWait()
    engine.setProperty("voice", job["voice"])
    engine.setProperty("rate", job["rate"])
    engine.setProperty("pitch", job["pitch"])
    # TRAP: a sentence is cut, or lost, on a busy machine. runAndWait() begins with the driver's
    # stop(), which cancels whatever espeak-ng is doing if it is doing anything; it may still be
    # digesting the settings above, and the cancellation then hits the sentence.
    until = time.monotonic() + QUIET_S
    while _espeak.IsPlaying() and time.monotonic() < until:
        time.sleep(0.001)
    # TRAP: the second of two queued save_to_file() calls replaces the first, and say() after
    # save_to_file() overwrites the file: one call. TRAP: say() shells out to aplay and succeeds
    # without a sound card: never used.
    engine.save_to_file(job["text"], job["path"])
    engine.runAndWait()
    if engine.getProperty("voice") != job["voice"]:
        errors.append(f"the voice is {engine.getProperty('voice')}")
    return {
        "version": version,
        "errors": errors,
        "whole": completed == [True],
        # TRAP: the header says 22050 Hz, whatever the voice's rate is.
        "sample_rate": _espeak.dll.espeak_ng_GetSampleRate(),
    }


if __name__ == "__main__":
    print(json.dumps(main()), flush=True)
    # TRAP: espeak-ng may fail an assertion when Python unloads it.
    os._exit(0)
