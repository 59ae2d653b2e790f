// What a person chooses for an action in the notation of the rules: places, and buttons by their English names.

import assert from "node:assert/strict";

const WORDS = {
  pass: "Pass",
  swap: "Swap sides",
  end: "End the turn",
  take: "Take this side",
  quarto: "Quarto!",
};
/** What a piece or a colour is called on its button, by the letter in the notation. */
const LETTERS = { w: "White", b: "Black", K: "King", Q: "Queen", R: "Rook", B: "Bishop", N: "Knight", P: "Pawn" };
/** The letters of the traits of Quarto's pieces: Portuguese in the notation, English in the names. */
const TRAITS = { a: "t", b: "s", c: "l", e: "d", q: "q", r: "r", m: "o", o: "h" };

const count = (n, one, many) => (n === 1 ? `One ${one}` : `${n} ${many}`);

/** Whether three places named by letter and number lie in a line, in this order. */
function isStraight(...places) {
  const [a, b, c] = places.map((place) => [place.toLowerCase().charCodeAt(0), Number(place.slice(1))]);
  const [x, y, z, w] = [b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]];
  return x * w === y * z && x * z + y * w > 0;
}

/** Returns the places of an action in their order, and the name of the button that may be asked for after them. */
export function parse(action) {
  if (WORDS[action]) return { places: [], button: WORDS[action] };
  if (/^[ab][ce][qr][mo]$/.test(action)) return { places: [[...action].map((letter) => TRAITS[letter]).join("")] };
  const stock = /^\+(\d+)$/.exec(action);
  if (stock) return { places: [], button: count(Number(stock[1]), "seed", "seeds") };
  const places = action.match(/[A-Za-z]\d+/g) ?? [];
  const off = /-off:(\d+)$/.exec(action);
  if (off) return { places, button: `${count(Number(off[1]), "man", "men")} off the board` };
  const button = LETTERS[/=(\w)$/.exec(action)?.[1]];
  // The foremost man of a row that goes straight ahead is not chosen.
  const isRow = /^\w+,\w+-\w+$/.test(action);
  return { places: isRow && isStraight(...places) ? [places[0], places[2]] : places, button };
}

/** Plays an action by keys. Returns what is said when it is played. */
export async function play(player, action) {
  const { places, button } = parse(action);
  let left = places;
  while (left.length > 0) {
    // After the first place a path is chosen by its end, if that can be chosen now.
    const isBegun = left.length < places.length;
    const end = left.at(-1);
    if (isBegun && !action.includes(",") && (await player.cells()).get(end).open) left = [end];
    const said = await player.take(left[0]);
    if (said !== undefined) return said;
    left = left.slice(1);
  }
  if (!button) throw new Error(`${action} is not played by its places`);
  await player.choose(button);
  const said = await player.listen(button);
  // The button may be there in the next turn as well; otherwise no other one takes its focus.
  const at = await player.focused();
  assert.ok(at.cell || at.role === "canvas" || at.name === button, `after '${button}' the focus is on '${at.name}'`);
  return said;
}
