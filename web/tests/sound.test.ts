// What is heard and felt: only when it is wanted, each kind as loud as it should be.
import { beforeEach, expect, test, vi } from "vitest";
import { KINDS, play, SAMPLES } from "../src/lib/sound";
import { settings } from "../src/lib/settings.svelte";
import * as synth from "../src/lib/synth";

const ring = vi.hoisted(() => vi.fn());
vi.mock("../src/lib/synth", async (original) => ({ ...(await original<typeof synth>()), ring }));
const vibrate = vi.fn();
const settled = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  vi.stubGlobal("AudioContext", class {});
  Object.defineProperty(navigator, "vibrate", { value: vibrate, configurable: true });
  Object.assign(settings, { sound: true, haptics: true });
  settings.volumes.pieces = 0.4;
  ring.mockClear();
  vibrate.mockClear();
});

test("a card is as loud as pieces are", async () => {
  play("card");
  await settled();
  expect(ring).toHaveBeenCalledWith("card", 0.4);
});

test("no sound when it is off, none of a kind that is silenced", async () => {
  settings.volumes.pieces = 0;
  play("card");
  settings.sound = false;
  play("chat");
  await settled();
  expect(ring).not.toHaveBeenCalled();
});

test("a phone trembles without sound, unless that is not wanted", () => {
  settings.sound = false;
  play("turn");
  expect(vibrate).toHaveBeenCalledWith([60, 50, 60]);
  settings.haptics = false;
  play("turn");
  expect(vibrate).toHaveBeenCalledTimes(1);
});

test("every sound is short, has something to hear, and stays below what would be cut off", () => {
  expect(KINDS.map((kind) => SAMPLES[kind])).toHaveLength(5);
  for (const [name, grains] of Object.entries(synth.SOUNDS)) {
    expect(grains.length, name).toBeGreaterThan(0);
    for (const { at, length, loud } of grains) {
      expect(at + length, name).toBeLessThan(2);
      expect(loud, name).toBeLessThanOrEqual(0.75);
      expect(loud, name).toBeGreaterThan(0);
    }
  }
});
