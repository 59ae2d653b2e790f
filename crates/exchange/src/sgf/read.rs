//! Reads SGF as matches.

use super::form::side_of;
use super::parse::{GameTree, Node, Property, Value};
use super::points::{self, Style};
use super::setup::{Begin, View, sets_up, side_with};
use super::trees::Trees;
use super::value::{simple_text, text};
use super::write::{FLAG, SPENT, SWAP};
use crate::error::{Problem, Wrong};
use crate::headings::{Headings, read_computers};
use crate::times::{Settings, StatedClock, milliseconds};
use crate::transcript::{Finish, Transcript};
use crate::tree::Tree;
use std::rc::Rc;
use tabuleiro_games::matches::{Mark, Record, Why};
use tabuleiro_games::{AnyPosition, GameId};
use tabuleiro_rules::{Facts, PlayError, Tone};

/// Reads all matches of a text. `game` is the game of matches that do not say it themselves.
pub(crate) fn read(text: &str, game: Option<GameId>) -> impl Iterator<Item = Result<Transcript, Wrong>> {
    Trees::new(text).map(move |tree| transcript(&tree?, game))
}

/// A node of the file that is still to be read, and what is before it.
struct Next {
    node: usize,
    /// The action before, as a node of the match's tree.
    after: usize,
    position: Rc<Box<dyn AnyPosition>>,
    view: View,
    /// Whether the colours of the next move decide how the file names the sides.
    after_swap: bool,
    /// Whether the node belongs to the main line.
    main: bool,
}

/// The state of reading a game tree.
struct Reading<'a> {
    file: &'a GameTree<'a>,
    style: Style,
    facts: &'static Facts,
    side: u8,
    used: Vec<usize>,
    tree: Tree,
    /// The view and the position at the end of the main line.
    last: (View, Rc<Box<dyn AnyPosition>>),
    resigned: Option<Finish>,
    /// The clock, with the last times read.
    clock: StatedClock,
}

fn transcript(file: &GameTree, game: Option<GameId>) -> Result<Transcript, Wrong> {
    let Begin { form, options, start, position, view, used } = Begin::read(file, game)?;
    let (facts, root) = (form.game.facts(), &file.nodes[0]);
    let position = Rc::new(position);
    let heading = |name: &str| root.value(name).map(|value| simple_text(value.raw)).unwrap_or_default();
    let settings = Settings::from_sgf(&heading("TM"), &heading("OT"));
    let mut reading = Reading {
        file,
        style: form.style,
        facts,
        side: side_of(&**position),
        used,
        tree: Tree::default(),
        last: (view, position.clone()),
        resigned: None,
        clock: StatedClock::new(settings, heading(FLAG) == "shown"),
    };
    reading.tree.comment(0, &root.value("GC").map(|value| text(value.raw)).unwrap_or_default());
    let mut open = vec![Next { node: 0, after: 0, position, view, after_swap: false, main: true }];
    while let Some(next) = open.pop() {
        reading.node(next, &mut open)?;
    }
    let mut record = Record { options, start, ..Record::of(facts.id) };
    reading.tree.store(&mut record);
    record.clock = reading.clock.clock();
    let names = if view.exchanged { ["PW", "PB"] } else { ["PB", "PW"] };
    let mut players = names.map(heading);
    read_computers(&mut players, &mut record.occupants);
    let headings = Headings { players, event: heading("EV"), place: heading("PC"), date: heading("DT") };
    let (last_view, last) = &reading.last;
    let stated = reading.resigned.or_else(|| finish(&heading("RE"), *last_view, facts));
    record.ending = stated.and_then(|finish| finish.written(&***last));
    Ok(Transcript { record, headings })
}

impl Reading<'_> {
    /// Reads a node and adds those after it to `open`.
    fn node(&mut self, mut next: Next, open: &mut Vec<Next>) -> Result<(), Wrong> {
        let node = &self.file.nodes[next.node];
        if sets_up(node) && !self.used.contains(&next.node) {
            let at = node.properties.first().map_or(0, |property| property.at);
            return Err((at, Problem::SetUpLate));
        }
        for property in &node.properties {
            match property.name.as_str() {
                "B" | "W" => {
                    for &value in &property.values {
                        if self.move_of(&mut next, property, value)? {
                            return Ok(());
                        }
                    }
                }
                SWAP => self.play(&mut next, "swap", property.at)?,
                _ => {}
            }
        }
        self.note(next.after, node);
        if next.main {
            self.last = (next.view, next.position.clone());
            self.times(&next, node);
        }
        let Next { after, position, view, after_swap, main, .. } = next;
        open.extend(node.children.iter().enumerate().rev().map(|(i, &node)| Next {
            node,
            after,
            position: position.clone(),
            view,
            after_swap,
            main: main && i == 0,
        }));
        Ok(())
    }

    /// Reads the time that the last action took, and what the persons have left after it.
    fn times(&mut self, next: &Next, node: &Node) {
        let value = |name: &str| node.value(name).map(|value| simple_text(value.raw));
        if let Some(spent) = value(SPENT).and_then(|text| milliseconds(&text)).filter(|_| next.after > 0) {
            self.tree.nodes[next.after].spent = Some(spent);
        }
        for (colour, left, stones) in [("B", "BL", "OB"), ("W", "WL", "OW")] {
            let side = side_with(self.facts, next.view.tone(colour));
            let person = if next.position.swapped() { side.other() } else { side };
            if let Some(left) = value(left).and_then(|text| milliseconds(&text)) {
                self.clock.set_left(person, left);
            }
            if let Some(stones) = value(stones).and_then(|text| text.parse().ok()) {
                self.clock.set_stones(person, stones);
            }
        }
    }

    /// Reads the comment and the mark of a node.
    fn note(&mut self, at: usize, node: &Node) {
        for (name, read) in [("N", simple_text as fn(&str) -> String), ("C", text)] {
            if let Some(value) = node.value(name) {
                self.tree.comment(at, &read(value.raw));
            }
        }
        let double = |name: &str| node.value(name).map(|value| value.raw.trim() == "2");
        let mark = match (double("TE"), double("BM")) {
            (Some(true), _) => Some(Mark::Brilliant),
            (Some(false), _) => Some(Mark::Good),
            (None, Some(true)) => Some(Mark::Blunder),
            (None, Some(false)) => Some(Mark::Mistake),
            (None, None) if node.has(&["IT"]) => Some(Mark::Interesting),
            (None, None) if node.has(&["DO"]) => Some(Mark::Doubtful),
            (None, None) => None,
        };
        if at > 0 && mark.is_some() {
            self.tree.nodes[at].mark = mark;
        }
    }

    /// Plays a value of `B` or `W`. Returns whether it ends the line.
    fn move_of(&mut self, next: &mut Next, property: &Property, value: Value) -> Result<bool, Wrong> {
        let found = simple_text(value.raw);
        let lower = found.to_ascii_lowercase();
        match lower.as_str() {
            "resign" | "forfeit" => {
                let loser = side_with(self.facts, next.view.tone(&property.name));
                let why = if lower == "resign" { Why::Resigned } else { Why::Decided };
                if next.main {
                    self.resigned = Some(Finish { winner: Some(loser.other()), why });
                    self.last = (next.view, next.position.clone());
                }
                return Ok(true);
            }
            "swap" | "swap-sides" | "swap-pieces" => {
                self.play(next, "swap", value.at)?;
                if lower == "swap-pieces" || (lower == "swap" && self.moves_pieces(next.node, &property.name)) {
                    next.view = View { exchanged: !next.view.exchanged, mirrored: !next.view.mirrored };
                }
                next.after_swap = true;
            }
            "" | "tt" | "pass" if lower != "tt" || self.side <= 19 => self.play(next, "pass", value.at)?,
            _ => {
                // Connect6 files may have both stones of a turn in one value.
                let pair = found.is_ascii() && found.len() == 4 && found.bytes().all(|c| c.is_ascii_alphabetic());
                let (first, second) = if pair { found.split_at(2) } else { (found.as_str(), "") };
                for point in [first, second].into_iter().filter(|point| !point.is_empty()) {
                    self.place(next, &property.name, point, value.at)?;
                }
            }
        }
        Ok(false)
    }

    /// Returns whether a `swap` by the side with that name moves the stone instead of exchanging the sides: the other
    /// side then moves next.
    fn moves_pieces(&self, node: usize, name: &str) -> bool {
        let next = self.file.nodes[node].children.first().map(|&child| &self.file.nodes[child]);
        next.is_some_and(|next| next.has(&[if name == "B" { "W" } else { "B" }]))
    }

    /// Places a stone.
    fn place(&mut self, next: &mut Next, name: &str, point: &str, at: usize) -> Result<(), Wrong> {
        let wrong = || (at, Problem::Point { found: point.into(), side: self.side });
        let cell = points::parse(self.style, self.side, point).ok_or_else(wrong)?;
        let action = points::name(self.style, self.side, cell, next.view.mirrored);
        let mut tried = played(&**next.position, &action);
        let due = |tried: &Result<(_, Option<Tone>), PlayError>, view: View| match tried {
            Ok((_, placed)) => placed.is_none_or(|tone| tone == view.tone(name)),
            Err(_) => false,
        };
        if !due(&tried, next.view) && tried.is_ok() && next.after_swap {
            // The file names persons, who have exchanged sides, by the colours of the beginning.
            next.view.exchanged = !next.view.exchanged;
        }
        if !due(&tried, next.view) && next.position.legal().iter().all(|offer| offer.text == "pass") {
            // Programs for Othello leave forced passes out.
            self.play(next, "pass", at)?;
            tried = played(&**next.position, &action);
        }
        let expected = |tone: Tone| if tone == next.view.tone("B") { "B" } else { "W" };
        match tried.map_err(|error| (at, Problem::from(error)))? {
            (_, Some(tone)) if tone != next.view.tone(name) => {
                let found = if name == "B" { "B" } else { "W" };
                Err((at, Problem::Colour { expected: expected(tone), found }))
            }
            (position, _) => {
                next.after_swap = false;
                self.advance(next, &action, position, at)
            }
        }
    }

    /// Plays an action that places no stone.
    fn play(&mut self, next: &mut Next, action: &str, at: usize) -> Result<(), Wrong> {
        let (position, _) = played(&**next.position, action).map_err(|error| (at, error.into()))?;
        self.advance(next, action, position, at)
    }

    fn advance(
        &mut self,
        next: &mut Next,
        action: &str,
        position: Box<dyn AnyPosition>,
        at: usize,
    ) -> Result<(), Wrong> {
        next.after = self.tree.add(next.after, action).map_err(|problem| (at, problem))?;
        next.position = Rc::new(position);
        Ok(())
    }
}

/// Plays an action. Returns the position after it, and the colour of the stone that it placed.
fn played(position: &dyn AnyPosition, action: &str) -> Result<(Box<dyn AnyPosition>, Option<Tone>), PlayError> {
    let (mut position, mut events) = (position.boxed(), Vec::new());
    position.play(action, &mut events)?;
    Ok((position, super::placed(&events)))
}

/// Returns the end that a value of `RE` states; `None` if it is unknown or void.
fn finish(value: &str, view: View, facts: &Facts) -> Option<Finish> {
    let lower = value.trim().to_ascii_lowercase();
    let (who, why) = lower.split_once('+').unwrap_or((&lower, ""));
    let winner = match who {
        "b" | "black" => Some(side_with(facts, view.tone("B"))),
        "w" | "white" => Some(side_with(facts, view.tone("W"))),
        "0" | "draw" | "jigo" => None,
        _ => return None,
    };
    let why = match why {
        // A draw is written without a reason.
        _ if winner.is_none() => Why::Agreed,
        "r" | "resign" => Why::Resigned,
        "t" | "time" => Why::Time,
        "f" | "forfeit" => Why::Decided,
        _ => Why::Agreed,
    };
    Some(Finish { winner, why })
}
