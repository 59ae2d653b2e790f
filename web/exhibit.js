// The page as an exhibit (docs/exhibit.md): reads the configuration beside the page, keeps the screen awake and full,
// and blocks keys, gestures and history. Active when the address ends with #kiosk, or #kiosk=FILE.ron.

const CACHE = "exhibit-configuration";
/** Milliseconds after which an exhibit that cannot continue reloads itself. */
const AGAIN = 5_000;

/** Returns the name of the configuration file in the address; undefined if the page is not an exhibit. */
export function configurationFile() {
  const found = /^#kiosk(?:=([\w-]+\.ron))?$/.exec(location.hash);
  return found ? (found[1] ?? "exhibit.ron") : undefined;
}

/** Prepares the page as an exhibit, before the program starts: adds the configuration and blocks all ways to leave. */
export async function prepare(file) {
  document.documentElement.dataset.exhibit = file;
  const place = document.createElement("script");
  place.type = "text/plain";
  place.id = "exhibit";
  place.textContent = await configuration(file);
  document.head.append(place);
  stayAwake();
  stayFull();
  stayHere(location.hash);
}

/** Reloads the exhibit after an error. */
export function comeBack() {
  setTimeout(() => location.reload(), AGAIN);
}

/** Returns the text of the configuration: from the server, else as it was last fetched, else the defaults. */
async function configuration(file) {
  const kept = await caches.open(CACHE).catch(() => undefined);
  try {
    const answer = await fetch(file, { cache: "no-cache" });
    if (answer.ok) {
      await kept?.put(file, answer.clone());
      return await answer.text();
    }
    console.warn(`${file}: ${answer.status}; the exhibit is the default's`);
  } catch {
    // No network: the cached configuration is used.
  }
  return (await (await kept?.match(file))?.text()) ?? "()";
}

/** Keeps the screen on. The browser releases the wake lock of a hidden page, so it is requested again. */
function stayAwake() {
  const ask = async () => {
    if (document.visibilityState !== "visible") return;
    const refused = (error) => console.warn("the screen may go dark:", error.message);
    await navigator.wakeLock?.request("screen").catch(refused);
  };
  document.addEventListener("visibilitychange", ask);
  ask();
}

/** Enters full screen at each touch, since browsers allow it only then, and there locks the keyboard. */
function stayFull() {
  const fill = async () => {
    if (document.fullscreenElement) return;
    await document.documentElement.requestFullscreen?.({ navigationUI: "hide" }).catch(() => {});
    await navigator.keyboard?.lock?.().catch(() => {});
  };
  for (const gesture of ["pointerup", "touchend"]) document.addEventListener(gesture, fill, { capture: true });
}

/** Blocks every key, gesture, dropped file and history entry that would leave the page. */
function stayHere(hash) {
  const stop = (event) => event.preventDefault();
  for (const event of ["keydown", "keyup", "keypress", "wheel", "dragover", "drop", "selectstart", "auxclick"]) {
    window.addEventListener(event, stop, { capture: true, passive: false });
  }
  // The program gets no keys either.
  for (const event of ["keydown", "keyup"]) {
    window.addEventListener(event, (pressed) => pressed.stopImmediatePropagation(), { capture: true });
  }
  document.addEventListener("touchmove", stop, { passive: false });
  // An extra history entry, so that going back stays on the page.
  history.pushState(null, "", hash);
  window.addEventListener("popstate", () => history.pushState(null, "", hash));
  window.addEventListener("hashchange", () => history.replaceState(null, "", hash));
  window.open = () => null;
}
