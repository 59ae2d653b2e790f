// One board of the wall, and the decision about its match.

import { open } from "./dialog.js";
import { attr, button, h, say, show } from "./dom.js";
import { STUCK, entrantName, halvesOf, isOver, matchOf, seatsOf, silence, versus } from "./model.js";
import { points, t } from "./words.js";

/** The shortest time between two pictures of a board. */
const APART = 500;

/** Makes the picture of a board, which is asked for again only when the position has changed. */
export function picture(attributes = {}) {
  const image = h("img", { alt: "", decoding: "async", width: "300", height: "300", ...attributes });
  let [shown, last, timer] = ["", 0, undefined];
  const draw = (source) => {
    shown = source;
    last = Date.now();
    image.src = source;
  };
  return {
    image,
    /** Shows the position of a board. */
    update(board) {
      const source = `/table/${board.table}.svg?n=${board.n}&m=${board.number}`;
      if (source === shown) return;
      clearTimeout(timer);
      const wait = last + APART - Date.now();
      if (wait <= 0) draw(source);
      else timer = setTimeout(() => draw(source), wait);
    },
  };
}

/** Returns what is to be known of a board: the names, who is to move, who is away, and whether it needs the teacher. */
export function stateOf(view, section, pair, board) {
  const seats = seatsOf(pair, board);
  const over = isOver(pair);
  const side = (person) => ({
    name: entrantName(view, section, seats[person]),
    moves: !over && !board?.over && board?.decides === person,
    away: !over && Boolean(board) && board.persons[person] !== "present",
  });
  const quiet = board && !over && !board.over && !view.paused ? silence(board) : 0;
  const kind = pair.waits ? "waits" : over ? "over" : quiet >= STUCK ? "stuck" : "plays";
  const note = {
    waits: () => t("waits"),
    over: () => resultOf(pair),
    stuck: () => t("stuck", { n: Math.floor(quiet / 60) }),
    plays: () => match(pair, board),
  }[kind]();
  return { first: side("first"), second: side("second"), kind, note };
}

const match = (pair, board) =>
  pair.results.length > 1 ? t("match-of", { n: matchOf(pair, board) + 1, all: pair.results.length }) : "";

/** Returns the result of a pair as text. */
export function resultOf(pair) {
  const result = pair.results.length === 1 && pair.results[0];
  const unplayed = ["first_unplayed", "second_unplayed", "neither"].includes(result) ? ` (${t("unplayed")})` : "";
  return `${halvesOf(pair).map(points).join(" : ")}${unplayed}`;
}

/** Makes the card of a board. */
export function boardCard(app, key) {
  const shown = picture({ loading: "lazy" });
  const side = (person) =>
    h(
      "span",
      { class: `side ${person}` },
      h("span", { class: "turn", "aria-hidden": "true" }),
      h("span", { class: "name" }),
      h("span", { class: "away" }),
    );
  const note = h("span", { class: "board-note" });
  const table = h("span", { class: "table" });
  const look = button("", () => decide(app, key), { class: "look" });
  look.append(
    h("span", { class: "frame" }, shown.image),
    side("first"),
    side("second"),
    h("span", { class: "board-foot" }, table, note),
  );
  const node = h("li", { class: "board" }, look);
  node.update = ({ view, section, pair, board }) => {
    const state = stateOf(view, section, pair, board);
    for (const person of ["first", "second"]) {
      const own = node.querySelector(`.${person}`);
      const { name, moves, away } = state[person];
      say(own.querySelector(".name"), name);
      say(own.querySelector(".away"), away ? t("away") : moves ? t("to-move") : "");
      attr(own, "data-moves", moves);
      attr(own, "data-away", away);
    }
    say(table, pair.table);
    say(note, state.note);
    attr(node, "data-kind", state.kind);
    if (board) shown.update(board);
  };
  return node;
}

/** Opens a board: the position in large, and the decision about its match. */
export function decide(app, key) {
  const find = () => {
    const view = app.class;
    const section = view?.sections[key.section];
    const pair = section?.pairs.find((pair) => pair.round === key.round && pair.pair === key.pair);
    return pair && { view, section, pair, board: view.boards.get(pair.table) };
  };
  const { view, section, pair } = find();
  const { first, second } = versus(view, section, pair);
  const large = picture({ class: "close-up" });
  const state = h("p", {});
  const give = (outcome) => () => {
    const found = find();
    const match = found ? matchOf(found.pair, found.board) : 0;
    app.order({ do: "decide", section: key.section, round: key.round, pair: key.pair, match, outcome });
    app.dialog?.close();
  };
  const goOn = button(t("let-go-on"), give(null));
  const choices = h(
    "div",
    { class: "choices" },
    button(t("wins", { name: first }), give("first")),
    button(t("draw"), give("draw")),
    button(t("wins", { name: second }), give("second")),
    goOn,
  );
  const absent = h(
    "div",
    { class: "choices" },
    button(t("did-not-come", { name: first }), give("second_unplayed")),
    button(t("did-not-come", { name: second }), give("first_unplayed")),
    button(t("neither-came"), give("neither")),
  );
  const update = () => {
    const found = find();
    if (!found) return false;
    const now = stateOf(found.view, found.section, found.pair, found.board);
    const mover = ["first", "second"].map((person) => now[person]).find((side) => side.moves);
    say(
      state,
      [t("table-code", { code: found.pair.table }), mover && t("name-to-move", { name: mover.name }), now.note]
        .filter(Boolean)
        .join(" · "),
    );
    show(goOn, Boolean(found.pair.waits));
    show(large.image, Boolean(found.board));
    if (found.board) large.update(found.board);
    return true;
  };
  update();
  open(
    app,
    `${first} – ${second}`,
    [
      h(
        "div",
        { class: "decide" },
        large.image,
        h(
          "div",
          {},
          state,
          h("h3", { text: t("decide-match") }),
          choices,
          h("h3", { text: t("who-is-missing") }),
          absent,
        ),
      ),
    ],
    { update, wide: true },
  );
}
