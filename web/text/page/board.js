// The board as tables and lists. One cell is in the order of the tab key; the arrow keys move between the cells (the grid
// pattern of the ARIA Authoring Practices).

const element = (id) => document.getElementById(id);

/** The cells of the rows of all parts; null for a gap. */
let rows = [];
/** The name of the cell that the tab key visits. */
let current = "";
let choose = () => {};

/** Calls `chosen` with the name of a cell that the person takes. */
export function listen(chosen) {
  choose = chosen;
  const board = element("board");
  board.addEventListener("keydown", onKey);
  board.addEventListener("click", ({ target }) => {
    const cell = target.closest("[data-name]");
    if (cell) take(cell);
  });
  board.addEventListener("focusin", ({ target }) => {
    if (target.dataset.name) visit(target);
  });
}

/** Draws a board as `told.rs` describes it. The focus stays on the cell of the same name. */
export function draw(table) {
  const board = element("board");
  const hadFocus = board.contains(document.activeElement);
  rows = [];
  const parts = table.parts.flatMap((part) => (part.columns.length ? grid(part, table.title) : list(part)));
  board.replaceChildren(...parts);
  const cells = rows.flat().filter(Boolean);
  const cell = cells.find((cell) => cell.dataset.name === current) ?? cells[0];
  if (!cell) return;
  visit(cell);
  if (hadFocus) cell.focus();
}

export function clear() {
  rows = [];
  element("board").replaceChildren();
}

function visit(cell) {
  for (const other of rows.flat()) if (other) other.tabIndex = -1;
  cell.tabIndex = 0;
  current = cell.dataset.name;
}

function take(cell) {
  visit(cell);
  choose(cell.dataset.name);
}

function made(tag, properties, ...children) {
  const node = Object.assign(document.createElement(tag), properties);
  node.append(...children);
  return node;
}

/** What is shown for a cell; screen readers read its label. */
function shown({ mark, legal }) {
  const node = made("span", { className: legal && !mark ? "legal" : "" }, mark);
  node.setAttribute("aria-hidden", "true");
  return node;
}

function describe(node, cell) {
  node.dataset.name = cell.name;
  node.setAttribute("aria-label", cell.label);
  node.classList.toggle("last", cell.last);
  node.tabIndex = -1;
  return node;
}

function grid(part, title) {
  const table = document.createElement("table");
  table.setAttribute("role", "grid");
  table.setAttribute("aria-label", part.name || title);
  const corner = made("td", { className: "gap" });
  const head = made("tr", {}, corner, ...part.columns.map((name) => made("th", { scope: "col" }, name)));
  const body = part.rows.map((row) => {
    const cells = row.cells.map((cell) => {
      const node = document.createElement("td");
      node.setAttribute("role", "gridcell");
      if (!cell) {
        node.className = "gap";
        return node;
      }
      node.setAttribute("aria-selected", String(cell.chosen));
      node.append(shown(cell));
      return describe(node, cell);
    });
    rows.push(cells.map((node) => (node.dataset.name === undefined ? null : node)));
    return made("tr", {}, made("th", { scope: "row" }, row.header), ...cells);
  });
  table.append(made("thead", {}, head), made("tbody", {}, ...body));
  return part.name ? [made("h4", {}, part.name), table] : [table];
}

function list(part) {
  const lists = part.rows.flatMap((row) => {
    const cells = row.cells.filter(Boolean).map((cell) => {
      const node = made("button", { type: "button" }, shown(cell), cell.mark ? "" : cell.name);
      node.setAttribute("aria-pressed", String(cell.chosen));
      return describe(node, cell);
    });
    rows.push(cells);
    const entries = made("ul", {}, ...cells.map((cell) => made("li", {}, cell)));
    if (row.header || part.name) entries.setAttribute("aria-label", row.header || part.name);
    return row.header ? [made("h5", {}, row.header), entries] : [entries];
  });
  return part.name ? [made("h4", {}, part.name), ...lists] : lists;
}

/** Returns the row and the column of a cell. */
function place(cell) {
  const row = rows.findIndex((cells) => cells.includes(cell));
  return [row, row < 0 ? -1 : rows[row].indexOf(cell)];
}

/** Returns the cell to which a key leads from a row and a column. */
function after(key, row, column) {
  const along = (step) => {
    for (let at = column + step; at >= 0 && at < rows[row].length; at += step) if (rows[row][at]) return rows[row][at];
  };
  const across = (step) => {
    for (let at = row + step; at >= 0 && at < rows.length; at += step) {
      // The nearest cell of the next row that has any: rows of a rhombus or of a star are of different lengths.
      const near = rows[at].map((cell, n) => cell && [Math.abs(n - column), cell]).filter(Boolean);
      if (near.length) return near.sort(([a], [b]) => a - b)[0][1];
    }
  };
  const ends = rows[row].filter(Boolean);
  const moves = {
    ArrowLeft: () => along(-1),
    ArrowRight: () => along(1),
    ArrowUp: () => across(-1),
    ArrowDown: () => across(1),
    Home: () => ends[0],
    End: () => ends.at(-1),
  };
  return moves[key]?.();
}

function onKey(event) {
  const cell = event.target.closest("[data-name]");
  if (!cell || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    take(cell);
    return;
  }
  const next = after(event.key, ...place(cell));
  if (["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"].includes(event.key)) event.preventDefault();
  next?.focus();
}
