// Opens the page: says what is missing, loads the program and tells how far it is, keeps it for days without a network,
// and comes back after the graphics were lost. Everything people play with is in the program.

import { comeBack, configurationFile, prepare } from "./exhibit.js";

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

/** Greatest number of device pixels to a CSS pixel, and of device pixels altogether: beyond it nobody sees a difference. */
const SHARPEST = 2;
const MOST_PIXELS = 8.3e6;
/** Graphics lost this often within a minute are not coming back by themselves. */
const LOSSES = 3;
/** What the exhibit is configured by, if the page is one. */
const exhibit = configurationFile();

start();

async function start() {
  again.textContent = texts.again;
  again.onclick = () => location.reload();
  const limit = canvasLimit();
  if (!limit) return explain(texts.graphics, "no-webgl2");
  capPixels(limit);
  holdSound();
  holdStill();
  watchForHarm();
  if (await newVersionTakesOver()) return;
  if (exhibit) await prepare(exhibit);
  show(texts.loading(0), 0);
  window.addEventListener("tabuleiro-ready", raiseCurtain, { once: true });
  performance.mark("loading");
  try {
    const { default: init } = await import(element("binding").href);
    await init({ module_or_path: fetchProgram() });
  } catch (error) {
    if (!isControlFlow(error)) {
      console.error(error);
      return explain(texts.network, "not-loaded");
    }
  }
  performance.mark("running");
}

function show(text, part) {
  message.textContent = text;
  if (part === undefined) progress.removeAttribute("value");
  else progress.value = part;
}

/** Says why there is no game, and offers to try again. */
function explain(text, state) {
  document.documentElement.dataset.state = state;
  curtain.hidden = false;
  curtain.classList.remove("risen");
  message.textContent = text;
  progress.hidden = true;
  if (exhibit) return comeBack();
  again.hidden = false;
  again.focus();
}

function raiseCurtain() {
  performance.mark("first-board");
  document.documentElement.dataset.state = "ready";
  document.documentElement.dataset.firstBoard = Math.round(performance.now());
  curtain.classList.add("risen");
  setTimeout(() => (curtain.hidden = true), 400);
  // The program's field for on-screen keyboards is no control of its own.
  element("egui_text_agent")?.setAttribute("aria-hidden", "true");
  element("egui_text_agent")?.setAttribute("tabindex", "-1");
  element("table").focus({ preventScroll: true });
  keepOffline();
}

// ---- the program -------------------------------------------------------------------------------------------------

/** The program on its way. What is handed on is the answer itself, so that the browser can keep its compiled code. */
async function fetchProgram() {
  const link = element("program");
  const response = await fetch(link.href);
  if (!response.ok) throw new Error(`${link.href}: ${response.status}`);
  // What is kept on the device already comes at once; counting it would only cost the compiled code.
  if (navigator.serviceWorker?.controller) show(texts.preparing);
  else count(response.clone(), Number(link.dataset.bytes));
  return response;
}

async function count(response, bytes) {
  let received = 0;
  try {
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      received += value.length;
      const part = Math.min(received / bytes, 1);
      show(texts.loading(Math.round(part * 100)), part);
    }
    show(texts.preparing);
  } catch {
    // The program's own reader says what is wrong.
  }
}

/** winit leaves its entry function by an exception. */
function isControlFlow(error) {
  return String(error?.message ?? error).includes("Using exceptions for control flow");
}

// ---- graphics ----------------------------------------------------------------------------------------------------

/** The longest side a canvas may have; 0 without WebGL 2. */
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
 * No canvas exceeds what the graphics can do, nor what eyes can see. The program asks the window for its pixel ratio and,
 * where the browser has it, the observer for exact device pixels: both are made to tell the capped truth.
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

/** After lost graphics the page comes back with the match where it was: every action was saved when it was played. */
function watchForHarm() {
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
    return JSON.parse(sessionStorage.getItem("tabuleiro/losses") ?? "[]");
  } catch {
    return [];
  }
}

function remember(key, value) {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing counts nothing.
  }
}

// ---- fingers and ears --------------------------------------------------------------------------------------------

/** The page itself neither scrolls nor zooms. */
function holdStill() {
  for (const gesture of ["gesturestart", "gesturechange", "dblclick", "contextmenu"]) {
    document.addEventListener(gesture, (event) => event.preventDefault(), { passive: false });
  }
}

/** Sound starts after the first gesture, and the sound card rests while there is nothing to hear. */
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

// ---- without a network -------------------------------------------------------------------------------------------

/** A version that was fetched during the last visit takes over now, before anything of the old one runs. */
async function newVersionTakesOver() {
  const workers = navigator.serviceWorker;
  const registration = await workers?.getRegistration().catch(() => undefined);
  if (!workers?.controller || !registration?.waiting) return false;
  const changed = new Promise((done) => {
    workers.addEventListener("controllerchange", () => done(true), { once: true });
    setTimeout(() => done(false), 10_000);
  });
  registration.waiting.postMessage("take over");
  const done = await changed;
  if (done) location.reload();
  return done;
}

/** Keeps the program on the device, once there is time for it. */
function keepOffline() {
  navigator.serviceWorker?.register("service-worker.js", { updateViaCache: "none" }).catch((error) => {
    console.warn("the page will need the network next time:", error);
  });
}
