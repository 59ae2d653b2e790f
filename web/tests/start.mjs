// Measures the time until the first board, alternating with a bare scene of Bevy: node start.mjs TURNS, with the
// folders in PAGE and BARE.

import { LAPTOP, Visitor, open, steps, watchTheStart } from "./browser.mjs";

const turns = Number(process.argv[2] ?? 5);
const pages = { game: process.env.PAGE, bare: process.env.BARE };
const times = { game: [], bare: [] };
for (let turn = 0; turn < turns; turn += 1) {
  for (const [name, folder] of Object.entries(pages)) {
    const world = await open(LAPTOP, {}, folder);
    await watchTheStart(world.context);
    const visitor = await Visitor.arrive(world);
    times[name].push(Number(await visitor.page.evaluate(() => document.documentElement.dataset.firstBoard)));
    console.log(`${name}: ${await steps(visitor.page)}`);
    await world.close();
  }
}
const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const [game, bare] = [median(times.game), median(times.bare)];
console.log(`first board ${game} ms, bare scene ${bare} ms, median of ${turns}: ${(game / bare).toFixed(2)} times`);
