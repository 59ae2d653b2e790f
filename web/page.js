// Starts the program: reports missing browser features, shows the progress of loading, registers the service worker for
// use without a network, and reloads the page after a lost WebGL context. The user interface is part of the program.

import { comeBack, configurationFile, prepare } from "./@EXHIBIT_JS@";

const TEXTS = {
  pt: {
    loading: (percent) => `A carregar: ${percent} %`,
    preparing: "A pôr a mesa…",
    graphics:
      "Este navegador não tem WebGL 2, de que o tabuleiro precisa. Experimenta uma versão recente do Firefox, do Chrome, do Edge ou do Safari, com a aceleração gráfica ligada.",
    network: "Não foi possível carregar o jogo. Vê se há rede e tenta outra vez.",
    lost: "A placa gráfica deixou de responder mais do que uma vez. A partida está guardada.",
    broken: "Alguma coisa correu mal. A partida está guardada.",
    again: "Tentar outra vez",
    text: "Tabuleiro em texto, para leitores de ecrã",
    instead: "Jogar em texto, sem imagens",
  },
  en: {
    loading: (percent) => `Loading: ${percent}%`,
    preparing: "Laying the table…",
    graphics:
      "This browser has no WebGL 2, which the board needs. Try a recent Firefox, Chrome, Edge or Safari with graphics acceleration switched on.",
    network: "The game could not be loaded. Check the network and try again.",
    lost: "The graphics stopped answering more than once. The game is saved.",
    broken: "Something went wrong. The game is saved.",
    again: "Try again",
    text: "Tabuleiro as text, for screen readers",
    instead: "Play as text, without pictures",
  },
};

const language = (navigator.language ?? "").toLowerCase().startsWith("pt") ? "pt" : "en";
const texts = TEXTS[language];
document.documentElement.lang = language;

const element = (id) => document.getElementById(id);
const curtain = element("curtain");
const message = element("message");
const progress = element("progress");
const again = element("again");

/** Limits beyond which no difference is visible: device pixels for each CSS pixel, and device pixels of the canvas. */
const SHARPEST = 2;
const MOST_PIXELS = 8.3e6;
/** After more lost WebGL contexts than this within a minute the page no longer reloads by itself. */
const LOSSES = 3;
/** The name of the configuration file if the page runs as an exhibit, else undefined. */
const exhibit = configurationFile();
/** Whether the program has been loaded and started. */
let running = false;

start();

async function start() {
  again.textContent = texts.again;
  again.onclick = () => location.reload();
  leadToText();
  const limit = canvasLimit();
  if (!limit) return explain(texts.graphics, "no-webgl2");
  capPixels(limit);
  nameTablet();
  holdSound();
  readAloud();
  holdStill();
  passKeysOn();
  nameCanvas();
  watchForFailures();
  holdFiles();
  followNewVersion();
  if (exhibit) await prepare(exhibit);
  show(texts.loading(0), 0);
  window.addEventListener("tabuleiro-ready", raiseCurtain, { once: true });
  performance.mark("loading");
  try {
    const { default: init } = await import(element("binding").href);
    await init({ module_or_path: window.isSecureContext ? fetchProgram() : unpackProgram() });
  } catch (error) {
    if (!isControlFlow(error)) {
      console.error(error);
      return explain(texts.network, "not-loaded");
    }
  }
  running = true;
  performance.mark("running");
}

function show(text, part) {
  message.textContent = text;
  if (part === undefined) progress.removeAttribute("value");
  else progress.value = part;
}

/** Shows why the program does not run, with a button to reload; an exhibit reloads by itself. */
function explain(text, state) {
  document.documentElement.dataset.state = state;
  curtain.hidden = false;
  curtain.classList.remove("risen");
  message.textContent = text;
  progress.hidden = true;
  if (exhibit) return comeBack();
  again.hidden = false;
  again.focus();
  element("instead").hidden = false;
}

/** Writes the links to the page for text, which go to the same game. An exhibit has none. */
function leadToText() {
  const links = { "to-text": texts.text, instead: texts.instead };
  for (const [id, text] of Object.entries(links)) {
    const link = element(id);
    if (exhibit) link.remove();
    link.textContent = text;
    for (const about of ["focus", "pointerdown"]) {
      link.addEventListener(about, () => (link.href = `text.html${location.hash}`));
    }
  }
}

function raiseCurtain() {
  running = true;
  performance.mark("first-board");
  document.documentElement.dataset.state = "ready";
  document.documentElement.dataset.firstBoard = Math.round(performance.now());
  curtain.classList.add("risen");
  setTimeout(() => (curtain.hidden = true), 400);
  const field = element("egui_text_agent");
  if (field) {
    // It opens on-screen keyboards; screen readers have the program's own fields.
    field.setAttribute("aria-hidden", "true");
    field.setAttribute("tabindex", "-1");
    passTypingOn(field);
  }
  element("table").focus({ preventScroll: true });
  keepOffline();
}

// ---- typing by touch ---------------------------------------------------------------------------------------------

/** The names of browsers on whose devices `bevy_egui` reads its text field. */
const READS_FIELD = /Android|iPhone|iPad|iPod|webOS|BlackBerry/;

/** Adds the name of an iPad, whose browser calls itself that of a Mac: `bevy_egui` opens its keyboard only by that name. */
function nameTablet() {
  const name = navigator.userAgent;
  if (name.includes("Macintosh") && navigator.maxTouchPoints > 0) {
    Object.defineProperty(navigator, "userAgent", { value: `${name} iPad`, configurable: true });
  }
}

/**
 * On other devices with a touch screen the field takes the focus, too, but nothing reads it: what is typed there is sent
 * to the canvas as keys.
 */
function passTypingOn(field) {
  if (READS_FIELD.test(navigator.userAgent)) return;
  const passText = () => passTextOn(field);
  field.addEventListener("input", (event) => event.isComposing || passText());
  field.addEventListener("compositionend", passText);
  // Keys without a character, such as Backspace; with one, the field receives the text.
  field.addEventListener("keydown", (event) => {
    const isText = event.key.length === 1 && !event.ctrlKey;
    if (!event.isComposing && !isText) press(event.key, event);
  });
}

/** Presses a key on the canvas. */
function press(key, options = {}) {
  for (const type of ["keydown", "keyup"]) sendKey(type, key, options);
}

function sendKey(type, key, { code = "", ctrlKey = false, shiftKey = false } = {}) {
  element("table").dispatchEvent(new KeyboardEvent(type, { key, code, ctrlKey, shiftKey }));
}

/** Types the text of a field on the canvas, and empties the field. */
function passTextOn(field) {
  for (const character of field.value) press(character);
  field.value = "";
}

// ---- the keyboard ------------------------------------------------------------------------------------------------

/**
 * The tab key goes through the elements of the mirror and out of the page; the canvas would keep it. Other keys that an
 * element of the mirror has no use for are sent to the canvas. In an exhibit the keyboard leads nowhere.
 */
function passKeysOn() {
  if (exhibit) return;
  const keepTab = (event) => event.key === "Tab" && !event.ctrlKey && !event.altKey && event.stopImmediatePropagation();
  const mirror = element("mirror");
  for (const type of ["keydown", "keyup"]) {
    window.addEventListener(type, keepTab, { capture: true });
    mirror.addEventListener(type, (event) => {
      if (event.isComposing || event.metaKey || event.altKey || isForElement(event)) return;
      event.preventDefault();
      sendKey(type, event.key, event);
    });
  }
  const isField = (event) => event.target.type === "text";
  mirror.addEventListener("input", (event) => isField(event) && !event.isComposing && passTextOn(event.target));
  mirror.addEventListener("compositionend", (event) => isField(event) && passTextOn(event.target));
}

/**
 * The canvas has the name of what is on the screen, as the page's heading has. When the screen changes, the focus goes there
 * (src/app/top/browser/mirror.rs), and a screen reader says that name.
 */
function nameCanvas() {
  const heading = element("heading");
  const name = () => element("table").setAttribute("aria-label", heading.textContent);
  new MutationObserver(name).observe(heading, { childList: true });
}

/** Whether an element of the mirror handles a key itself: it is pressed, moved or written into. */
function isForElement({ target, key, ctrlKey }) {
  if (key === "Control" || key === "Shift") return false;
  if (target.type === "text") return key.length === 1 && !ctrlKey;
  if (target.type === "range" && /^(Arrow|Page|Home|End)/.test(key)) return true;
  return ctrlKey ? !/^[zy]$/i.test(key) : key === "Enter" || key === " ";
}

// ---- the program -------------------------------------------------------------------------------------------------

/** Requests the program. Returns the response unchanged, so that the browser can cache the compiled code. */
async function fetchProgram() {
  const link = element("program");
  const response = await fetch(link.href);
  if (!response.ok) throw new Error(`${link.href}: ${response.status}`);
  // A response from the device arrives at once; reading a copy of it would lose the cached compiled code.
  if (navigator.serviceWorker?.controller) show(texts.preparing);
  else count(response.clone(), Number(link.dataset.bytes));
  return response;
}

/** Requests the program in brotli and decodes it here. Returns it compiled, or if that fails as `fetchProgram` does. */
async function unpackProgram() {
  const link = element("program");
  try {
    const { compileUnpacked } = await import("./@UNPACK_JS@");
    return await compileUnpacked(link.href, (received) => showArrived(received, Number(link.dataset.bytes)));
  } catch (error) {
    console.warn("the program is not decoded here but requested again:", error);
    return fetchProgram();
  }
}

/** Shows how much of a response has arrived; `bytes` is its length once decompressed. */
async function count(response, bytes) {
  let received = 0;
  try {
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      received += value.length;
      showArrived(received, bytes);
    }
    show(texts.preparing);
  } catch {
    // WebAssembly reads the same data and reports the error.
  }
}

function showArrived(received, bytes) {
  const part = Math.min(received / bytes, 1);
  if (received === bytes) show(texts.preparing);
  else show(texts.loading(Math.round(part * 100)), part);
}

/** Whether an error is the exception by which winit leaves its entry function. */
function isControlFlow(error) {
  return String(error?.message ?? error).includes("Using exceptions for control flow");
}

// ---- graphics ----------------------------------------------------------------------------------------------------

/** Returns the longest side in pixels that a canvas can have; 0 without WebGL 2. */
function canvasLimit() {
  const probe = document.createElement("canvas").getContext("webgl2");
  if (!probe) return 0;
  const limit = Math.min(
    probe.getParameter(probe.MAX_TEXTURE_SIZE),
    probe.getParameter(probe.MAX_RENDERBUFFER_SIZE),
    ...probe.getParameter(probe.MAX_VIEWPORT_DIMS),
  );
  probe.getExtension("WEBGL_lose_context")?.loseContext();
  return limit;
}

/**
 * Caps the size of the canvas. winit reads `devicePixelRatio` and, where the browser has it,
 * `devicePixelContentBoxSize`: the first is replaced by a capped value, the second is removed.
 */
function capPixels(limit) {
  const own = Object.getOwnPropertyDescriptor(window, "devicePixelRatio");
  const real = () => (own?.get ? own.get.call(window) : own?.value) || 1;
  const capped = () => {
    const [w, h] = [Math.max(innerWidth, 1), Math.max(innerHeight, 1)];
    return Math.min(real(), SHARPEST, limit / Math.max(w, h), Math.sqrt(MOST_PIXELS / (w * h)));
  };
  const side = Math.max(screen.width, screen.height);
  const needed = real() > SHARPEST || side * real() > limit || screen.width * screen.height * real() ** 2 > MOST_PIXELS;
  if (!needed && capped() === real()) return;
  Object.defineProperty(window, "devicePixelRatio", { configurable: true, get: capped });
  if (window.ResizeObserverEntry) delete ResizeObserverEntry.prototype.devicePixelContentBoxSize;
}

/** Reloads the page after a lost WebGL context, since every action is saved when played. Reports a crashed program. */
function watchForFailures() {
  element("table").addEventListener("webglcontextlost", (event) => {
    event.preventDefault();
    const now = Date.now();
    const recent = losses().filter((time) => now - time < 60_000);
    recent.push(now);
    remember("tabuleiro/losses", JSON.stringify(recent));
    if (recent.length > LOSSES) explain(texts.lost, "graphics-lost");
    else location.reload();
  });
  const broke = (error) => {
    if (error instanceof WebAssembly.RuntimeError) explain(texts.broken, "broken");
  };
  window.addEventListener("error", (event) => broke(event.error));
  window.addEventListener("unhandledrejection", (event) => broke(event.reason));
}

function losses() {
  try {
    return JSON.parse(recall("tabuleiro/losses") ?? "[]");
  } catch {
    return [];
  }
}

function recall(key) {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(key, value) {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Without storage, nothing is remembered.
  }
}

// ---- input and sound ---------------------------------------------------------------------------------------------

/** Disables the browser's own gestures for zooming and its context menu. */
function holdStill() {
  for (const gesture of ["gesturestart", "gesturechange", "dblclick", "contextmenu"]) {
    document.addEventListener(gesture, (event) => event.preventDefault(), { passive: false });
  }
}

/** Starts sound after the first gesture, as browsers demand, and suspends it after 2.5 seconds of silence. */
function holdSound() {
  const contexts = [];
  let touched = false;
  let rest;
  for (const name of ["AudioContext", "webkitAudioContext"]) {
    const Native = window[name];
    if (!Native) continue;
    window[name] = class extends Native {
      constructor(...options) {
        super(...options);
        contexts.push(this);
        this.suspend();
      }

      /** The program asks for sound when it has started. Before the first gesture browsers refuse that with a warning. */
      resume() {
        return touched ? super.resume() : Promise.resolve();
      }
    };
  }
  const sound = () => {
    if (!touched) return;
    for (const context of contexts) if (context.state === "suspended") context.resume();
    clearTimeout(rest);
    rest = setTimeout(() => contexts.forEach((context) => context.suspend()), 2500);
  };
  window.addEventListener("tabuleiro-sound", sound);
  for (const gesture of ["pointerup", "touchend", "keydown"]) {
    const first = () => {
      if (touched) return;
      touched = true;
      sound();
    };
    window.addEventListener(gesture, first, { capture: true, passive: true });
  }
}

/** Reads the live region aloud while the program wants it: what is said last replaces what is being said. */
function readAloud() {
  if (!("speechSynthesis" in window)) return;
  const region = element("position");
  const say = () => {
    speechSynthesis.cancel();
    const { speech } = region.dataset;
    if (!speech || !region.textContent) return;
    const words = new SpeechSynthesisUtterance(region.textContent);
    words.lang = speech === "pt" ? "pt-PT" : "en-GB";
    speechSynthesis.speak(words);
  };
  new MutationObserver(say).observe(region, { childList: true, attributeFilter: ["data-speech"] });
}

// ---- without a network -------------------------------------------------------------------------------------------

/**
 * Holds a lock named after the cache of this version for as long as the page is open: the service worker of a newer
 * version then keeps the files that the page may still load.
 */
function holdFiles() {
  const { version } = document.documentElement.dataset;
  navigator.locks?.request(`tabuleiro-${version}`, { mode: "shared" }, () => new Promise(() => {})).catch(() => {});
}

/** Reloads the page if a new version takes over before the program runs; later it keeps running with its own files. */
function followNewVersion() {
  const workers = navigator.serviceWorker;
  if (!workers?.controller) return;
  workers.addEventListener("controllerchange", () => {
    if (!running) location.reload();
  });
}

/** Keeps the program on the device, after the first board has been drawn. */
async function keepOffline() {
  const workers = navigator.serviceWorker;
  workers?.controller?.postMessage("delete old files");
  await workers?.register("service-worker.js", { updateViaCache: "none" }).catch((error) => {
    console.warn("the page will need the network next time:", error);
  });
  workers?.ready.then((registration) => registration.active?.postMessage("keep other files"));
}
