// The page as an exhibit on a stand (docs/exhibit.md): its configuration lies beside the page, the screen stays awake and
// full, and nothing leads out. Loaded when the address ends with #kiosk, or #kiosk=FILE.ron.

const CACHE = "exhibit-configuration";
/** Milliseconds after which a page that cannot go on begins anew; nobody is there to press a button. */
const AGAIN = 5_000;

/** The file that the address names; undefined if the page is not to be an exhibit. */
export function configurationFile() {
  const found = /^#kiosk(?:=([\w-]+\.ron))?$/.exec(location.hash);
  return found ? (found[1] ?? "exhibit.ron") : undefined;
}

/** Everything that has to hold before the program starts. */
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

/** Whatever went wrong: the exhibit comes back by itself. */
export function comeBack() {
  setTimeout(() => location.reload(), AGAIN);
}

/** What the technician wrote, or what was written when there was a network last; nothing at all means the defaults. */
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
    // No network: what is kept holds.
  }
  return (await (await kept?.match(file))?.text()) ?? "()";
}

/** The screen does not go dark. A page that was hidden has to ask again. */
function stayAwake() {
  const ask = async () => {
    if (document.visibilityState !== "visible") return;
    await navigator.wakeLock?.request("screen").catch((error) => console.warn("the screen may go dark:", error.message));
  };
  document.addEventListener("visibilitychange", ask);
  ask();
}

/** Browsers go full screen only when somebody touches them. There, keys that would lead out are the page's. */
function stayFull() {
  const fill = async () => {
    if (document.fullscreenElement) return;
    await document.documentElement.requestFullscreen?.({ navigationUI: "hide" }).catch(() => {});
    await navigator.keyboard?.lock?.().catch(() => {});
  };
  for (const gesture of ["pointerup", "touchend"]) document.addEventListener(gesture, fill, { capture: true });
}

/** No key, gesture, file or history leads anywhere. */
function stayHere(hash) {
  const stop = (event) => event.preventDefault();
  for (const event of ["keydown", "keyup", "keypress", "wheel", "dragover", "drop", "selectstart", "auxclick"]) {
    window.addEventListener(event, stop, { capture: true, passive: false });
  }
  // What is pressed goes no further: the program hears no keys either.
  for (const event of ["keydown", "keyup"]) {
    window.addEventListener(event, (pressed) => pressed.stopImmediatePropagation(), { capture: true });
  }
  document.addEventListener("touchmove", stop, { passive: false });
  // Going back leads to the same page.
  history.pushState(null, "", hash);
  window.addEventListener("popstate", () => history.pushState(null, "", hash));
  window.addEventListener("hashchange", () => history.replaceState(null, "", hash));
  window.open = () => null;
}
