// Dialogs within the page. The browser keeps the focus in them, closes them with Escape, and gives the focus back.

import { button, h } from "./dom.js";
import { t } from "./words.js";

/** Opens a dialog. `update`, if given, is called whenever something has changed, and closes it by returning `false`. */
export function open(app, title, body, { update, actions = [], wide = false } = {}) {
  app.dialog?.close();
  const heading = h("h2", { id: "dialog-title", text: title, tabindex: "-1" });
  const close = button(t("close"), () => node.close(), { class: "plain" });
  const foot = h("div", { class: "dialog-foot" }, actions, close);
  const node = h(
    "dialog",
    { "aria-labelledby": "dialog-title", class: wide ? "wide" : undefined },
    heading,
    h("div", { class: "dialog-body" }, body),
    foot,
  );
  node.addEventListener("close", () => {
    node.remove();
    if (app.dialog === node) app.dialog = undefined;
  });
  node.update = () => update?.() === false && node.close();
  document.body.append(node);
  app.dialog = node;
  node.showModal();
  heading.focus();
  return node;
}

/** Asks before something that cannot be taken back, and then does it. */
export function ask(app, title, sentence, yes, act) {
  const done = () => {
    app.dialog?.close();
    act();
  };
  open(app, title, h("p", { text: sentence }), { actions: [button(yes, done, { class: "danger" })] });
}
