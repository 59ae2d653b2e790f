// The web worker in which the computer searches. A search runs in slices, so that a message to stop is received between
// two of them.

import init, { Thought, provide } from "./@WORKER_JS@";

/** Milliseconds of a slice, and so the longest delay of a message. */
const SLICE = 24;

const program = new URL("./@WORKER_WASM@", import.meta.url);
const unpack = async () => (await import("./@UNPACK_JS@")).compileUnpacked(program);
const ready = init({ module_or_path: self.isSecureContext ? program : unpack().catch(() => fetch(program)) });

/** The number of the request that is being searched, or null. */
let current = null;

self.onmessage = async ({ data }) => {
  if ("stop" in data) {
    if (current === data.stop) current = null;
    return;
  }
  if ("weights" in data) {
    await ready;
    provide(data.weights, data.bytes);
    return;
  }
  const { number, request } = data;
  current = number;
  await ready;
  if (current !== number) return;
  try {
    run(number, new Thought(request));
  } catch (error) {
    self.postMessage({ number, error: String(error) });
  }
};

function run(number, thought) {
  const step = () => {
    if (current !== number) return thought.free();
    const answer = thought.think(SLICE);
    if (answer === undefined) {
      const glimpse = thought.glimpse();
      if (glimpse !== undefined) self.postMessage({ number, glimpse });
      return setTimeout(step);
    }
    current = null;
    thought.free();
    self.postMessage({ number, answer });
  };
  step();
}
