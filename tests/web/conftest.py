"""A browser for the tests that need one."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

expect.set_options(timeout=120_000)  # a busy machine is no failure

AXE = "axe-core@4.14.1"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = [
    "--no-sandbox",  # the tests may run as root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """For one module: while Playwright runs, its thread can run no other event loop."""
    if CHROMIUM is None:
        pytest.skip("there is no Chromium here: install it with 'apt install chromium'")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def axe(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The source of axe-core, from npm."""
    npm = shutil.which("npm")
    if npm is None:
        pytest.skip("there is no npm here, which brings axe-core")
    folder = tmp_path_factory.mktemp("axe")
    # npm itself gives up, and says why, well before our patience ends.
    patience = ["--fetch-retries=1", "--fetch-retry-mintimeout=1000", "--fetch-timeout=40000"]
    got = subprocess.run(
        [npm, "install", "--prefix", str(folder), "--no-audit", "--no-fund", *patience, AXE],
        capture_output=True,
        text=True,
        timeout=120,
    )
    source: Path = folder / "node_modules/axe-core/axe.min.js"
    if got.returncode or not source.exists():
        pytest.skip(f"npm cannot bring axe-core: {got.stderr.strip()[-200:]}")
    return source.read_text(encoding="utf-8")
