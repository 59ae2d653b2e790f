//! Writes matches as texts like PGN.

use super::comment::{Times, with_times};
use super::{GLYPHS, suits};
use crate::error::WriteError;
use crate::headings::player_name;
use crate::times::{Settings, hours, left_of};
use crate::transcript::{Finish, Transcript};
use crate::tree::Tree;
use std::rc::Rc;
use tabuleiro_catalogue::AnyPosition;
use tabuleiro_catalogue::matches::{Match, MatchClock, SetUpError, Why};
use tabuleiro_rules::Player;

/// The greatest width of a line of actions.
const WIDTH: usize = 80;

/// Returns a match as text.
pub(crate) fn write(transcript: &Transcript) -> Result<String, WriteError> {
    let record = &transcript.record;
    let start = record.start()?;
    if !suits(start.id()) {
        return Err(WriteError::Game { format: "PGN", game: record.game.clone() });
    }
    let tree = Tree::of(&Match::from_record(record)?);
    let finish = Finish::of(record, &*tree.end(&*start)?);
    let result = match finish {
        None => "*",
        Some((None, _)) => "1/2-1/2",
        Some((Some(Player::First), _)) => "1-0",
        Some((Some(Player::Second), _)) => "0-1",
    };
    let mut writing =
        Writing { last: tree.last_actions(&*start)?, left: left_of(record.clock.as_ref()), ..Writing::default() };
    writing.tags(transcript, &*start, finish.and_then(|(_, why)| why), result);
    writing.lines(&tree, start)?;
    writing.word(result);
    writing.out.push('\n');
    Ok(writing.out)
}

/// An action that is still to be written.
struct Play {
    node: usize,
    number: usize,
    position: Rc<Box<dyn AnyPosition>>,
    turn: Turn,
}

/// What is before an action.
#[derive(Clone, Copy)]
struct Turn {
    /// The number of its turn.
    number: usize,
    /// The side that acted before.
    last: Option<Player>,
    /// The number of actions of its turn so far.
    actions: usize,
}

enum Task {
    /// An action, then the variations beside it if it is the first of its line, then what follows.
    Play(Play, bool),
    /// What follows an action.
    Follow(Play),
    Open,
    Close,
}

#[derive(Default)]
struct Writing {
    out: String,
    width: usize,
    /// Whether the next action needs the number of its turn, whoever plays it.
    numbered: bool,
    /// Whether no space is wanted before the next word.
    close: bool,
    /// What both persons have left: milliseconds and turns.
    left: Option<[(u64, u32); 2]>,
    /// The last action of each person, after which that is written.
    last: [Option<usize>; 2],
}

impl Writing {
    fn tags(&mut self, transcript: &Transcript, start: &dyn AnyPosition, early: Option<Why>, result: &str) {
        let Transcript { record, headings } = transcript;
        let known = |text: &str| if text.is_empty() { "?".to_string() } else { text.to_string() };
        let date = if headings.date.is_empty() { "????.??.??".into() } else { headings.date.replace('-', ".") };
        self.tag("Event", &known(&headings.event));
        self.tag("Site", &known(&headings.place));
        self.tag("Date", &date);
        self.tag("Round", "?");
        for (name, i) in [("White", 0), ("Black", 1)] {
            self.tag(name, &known(&player_name(&headings.players[i], record.occupants[i])));
        }
        self.tag("Result", result);
        self.clock(record.clock.as_ref());
        self.tag("Game", &record.game);
        let options = start.options().words(start.facts());
        if !options.is_empty() {
            self.tag("Options", &options.join(" "));
        }
        if record.start.is_some() {
            self.tag("SetUp", "1");
            self.tag("Position", &serde_json::Value::Object(start.object()).to_string());
        }
        let termination = early.map(|why| match why {
            Why::Resigned => "resignation",
            Why::Time => "time forfeit",
            Why::Agreed => "normal",
            Why::Decided => "adjudication",
        });
        if let Some(termination) = termination {
            self.tag("Termination", termination);
        }
        self.out.push('\n');
    }

    /// Writes the time control, and what only tags can say about the times.
    fn clock(&mut self, clock: Option<&MatchClock>) {
        let Some(clock) = clock else { return };
        let Some(settings) = Settings::of(clock) else { return };
        self.tag("TimeControl", &settings.to_pgn());
        if clock.only_tells {
            self.tag("Flag", "shown");
        }
        for (i, (time, stones)) in self.left.into_iter().flatten().enumerate() {
            let colour = ["White", "Black"][i];
            if self.last[i].is_none() {
                self.tag(&format!("{colour}Clock"), &hours(time));
            }
            if stones > 0 {
                self.tag(&format!("{colour}Stones"), &stones.to_string());
            }
        }
    }

    fn tag(&mut self, name: &str, value: &str) {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"").replace(['\n', '\r'], " ");
        self.out.push_str(&format!("[{name} \"{value}\"]\n"));
    }

    /// Writes a word, on a new line if the current one is full.
    fn word(&mut self, word: &str) {
        let width = word.chars().count();
        if self.width > 0 && !self.close {
            let fits = self.width + width < WIDTH;
            self.out.push(if fits { ' ' } else { '\n' });
            self.width = if fits { self.width + 1 } else { 0 };
        }
        self.close = false;
        self.out.push_str(word);
        self.width += width;
    }

    fn lines(&mut self, tree: &Tree, start: Box<dyn AnyPosition>) -> Result<(), SetUpError> {
        self.numbered = true;
        self.comment(&tree.nodes[0].comment);
        let turn = Turn { number: 1, last: None, actions: 0 };
        let mut tasks = vec![Task::Follow(Play { node: 0, number: 0, position: Rc::new(start), turn })];
        while let Some(task) = tasks.pop() {
            match task {
                Task::Open => {
                    self.word("(");
                    (self.close, self.numbered) = (true, true);
                }
                Task::Close => {
                    self.close = true;
                    self.word(")");
                    self.numbered = true;
                }
                Task::Follow(Play { node, number, position, turn }) => {
                    if let Some(&node) = tree.nodes[node].children.first() {
                        tasks.push(Task::Play(Play { node, number: number + 1, position, turn }, true));
                    }
                }
                Task::Play(play, first) => {
                    let before = play.position.clone();
                    let after = self.action(tree, &play)?;
                    let Play { node, number, turn, .. } = play;
                    tasks.push(Task::Follow(after));
                    let siblings = &tree.nodes[tree.nodes[node].parent].children;
                    for &node in siblings.iter().skip(1).rev().filter(|_| first) {
                        let variation = Play { node, number, position: before.clone(), turn };
                        tasks.extend([Task::Close, Task::Play(variation, false), Task::Open]);
                    }
                }
            }
        }
        Ok(())
    }

    /// Writes an action with the number of its turn, its mark and its comment. Returns the place after it.
    fn action(&mut self, tree: &Tree, play: &Play) -> Result<Play, SetUpError> {
        let (node, mover) = (&tree.nodes[play.node], play.position.mover());
        let mut after = play.position.boxed();
        let illegal = |error| SetUpError::Action { number: play.number, error };
        after.play(&node.action, &mut Vec::new()).map_err(illegal)?;
        let Turn { number, last, actions } = play.turn;
        let new_round = mover == Player::First && last == Some(Player::Second);
        let number = if new_round { number + 1 } else { number };
        let begins = last != Some(mover);
        if mover == Player::First && (self.numbered || begins) {
            self.word(&format!("{number}."));
        } else if self.numbered || (begins && actions > 1) {
            // After a turn of several actions it would not be seen where the other begins.
            self.word(&format!("{number}..."));
        }
        self.numbered = false;
        self.word(&node.action);
        if let Some(glyph) = GLYPHS.iter().position(|&mark| Some(mark) == node.mark) {
            self.word(&format!("${}", glyph + 1));
        }
        let person = play.position.person().index();
        let left = self.left.filter(|_| self.last[person] == Some(play.node)).map(|left| left[person].0);
        self.comment(&with_times(Times { left, spent: node.spent }, &node.comment));
        let turn = Turn { number, last: Some(mover), actions: if begins { 1 } else { actions + 1 } };
        Ok(Play { node: play.node, number: play.number, position: Rc::new(after), turn })
    }

    /// Writes a comment in braces. A line with a closing brace, which cannot stand there, becomes a comment up to the end
    /// of the line.
    fn comment(&mut self, comment: &str) {
        if comment.is_empty() {
            return;
        }
        self.numbered = true;
        if !comment.contains('}') {
            return self.word(&format!("{{{comment}}}"));
        }
        for line in comment.lines() {
            self.word(&format!("; {line}"));
            self.out.push('\n');
            self.width = 0;
        }
    }
}
