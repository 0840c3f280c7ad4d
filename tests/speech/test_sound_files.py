from __future__ import annotations

import os
import wave
from pathlib import Path

import numpy as np
import pytest

from table.errors import DeviceError
from table.speech import saving, wav
from table.speech.rate import RATE, duration, length


def tone(rate: int, hz: float, seconds: float = 0.5) -> wav.Samples:
    t = np.arange(int(rate * seconds)) / rate
    return np.rint(20_000 * np.sin(2 * np.pi * hz * t)).astype(np.int16)


def put(path: Path, data: bytes, *, channels: int = 1, width: int = 2, rate: int = RATE) -> Path:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(channels)
        file.setsampwidth(width)
        file.setframerate(rate)
        file.writeframes(data)
    return path


@pytest.mark.parametrize(
    "rate", [8000, 11025, 12000, 16000, 22050, 24000, 32000, 44100, 88200, 96000, 176400, 192000]
)
def test_a_resampled_tone_is_the_same_tone(rate: int) -> None:
    samples = wav.resample(tone(rate, 1000), rate)
    assert len(samples) == length(rate // 2, rate)
    wanted = 20_000 * np.sin(2 * np.pi * 1000 * np.arange(len(samples)) / RATE)
    error = (samples - wanted)[1000:-1000]  # away from where the tone begins and ends
    assert np.sqrt((error**2).mean()) < 1.5  # 80 dB below the tone


def test_nothing_is_mirrored_above_the_old_band() -> None:
    spectrum = np.abs(np.fft.rfft(wav.resample(tone(22050, 9000, 1.0), 22050) * np.hanning(RATE)))
    assert spectrum.argmax() == 9000
    assert spectrum[11_500:].max() < spectrum.max() * 10 ** (-80 / 20)


def test_a_high_rate_is_filtered_before_it_is_thinned() -> None:
    assert np.abs(wav.resample(tone(96_000, 30_000), 96_000)[500:-500]).max() <= 2


def test_full_scale_is_clipped_not_wrapped() -> None:
    square = np.where(np.arange(22050) // 20 % 2, 32767, -32768).astype(np.int16)
    samples = wav.resample(square, 22050)
    assert (
        np.corrcoef(samples, np.where(np.arange(RATE) // (20 / 22050 * RATE) % 2, 1, -1))[0, 1]
        > 0.9
    )


def test_a_rate_that_nobody_uses_is_refused() -> None:
    with pytest.raises(wav.SoundFileError, match="A sound at 47999 Hz cannot be used"):
        wav.resample(tone(47999, 1000), 47999)


@pytest.mark.parametrize("width", [1, 2, 3, 4])
@pytest.mark.parametrize("channels", [1, 2])
def test_any_pcm_is_read(tmp_path: Path, width: int, channels: int) -> None:
    values = np.array([0, 64, -128, 127, -1], np.int64)  # of 8 bits
    if width == 1:
        data = (values + 128).astype(np.uint8).tobytes()
    else:
        data = b"".join(
            int(v << 8 * (width - 1)).to_bytes(width, "little", signed=True) for v in values
        )
    frames = b"".join(data[i : i + width] * channels for i in range(0, len(data), width))
    path = put(tmp_path / "a.wav", frames, channels=channels, width=width, rate=44100)
    samples, rate = wav.read(path)
    assert rate == 44100
    assert samples.dtype == np.int16
    assert samples.tolist() == [v << 8 for v in values.tolist()]


def test_channels_are_averaged(tmp_path: Path) -> None:
    stereo = np.array([[100, 300], [-32768, -32768]], "<i2").tobytes()
    assert wav.read(put(tmp_path / "a.wav", stereo, channels=2))[0].tolist() == [200, -32768]


def test_every_torn_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.wav"
    wav.write(path, tone(RATE, 440, 0.001))
    whole = path.read_bytes()
    for end in range(len(whole)):
        path.write_bytes(whole[:end])
        with pytest.raises(wav.SoundFileError, match=r"a\.wav"):
            wav.read(path)


def test_a_file_that_is_no_pcm_says_how_to_save_it(tmp_path: Path) -> None:
    path = put(tmp_path / "a.wav", b"\0\0")
    content = bytearray(path.read_bytes())
    content[20] = 3  # IEEE float
    path.write_bytes(content)
    with pytest.raises(wav.SoundFileError, match="save it again as a WAV file, 16 bit PCM"):
        wav.read(path)
    with pytest.raises(wav.SoundFileError, match="it is not there"):
        wav.read(tmp_path / "none.wav")


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    samples = tone(22050, 440)
    wav.write(tmp_path / "deep" / "a.wav", samples, 22050)
    again, rate = wav.read(tmp_path / "deep" / "a.wav")
    assert rate == 22050
    assert np.array_equal(again, samples)


@pytest.mark.parametrize(
    ("error", "raised"),
    [
        (OSError(28, "No space left on device"), DeviceError),
        (KeyboardInterrupt(), KeyboardInterrupt),
    ],
)
def test_a_write_that_fails_leaves_what_was_there(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    error: BaseException,
    raised: type[BaseException],
) -> None:
    def fails(descriptor: int) -> None:
        raise error

    path = tmp_path / "a"
    path.write_text("before")
    monkeypatch.setattr(os, "fsync", fails)
    with pytest.raises(raised):
        saving.save(path, b"after")
    assert path.read_text() == "before"
    assert [p.name for p in tmp_path.iterdir()] == ["a"]


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(DeviceError, match="choose another folder"):
        wav.write(tmp_path / "file" / "a.wav", tone(RATE, 440, 0.01))


@pytest.mark.parametrize(
    ("samples", "rate", "ms"), [(0, 22050, 0), (1, 22050, 1), (22050, 22050, 1000), (49, 48000, 2)]
)
def test_durations_are_rounded_up(samples: int, rate: int, ms: int) -> None:
    assert duration(samples, rate) == ms
