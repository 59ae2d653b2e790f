// Makes and changes elements. Whatever came over the wire is inserted as text, and nothing is touched that has not changed.

/** Makes an element. `on` has listeners; `text` its text; everything else is an attribute. */
export function h(tag, { on = {}, text, ...attributes } = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) attr(node, name, value);
  for (const [event, listener] of Object.entries(on)) node.addEventListener(event, listener);
  if (text !== undefined) node.textContent = text;
  node.append(...children.flat(Infinity).filter(Boolean));
  return node;
}

/** Sets an attribute; `false` and `undefined` remove it, and `true` sets it without a value. */
export function attr(node, name, value) {
  if (value === false || value === undefined || value === null) {
    if (node.hasAttribute(name)) node.removeAttribute(name);
    return;
  }
  const written = value === true ? "" : String(value);
  if (node.getAttribute(name) !== written) node.setAttribute(name, written);
}

/** Sets the text of an element. */
export function say(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/** Shows or hides an element. */
export function show(node, visible) {
  if (node.hidden === visible) node.hidden = !visible;
}

/** Enables or disables a control. */
export function enable(node, enabled) {
  if (node.disabled === enabled) node.disabled = !enabled;
}

/**
 * Gives `parent` one child for each item, in their order. A child stays as long as there is an item with its key; `make`
 * makes it, and `update` brings it up to date.
 */
export function keyed(parent, items, keyOf, make, update = () => {}) {
  const there = (parent.keyedChildren ??= new Map());
  const wanted = new Map(items.map((item, index) => [String(keyOf(item, index)), item]));
  for (const [key, node] of there) {
    if (wanted.has(key)) continue;
    node.remove();
    there.delete(key);
  }
  let before = parent.firstElementChild;
  for (const [key, item] of wanted) {
    let node = there.get(key);
    if (!node) {
      node = make(item);
      there.set(key, node);
    }
    if (node === before) before = before.nextElementSibling;
    else parent.insertBefore(node, before);
    update(node, item);
  }
}

/** Makes a button. */
export const button = (text, click, options = {}) => h("button", { type: "button", text, on: { click }, ...options });

let names = 0;

/** Returns an id that no other element has. */
const unique = () => `field-${(names += 1)}`;

/** Makes a field with its label. */
export function field(label, input, note) {
  input.id ||= unique();
  return h(
    "div",
    { class: "field" },
    h("label", { for: input.id, text: label }),
    input,
    note && h("p", { class: "note", text: note }),
  );
}

/** Makes a choice among `[value, text]`. */
export function select(options, { value, ...attributes } = {}) {
  const node = h(
    "select",
    attributes,
    options.map(([value, text]) => h("option", { value, text })),
  );
  if (value !== undefined) node.value = value;
  return node;
}

/** Makes radio buttons of `[value, text]` that look like one row of buttons; `change` gets the value. */
export function radios(legend, options, value, change) {
  const group = unique();
  const one = ([own, text]) => {
    const input = h("input", { type: "radio", name: group, value: own, on: { change: () => change(own) } });
    input.checked = own === value;
    return h("label", { class: "pill" }, input, h("span", { text }));
  };
  return h("fieldset", { class: "pills" }, h("legend", { text: legend }), h("div", {}, options.map(one)));
}
