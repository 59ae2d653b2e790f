//! Checks the facts of a record (`docs/records.md`; `docs/rulings-chess.md`, section 0) against a position and the
//! effects of the action before it. An unknown key is an error, so that no stated fact is skipped.

use super::check::in_check;
use super::solve::Solve;
use serde_json::{Map, Value};
use std::collections::{BTreeMap, BTreeSet};
use tabuleiro_catalogue::{AnyPosition, Offer};
use tabuleiro_rules::{About, Board, Effect, Event, Outcome, Player, Removal, Seat, Shape, Site, Tone};

/// A position of a record, with the player and the events of the last action.
pub struct Moment<'a> {
    pub position: &'a dyn AnyPosition,
    pub last: Option<(Player, &'a [Event])>,
}

type Fact = Result<(), String>;

fn same<T: PartialEq + std::fmt::Debug>(found: T, stated: T) -> Fact {
    if found == stated { Ok(()) } else { Err(format!("found {found:?}, stated {stated:?}")) }
}

fn texts(value: &Value) -> Result<Vec<String>, String> {
    let list = value.as_array().ok_or_else(|| format!("not a list: {value}"))?;
    let text = |v: &Value| v.as_str().map(str::to_string).ok_or_else(|| format!("not a text: {v}"));
    let mut list = list.iter().map(text).collect::<Result<Vec<_>, _>>()?;
    list.sort();
    Ok(list)
}

fn numbers(value: &Value) -> Result<Vec<u64>, String> {
    let list = value.as_array().ok_or_else(|| format!("not a list: {value}"))?;
    list.iter().map(|v| v.as_u64().ok_or_else(|| format!("not a number: {v}"))).collect()
}

fn map(value: &Value) -> Result<&Map<String, Value>, String> {
    value.as_object().ok_or_else(|| format!("not an object: {value}"))
}

impl Moment<'_> {
    /// Checks every fact of a map; returns a message for each that fails, beginning with its key.
    pub fn complaints(&self, facts: &Map<String, Value>) -> Vec<String> {
        let check =
            |(key, stated): (&String, &Value)| self.fact(key, stated, facts).err().map(|why| format!("{key}: {why}"));
        facts.iter().filter_map(check).collect()
    }

    fn fact(&self, key: &str, stated: &Value, all: &Map<String, Value>) -> Fact {
        match key {
            "notes" | "note" | "errata" | "why" => Ok(()),
            "winner" | "result" => self.winner(stated),
            "by" => self.by(stated),
            "to_move" | "turn" => self.turn(stated),
            "score" => self.score(stated),
            "board" | "rows" => self.board(stated),
            "cells" | "squares" => self.cells(stated),
            "captured" => same(self.captured(), texts(stated)?),
            "removed" => same(self.removed(), texts(stated)?),
            "removed_count" => same(Some(self.removed().len() as u64), stated.as_u64()),
            "got" => same(Some(self.got()), stated.as_u64()),
            "signs" => same(Some(self.signs()?.as_str()), stated.as_str()),
            "legal_exact" => same(self.legal(), texts(stated)?),
            // In records of chess games `legal` is the complete list; in others it is a part of the list.
            "legal" if self.object().contains_key("fen") => same(self.legal(), texts(stated)?),
            "legal" | "legal_includes" => self.each_legal(stated, true),
            "illegal" | "legal_excludes" => self.each_legal(stated, false),
            "legal_count" => same(Some(self.legal().len() as u64), stated.as_u64()),
            "from" => self.from(stated),
            "legal_from" => self.legal_from(stated),
            "fen" | "phase" => same(self.object().get(key), Some(stated)),
            "castle" | "ep" => same(self.object().get(key).unwrap_or(&Value::Null), stated),
            "tramp" => self.trampolines(stated),
            "material" => self.material(stated),
            "check" => self.check(stated),
            "left" | "n" => same(self.object().get(key), Some(stated)),
            "moved" => same(texts(self.object().get(key).unwrap_or(&Value::Null))?, texts(stated)?),
            "pawn_count" => same(self.pawns(), numbers(stated)?),
            "powers" => self.powers(stated),
            "accepts" => self.accepts(stated),
            "immobile" => self.immobile(stated),
            "only_king_can_move" => same(Some(self.only_king_moves()), stated.as_bool()),
            "every_reply_loses_king" => same(Some(self.every_reply_loses()), stated.as_bool()),
            "unresolvable_check" => {
                let lost = self.position.outcome().is_some() || self.every_reply_loses();
                same(Some(in_check(self.position, self.position.mover())? && lost), stated.as_bool())
            }
            "value" => self.value(stated, all),
            "winning" => same(self.valued(depth(all)?, |value| value == 1)?, texts(stated)?),
            "safe1" => same(self.safe()?, texts(stated)?),
            // Read together with the facts that it belongs to.
            "depth" if ["value", "winning"].iter().any(|k| all.contains_key(*k)) => depth(all).map(|_| ()),
            _ => Err(format!("unknown key (in {})", Value::Object(all.clone()))),
        }
    }

    fn object(&self) -> Map<String, Value> {
        self.position.object()
    }

    fn seats(&self) -> [Seat; 2] {
        self.position.facts().seats
    }

    fn side(&self, value: &Value) -> Result<Player, String> {
        let letter = value.as_str().unwrap_or_default();
        Seat::parse(&self.seats(), letter).ok_or_else(|| format!("{value} is neither side"))
    }

    fn winner(&self, stated: &Value) -> Fact {
        let stated = match stated {
            Value::Null => None,
            Value::String(text) if text == "draw" => Some(Outcome::Draw),
            side => Some(Outcome::Win(self.side(side)?)),
        };
        same(self.position.outcome(), stated)
    }

    fn by(&self, stated: &Value) -> Fact {
        same(stated, &Value::from("resign"))?;
        same(self.position.outcome(), None)
    }

    fn turn(&self, stated: &Value) -> Fact {
        same(self.position.mover(), self.side(stated)?)
    }

    fn score(&self, stated: &Value) -> Fact {
        let points = self.position.score().ok_or("the game has no score")?;
        for (side, value) in map(stated)? {
            let side = self.side(&side.as_str().into())?;
            same(Some(i64::from(points[side.index()])), value.as_i64()).map_err(|e| format!("{side:?}: {e}"))?;
        }
        Ok(())
    }

    /// Compares the whole board, in the form of the position object.
    fn board(&self, stated: &Value) -> Fact {
        let object = self.object();
        if let (Some(left), Some(right)) = (object.get("left"), object.get("right")) {
            return same(&Value::from(vec![left.clone(), right.clone()]), stated);
        }
        if let Some(houses) = object.get("houses") {
            let row =
                |n: char| "abcdef".chars().map(move |c| houses.get(format!("{c}{n}")).cloned().unwrap_or(0.into()));
            let mut board = Map::new();
            board.insert("S".into(), row('1').collect());
            board.insert("N".into(), row('2').collect());
            return same(&Value::Object(board), stated);
        }
        match ["rows", "cells", "stacks", "men", "cups"].iter().find_map(|k| object.get(*k)) {
            Some(Value::Object(found)) => same(occupied(found), occupied(map(stated)?)),
            Some(found) => same(found, stated),
            None => Err("the position object shows no board".into()),
        }
    }

    /// Compares some sites of the board; `.` is an empty one.
    fn cells(&self, stated: &Value) -> Fact {
        let found = letters(&self.object());
        for (site, letter) in map(stated)? {
            let here = found.get(site.as_str()).map_or(".", String::as_str);
            same(Some(here), letter.as_str()).map_err(|e| format!("{site}: {e}"))?;
        }
        Ok(())
    }

    fn effects(&self) -> impl Iterator<Item = Effect> + '_ {
        self.last.iter().flat_map(|(_, events)| events.iter().map(|e| e.effect))
    }

    fn named(&self, sites: impl Iterator<Item = Site>) -> Vec<String> {
        let board = self.position.board();
        let mut names: Vec<String> = sites.map(|s| board.sites[s.index()].name.clone()).collect();
        names.sort();
        names.dedup();
        names
    }

    /// Returns the sites of captured pieces: removed, or moved to a store or a tray.
    fn captured(&self) -> Vec<String> {
        let board = self.position.board();
        let taken = |effect: Effect| match effect {
            Effect::Remove { why: Removal::Off, .. } => None,
            Effect::Remove { at, .. } => Some(at),
            Effect::Move { from, to, .. } if beside(&board, to) && !beside(&board, from) => Some(from),
            _ => None,
        };
        self.named(self.effects().filter_map(taken))
    }

    /// Returns the sites of pieces removed without being replaced by the capturing piece.
    fn removed(&self) -> Vec<String> {
        let board = self.position.board();
        let gone = |effect: Effect| match effect {
            Effect::Remove { why: Removal::Replaced, .. } => None,
            Effect::Remove { at, .. } => Some(at),
            Effect::Move { from, to, .. } if beside(&board, to) && !beside(&board, from) => Some(from),
            _ => None,
        };
        self.named(self.effects().filter_map(gone))
    }

    /// Returns the number of seeds moved to the stores.
    fn got(&self) -> u64 {
        let board = self.position.board();
        let store = |site: Site| board.sites[site.index()].shape == Shape::Store;
        let seeds = |effect: Effect| match effect {
            Effect::Move { to, count, .. } if store(to) => u64::from(count),
            Effect::Sow { to, .. } if store(to) => 1,
            _ => 0,
        };
        self.effects().map(seeds).sum()
    }

    /// Returns the stones placed by a Quadrex chain reaction: `+` for the mover's, `-` for the opponent's.
    pub fn signs(&self) -> Result<String, String> {
        let (mover, _) = self.last.ok_or("no action was played")?;
        let own = self.seats()[mover.index()].tone;
        let stones = self.effects().filter_map(|effect| match effect {
            Effect::Place { piece, .. } => Some(piece.tone),
            _ => None,
        });
        Ok(stones.skip(1).map(|tone| if tone == own { '+' } else { '-' }).collect())
    }

    fn legal(&self) -> Vec<String> {
        let mut list: Vec<String> = self.position.legal().into_iter().map(|o| o.text).collect();
        list.sort();
        list
    }

    /// Checks that all actions are legal (or all illegal), by the legal list and by playing them.
    fn each_legal(&self, stated: &Value, expected: bool) -> Fact {
        let legal = self.legal();
        for action in texts(stated)? {
            if legal.contains(&action) != expected {
                return Err(format!("{action} is {}legal", if expected { "not " } else { "" }));
            }
            let played = self.position.boxed().play(&action, &mut Vec::new());
            if played.is_ok() != expected {
                return Err(format!("playing {action} gave {played:?}"));
            }
        }
        Ok(())
    }

    fn from(&self, stated: &Value) -> Fact {
        for (site, goals) in map(stated)? {
            let begin = format!("{site}-");
            let goal = |text: String| text.strip_prefix(&begin).map(str::to_string);
            let found: Vec<String> = self.legal().into_iter().filter_map(goal).collect();
            same(found, texts(goals)?).map_err(|e| format!("{site}: {e}"))?;
        }
        Ok(())
    }

    fn legal_from(&self, stated: &Value) -> Fact {
        for (site, actions) in map(stated)? {
            let found: Vec<String> = self.legal().into_iter().filter(|a| a.starts_with(site.as_str())).collect();
            same(found, texts(actions)?).map_err(|e| format!("{site}: {e}"))?;
        }
        Ok(())
    }

    fn trampolines(&self, stated: &Value) -> Fact {
        let object = self.object();
        for (side, square) in map(stated)? {
            let found = object.get("tramp").and_then(|t| t.get(side)).unwrap_or(&Value::Null);
            same(found, square).map_err(|e| format!("{side}: {e}"))?;
        }
        Ok(())
    }

    fn material(&self, stated: &Value) -> Fact {
        let mut found: BTreeMap<(String, String), u64> = BTreeMap::new();
        for letter in letters(&self.object()).into_values() {
            let side = if letter.to_uppercase() == letter { "w" } else { "b" };
            *found.entry((side.into(), letter.to_uppercase())).or_default() += 1;
        }
        let mut listed = BTreeMap::new();
        for (side, men) in map(stated)? {
            for (man, count) in map(men)? {
                listed.insert((side.clone(), man.clone()), count.as_u64().unwrap_or_default());
            }
        }
        same(found, listed)
    }

    /// Returns the numbers of white and of black pawns.
    fn pawns(&self) -> Vec<u64> {
        let letters = letters(&self.object());
        ["P", "p"].map(|pawn| letters.values().filter(|letter| *letter == pawn).count() as u64).to_vec()
    }

    /// Compares the kinds of movement and of capture lent to a man, found from the remarked source men: each lends
    /// both, but a pawn lends its movement only straight ahead and its capture only diagonally.
    fn powers(&self, stated: &Value) -> Fact {
        let letters = letters(&self.object());
        let board = self.position.board();
        for (square, kinds) in map(stated)? {
            let site = board.find(square).ok_or_else(|| format!("no square {square}"))?;
            let (mut moves, mut takes) = (BTreeSet::new(), BTreeSet::new());
            for remark in self.position.remarks(Some(site)).iter().filter(|r| r.about == About::Source) {
                for &source in &remark.sites {
                    let from = &board.sites[source.index()].name;
                    let man = letters.get(from).ok_or_else(|| format!("no man stands on {from}"))?.to_uppercase();
                    let straight = from[..1] == square[..1];
                    if man != "P" || straight {
                        moves.insert(man.clone());
                    }
                    if man != "P" || !straight {
                        takes.insert(man);
                    }
                }
            }
            let found = [moves, takes].map(|set| set.into_iter().collect::<String>());
            same(&Value::from(found.to_vec()), kinds).map_err(|e| format!("{square}: {e}"))?;
        }
        Ok(())
    }

    /// Checks spellings, each with the canonical one it is read as.
    fn accepts(&self, stated: &Value) -> Fact {
        for (loose, canonical) in map(stated)? {
            let played = self.position.boxed().play(loose, &mut Vec::new());
            same(played.as_deref().ok(), canonical.as_str()).map_err(|e| format!("{loose}: {e}"))?;
        }
        Ok(())
    }

    fn immobile(&self, stated: &Value) -> Fact {
        let legal = self.legal();
        let moves = |square: &String| legal.iter().any(|action| action.starts_with(square.as_str()));
        texts(stated)?.iter().find(|square| moves(square)).map_or(Ok(()), |square| Err(format!("{square} can move")))
    }

    fn only_king_moves(&self) -> bool {
        let white = self.seats()[self.position.mover().index()].tone == Tone::Light;
        let letters = letters(&self.object());
        let king = |action: &String| letters.get(&action[..2]).is_some_and(|l| l == if white { "K" } else { "k" });
        self.legal().iter().all(king)
    }

    /// Returns whether the opponent can win at once after every action of the mover (and `end`, if that is legal then).
    fn every_reply_loses(&self) -> bool {
        let opponent = self.position.mover().other();
        let after = |position: &dyn AnyPosition, text: &str| {
            let mut next = position.boxed();
            next.play(text, &mut Vec::new()).ok().map(|_| next)
        };
        let loses = |reply: &String| {
            let Some(mut next) = after(self.position, reply) else { return false };
            if next.mover() != opponent
                && let Some(ended) = after(&*next, "end")
            {
                next = ended;
            }
            let wins = |action: Offer| {
                after(&*next, &action.text).is_some_and(|last| last.outcome() == Some(Outcome::Win(opponent)))
            };
            next.mover() == opponent && next.legal().into_iter().any(wins)
        };
        let legal = self.legal();
        !legal.is_empty() && legal.iter().all(loses)
    }

    /// Returns the legal actions whose value for the mover satisfies `such`, by full search to a depth.
    fn valued(&self, depth: u32, such: impl Fn(i8) -> bool) -> Result<Vec<String>, String> {
        let values = Solve { position: self.position, depth }.values()?;
        let mut list: Vec<String> = values.into_iter().filter(|(_, v)| such(*v)).map(|(text, _)| text).collect();
        list.sort();
        Ok(list)
    }

    /// Compares the value: `win`, `loss`, or `draw` if neither can be forced within the depth.
    fn value(&self, stated: &Value, all: &Map<String, Value>) -> Fact {
        let values = Solve { position: self.position, depth: depth(all)? }.values()?;
        let best = values.iter().map(|(_, value)| *value).max().ok_or("the game is over")?;
        same(Some(["loss", "draw", "win"][(best + 1) as usize]), stated.as_str())
    }

    /// Returns the actions after which the opponent has no win in one.
    fn safe(&self) -> Result<Vec<String>, String> {
        self.valued(2, |value| value >= 0)
    }

    fn check(&self, stated: &Value) -> Fact {
        let (side, expected) = (self.side(&stated[0])?, stated[1].as_bool().ok_or("expected [side, true or false]")?);
        same(in_check(self.position, side)?, expected)
    }
}

/// Returns the search depth of facts about values: the fact `depth`, or the end of the game without it.
fn depth(all: &Map<String, Value>) -> Result<u32, String> {
    match all.get("depth") {
        None => Ok(u32::MAX),
        Some(depth) => depth.as_u64().map(|n| n as u32).ok_or_else(|| format!("not a depth: {depth}")),
    }
}

/// Returns whether a site is a store or a reserve.
fn beside(board: &Board, site: Site) -> bool {
    matches!(board.sites[site.index()].shape, Shape::Store | Shape::Reserve)
}

fn occupied(cells: &Map<String, Value>) -> BTreeMap<&str, &Value> {
    cells.iter().filter(|(_, v)| *v != ".").map(|(k, v)| (k.as_str(), v)).collect()
}

/// Returns the letter of every occupied site, from the key of the object that has the board.
pub fn letters(object: &Map<String, Value>) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    for key in ["cells", "stacks", "men"] {
        let cells = object.get(key).and_then(Value::as_object).into_iter().flatten();
        found.extend(cells.map(|(site, v)| (site.clone(), v.as_str().unwrap_or_default().to_string())));
    }
    let rows: Vec<String> = match (object.get("rows"), object.get("fen")) {
        (Some(Value::Array(rows)), _) => rows.iter().map(|r| r.as_str().unwrap_or_default().to_string()).collect(),
        (_, Some(Value::String(fen))) => fen.split('/').map(spread).collect(),
        _ => Vec::new(),
    };
    for (below, row) in rows.iter().rev().enumerate() {
        for (file, letter) in (b'a'..).zip(row.chars()).filter(|(_, letter)| *letter != '.') {
            found.insert(format!("{}{}", char::from(file), below + 1), letter.to_string());
        }
    }
    found
}

/// Expands a row of FEN to one character per square.
fn spread(row: &str) -> String {
    row.chars().map(|c| c.to_digit(10).map_or(c.to_string(), |n| ".".repeat(n as usize))).collect()
}
