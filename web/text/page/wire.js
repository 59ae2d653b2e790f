// Matches with another device: downloads the program of the wire when one is asked for, owns its socket, and passes on what it
// tells. When something is sent is decided by the program.

import { keepOnline, online } from "./@KEPT_JS@";

/** The address of the table and of the class. */
const DISTANT = "#table";

/** The subprotocol of the wire. */
const PROTOCOL = "tabuleiro.v1";
/** Milliseconds between two calls of the program. */
const TICK = 500;

const now = () => performance.now();

/** A promise of the program, once it was asked for. */
let program = null;
let socket = null;
let told = null;
let loadWords = null;
/** What was passed on, one thing after another. */
let passed = Promise.resolve();

/** Calls `tell` with what the text table is to be told, as JSON. `load` resolves when the words of a class are there. */
export function listen(tell, load) {
  if (told) return;
  [told, loadWords] = [tell, load];
  const woke = () => event("woke", "");
  for (const name of ["pageshow", "online"]) addEventListener(name, woke);
  document.addEventListener("visibilitychange", woke);
}

async function started() {
  const { default: init, Connection } = await import("./@WIRE_BINDING@");
  await init({ module_or_path: new URL("./@WIRE_WASM@", import.meta.url) });
  const connection = new Connection(online().token ?? "", Math.random());
  setInterval(() => event("tick", ""), TICK);
  return connection;
}

/** Calls the program, which is downloaded first; fails if it cannot be. */
async function call(action) {
  program ??= started();
  const connection = await program.catch((error) => {
    program = null;
    throw error;
  });
  const { news, tasks } = JSON.parse(action(connection));
  for (const task of tasks) run(task);
  for (const item of news) passed = passed.then(() => pass(item)).catch(console.error);
}

/** Passes on what the program tells. */
async function pass(item) {
  if (item.t === "class") await loadWords().catch(console.warn);
  told(JSON.stringify(item));
  // A match and a class are heard at the table, whatever was shown before.
  if (["class", "seated"].includes(item.t) && !item.left && location.hash !== DISTANT) location.hash = DISTANT;
}

/** Does what the text table asks for, given as JSON. */
export const ask = (wanted) => call((connection) => connection.ask(wanted, now()));

/** Comes back to a class or a table after the page was loaded again. */
export const comeBack = (table, attended) => call((connection) => connection.come_back(table, attended, now()));

function event(name, text) {
  if (program) call((connection) => connection.event(name, text, now())).catch(console.warn);
}

function run({ t, text, token, table, class: attended }) {
  if (t === "connect") connect();
  else if (t === "send" && socket?.readyState === WebSocket.OPEN) socket.send(text);
  else if (t === "close") drop();
  else if (t === "token") keepOnline({ token });
  else if (t === "follow") keepOnline({ table });
  else if (t === "attend") keepOnline({ class: attended });
}

function drop() {
  const old = socket;
  socket = null;
  if (!old) return;
  old.onopen = old.onclose = old.onmessage = null;
  old.close();
}

function connect() {
  drop();
  const address = new URL("ws", location.href);
  address.protocol = address.protocol.replace("http", "ws");
  address.hash = "";
  try {
    socket = new WebSocket(address, PROTOCOL);
  } catch {
    setTimeout(() => event("closed", ""));
    return;
  }
  socket.onopen = () => event("opened", "");
  socket.onclose = () => {
    socket = null;
    event("closed", "");
  };
  socket.onmessage = ({ data }) => event("text", typeof data === "string" ? data : "");
}
