// The page for text. The program (web/text/src) answers lines with sentences; here are its screens, its field and its address.

import init, { Page, provide } from "./@TEXT_BINDING@";
import * as board from "./@BOARD_JS@";
import * as files from "./@FILES_JS@";
import * as kept from "./@KEPT_JS@";
import * as screens from "./@SCREENS_JS@";
import * as voice from "./@VOICE_JS@";

const element = (id) => document.getElementById(id);
const line = element("line");
/** What few persons need at first. */
const computer = () => import("./@COMPUTER_JS@");
const wire = async () => {
  const module = await import("./@WIRE_JS@");
  module.listen((told) => take(page.news(told)), () => loadWords("class"));
  return module;
};
/** The address of a match with another device, or of a class, which comes from its server. */
const DISTANT = "#table";

let page;
/** Lines that the person has entered, the last one at the end, and where the arrow keys are among them. */
const entered = [];
let recalled = 0;

// Dispatches the event "error", for which failed.js listens.
start().catch(reportError);

async function start() {
  const system = (navigator.language ?? "").toLowerCase().startsWith("pt") ? "pt" : "en";
  const language = kept.preferences().language ?? system;
  document.documentElement.lang = language;
  const program = init({ module_or_path: new URL("./@TEXT_WASM@", import.meta.url) });
  // The program takes the words once it runs; both are downloaded at the same time.
  await Promise.all([program, files.fetchWords(language)]);
  await files.provideWords(language, provide);
  page = new Page(language, Math.random());
  page.set_solved((kept.learned().puzzles ?? []).join("\n"));
  board.listen(chosen);
  screens.listen({ program: page, choose: (place) => (location.hash = place), dial, loadRules });
  listen();
  screens.write(page);
  element("state").hidden = true;
  addEventListener("hashchange", follow);
  const { table, class: attended } = kept.online();
  const isBare = location.hash.length < 2 || location.hash === DISTANT;
  if (!isBare) follow();
  else if (table || attended) {
    history.replaceState(null, "", DISTANT);
    screens.show("table");
  } else screens.show("games");
  // What was followed when the page was left. A class goes on whatever the address says.
  if (attended || (isBare && table)) distant((module) => module.comeBack(table ?? "", attended ?? ""));
  document.documentElement.dataset.state = "ready";
  keepOffline();
}

function listen() {
  element("ask").addEventListener("submit", (event) => {
    event.preventDefault();
    enter(line.value);
  });
  line.addEventListener("keydown", recall);
  element("to-games").addEventListener("click", leave);
  element("language").addEventListener("click", () => change(screens.other()));
  element("commands").addEventListener("click", ({ target }) => {
    const { word, argument } = target.closest("[data-word]")?.dataset ?? {};
    if (word === undefined) return;
    if (argument) write(`${word} `);
    else enter(word);
  });
  for (const name of ["speech", "sounds", "short"]) {
    const box = element(name);
    box.checked = Boolean(kept.preferences()[name]);
    box.addEventListener("change", () => {
      kept.prefer({ [name]: box.checked });
      voice.hush();
      page.set_short(element("short").checked);
    });
  }
  page.set_short(element("short").checked);
}

/** Goes back to the list of the games. */
function leave() {
  location.hash = "";
}

/** Takes a line from the field. */
function enter(text) {
  const wanted = text.trim();
  line.value = "";
  line.focus();
  voice.hush();
  if (wanted) {
    entered.push(wanted);
    recalled = entered.length;
    voice.say([wanted], true);
  }
  take(page.enter(wanted));
}

/** Puts a text into the field, where the person goes on typing. */
function write(text) {
  line.value = text;
  line.focus();
}

/** Adds the name of a cell to what the field has. */
function chosen(name) {
  const before = line.value.trim();
  write(before ? `${before} ${name}` : name);
}

/** Goes through the lines that were entered. */
function recall(event) {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!step || !entered.length) return;
  event.preventDefault();
  recalled = Math.max(0, Math.min(entered.length, recalled + step));
  line.value = entered[recalled] ?? "";
}

/** Does what an answer of the program says (told.rs). */
function take(text) {
  const answer = JSON.parse(text);
  const language = answer.requests.find(({ t }) => t === "language")?.language;
  if (language && !files.hasWords(language)) {
    change(language).then(() => voice.say(answer.lines));
    return;
  }
  if (language) speak(language);
  voice.say(answer.lines);
  if (answer.cue) voice.sound(answer.cue);
  if (answer.redraw) redraw();
  for (const request of answer.requests) serve(request);
}

function notLoaded(error) {
  console.warn(error);
  voice.say([page.word("text-page-not-loaded")]);
}

/** Does something with the program of the wire, one thing after another. */
function distant(action) {
  distant.last = (distant.last ?? Promise.resolve()).then(wire).then(action).catch(notLoaded);
}

function serve({ t, number, game, request, path, wanted, list, entry }) {
  const failed = (error) => {
    console.warn("the computer does not answer:", error);
    take(page.unanswered());
  };
  const asked = (ask) => computer().then(ask).catch(failed);
  if (t === "search") asked(({ search }) => search(game, request, (found) => take(page.found(number, found)), failed));
  else if (t === "judge") asked(({ judge }) => judge(request, (judged) => take(page.judged(number, judged)), failed));
  else if (t === "load") load(path);
  else if (t === "wire") {
    // After the page was loaded again the match comes from its server.
    if (/"t":"(open|join)"/.test(wanted)) history.replaceState(null, "", DISTANT);
    distant((module) => module.ask(wanted));
  }
  else if (t === "learned") kept.learn(list, entry);
  else if (t === "leave") leave();
}

/** Loads words that are said when they are asked for, in the language of the page. */
async function loadWords(kind) {
  const { lang } = document.documentElement;
  if (await files.provideWords(lang, provide, kind)) page.words_provided(lang);
}

const loadRules = () => loadWords("study").catch(notLoaded);

/** Loads a file of lessons or puzzles, and the sentences that belong to it. */
async function load(path) {
  let text;
  try {
    await loadWords("study");
    text = await files.material(path);
  } catch (error) {
    notLoaded(error);
  }
  take(page.loaded(path, text));
}

function redraw() {
  const table = page.board();
  if (table === undefined) return board.clear();
  const drawn = JSON.parse(table);
  board.draw(drawn);
  screens.name(drawn.title);
  // So a page that is loaded again comes back to the match. Lessons and puzzles begin anew.
  const isMatch = /^#game=(?!.*&(lesson|puzzle))/.test(location.hash);
  const link = isMatch ? page.link() : undefined;
  if (link) history.replaceState(null, "", `#${link}`);
}

/** Does what the address says. */
function follow() {
  const place = location.hash.slice(1);
  if (!place || location.hash === DISTANT) return screens.show(place ? "table" : "games");
  if (place.startsWith("setup=")) return screens.setUp(new URLSearchParams(place));
  voice.clear();
  board.clear();
  screens.show("table");
  take(page.open(place));
}

/** Opens a table for another device. */
function dial(game, options) {
  history.pushState(null, "", DISTANT);
  voice.clear();
  board.clear();
  screens.show("table");
  distant((module) => module.ask(JSON.stringify({ t: "open", game, options })));
}

/** Changes the language of the page. */
async function change(language) {
  try {
    await files.provideWords(language, provide);
  } catch (error) {
    notLoaded(error);
    return;
  }
  page.set_language(language);
  speak(language);
}

/** Writes the page in a language that the program has. */
function speak(language) {
  kept.prefer({ language });
  document.documentElement.lang = language;
  page.words_provided(language);
  screens.write(page);
  redraw();
}

/** Keeps what this page has loaded on the device. */
async function keepOffline() {
  const options = { scope: "./text", updateViaCache: "none" };
  await navigator.serviceWorker?.register("text-service-worker.js", options).catch((error) => {
    console.warn("the page will need the network next time:", error);
  });
}
