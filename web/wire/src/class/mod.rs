//! A class: tells what has changed since it was last told, and takes what the pupil chooses.

pub(crate) mod json;
mod words;

use serde_json::{Value, json};
use std::time::Duration;
use tabuleiro_online::class::names::Name;
use tabuleiro_online::class::telling;
use tabuleiro_online::class::wire::{Now, PupilView};
use tabuleiro_online::client::Client;
use tabuleiro_online::words::Why;
use tabuleiro_text_table::{Attended, Inserted, Sentence};
use words::{alone, bell, bell_matters, game, how, of, race, said, with};

/// The most animals that are offered: one digit each.
const OFFERED: usize = 9;
/// So long before the bell the time is said once more.
const LAST: Duration = Duration::from_mins(1);

/// What can be chosen by a number.
#[derive(Debug, Default)]
enum Offered {
    #[default]
    Nothing,
    /// Sections, by their numbers.
    Sections(Vec<usize>),
    Names(Vec<Name>),
}

/// What is to be told although nothing has changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Wanted {
    #[default]
    Nothing,
    /// Everything.
    All,
    /// What can be chosen.
    Offer,
    /// The same, when the class has said which names are free now.
    OfferLater,
}

/// What the text table was told of the class.
#[derive(Debug, Default)]
pub(crate) struct Attending {
    /// What the class said last, and whether the match at the followed table had ended.
    told: Option<(PupilView, bool)>,
    offered: Offered,
    /// The section that was chosen among several.
    section: Option<usize>,
    wanted: Wanted,
    refusal: Option<&'static str>,
    /// Whether the server does not know the class.
    is_gone: bool,
    /// Whether the last minute before the bell was told.
    is_last: bool,
    /// The code of the class that the page keeps.
    kept: Option<String>,
}

/// Returns what a person does, so that the same task is told once.
fn task_key(view: &PupilView, is_over: bool) -> (telling::Sentence, String) {
    let which = match &view.now {
        Now::Play { table, .. } => table.clone(),
        Now::Bye { .. } => view.sections.first().map_or(0, |section| section.round).to_string(),
        _ => String::new(),
    };
    (telling::task(view, is_over), which)
}

/// Returns the numbers of the sections and whether one can enrol.
fn doors(view: &PupilView) -> (Vec<usize>, bool) {
    (view.sections.iter().map(|section| section.section).collect(), view.locked)
}

impl Attending {
    /// Tells everything with the next news.
    pub(crate) fn ask(&mut self) {
        self.wanted = Wanted::All;
    }

    /// The class has said something.
    pub(crate) fn heard(&mut self) {
        if self.wanted == Wanted::OfferLater {
            self.wanted = Wanted::Offer;
        }
    }

    /// Takes what the pupil chooses of what was offered.
    pub(crate) fn choose(&mut self, place: usize, client: &mut Client, now: Duration) {
        match &self.offered {
            Offered::Sections(sections) => {
                self.section = sections.get(place).copied();
                self.wanted = Wanted::Offer;
            }
            Offered::Names(names) => {
                if let Some(name) = names.get(place) {
                    client.enrol(name.clone(), self.section, now);
                }
            }
            Offered::Nothing => {}
        }
    }

    /// Takes part no more for a while, or again. During a match the class tells what there is to do.
    pub(crate) fn rest(&mut self, client: &mut Client, now: Duration) {
        match client.class().map(|view| &view.now) {
            Some(Now::Wait {}) => client.rest(true, now),
            Some(Now::Rest {}) => client.rest(false, now),
            _ => self.ask(),
        }
    }

    /// Takes a refusal of the class.
    pub(crate) fn refused(&mut self, why: Why, of: &str) {
        self.refusal = Some(telling::refusal(why, of));
        self.is_gone = matches!(why, Why::UnknownClass | Why::UnknownTable) && of != "resume";
        if why == Why::Taken {
            self.wanted = Wanted::OfferLater;
        }
    }

    /// Returns a task for the page if it is to keep the code of another class than before, or of none.
    pub(crate) fn task(&mut self, client: &Client) -> Option<Value> {
        let class = match client.class() {
            Some(view) => Some(view.class.clone()).filter(|_| view.now != Now::Over {}),
            // A class that was asked for after the page was loaded again is kept until it answers.
            None if !self.is_gone => return None,
            None => None,
        };
        let task = (class != self.kept).then(|| json!({ "t": "attend", "class": class }));
        self.kept = class;
        task
    }

    /// Says which class the page keeps.
    pub(crate) fn keeps(&mut self, class: &str) {
        self.kept = Some(class.into());
    }

    /// Returns what has changed in the class since the last call; `None` if nothing has.
    pub(crate) fn news(&mut self, client: &Client, now: Duration) -> Option<Attended> {
        let refusal = self.refusal.take();
        let Some(view) = client.class() else {
            let was_there = self.told.is_some();
            *self = Attending { kept: self.kept.take(), is_gone: self.is_gone, ..Attending::default() };
            return (was_there || refusal.is_some()).then(|| Attended {
                sentences: refusal.map(of).into_iter().collect(),
                is_refused: true,
                is_left: true,
                ..Attended::default()
            });
        };
        let wants_now = matches!(self.wanted, Wanted::All | Wanted::Offer) || refusal.is_some();
        // What follows a match is told when its end was heard.
        if client.is_showing_end() && !wants_now {
            return None;
        }
        let is_over = client.table().is_some_and(|table| table.over().is_some());
        let before = self.told.replace((view.clone(), is_over));
        let before = before.filter(|(before, _)| before.class == view.class && self.wanted != Wanted::All);
        let mut news = Attended {
            sentences: refusal.map(of).into_iter().collect(),
            is_refused: refusal.is_some(),
            enrols: matches!(view.now, Now::Enrol { .. }),
            alone: alone(view),
            race: race(view),
            ..Attended::default()
        };
        if before.is_none() {
            news.sentences.push(with("class-title", "class", Inserted::Text(view.class.clone())));
        }
        let was_paused = before.as_ref().is_some_and(|(before, _)| before.paused);
        if view.paused != was_paused {
            news.sentences.push(of(if view.paused { "class-paused" } else { "class-say-goes-on" }));
        }
        match &view.now {
            Now::Enrol { names } => self.enrol(view, names, before.as_ref(), &mut news),
            _ => self.tell(view, is_over, before.as_ref(), client, now, &mut news.sentences),
        }
        if self.wanted != Wanted::OfferLater {
            self.wanted = Wanted::Nothing;
        }
        (!news.sentences.is_empty()).then_some(news)
    }

    /// Offers the sections or the names.
    fn enrol(&mut self, view: &PupilView, names: &[Name], before: Option<&(PupilView, bool)>, news: &mut Attended) {
        let is_new = before.is_none_or(|(before, _)| doors(before) != doors(view));
        if !is_new && self.wanted != Wanted::Offer {
            return;
        }
        let say = &mut news.sentences;
        say.push(of("class-say-digits"));
        self.offered = Offered::Nothing;
        self.section = self.section.filter(|number| view.sections.iter().any(|section| section.section == *number));
        let chosen = match (&view.sections[..], self.section) {
            ([only], _) => Some(only),
            (_, Some(number)) => view.sections.iter().find(|section| section.section == number),
            _ => None,
        };
        if view.locked {
            say.push(of("class-locked"));
            return;
        }
        if chosen.is_none() && !view.sections.is_empty() {
            say.extend([of("class-choose-game"), of("class-say-number")]);
            news.choices = view.sections.iter().map(game).collect();
            self.offered = Offered::Sections(view.sections.iter().map(|section| section.section).collect());
            return;
        }
        say.extend(chosen.map(|section| with("class-say-game", "game", game(section))));
        if names.is_empty() {
            say.push(of("class-no-names"));
            return;
        }
        say.extend([of("class-choose-name"), of("class-say-number")]);
        let is_typed = names.iter().any(|name| matches!(name, Name::Typed(_)));
        let names: Vec<Name> = names.iter().take(if is_typed { usize::MAX } else { OFFERED }).cloned().collect();
        news.choices = names.iter().map(|name| Inserted::Name(name.to_string())).collect();
        self.offered = Offered::Names(names);
    }

    /// Tells what has changed for somebody who has a name.
    fn tell(
        &mut self,
        view: &PupilView,
        is_over: bool,
        before: Option<&(PupilView, bool)>,
        client: &Client,
        now: Duration,
        say: &mut Vec<Sentence>,
    ) {
        self.offered = Offered::Nothing;
        if before.is_none_or(|(before, _)| before.name != view.name) {
            say.extend(telling::hello(view).map(said));
        }
        let is_new_game = before.is_none_or(|(before, _)| {
            before.sections.first().map(|section| &section.game) != view.sections.first().map(|section| &section.game)
        });
        if let Some(section) = view.sections.first().filter(|_| is_new_game) {
            say.push(with("class-say-game", "game", game(section)));
        }
        let left = client.until_bell(now).filter(|left| !left.is_zero());
        let is_new = before.is_none_or(|(before, was)| task_key(before, *was) != task_key(view, is_over));
        let plays = matches!(view.now, Now::Play { .. }) && !is_over;
        if is_new {
            let round = telling::state(view).into_iter();
            let is_said = |sentence: &telling::Sentence| before.is_none() || sentence.id == "class-round";
            say.extend(round.filter(|sentence| is_said(sentence) && (plays || before.is_none())).map(said));
            say.push(said(telling::task(view, is_over)));
            say.extend(how(view, before.is_none()));
            say.extend(left.filter(|_| before.is_none() || bell_matters(view, is_over)).map(bell));
        } else if let (Now::Puzzles { solved, .. }, Some((PupilView { now: Now::Puzzles { solved: old, .. }, .. }, _))) =
            (&view.now, before)
            && solved.len() != old.len()
        {
            say.extend(words::solved(view));
        }
        let is_last = left.is_some_and(|left| left <= LAST);
        if is_last && !self.is_last && !is_new && bell_matters(view, is_over) && !view.paused {
            say.extend(left.map(bell));
        }
        self.is_last = is_last;
        let has_result = before.is_none_or(|(before, _)| {
            before.met.iter().map(|met| met.halves).ne(view.met.iter().map(|met| met.halves))
        });
        let has_rank = view.rank.is_some() && before.is_none_or(|(before, _)| before.rank.is_none());
        let is_end = is_new && view.now == (Now::Over {});
        if (has_result && !plays) || has_rank || is_end || before.is_none() {
            say.extend(telling::achieved(view).into_iter().map(said));
        }
    }
}
