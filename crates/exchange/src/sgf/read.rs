//! Reads SGF as matches.

use super::form::side_of;
use super::parse::{GameTree, Node, Property, Value};
use super::points::{self, Style};
use super::rules::{is_pass, of_another_game, only_passes};
use super::setup::{Begin, View, is_move, sets_up, side_with};
use super::trees::Trees;
use super::value::{simple_text, text};
use super::write::{FLAG, SPENT, SWAP};
use crate::error::{Problem, Wrong};
use crate::flaw::{Flaw, Flawed};
use crate::found::Found;
use crate::headings::{Headings, read_computers};
use crate::times::{Settings, StatedClock, milliseconds};
use crate::transcript::{Finish, Transcript};
use crate::tree::Tree;
use std::collections::HashSet;
use std::rc::Rc;
use tabuleiro_catalogue::matches::{Mark, Record, Why};
use tabuleiro_catalogue::{AnyPosition, GameId};
use tabuleiro_rules::{Facts, PlayError, Tone};

/// Reads all matches of a text. `game` is the game of matches that do not say it themselves.
pub(crate) fn read(text: &str, game: Option<GameId>) -> impl Iterator<Item = Result<Found, Wrong>> {
    Trees::new(text).map(move |tree| found(&tree?, game))
}

/// A node of the file that is still to be read, and what is before it.
struct Next {
    node: usize,
    /// The action before, as a node of the match's tree.
    after: usize,
    position: Rc<Box<dyn AnyPosition>>,
    view: View,
    /// After a swap, the name of the side that swapped.
    swapped: Option<Swap>,
    /// The number of its line in [`Reading::lines`]; 0 is the main line.
    line: usize,
}

/// A swap after which no move has been read.
#[derive(Clone, Copy)]
struct Swap {
    /// Whether the property of the swap is `B`.
    black: bool,
    /// Whether the stone has been taken to be moved, instead of the sides exchanged.
    moved: bool,
}

/// A line of the file: a node after which its parent branches, and the first children after it.
struct Line {
    /// The line that it branches off from.
    outer: usize,
    /// The first node.
    head: usize,
    /// Whether it is left out.
    dropped: bool,
}

/// The state of reading a game tree.
struct Reading<'a> {
    file: &'a GameTree<'a>,
    style: Style,
    facts: &'static Facts,
    side: u8,
    used: Vec<usize>,
    /// The first nodes of the side lines that are left out.
    skip: &'a HashSet<usize>,
    lines: Vec<Line>,
    tree: Tree,
    /// The view and the position at the end of the main line.
    last: (View, Rc<Box<dyn AnyPosition>>),
    resigned: Option<Finish>,
    /// The clock, with the last times read.
    clock: StatedClock,
    flaws: Vec<Flawed>,
    /// Whether what follows the end of the match is left out.
    cuts: bool,
}

/// Reads a tree. Side lines that cannot be read are left out.
pub(super) fn found(file: &GameTree, game: Option<GameId>) -> Result<Found, Wrong> {
    let read = transcript(file, game, &HashSet::new())?;
    if read.dropped.is_empty() {
        return finished(file, read);
    }
    // A line that is left out can have added actions to others that begin in the same way, so the tree is read again
    // without it.
    let skip = read.dropped.iter().map(|(head, _)| *head).collect();
    let again = transcript(file, game, &skip)?;
    let lines = read.dropped.into_iter().map(|(_, flaw)| flaw);
    finished(file, Read { flaws: lines.chain(again.flaws.iter().cloned()).collect(), ..again })
}

/// What is read of a tree.
struct Read {
    transcript: Transcript,
    flaws: Vec<Flawed>,
    /// The first nodes of side lines that cannot be read, with the reasons.
    dropped: Vec<(usize, Flawed)>,
    /// Whether the text breaks off where the position is set up.
    unready: bool,
}

/// Returns the match with all flaws in the order of the text.
///
/// # Errors
/// The first of the flaws, if the file breaks off before the first action is whole: what was lost could have set up
/// another position.
fn finished(file: &GameTree, Read { transcript, flaws, unready, .. }: Read) -> Result<Found, Wrong> {
    let mut flaws: Vec<Flawed> = file.flaws.iter().cloned().chain(flaws).collect();
    flaws.sort_by_key(|flaw| flaw.0);
    if unready || (file.broken.is_some() && transcript.record.moves.is_empty()) {
        let broken = flaws.iter().find_map(|(at, flaw)| match flaw {
            Flaw::Incomplete(problem) => Some((*at, Problem::Nothing(Box::new(problem.clone())))),
            _ => None,
        });
        if let Some(wrong) = broken {
            return Err(wrong);
        }
    }
    Ok(Found { transcript, flaws })
}

fn transcript(file: &GameTree, game: Option<GameId>, skip: &HashSet<usize>) -> Result<Read, Wrong> {
    let Begin { form, options, start, position, view, used, stated } = Begin::read(file, game)?;
    let (facts, root) = (form.game.facts(), &file.nodes[0]);
    let position = Rc::new(position);
    let heading = |name: &str| root.value(name).map(|value| simple_text(value.raw)).unwrap_or_default();
    let settings = Settings::from_sgf(&heading("TM"), &heading("OT"));
    let unready = file.broken.is_some_and(|node| node == 0 || (used.contains(&node) && sets_up(&file.nodes[node])));
    let mut reading = Reading {
        file,
        style: form.style,
        facts,
        side: side_of(&**position),
        used,
        skip,
        lines: vec![Line { outer: 0, head: 0, dropped: false }],
        tree: Tree::default(),
        last: (view, position.clone()),
        resigned: None,
        clock: StatedClock::new(settings, heading(FLAG) == "shown"),
        flaws: Vec::new(),
        cuts: stated || !form.is_guess(),
    };
    reading.tree.comment(0, &root.value("GC").map(|value| text(value.raw)).unwrap_or_default());
    let dropped = reading.all(Next { node: 0, after: 0, position, view, swapped: None, line: 0 });
    let dropped = dropped.map_err(|wrong| of_another_game(wrong, &form, stated, |game| found(file, Some(game))))?;
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
    Ok(Read { transcript: Transcript { record, headings }, flaws: reading.flaws, dropped, unready })
}

impl Reading<'_> {
    /// Reads all nodes. Returns the first nodes of the side lines that cannot be read, with the reasons.
    ///
    /// # Errors
    /// [`Wrong`] if the main line cannot be read.
    fn all(&mut self, first: Next) -> Result<Vec<(usize, Flawed)>, Wrong> {
        let (mut open, mut dropped) = (vec![first], Vec::new());
        while let Some(next) = open.pop() {
            let line = next.line;
            // All of the line around a line has been read before it.
            let Line { outer, head, .. } = self.lines[line];
            if line > 0 && (self.lines[outer].dropped || self.skip.contains(&head)) {
                self.lines[line].dropped = true;
            }
            if self.lines[line].dropped {
                continue;
            }
            match self.node(next, &mut open) {
                Ok(()) => {}
                Err(wrong) if line == 0 => return Err(wrong),
                Err((at, problem)) => {
                    self.lines[line].dropped = true;
                    dropped.push((head, (at, Flaw::SideLine(problem))));
                }
            }
        }
        Ok(dropped)
    }

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
                        match self.move_of(&mut next, property, value) {
                            Ok(false) => {}
                            Ok(true) => return Ok(()),
                            Err(wrong) => return self.after_end(&next, node, wrong),
                        }
                    }
                }
                SWAP => self.play(&mut next, "swap", property.at)?,
                _ => {}
            }
        }
        self.note(next.after, node);
        if next.line == 0 {
            self.last = (next.view, next.position.clone());
            self.times(&next, node);
        }
        let Next { after, position, view, swapped, line, .. } = next;
        let branches = node.children.len();
        for (i, &node) in node.children.iter().enumerate().rev() {
            let mut of = line;
            // Where a side line branches, what follows in it is a line of its own, too: it can be left out alone.
            if i > 0 || (line > 0 && branches > 1) {
                of = self.lines.len();
                self.lines.push(Line { outer: line, head: node, dropped: false });
            }
            open.push(Next { node, after, position: position.clone(), view, swapped, line: of });
        }
        Ok(())
    }

    /// Ends the line where the rules have ended the match, or where only passes follow that the game does not have.
    ///
    /// # Errors
    /// `wrong`, if another reason prevents the move, or if the game is only assumed, so that another one may be meant.
    fn after_end(&mut self, next: &Next, node: &Node, wrong: Wrong) -> Result<(), Wrong> {
        let over = next.position.outcome().is_some() && matches!(wrong.1, Problem::Play(PlayError::Over));
        let passes = matches!(wrong.1, Problem::Play(_)) && only_passes(self.file, next.node, self.side);
        if !self.cuts || !(over || passes) {
            return Err(wrong);
        }
        self.note(next.after, node);
        if next.line == 0 {
            self.last = (next.view, next.position.clone());
            self.times(next, node);
        }
        self.flaws.push((wrong.0, if passes { Flaw::Passes } else { Flaw::AfterEnd }));
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
                if next.line == 0 {
                    self.resigned = Some(Finish { winner: Some(loser.other()), why });
                    self.last = (next.view, next.position.clone());
                }
                return Ok(true);
            }
            _ if lower.starts_with("swap") => {
                self.play(next, "swap", value.at)?;
                let black = property.name == "B";
                // The label is only what is said where no move follows.
                let moved =
                    self.next_is(next.node, property, value).map_or(lower.contains("piece"), |next| next != black);
                if moved {
                    next.view = next.view.with_stones_moved();
                }
                next.swapped = Some(Swap { black, moved });
            }
            _ if is_pass(&found, self.side) => self.play(next, "pass", value.at)?,
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

    /// Returns whether the first move after a value of a node's property is one of `B`; `None` if there is none.
    fn next_is(&self, node: usize, property: &Property, value: Value) -> Option<bool> {
        if property.values.iter().any(|other| other.at > value.at) {
            return Some(property.name == "B");
        }
        let first = |&node: &usize| self.file.nodes[node].children.first().copied();
        let mut after = std::iter::successors(first(&node), first).flat_map(|node| &self.file.nodes[node].properties);
        after.find(|property| is_move(property)).map(|property| property.name == "B")
    }

    /// Places a stone.
    fn place(&mut self, next: &mut Next, name: &str, point: &str, at: usize) -> Result<(), Wrong> {
        if let Some(Swap { black, moved }) = next.swapped.take()
            && moved == ((name == "B") == black)
        {
            // This line is not the first one after the swap, and the other side moves in it.
            next.view = next.view.with_stones_moved();
        }
        let wrong = || (at, Problem::Point { found: point.into(), side: self.side });
        let cell = points::parse(self.style, self.side, point).ok_or_else(wrong)?;
        let action = points::name(self.style, self.side, cell, next.view.mirrored);
        let mut tried = played(&**next.position, &action);
        let due = |tried: &Result<(_, Option<Tone>), PlayError>, view: View| match tried {
            Ok((_, placed)) => placed.is_none_or(|tone| tone == view.tone(name)),
            Err(_) => false,
        };
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
            (position, _) => self.advance(next, &action, position, at),
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
