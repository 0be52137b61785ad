// The sentence beside a piece: when it comes, when it goes, and that it takes nobody's tap or drag.
import { beforeEach, expect, test, vi } from "vitest";
import { tellAbout } from "../src/table/about";

let screenX = 0;
const pointer = (name: string, { x = 0, type = "touch", target = "button", isAtRest = false } = {}) =>
  document
    .querySelector(target)!
    .dispatchEvent(
      new PointerEvent(name, { bubbles: true, pointerType: type, pointerId: 1, isPrimary: true, clientX: x, screenX: isAtRest ? screenX : ++screenX }),
    );
const bubble = () => document.querySelector<HTMLElement>(".about:not([hidden])")?.textContent ?? null;
const button = () => document.querySelector("button")!;
let taps = 0;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<button data-about="A wild card: it fits every book.">3</button><i>else</i>`;
  taps = 0;
  button().onclick = () => taps++;
  const end = tellAbout();
  return () => {
    end();
    vi.useRealTimers();
  };
});

test("a long press tells, and is no tap", () => {
  pointer("pointerdown");
  vi.advanceTimersByTime(600);
  expect(bubble()).toBe("A wild card: it fits every book.");
  pointer("pointerup");
  button().dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  expect(taps).toBe(0);
  vi.advanceTimersByTime(5000);
  expect(bubble()).toBeNull();
});

test("a short tap taps and tells nothing", () => {
  pointer("pointerdown");
  vi.advanceTimersByTime(150);
  pointer("pointerup");
  button().dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  vi.advanceTimersByTime(2000);
  expect(taps).toBe(1);
  expect(bubble()).toBeNull();
});

test("a drag tells nothing, even if it began with a rest", () => {
  pointer("pointerdown");
  pointer("pointermove", { x: 30 });
  vi.advanceTimersByTime(2000);
  expect(bubble()).toBeNull();
  pointer("pointerup", { x: 30 });
  pointer("pointerdown");
  vi.advanceTimersByTime(600);
  pointer("pointermove", { x: 30 });
  expect(bubble()).toBeNull();
});

test("the mouse rests on it, and leaves", () => {
  pointer("pointerover", { type: "mouse" });
  expect(button().getAttribute("aria-describedby")).toBe("about");
  vi.advanceTimersByTime(1100);
  expect(bubble()).toContain("wild");
  pointer("pointerover", { type: "mouse", target: "i" });
  expect(bubble()).toBeNull();
  expect(button().hasAttribute("aria-describedby")).toBe(false);
});

test("Escape puts it away; a piece that is gone takes its sentence along", () => {
  pointer("pointerover", { type: "mouse" });
  vi.advanceTimersByTime(1100);
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(bubble()).toBeNull();
  pointer("pointerover", { type: "mouse" });
  vi.advanceTimersByTime(1100);
  button().remove();
  vi.advanceTimersByTime(300);
  expect(bubble()).toBeNull();
});

test("keys that tap a piece after a long press do tap it", () => {
  pointer("pointerdown");
  vi.advanceTimersByTime(1100);
  pointer("pointerup");
  button().dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }));
  expect(taps).toBe(1);
});

test("the first Escape leaves the dialog in which it is told", () => {
  document.body.innerHTML = `<dialog open><button data-about="A wild card.">3</button></dialog>`;
  const escape = () => document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", cancelable: true }));
  pointer("pointerover", { type: "mouse" });
  vi.advanceTimersByTime(1100);
  expect(bubble()).toBe("A wild card.");
  expect(escape()).toBe(false);
  expect(bubble()).toBeNull();
  expect(escape()).toBe(true);
});

test("what comes to lie under a mouse that rests tells nothing", () => {
  pointer("pointermove", { type: "mouse", target: "i" });
  pointer("pointerover", { type: "mouse", isAtRest: true });
  vi.advanceTimersByTime(2000);
  expect(bubble()).toBeNull();
});
