// The pairing sheet: who meets whom in the next round and why, and who meets whom now.

import { ask } from "./dialog.js";
import { attr, button, h, keyed, say, select, show } from "./dom.js";
import { entrantName, halvesOf, isOver, readyOf, sectionName } from "./model.js";
import { chooser, isInRounds } from "./sections.js";
import { nameOf, points, t } from "./words.js";

/** Returns the sentence that says why two meet, or why one has a bye. */
export function because(reason) {
  if (!reason) return "";
  switch (reason.why) {
    case "again":
      return t("why-again", { n: reason.times });
    case "level":
      return t("why-level", { n: reason.halves / 2, points: points(reason.halves) });
    case "nearest":
      return t("why-nearest", { more: points(reason.halves[0]), less: points(reason.halves[1]) });
    case "bye":
      return t("why-bye", { points: points(reason.halves) });
    case "bye_again":
      return t("why-bye-again");
    default:
      return t(reason.why === "wish" ? "why-wish" : "why-lot");
  }
}

export function pairings(app) {
  const view = () => app.class;
  const section = () => view()?.sections[app.section];
  const name = (entrant) => entrantName(view(), section(), entrant);
  if (!section()) return { root: h("div", {}, h("h1", { text: t("view-pairs") }), h("p", { text: t("no-game") })) };
  const index = app.section;
  const order = (what, more = {}) => app.order({ do: what, section: index, ...more });
  let picked;

  /** The first tap chooses an entrant, the second one exchanges the two. */
  const pick = (entrant) => () => {
    const first = picked;
    picked = first === entrant ? undefined : entrant;
    if (first !== undefined && first !== entrant) {
      picked = undefined;
      order("exchange", { pair: [first, entrant] });
    }
    update();
  };
  const hint = h("p", { class: "note no-print" });
  const list = h("ol", { class: "pairs" });
  const rest = h("ul", { class: "pairs rest" });
  const sheet = h("section", { class: "card" }, h("h2", { class: "sheet-title" }), hint, list, rest);
  const discard = button(t("discard"), () => order("discard"));
  const again = button(t("propose-again"), () => order("propose", hostOf()));
  const print = button(t("print"), () => window.print());
  const back = button(t("take-back"), () =>
    ask(app, t("take-back"), t("take-back-note", { round: section().round }), t("take-back"), () => order("take_back")),
  );
  const buttons = h("div", { class: "buttons no-print" }, again, discard, print, back);
  const host = select([]);
  const propose = button(t("propose-host"), () => order("propose", hostOf()), { class: "primary" });
  const hosting = h(
    "section",
    { class: "card no-print" },
    h("h2", { text: t("host-title") }),
    h("label", { class: "field" }, h("span", { text: t("host") }), host),
    propose,
  );
  const hostOf = () =>
    section().setup.system === "simultaneous" && host.value !== "" ? { host: Number(host.value) } : {};
  const wish = wishes(app, section, name, order);
  const root = h(
    "div",
    {},
    h("h1", { text: t("view-pairs"), class: "no-print" }),
    chooser(app, "pairs"),
    hosting,
    sheet,
    buttons,
    wish.root,
  );

  const proposedRow = () =>
    h(
      "li",
      {},
      h("button", { type: "button", class: "who first" }),
      h("span", { class: "versus", text: "–" }),
      h("button", { type: "button", class: "who second" }),
      h("p", { class: "why" }),
    );
  const side = (node, entrant) => {
    say(node, name(entrant));
    attr(node, "aria-pressed", String(picked === entrant));
    node.onclick = pick(entrant);
  };
  const playedRow = () =>
    h(
      "li",
      {},
      h("span", { class: "who first" }),
      h("span", { class: "versus" }),
      h("span", { class: "who second" }),
      h("span", { class: "table" }),
    );

  function showProposal(proposal) {
    keyed(
      list,
      proposal.pairs,
      (_, at) => `p${at}`,
      proposedRow,
      (node, pair) => {
        side(node.querySelector(".first"), pair.first);
        side(node.querySelector(".second"), pair.second);
        say(node.querySelector(".why"), because(pair.reason));
      },
    );
    const left = [
      ["bye", proposal.bye, because(proposal.reason)],
      ["rest", proposal.rest, t("why-rest")],
    ].filter(([, who]) => who !== undefined && who !== null);
    keyed(
      rest,
      left,
      ([key]) => key,
      () =>
        h(
          "li",
          {},
          h("button", { type: "button", class: "who" }),
          h("span", { class: "versus" }),
          h("p", { class: "why" }),
        ),
      (node, [key, who, why]) => {
        side(node.querySelector(".who"), who);
        say(node.querySelector(".versus"), t(`proposed-${key}`));
        say(node.querySelector(".why"), why);
      },
    );
  }

  function showRound(now) {
    keyed(
      list,
      now.pairs.filter((pair) => pair.round === now.round || !isOver(pair)),
      (pair) => `${pair.round}.${pair.pair}`,
      playedRow,
      (node, pair) => {
        say(node.querySelector(".first"), name(pair.first));
        say(node.querySelector(".second"), name(pair.second));
        say(node.querySelector(".versus"), isOver(pair) ? halvesOf(pair).map(points).join(" : ") : "–");
        say(node.querySelector(".table"), pair.waits ? t("waits") : t("table-code", { code: pair.table }));
      },
    );
    keyed(
      rest,
      now.bye === undefined || now.bye === null ? [] : [now.bye],
      () => "bye",
      () => h("li", {}, h("span", { class: "who" }), h("span", { class: "versus" })),
      (node, who) => {
        say(node.querySelector(".who"), name(who));
        say(node.querySelector(".versus"), t("proposed-bye"));
      },
    );
  }

  function update() {
    const now = section();
    if (!now) return;
    const { proposal } = now;
    if (!proposal) picked = undefined;
    const title = proposal
      ? t("proposal-for", { round: now.round + 1 })
      : now.round
        ? t("round-n", { round: now.round })
        : t("no-round");
    say(sheet.querySelector("h2"), `${sectionName(view(), index)} · ${title}`);
    say(
      hint,
      proposal
        ? t(picked === undefined ? "exchange-hint" : "exchange-second", {
            name: picked === undefined ? "" : name(picked),
          })
        : now.round
          ? ""
          : t("no-round-note"),
    );
    show(hint, hint.textContent !== "");
    if (proposal) showProposal(proposal);
    else showRound(now);
    show(list, Boolean(proposal || now.round));
    show(discard, Boolean(proposal));
    show(again, Boolean(proposal));
    show(print, Boolean(proposal || now.round));
    show(back, now.round > 0 && !proposal && isInRounds(now.setup));
    const choosing = now.setup.system === "simultaneous" && !proposal && ["lobby", "between"].includes(now.phase);
    show(hosting, choosing);
    if (choosing) {
      const ready = readyOf(view(), now).map((number) => now.entrants.indexOf(number));
      if (host.dataset.ready !== ready.join()) {
        attr(host, "data-ready", ready.join());
        host.replaceChildren(...ready.map((entrant) => h("option", { value: entrant, text: name(entrant) })));
      }
    }
    wish.update();
  }
  return { root, update };
}

/** Returns what the teacher wishes for the next round: who is kept apart, and who meets. */
function wishes(app, section, name, order) {
  const [one, other] = [select([]), select([])];
  const list = h("ul", { class: "wishes" });
  const pair = () => [Number(one.value), Number(other.value)];
  const differs = () => one.value !== other.value || app.tell(t("two-different"), "refused");
  const apart = button(t("keep-apart"), () => differs() && order("apart", { pair: pair(), apart: true }));
  const together = button(t("meet-next"), () => differs() && order("together", { pair: pair(), together: true }));
  const fields = h(
    "div",
    { class: "row" },
    h("label", { class: "field" }, h("span", { text: t("one") }), one),
    h("label", { class: "field" }, h("span", { text: t("other") }), other),
  );
  const root = h(
    "details",
    { class: "card no-print" },
    h("summary", { text: t("wishes") }),
    h("p", { class: "note", text: t("wishes-note") }),
    fields,
    h("div", { class: "buttons" }, apart, together),
    list,
  );
  const row = ({ kind, who }) =>
    h(
      "li",
      {},
      h("span", {}),
      button(t("drop-wish"), () => order(kind, { pair: who, [kind]: false })),
    );
  return {
    root,
    update() {
      const now = section();
      show(root, ["swiss", "free"].includes(now.setup.system) && now.entrants.length > 2);
      if (one.dataset.count !== String(now.entrants.length)) {
        attr(one, "data-count", now.entrants.length);
        for (const node of [one, other]) {
          const { value } = node;
          node.replaceChildren(
            ...now.entrants.map((number, entrant) =>
              h("option", { value: entrant, text: nameOf(app.class.entrants[number].name) }),
            ),
          );
          if (value) node.value = value;
        }
        if (one.value === other.value && now.entrants.length > 1) other.value = "1";
      }
      const all = ["apart", "together"].flatMap((kind) => now[kind].map((who) => ({ kind, who })));
      keyed(
        list,
        all,
        ({ kind, who }) => `${kind}${who}`,
        row,
        (node, { kind, who }) =>
          say(node.querySelector("span"), t(`wish-${kind}`, { first: name(who[0]), second: name(who[1]) })),
      );
    },
  };
}
