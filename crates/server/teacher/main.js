// The page of the teacher: what is shown where, and the state of the connection.

import { bar } from "./controls.js";
import { attr, button, h, say, select } from "./dom.js";
import { end } from "./end.js";
import { lobby } from "./lobby.js";
import { Model, currentSection } from "./model.js";
import { pairings } from "./pairings.js";
import { SHOWS, projector, wish, wished } from "./projector.js";
import { setup } from "./setup.js";
import { standings } from "./standings.js";
import { start } from "./start.js";
import { wall } from "./wall.js";
import { Wire } from "./wire.js";
import { has, lang, load, t } from "./words.js";

const TOKEN = "tabuleiro/teacher-token";
const LANGUAGE = "tabuleiro/teacher-language";
const VIEWS = { game: setup, lobby, pairs: pairings, wall, standings, end };

/** The time for which a message stays in the status line. */
const SHOWN = 30_000;

/** Reads what was stored; a browser may forbid it. */
function stored(key, value) {
  try {
    if (value !== undefined) localStorage.setItem(key, value);
    return localStorage.getItem(key) ?? value;
  } catch {
    return value;
  }
}

/** Takes the token out of the address, so that nobody reads it from the wall or finds it in the history. */
function takeToken() {
  const given = location.hash.slice(1);
  if (!/^[0-9a-f]{32}$/.test(given)) return stored(TOKEN);
  history.replaceState(null, "", location.pathname);
  return stored(TOKEN, given);
}

/** Returns what the address names: `#CODE/view/section`. */
function route() {
  const [first = "", view = "", section] = decodeURIComponent(location.hash.slice(1)).split("/");
  if (first === "projector") return { code: app.model.classes?.at(-1)?.class, view: "projector" };
  const known = view === "projector" || view in VIEWS;
  return { code: /^[A-Z0-9]{4}$/.test(first) ? first : undefined, view: known ? view : "game", section };
}

const app = {
  model: new Model(),
  token: takeToken(),
  /** Returns the class that is shown. */
  get class() {
    return app.code && app.model.of(app.code);
  },
  /** Returns the number of the section that is shown; -1 if there is none. */
  get section() {
    const view = app.class;
    const given = Number(app.route.section ?? -1);
    return view?.sections[given] ? given : view ? currentSection(view) : -1;
  },
  go(view, section) {
    location.hash = `${app.code}/${view}${section === undefined ? "" : `/${section}`}`;
  },
  /** Sends an order for the class that is shown. */
  order(order, code = app.code) {
    return app.send({ t: "lead", class: code, order });
  },
  send(message) {
    const sent = app.wire.send(message);
    if (!sent) app.tell(t("not-sent"), "refused");
    return sent;
  },
  /** Shows a sentence in the status line, which a screen reader reads. */
  tell(sentence, kind = "news") {
    clearTimeout(app.silence);
    say(status, sentence);
    attr(status, "data-kind", sentence ? kind : undefined);
    if (sentence && kind !== "lost") app.silence = setTimeout(() => app.tell(""), SHOWN);
  },
  changed: () => later(render),
};

const status = h("p", { id: "status", role: "status" });
let shown = {};
let waiting;

/** Draws once for all messages that arrive together. A page in the background does so, too, but has no frames. */
function later(draw) {
  waiting ??= setTimeout(() => {
    waiting = undefined;
    draw();
  }, 40);
}

function receive(message) {
  if (message.t === "refused") return refused(message);
  const told = app.model.take(message);
  if (told.length) app.tell(told.join(" "));
  if (message.t === "welcome") subscribe();
  if (message.t === "led" && app.opening) {
    app.opening = false;
    location.hash = `${message.class}/game`;
  }
  app.changed();
}

function refused({ why, for: of, table }) {
  app.opening = false;
  const key = `refused-${why}`;
  app.tell(t(has(key) ? key : "refused-other"), "refused");
  if (why === "unknown_class" && of === "class" && table === app.code) {
    app.model.forget(table);
    location.hash = "";
  }
}

/** Asks for the class that is shown. */
function subscribe() {
  if (app.code && app.wire.state === "open") app.wire.send({ t: "class", class: app.code });
}

function connection(state) {
  if (state === "lost") app.tell(t("connection-lost"), "lost");
  if (state === "open" && app.wasLost) app.tell(t("connection-back"));
  app.wasLost = state === "lost" || (app.wasLost && state !== "open");
  app.changed();
}

/** Draws the page: a new view where another one is shown, and otherwise what has changed. */
function render() {
  app.route = route();
  if (app.code !== app.route.code) {
    app.code = app.route.code;
    subscribe();
  }
  const view = app.class;
  const name = !app.code ? "start" : !view ? "wait" : app.route.view;
  const key = [lang(), app.code, name, name === "projector" ? "" : app.section].join();
  if (shown.key !== key) mount(key, name);
  shown.frame?.update();
  shown.view.update?.();
  app.dialog?.update();
}

function mount(key, name) {
  app.dialog?.close();
  const isFirst = !shown.key;
  document.body.className = name === "projector" ? "projected" : "";
  const made = { start, projector, ...VIEWS }[name]?.(app) ?? { root: h("p", { class: "wait", text: t("waiting") }) };
  const frame = name === "projector" ? undefined : frameOf(name);
  const main = h("main", { id: "main" }, made.root);
  const page = document.getElementById("page");
  page.replaceChildren(...(frame ? [frame.head, status, main, frame.foot] : [main]));
  document.title = [app.code, "Tabuleiro"].filter(Boolean).join(" · ");
  shown = { key, view: made, frame };
  if (isFirst) return;
  scrollTo(0, 0);
  const heading = made.root.querySelector("h1");
  attr(heading ?? main, "tabindex", "-1");
  (heading ?? main).focus({ preventScroll: true });
}

/** Returns what stands around a view. */
function frameOf(name) {
  const other = lang() === "pt" ? "en" : "pt";
  const change = button(other === "en" ? "English" : "Português", () => choose(other), { class: "plain", lang: other });
  const project = h("a", {
    class: "button plain project",
    href: `#${app.code}/projector`,
    target: "_blank",
    text: t("projector"),
  });
  const brand = h("a", { class: "brand", href: "#", text: "Tabuleiro" });
  const code = h("span", { class: "code", text: app.code ?? "" });
  const link = (view) =>
    h("a", {
      href: `#${app.code}/${view}`,
      text: t(`view-${view}`),
      "aria-current": view === name ? "page" : undefined,
    });
  const inClass = Boolean(app.code && app.class);
  const shows = select(
    SHOWS.map((what) => [what, t(`show-${what}`)]),
    { value: wished() },
  );
  shows.addEventListener("change", () => wish(shows.value));
  const asked = h("label", { class: "on-projector" }, h("span", { text: t("show-on-projector") }), shows);
  const nav = h("nav", { "aria-label": t("views") }, Object.keys(VIEWS).map(link));
  const head = h(
    "header",
    { class: "top" },
    h(
      "div",
      { class: "top-row" },
      brand,
      app.code && code,
      h("span", { class: "gap" }),
      inClass && asked,
      inClass && project,
      change,
    ),
    inClass && nav,
  );
  const foot = inClass && name !== "end" ? bar(app) : undefined;
  return { head, foot: foot?.root ?? "", update: () => foot?.update() };
}

async function choose(language) {
  await load(language);
  stored(LANGUAGE, language);
  render();
}

/** Changes what depends on the time. */
function tick() {
  if (!shown.view) return;
  shown.frame?.update();
  shown.view.tick?.();
}

async function begin() {
  const wish = stored(LANGUAGE) ?? (navigator.languages.some((tag) => /^pt/i.test(tag)) ? "pt" : "en");
  await load(wish);
  app.wire = new Wire(app.token, receive, connection);
  addEventListener("hashchange", () => {
    const token = takeToken();
    if (token !== app.token) location.reload();
    render();
  });
  setInterval(tick, 1000);
  render();
}

begin();
