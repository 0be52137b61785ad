"""Renders the client's sounds in Chromium and measures how long and how loud each is: python tools/sounds.py [FOLDER].

With a folder, each sound is also written there as a WAV file to listen to.
"""

import shutil
import subprocess
import sys
import wave
from array import array
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

WEB = Path(__file__).parents[1] / "web"
RATE = 48_000
LOUDNESS = -24.0
"""The loudness that all sounds have, in decibels."""
RENDER = """
async ([code, rate, isWhole]) => {
  const synth = await import(`data:text/javascript;charset=utf-8,${encodeURIComponent(code)}`);
  const render = async (name, isWeighted) => {
    let state = 1;
    const random = () => (state = (state * 16807) % 2147483647) / 2147483647;
    const context = new OfflineAudioContext(1, 2 * rate, rate);
    // About the K-weighting of ITU-R BS.1770: ears hear the treble louder, and hardly the lowest bass.
    const shelf = new BiquadFilterNode(context, { type: "highshelf", frequency: 1500, gain: 4 });
    shelf.connect(new BiquadFilterNode(context, { type: "highpass", frequency: 38 })).connect(context.destination);
    synth.sing(context, isWeighted ? shelf : context.destination, name, 0, random);
    return (await context.startRendering()).getChannelData(0);
  };
  const decibels = (power) => 10 * Math.log10(power);
  const found = [];
  for (const name of Object.keys(synth.SOUNDS)) {
    const [plain, weighted] = [await render(name, false), await render(name, true)];
    const peak = plain.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    // What is 50 dB below the peak is not heard any more.
    const last = plain.findLastIndex((one) => Math.abs(one) > peak / 316);
    const [window, step] = [rate / 10, rate / 100];
    let loudest = 0;
    for (let start = 0; start + window <= weighted.length; start += step)
      loudest = Math.max(loudest, weighted.subarray(start, start + window).reduce((sum, one) => sum + one * one, 0));
    const samples = isWhole ? Array.from(plain.subarray(0, last + step)) : [];
    found.push([name, last / rate, decibels(peak ** 2), decibels(loudest / window), samples]);
  }
  return found;
}
"""


class Measured(NamedTuple):
    """A rendered sound: its length, its peak, and the loudest tenth of a second as ears weight it, in decibels."""

    name: str
    seconds: float
    peak: float
    loudness: float
    samples: list[float]


def measure(page: Page, *, whole: bool = False) -> list[Measured]:
    """Render every sound on a page, optionally with its samples; the same code gives the same figures."""
    command = [str(WEB / "node_modules" / ".bin" / "rolldown"), "src/lib/synth.ts", "--format", "esm"]
    code = subprocess.run(command, cwd=WEB, check=True, capture_output=True, text=True).stdout
    return [Measured(*one) for one in page.evaluate(RENDER, [code, RATE, whole])]


def main() -> None:
    """Print a table of all sounds, with the trim that would make them equally loud."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        found = measure(browser.new_page(), whole=len(sys.argv) > 1)
        browser.close()
    for one in found:
        print(f"{one.name:8} {one.seconds:5.2f} s  peak {one.peak:6.1f} dB  loudness {one.loudness:6.1f} dB", end="")
        print(f"  to trim {LOUDNESS - one.loudness:+.1f} dB")
        if len(sys.argv) > 1:
            _write(Path(sys.argv[1]) / f"{one.name}.wav", one)


def _write(path: Path, one: Measured) -> None:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(array("h", [round(32767 * max(-1, min(1, sample))) for sample in one.samples]).tobytes())


if __name__ == "__main__":
    main()
