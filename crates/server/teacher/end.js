// The end of a class: its results as files, and what becomes of it.

import { ask } from "./dialog.js";
import { attr, button, h, say, show } from "./dom.js";
import { lang, t } from "./words.js";

const FILES = ["results.html", "standings.csv", "rounds.csv", "matches.json", "report.trf"];

/** Fetches a file of the class and hands it to the browser. The token goes in a header, so that no address contains it. */
async function download(app, name) {
  try {
    const query = new URLSearchParams({ lang: lang(), section: app.section });
    const answer = await fetch(`/teacher/export/${app.code}/${name}?${query}`, {
      headers: { authorization: `Bearer ${app.token}` },
    });
    if (!answer.ok) throw new Error(String(answer.status));
    const address = URL.createObjectURL(await answer.blob());
    h("a", { href: address, download: `${app.code}-${name}` }).click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  } catch {
    app.tell(t("no-export"), "refused");
  }
}

export function end(app) {
  const file = (name) => {
    const key = name.replace(".", "-");
    return h(
      "li",
      {},
      button(t(`export-${key}`), () => download(app, name)),
      h("p", { class: "note", text: t(`export-${key}-note`) }),
    );
  };
  const results = h(
    "section",
    { class: "card" },
    h("h2", { text: t("export") }),
    h("ul", { class: "files" }, FILES.map(file)),
  );
  const finish = button(t("end-class"), () =>
    ask(app, t("end-class"), t("end-class-note"), t("end-class"), () => app.order({ do: "end" })),
  );
  const finishing = h(
    "section",
    { class: "card" },
    h("h2", { text: t("end-class") }),
    h("p", { text: t("end-class-note") }),
    h("div", { class: "buttons" }, finish),
  );
  const keep = button("", () => app.order({ do: "keep", keep: !app.class.kept }));
  const kept = h("p", {});
  const remove = () => {
    if (!app.order({ do: "delete" })) return;
    location.hash = "";
  };
  const drop = button(t("delete"), () => ask(app, t("delete"), t("delete-note"), t("delete-yes"), remove), {
    class: "danger",
  });
  const keeping = h(
    "section",
    { class: "card" },
    h("h2", { text: t("keep-or-delete") }),
    kept,
    h("div", { class: "buttons" }, keep, drop),
  );
  return {
    root: h("div", { class: "end" }, h("h1", { text: t("view-end") }), results, finishing, keeping),
    update() {
      const view = app.class;
      show(finishing, !view.ended);
      say(kept, t(view.kept ? "is-kept" : "is-not-kept"));
      say(keep, t(view.kept ? "keep-not" : "keep"));
      attr(keep, "aria-pressed", String(view.kept));
    },
  };
}
