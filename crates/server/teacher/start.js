// The start: a new class, and those that there are.

import { button, h, keyed, say, show } from "./dom.js";
import { date, t } from "./words.js";

export function start(app) {
  const open = button(
    t("new-class"),
    () => {
      app.opening = app.send({ t: "class_open" });
    },
    { class: "primary large" },
  );
  const missing = h("p", { class: "card", text: t("no-token") });
  const list = h("ul", { class: "classes" });
  const heading = h("h2", { text: t("your-classes") });
  const steps = ["1", "2", "3"].map((step) => h("li", { text: t(`step-${step}`) }));
  const hero = h(
    "section",
    { class: "hero" },
    h("h1", { text: t("start-title") }),
    h("p", { class: "lead", text: t("start-lead") }),
    open,
    missing,
    h("ol", { class: "steps" }, steps),
  );
  const own = h("section", { class: "card" }, heading, list);
  return {
    root: h("div", {}, hero, own),
    update() {
      const classes = [...(app.model.classes ?? [])].reverse();
      show(own, classes.length > 0);
      show(open, Boolean(app.token));
      show(missing, !app.token);
      keyed(
        list,
        classes,
        (known) => known.class,
        (known) =>
          h(
            "li",
            {},
            h(
              "a",
              { href: `#${known.class}/${known.ended ? "standings" : "lobby"}` },
              h("strong", { text: known.class }),
              h("span", {}),
            ),
          ),
        (node, known) =>
          say(node.querySelector("span"), `${date(known.opened)}${known.ended ? ` · ${t("ended")}` : ""}`),
      );
    },
  };
}
