//! Whole matches by touch: every site is tapped where it is drawn, every choice on its button.

use super::Table;
use crate::app::foundations::locale::Texts;
use crate::app::foundations::settings::Settings;
use crate::app::play::input::Gesture;
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::Record;
use tabuleiro_rules::{Choice, OptionKind, Tap};

/// A longer match is started again with another seed.
pub(super) const PLIES: usize = 400;
/// The maximum number of attempts.
pub(super) const MATCHES: u64 = 6;
/// Games with longer matches are played on their smallest board.
const LONG: u32 = 40;

/// Returns the options for a game here: the defaults, or the smallest board where a match is long.
pub(super) fn record(game: GameId) -> Record {
    let facts = game.facts();
    let mut options = facts.defaults();
    if facts.typical_plies > LONG {
        for spec in facts.options {
            let least = match spec.kind {
                OptionKind::Side { allowed, .. } => allowed.iter().min().map(ToString::to_string),
                OptionKind::Size { least, .. } => Some(format!("{}x{}", least.0, least.1)),
                _ => None,
            };
            if let Some(least) = least {
                options.set(facts, spec.name, &least).unwrap();
            }
        }
    }
    Record { options: options.words(facts), ..Record::of(game.id()) }
}

impl Table {
    /// Taps the button of a choice.
    fn touch_choice(&mut self, choice: Choice) {
        let name = crate::app::foundations::locale::choice_name(
            self.game().position().id(),
            self.app.world().resource::<Texts>(),
            choice,
        );
        let area = self.control(&name).1.area;
        self.touch(area);
    }

    /// Plays a random action, tap by tap. Returns whether there was one.
    fn touch_one(&mut self, dice: &mut u64) -> bool {
        let position = self.game().position();
        if position.outcome().is_some() {
            return false;
        }
        let offers = position.gestures();
        *dice = tabuleiro_rules::mix(*dice);
        let offer = offers[*dice as usize % offers.len()].clone();
        let names: Vec<_> = position.board().sites.iter().map(|site| site.name.clone()).collect();
        let before = self.moves().len();
        let game = position.id().id();
        for &tap in offer.taps.iter() {
            // The bars may have grown by a row, and the board was fitted again.
            self.frames(3);
            assert!(
                self.app.world().resource::<Gesture>().next().any(|t| t == tap),
                "{game}: {tap:?} is not asked for after {:?}",
                self.moves()
            );
            match tap {
                Tap::Site(site) => self.tap(&names[site.index()]),
                Tap::Choice(choice) => self.touch_choice(choice),
            }
        }
        assert_eq!(self.moves()[before..], *std::slice::from_ref(&offer.text), "{game}, after {:?}", self.moves());
        true
    }
}

/// Plays every `step`th game from `first` on, to its end.
fn play_out(first: usize, step: usize) {
    for &game in GameId::ALL.iter().skip(first).step_by(step) {
        let mut table = Table::new(&format!("whole-{}", game.id()));
        table.app.world_mut().resource_mut::<Settings>().speed = 0.0;
        let ended = (0..MATCHES).any(|seed| {
            table.set_up(record(game));
            if seed == 0 {
                table.enable_accessibility();
            }
            let mut dice = seed;
            (0..PLIES).any(|_| !table.touch_one(&mut dice))
        });
        assert!(ended, "no match of {} ends within {PLIES} actions", game.id());
        table.frames(4);
        let again = table.text("play-again");
        assert_eq!(table.controls(&again).len(), 1, "{}: the button for another match is missing", game.id());
    }
}

#[test]
fn the_first_third_of_the_games_is_played_to_the_end_by_touch() {
    play_out(0, 3);
}

#[test]
fn the_second_third_of_the_games_is_played_to_the_end_by_touch() {
    play_out(1, 3);
}

#[test]
fn the_last_third_of_the_games_is_played_to_the_end_by_touch() {
    play_out(2, 3);
}
