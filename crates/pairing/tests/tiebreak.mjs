// Compares standings with those of the package tiebreak, which follows FIDE's regulations of 2023; see scripts/try-reports.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const { Results, Tiebreaker, TournamentType, UnplayedRoundsAdjustment } = await import(
  join(process.env.TIEBREAK, "build/index.js")
);

let compared = 0;
for (const name of process.argv.slice(2)) {
  const { rounds, values } = JSON.parse(readFileSync(name, "utf8"));
  const other = new Tiebreaker(new Results(TournamentType.SWISS, rounds), UnplayedRoundsAdjustment.FIDE_2023);
  const last = rounds.length;
  for (const { entrant, points, buchholzCut, buchholz } of values) {
    const expected = [other.score(entrant, last), other.buchholz(entrant, last, 1), other.buchholz(entrant, last)];
    assert.deepEqual([points, buchholzCut, buchholz], expected, `${name}, entrant ${entrant}`);
    compared += 1;
  }
}
assert.ok(compared > 100);
console.log(`${compared} entrants have the points and the Buchholz that tiebreak computes`);
