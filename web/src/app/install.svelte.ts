// The way in which this browser installs the client: its own question, which it lends us; a sentence on iPhones and iPads.
interface Question extends Event {
  prompt: () => Promise<unknown>;
}
type Apple = Navigator & { standalone?: boolean };

let question = $state.raw<Question>();
let isInstalled = $state(false);

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // asked when a person wants it, and not before
  question = event as Question;
});
addEventListener("appinstalled", () => {
  question = undefined;
  isInstalled = true;
});

const isApp = (): boolean => (navigator as Apple).standalone === true || matchMedia("(display-mode: standalone)").matches;
const isApple = (): boolean => "standalone" in navigator && navigator.maxTouchPoints > 1;

/** How one installs here, if it is possible and not done yet. */
export function wayToInstall(): "ask" | "share" | undefined {
  if (!isSecureContext || isInstalled) return undefined;
  if (question) return "ask";
  return isApple() && !isApp() ? "share" : undefined;
}

/** Has the browser ask; it does so once. */
export function install(): void {
  void question?.prompt();
  question = undefined;
}
