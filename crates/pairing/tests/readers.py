"""Reads reports with py4swiss and caissify-pairings, which check points, opponents and colours; see scripts/try-reports."""

import sys
from pathlib import Path

from caissify_pairings.trf import TRFParser
from py4swiss.trf import TrfParser

for name in sys.argv[1:]:
    text = Path(name).read_bytes().decode()
    assert text.endswith("\r\n") and all(line.endswith("\r") for line in text.split("\n")[:-1]), name
    rounds = next(line for line in text.splitlines() if line.startswith("142"))[4:]
    # py4swiss wants the number of rounds in the line of an earlier format.
    extended = Path(name + ".trfx")
    extended.write_bytes((text + f"XXR {rounds}\r\n").encode())
    players = TrfParser.parse(extended).player_sections
    others = TRFParser(text).parse()["players"]
    assert len(players) == len(others) > 1, name
    for player, other in zip(players, others):
        assert player.points_times_ten == round(10 * other["score"]), (name, player.name)
        assert len(player.results) == int(rounds), (name, player.name)
    print(f"{name}: {len(players)} entrants, {rounds} rounds")
