//! Writes matches as SGF.

use super::form::{Form, side_of};
use super::points;
use super::setup::POSITION;
use super::value::escape;
use crate::error::WriteError;
use crate::headings::player_name;
use crate::times::{Settings, left_of, seconds};
use crate::transcript::{Finish, Transcript};
use crate::tree::Tree;
use std::rc::Rc;
use tabuleiro_catalogue::matches::{Mark, Match, MatchClock, SetUpError, Why};
use tabuleiro_catalogue::{AnyPosition, GameId};
use tabuleiro_rules::{Facts, Object, Player, Tone};

/// The property of the swap in games of `GM[1]`: viewers of Go know no such move, and skip the property.
pub(super) const SWAP: &str = "SWAP";

/// The property with the seconds that the action took. FF4 has only the time that is left.
pub(super) const SPENT: &str = "SPENT";

/// The property `FLAG[shown]` of a match that a fallen flag does not end.
pub(super) const FLAG: &str = "FLAG";

/// The number of moves in a line of the text.
const MOVES_A_LINE: usize = 10;

/// Returns the match as an SGF game tree, in UTF-8.
pub(crate) fn write(transcript: &Transcript) -> Result<String, WriteError> {
    let record = &transcript.record;
    let start = record.start()?;
    let facts = start.facts();
    let none = || WriteError::Game { format: "SGF", game: record.game.clone() };
    let form = Form::of(start.id()).ok_or_else(none)?;
    let tree = Tree::of(&Match::from_record(record)?);
    let left = left_of(record.clock.as_ref()).map(|left| (tree.last(), left));
    let mut writing = Writing { form, facts, side: side_of(&*start), left, out: String::new(), moves: 0 };
    let end = tree.end(&*start)?;
    writing.root(transcript, &*start, &*end);
    writing.lines(&tree, start)?;
    Ok(writing.out)
}

struct Writing {
    form: Form,
    facts: &'static Facts,
    side: u8,
    /// What both persons have left, milliseconds and turns, and the action after which it is written.
    left: Option<(usize, [(u64, u32); 2])>,
    out: String,
    /// The moves in the current line of the text.
    moves: usize,
}

/// What is still to be written.
enum Task {
    /// The action with this index, played in the position, and what follows it.
    Action(usize, usize, Rc<Box<dyn AnyPosition>>),
    Open,
    Close,
}

fn letter(tone: Tone) -> &'static str {
    if tone == Tone::Light { "W" } else { "B" }
}

impl Writing {
    fn property(&mut self, name: &str, value: &str) {
        self.out.push_str(&format!("{name}[{}]", escape(value)));
    }

    fn heading(&mut self, name: &str, value: &str) {
        if !value.is_empty() {
            self.property(name, value);
        }
    }

    fn tone(&self, side: Player) -> Tone {
        self.facts.seats[side.index()].tone
    }

    fn root(&mut self, transcript: &Transcript, start: &dyn AnyPosition, end: &dyn AnyPosition) {
        let Transcript { record, headings } = transcript;
        self.out.push_str("(;FF[4]CA[UTF-8]");
        self.property("AP", concat!("Tabuleiro:", env!("CARGO_PKG_VERSION")));
        self.property("GM", &self.form.number.to_string());
        self.property("SZ", &self.side.to_string());
        let options = start.options().words(self.facts);
        self.property("RU", &[&[self.facts.id.to_string()][..], &options].concat().join(" "));
        self.heading("EV", &headings.event);
        self.heading("PC", &headings.place);
        self.heading("DT", &headings.date);
        for (name, i) in [("PB", 0), ("PW", 1)] {
            self.heading(name, &player_name(&headings.players[i], record.occupants[i]));
        }
        self.clock(record.clock.as_ref());
        if let Some((winner, why)) = Finish::of(record, end) {
            let why = match why {
                Some(Why::Resigned) => "R",
                Some(Why::Time) => "T",
                Some(Why::Decided) => "F",
                Some(Why::Agreed) | None => "",
            };
            let result = winner.map_or("Draw".to_string(), |side| format!("{}+{why}", letter(self.tone(side))));
            self.property("RE", &result);
        }
        if record.start.is_some() {
            self.set_up(start, record.rules().ok().and_then(|(game, options)| game.start(&options).ok()));
        }
    }

    /// Writes the time control.
    fn clock(&mut self, clock: Option<&MatchClock>) {
        let Some(clock) = clock else { return };
        let Some(settings) = Settings::of(clock) else { return };
        let (main, overtime) = settings.to_sgf();
        self.property("TM", &main);
        self.heading("OT", &overtime);
        if clock.only_tells {
            self.property(FLAG, "shown");
        }
    }

    /// Writes the time that an action took and, after the last one, what both persons have left.
    fn times(&mut self, tree: &Tree, node: usize, after: &dyn AnyPosition) {
        if let Some(spent) = tree.nodes[node].spent {
            self.property(SPENT, &seconds(spent));
        }
        let Some((_, left)) = self.left.filter(|&(last, _)| last == node) else { return };
        for (person, (time, stones)) in Player::BOTH.into_iter().zip(left) {
            let letter = letter(self.tone(if after.swapped() { person.other() } else { person }));
            self.property(&format!("{letter}L"), &seconds(time));
            if stones > 0 {
                self.property(&format!("O{letter}"), &stones.to_string());
            }
        }
    }

    /// Writes the stones of the start, and its object if the stones do not tell all.
    fn set_up(&mut self, start: &dyn AnyPosition, initial: Option<Box<dyn AnyPosition>>) {
        for tone in [Tone::Dark, Tone::Light] {
            let (board, pieces) = (start.board(), start.pieces());
            let mut stones = pieces.standing().iter().filter(|stone| stone.piece.tone == tone).peekable();
            if stones.peek().is_some() {
                self.out.push_str(if tone == Tone::Dark { "AB" } else { "AW" });
            }
            for stone in stones {
                let point = points::of_name(self.form.style, self.side, &board.sites[stone.at.index()].name);
                if let Some(point) = point {
                    self.out.push_str(&format!("[{}]", points::write(self.form.style, point)));
                }
            }
        }
        self.property("PL", letter(self.tone(start.mover())));
        let object = start.object();
        let told = |key: &str| Some((key.to_string(), object.get(key)?.clone()));
        let shown: Object = ["rows", "cells", "turn"].into_iter().filter_map(told).collect();
        let again = initial.and_then(|initial| initial.with_object(&shown).ok());
        if again.is_none_or(|again| again.object() != object) {
            self.property(POSITION, &serde_json::Value::Object(object).to_string());
        }
    }

    fn lines(&mut self, tree: &Tree, start: Box<dyn AnyPosition>) -> Result<(), SetUpError> {
        self.times(tree, 0, &*start);
        self.notes(tree, 0);
        let mut tasks = Vec::new();
        follow(tree, 0, 1, &Rc::new(start), &mut tasks);
        while let Some(task) = tasks.pop() {
            match task {
                Task::Open => {
                    self.out.push_str("\n(");
                    self.moves = 0;
                }
                Task::Close => self.out.push(')'),
                Task::Action(node, number, position) => {
                    let after = self.action(tree, node, number, &position)?;
                    follow(tree, node, number + 1, &Rc::new(after), &mut tasks);
                }
            }
        }
        self.out.push_str(")\n");
        Ok(())
    }

    fn action(
        &mut self,
        tree: &Tree,
        node: usize,
        number: usize,
        position: &Rc<Box<dyn AnyPosition>>,
    ) -> Result<Box<dyn AnyPosition>, SetUpError> {
        let (mut after, mut events) = (position.boxed(), Vec::new());
        let action = &tree.nodes[node].action;
        after.play(action, &mut events).map_err(|error| SetUpError::Action { number, error })?;
        if self.moves.is_multiple_of(MOVES_A_LINE) {
            self.out.push('\n');
        }
        self.moves += 1;
        // In Otelo 1-11 a side places discs of the other, too: the colour is that of the stone.
        let mover = letter(self.tone(position.mover()));
        let name = super::placed(&events).map_or(mover, letter);
        let point =
            points::of_name(self.form.style, self.side, action).map(|cell| points::write(self.form.style, cell));
        match (point, action.as_str()) {
            (Some(point), _) => self.out.push_str(&format!(";{name}[{point}]")),
            (None, "swap") if self.form.game == GameId::Hex => self.out.push_str(&format!(";{name}[swap-sides]")),
            (None, "swap") => self.out.push_str(&format!(";{SWAP}[sides]")),
            (None, _) => self.out.push_str(&format!(";{name}[]")),
        }
        self.times(tree, node, &*after);
        self.notes(tree, node);
        Ok(after)
    }

    fn notes(&mut self, tree: &Tree, node: usize) {
        self.out.push_str(match tree.nodes[node].mark {
            Some(Mark::Brilliant) => "TE[2]",
            Some(Mark::Good) => "TE[1]",
            Some(Mark::Interesting) => "IT[]",
            Some(Mark::Doubtful) => "DO[]",
            Some(Mark::Mistake) => "BM[1]",
            Some(Mark::Blunder) => "BM[2]",
            None => "",
        });
        self.heading("C", &tree.nodes[node].comment);
    }
}

/// Adds the continuations of a node to the tasks: several ones in parentheses.
fn follow(tree: &Tree, node: usize, number: usize, position: &Rc<Box<dyn AnyPosition>>, tasks: &mut Vec<Task>) {
    let children = &tree.nodes[node].children;
    for &child in children.iter().rev() {
        let action = Task::Action(child, number, position.clone());
        if children.len() > 1 {
            tasks.extend([Task::Close, action, Task::Open]);
        } else {
            tasks.push(action);
        }
    }
}
