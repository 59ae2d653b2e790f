// The computer: the worker of the ordinary page, which is downloaded with the first search.

const WORKER = "@WORKER@";
/** The addresses of the weights of the evaluations, by game and file. */
const WEIGHTS = JSON.parse('@WEIGHTS@');

let worker = null;
/** The number of the last search, which a later one replaces. */
let searching = null;
/** What is done with the answer to a request, by its number in the worker. */
const waiting = new Map();
let sent = 0;
const provided = new Map();

function started(failed) {
  if (worker) return worker;
  worker = new Worker(new URL(WORKER, import.meta.url), { type: "module" });
  worker.onmessage = ({ data: { number, answer, glimpse, error } }) => {
    if (glimpse !== undefined) return;
    const answered = waiting.get(number);
    waiting.delete(number);
    if (answer !== undefined) answered?.(answer);
    else if (error !== undefined) failed(error);
  };
  worker.onerror = (event) => {
    worker.terminate();
    worker = null;
    waiting.clear();
    failed(event.message);
  };
  return worker;
}

/** Resolves when the worker has the weights of a game. A file that cannot be downloaded is left out. */
function weights(game, failed) {
  if (!provided.has(game)) {
    const files = Object.entries(WEIGHTS[game] ?? {}).map(async ([file, address]) => {
      const response = await fetch(new URL(address, import.meta.url)).catch(() => null);
      if (!response?.ok) return;
      started(failed).postMessage({ weights: `${game}/${file}`, bytes: new Uint8Array(await response.arrayBuffer()) });
    });
    provided.set(game, Promise.all(files));
  }
  return provided.get(game);
}

/** Searches a position, and gives up the search before; calls `answered` with the answer, `failed` if there is none. */
export async function search(game, request, answered, failed) {
  if (searching !== null) {
    waiting.delete(searching);
    worker?.postMessage({ stop: searching });
  }
  sent += 1;
  const number = (searching = sent);
  await weights(game, failed);
  if (searching !== number) return;
  waiting.set(number, answered);
  started(failed).postMessage({ number, request });
}

/** Judges an answer to a puzzle. */
export function judge(request, answered, failed) {
  sent += 1;
  searching = sent;
  waiting.set(sent, answered);
  started(failed).postMessage({ number: sent, request });
}
