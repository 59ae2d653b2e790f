// The bar at the foot of the page: where the section stands, the time left, and what comes next.

import { ask } from "./dialog.js";
import { attr, button, enable, h, say, show } from "./dom.js";
import { isOver, readyOf, sectionName, timeLeft, waiting } from "./model.js";
import { t, time } from "./words.js";

/** Returns the bar. Its one strong button is always the next step. */
export function bar(app) {
  const where = h("p", { class: "where" });
  const left = h("span", { class: "left", role: "timer", "aria-label": t("time-left") });
  const next = button("", () => step(app)?.act(), { class: "primary" });
  const bell = button(t("bell"), () => ring(app), { class: "plain" });
  const pause = button("", () => app.order({ do: "pause", paused: !app.class.paused }), { class: "plain" });
  const root = h("footer", { class: "next no-print" }, where, left, h("span", { class: "gap" }), pause, bell, next);
  return {
    root,
    update() {
      const view = app.class;
      if (!view) return;
      const section = view.sections[app.section];
      const { text, act, sentence } = step(app);
      say(where, sentence);
      say(next, text);
      enable(next, Boolean(act));
      show(next, Boolean(text));
      const ms = section && section.phase === "playing" ? timeLeft(view, section) : undefined;
      show(left, ms !== undefined);
      if (ms !== undefined) {
        say(left, time(ms));
        attr(left, "data-short", ms < 60_000);
      }
      show(pause, section?.phase === "playing" || view.paused);
      say(pause, t(view.paused ? "go-on" : "pause"));
      attr(pause, "aria-pressed", String(view.paused));
      show(bell, section?.phase === "playing");
    },
  };
}

function ring(app) {
  const section = app.section;
  const { setup } = app.class.sections[section];
  const open = app.class.sections[section].pairs.filter((pair) => !isOver(pair)).length;
  const sentence = open === 0 ? t("bell-ends") : t(`bell-${setup.bell}`, { n: open });
  ask(app, t("bell"), sentence, t("bell"), () => app.order({ do: "bell", section }));
}

/** Returns the next step: the text of its button, what it does, and a sentence about where the section stands. */
function step(app) {
  const view = app.class;
  const index = app.section;
  const section = view.sections[index];
  if (view.ended) return { sentence: t("class-ended"), text: t("view-end"), act: () => app.go("end") };
  if (!section)
    return {
      sentence: t("no-game"),
      text: app.route.view === "game" ? "" : t("choose-game"),
      act: () => app.go("game"),
    };
  const order = (what, then) => () => app.order({ do: what, section: index }) && then && app.go(then, index);
  const ready = readyOf(view, section).length;
  const has = {
    game: sectionName(view, index),
    round: section.round,
    next: section.round + 1,
    n: ready,
    rounds: section.rounds,
  };
  const numbered = section.rounds > 0 ? t("round-of", has) : t("round-n", has);
  if (view.paused && section.phase === "playing") return { sentence: t("paused"), text: "" };
  const { system } = section.setup;
  switch (section.phase) {
    case "lobby":
    case "between": {
      const sentence = section.phase === "lobby" ? t("phase-lobby", has) : t("phase-between", has);
      if (system === "puzzles") return { sentence, text: t("start-race"), act: order("start", "wall") };
      if (system === "computer") return { sentence, text: t("start-computer"), act: order("start", "wall") };
      if (system === "free") return { sentence, text: t("start-free"), act: ready > 1 && order("start", "wall") };
      if (system === "simultaneous")
        return { sentence, text: t("choose-host"), act: ready > 1 && (() => app.go("pairs", index)) };
      return { sentence, text: t("pair-round", has), act: ready > 1 && order("propose", "pairs") };
    }
    case "proposed":
      return { sentence: t("phase-proposed", has), text: t("start-round", has), act: order("start", "wall") };
    case "playing": {
      const done = section.pairs.filter(isOver).length;
      const sentence =
        { puzzles: t("phase-race", has), computer: t("phase-computer", has), free: t("phase-free", has) }[system] ??
        `${numbered} · ${t("done-of", { n: done, all: section.pairs.length })}`;
      return { sentence, text: "" };
    }
    case "waiting":
      return {
        sentence: t("phase-waiting", { n: waiting(section) }),
        text: t("decide"),
        act: app.route.view !== "wall" && (() => app.go("wall")),
      };
    default:
      return section.phase === "over" && app.route.view !== "standings"
        ? { sentence: t("phase-over", has), text: t("view-standings"), act: () => app.go("standings", index) }
        : { sentence: t("phase-over", has), text: t("next-game"), act: () => app.go("game") };
  }
}
