// What is said: the log, which screen readers read out by themselves; on request the voice of the browser and sounds.

import { preferences } from "./@KEPT_JS@";

const element = (id) => document.getElementById(id);

function paragraph(text, own) {
  const node = document.createElement("p");
  node.textContent = text;
  if (own) {
    // The person has just typed it.
    node.className = "own";
    node.setAttribute("aria-hidden", "true");
  }
  return node;
}

/** Adds lines to the log. They are added at once, so that they are read out once and in order. */
export function say(lines, isOwn = false) {
  if (!lines.length) return;
  const log = element("log");
  log.append(...lines.map((line) => paragraph(line, isOwn)));
  log.scrollTop = log.scrollHeight;
  if (!isOwn && preferences().speech) speak(lines.join(" "));
}

export function clear() {
  element("log").replaceChildren();
}

function speak(text) {
  if (!window.speechSynthesis) return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = document.documentElement.lang === "pt" ? "pt-PT" : "en-GB";
  speechSynthesis.speak(words);
}

/** Ends what the voice is saying. */
export function hush() {
  window.speechSynthesis?.cancel();
}

/** Frequencies in hertz of the tones of each event, one after another. */
const TONES = {
  refused: [220, 180],
  played: [520],
  captured: [520, 390],
  won: [520, 660, 780],
  over: [520, 440],
  asked: [660, 660],
};
/** Seconds of a tone. */
const LENGTH = 0.12;

let context = null;

export function sound(cue) {
  const tones = TONES[cue];
  if (!tones || !preferences().sounds || !window.AudioContext) return;
  context ??= new AudioContext();
  context.resume();
  tones.forEach((frequency, n) => {
    const [tone, loudness] = [context.createOscillator(), context.createGain()];
    const begin = context.currentTime + n * LENGTH;
    tone.frequency.value = frequency;
    loudness.gain.setValueAtTime(0.15, begin);
    loudness.gain.exponentialRampToValueAtTime(0.001, begin + LENGTH);
    tone.connect(loudness).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + LENGTH);
  });
}
