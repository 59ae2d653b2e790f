// The computer's thoughts, beside the page's own thread: rules and search alone, no canvas. A request is thought about in
// slices, so that a word to stop is heard between two of them.

import init, { Thought } from "./@WORKER_JS@";

/** Milliseconds between two looks into the letter box. */
const SLICE = 24;

const ready = init({ module_or_path: new URL("./@WORKER_WASM@", import.meta.url) });

let current = null; // the number of the request being thought about

self.onmessage = async ({ data }) => {
  if ("stop" in data) {
    if (current === data.stop) current = null;
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
