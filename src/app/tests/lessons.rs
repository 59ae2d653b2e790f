//! Lessons and puzzles by touch: tasks are solved on the board, and the buttons lead on.

use super::Table;
use crate::app::foundations::locale::{Texts, choice_name};
use crate::app::foundations::navigation::{ChangeScreen, Screen};
use crate::app::foundations::notices::Notices;
use crate::app::play::input::Gesture;
use crate::app::play::opponent::Thinking;
use crate::app::play::tutor::{Course, Library, PanelContents, Progress, StartStudy, Study};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use tabuleiro_catalogue::matches::Occupant;
use tabuleiro_catalogue::{GameId, Offer};
use tabuleiro_engine::search::exact::Goal;
use tabuleiro_learning::{Ask, Puzzle, Step};
use tabuleiro_rules::Tap;

impl Table {
    /// Returns an action that can be played and does not reach the goal of a puzzle.
    fn wrong_answer(&self, puzzle: &Puzzle) -> Offer {
        let is_wrong = |offer: &Offer| !puzzle.solutions.contains(&offer.text) && !puzzle.slower.contains(&offer.text);
        self.playable().into_iter().find(is_wrong).unwrap()
    }

    /// Starts a study.
    fn studying(name: &str, study: Study) -> Table {
        let mut table = Table::new(name);
        table.enable_accessibility();
        table.app.world_mut().write_message(StartStudy(study));
        table.frames(8);
        table
    }

    fn panel_contents(&self) -> PanelContents {
        let world = self.app.world();
        let contents = world.resource::<Course>().panel_contents(self.game(), world.resource::<Texts>());
        contents.unwrap_or_else(|| panic!("no study is in progress"))
    }

    /// Returns the actions that may be played now.
    fn playable(&self) -> Vec<Offer> {
        self.app.world().resource::<Gesture>().open().cloned().collect()
    }

    /// Taps the sites and choices of an action in turn.
    fn touch_action(&mut self, offer: &Offer) {
        for &tap in offer.taps.iter() {
            match tap {
                Tap::Site(site) => {
                    let name = self.game().position().board().sites[site.index()].name.clone();
                    let at = self.pixel(&name);
                    self.finger(1, TouchPhase::Started, at);
                    self.finger(1, TouchPhase::Ended, at);
                    self.frames(2);
                }
                Tap::Choice(choice) => {
                    let name = choice_name(self.game().position().id(), self.app.world().resource::<Texts>(), choice);
                    self.press_button(&name);
                }
            }
        }
        self.rest();
    }

    /// Returns an action with which the person to move wins soonest.
    fn soonest_win(&self) -> Option<Offer> {
        let (now, offers) = (self.game().position(), self.playable());
        let wins = |offer: &&Offer, plies: u32| {
            let mut after = now.boxed();
            after.play(&offer.text, &mut Vec::new()).is_ok()
                && matches!(after.forced(Goal::Win, now.person(), plies, NODES), Ok(Some(_)))
        };
        (0..LONGEST_MATCH).find_map(|plies| offers.iter().find(|offer| wins(offer, plies)).cloned())
    }

    /// Solves a step of a lesson by touch: plays the actions it asks for, or wins its match.
    fn solve(&mut self, step: &Step, why: &str) {
        for _ in 0..40 {
            self.run_until_due(why);
            if self.panel_contents().buttons[0].2 {
                return;
            }
            let offer = if step.ask == Ask::Win { self.soonest_win() } else { self.playable().into_iter().next() };
            let Some(offer) = offer else { panic!("{why}: nothing can be played: {:?}", self.moves()) };
            self.touch_action(&offer);
        }
        panic!("{why}: it is not done: {:?}, {:?}", self.panel_contents(), self.moves());
    }

    /// Runs until a person has to act or the study is finished.
    fn run_until_due(&mut self, why: &str) {
        for _ in 0..40 {
            self.rest();
            let thinks = self.game().position().outcome().is_none() && self.game().occupant() != Occupant::Human;
            if thinks {
                self.app.world_mut().resource_mut::<Thinking>().wait();
                self.frames(40);
                continue;
            }
            self.frames(20);
            // Behind the last action of a person a reply may be due: then there is no usual choice yet.
            if !self.playable().is_empty() || self.panel_contents().buttons.iter().any(|button| button.2) {
                return self.rest();
            }
        }
        panic!("{why}: the study does not continue: {:?}", self.panel_contents());
    }
}

/// The greatest number of plies that the match at the end of a lesson may still take, and nodes of a search for them.
const LONGEST_MATCH: u32 = 9;
const NODES: u64 = 3_000_000;

fn steps_of(game: GameId, variant: &str) -> Vec<Step> {
    Library::default().lesson(game, variant).map_or(Vec::new(), |lesson| lesson.steps.clone())
}

/// Returns the first puzzle of a game that satisfies a condition.
fn puzzle(game: GameId, wanted: impl Fn(&Puzzle) -> bool) -> Option<Puzzle> {
    Library::default().puzzles(game).all().iter().find(|puzzle| wanted(puzzle)).cloned()
}

fn study(game: GameId, puzzle: &Puzzle) -> Study {
    Study::Puzzle { game, id: puzzle.id.clone() }
}

/// Returns every card of the gallery.
fn cards() -> impl Iterator<Item = (GameId, &'static str)> {
    GameId::ALL.iter().flat_map(|&game| {
        let facts = game.facts();
        std::iter::once(facts.defaults().variant).chain(facts.cards.iter().copied()).map(move |card| (game, card))
    })
}

#[test]
fn every_lesson_of_every_card_can_be_completed_by_touch() {
    for (game, variant) in cards() {
        let name = format!("lesson {} {variant}", game.id());
        let mut table = Table::studying(&name.replace(' ', "-"), Study::Lesson { game, variant: variant.into() });
        let steps = steps_of(game, variant);
        for (i, step) in steps.iter().enumerate() {
            table.solve(step, &format!("{name}, step '{}'", step.id));
            if i + 1 < steps.len() {
                table.press_button(&table.text("course-next"));
            }
        }
        table.frames(3);
        assert!(table.app.world().resource::<Progress>().knows(game, variant), "{name} is not saved as solved");
    }
}

/// Taps a site, and returns whether anything was played.
fn slip(table: &mut Table, site: &str) -> bool {
    let before = table.moves();
    let at = table.pixel(site);
    table.finger(1, TouchPhase::Started, at);
    table.finger(1, TouchPhase::Ended, at);
    table.frames(2);
    table.moves() != before
}

/// The number of sites tapped by mistake in each step; `./check --long` taps all.
fn slips() -> usize {
    std::env::var("TABULEIRO_SLIPS").ok().and_then(|slips| slips.parse().ok()).unwrap_or(3)
}

#[test]
fn every_slip_in_a_lesson_is_answered_by_a_question_then_a_place_then_the_move() {
    for (game, variant) in cards() {
        let name = format!("slips {} {variant}", game.id());
        let mut table = Table::studying(&name.replace(' ', "-"), Study::Lesson { game, variant: variant.into() });
        let steps = steps_of(game, variant);
        for (i, step) in steps.iter().enumerate() {
            let why = format!("{name}, step '{}'", step.id);
            table.run_until_due(&why);
            if !matches!(step.ask, Ask::Watch | Ask::Win) {
                let allowed = table.playable();
                let board = table.game().position().board();
                let sites = (0..board.sites.len()).map(|i| tabuleiro_rules::Site(i as u16));
                let wrong: Vec<&str> = sites
                    .filter(|site| !allowed.iter().any(|offer| offer.taps.contains(&Tap::Site(*site))))
                    .map(|site| board.sites[site.index()].name.as_str())
                    .collect();
                let stride = wrong.len().div_ceil(slips().max(3)).max(1);
                let answer = |table: &Table, ending: &str| {
                    table.app.world().resource::<Texts>().game(game, &format!("lesson-{}{ending}", step.id), &[])
                };
                for (slips, site) in wrong.iter().step_by(stride).enumerate() {
                    assert!(!slip(&mut table, site), "{why}: a tap on {site} plays something");
                    let said = table.panel_contents().sentence;
                    match slips {
                        0 => assert_eq!(said, answer(&table, "-else"), "{why}"),
                        1 => assert_eq!(said, answer(&table, "-look"), "{why}"),
                        _ => assert_ne!(said, answer(&table, "-look"), "{why}"),
                    }
                    // The shown answer may be a choice without a place.
                    let has_sites =
                        allowed.iter().all(|offer| offer.taps.iter().any(|tap| matches!(tap, Tap::Site(_))));
                    assert!(
                        slips < 2 || !has_sites || !table.panel_contents().lit.is_empty(),
                        "{why}: no place is lit"
                    );
                }
            }
            // The lesson goes on as if nothing had happened. The matches are played by the other test.
            if step.ask == Ask::Win {
                break;
            }
            table.solve(step, &why);
            if i + 1 < steps.len() {
                table.press_button(&table.text("course-next"));
            }
        }
    }
}

#[test]
fn a_puzzle_of_every_game_is_solved_against_the_longest_defence_and_saved_as_solved() {
    for &game in GameId::ALL {
        let name = format!("puzzle-{}", game.id());
        let longer = puzzle(game, |puzzle| puzzle.plies > 1).or_else(|| puzzle(game, |_| true));
        let puzzle = longer.unwrap_or_else(|| panic!("{name}: no puzzle"));
        let mut table = Table::studying(&name, study(game, &puzzle));
        for text in &puzzle.line {
            table.run_until_due(&name);
            if table.panel_contents().done || table.moves().contains(text) && table.moves().last() == Some(text) {
                continue;
            }
            if let Some(offer) = table.playable().into_iter().find(|offer| offer.text == *text) {
                table.touch_action(&offer);
            }
        }
        table.run_until_due(&name);
        assert!(
            table.panel_contents().done,
            "{name} {}: {:?} after {:?}",
            puzzle.id,
            table.panel_contents(),
            table.moves()
        );
        table.frames(3);
        assert!(table.app.world().resource::<Progress>().solved(game, &puzzle.id), "{name}");
    }
}

#[test]
fn a_wrong_answer_is_refuted_and_the_puzzle_is_set_up_again() {
    let game = GameId::Hex;
    let puzzle = puzzle(game, |puzzle| puzzle.plies == 3).unwrap();
    let mut table = Table::studying("wrong-try", study(game, &puzzle));
    let asked = table.panel_contents().sentence;
    let wrong = table.wrong_answer(&puzzle);
    table.touch_action(&wrong);
    assert_ne!(table.panel_contents().sentence, asked);
    assert!(table.playable().is_empty(), "the refutation is played");
    table.frames(250);
    assert_eq!((table.moves(), table.game().position().key()), (Vec::new(), puzzle.position().key()));
    assert!(!table.playable().is_empty());
}

#[test]
fn a_win_that_takes_longer_is_called_slower_and_the_puzzle_is_set_up_again() {
    let game = GameId::Hex;
    let puzzle = puzzle(game, |puzzle| puzzle.plies > 1 && !puzzle.slower.is_empty()).unwrap();
    let mut table = Table::studying("slower", study(game, &puzzle));
    let slower = table.playable().into_iter().find(|offer| puzzle.slower.contains(&offer.text)).unwrap();
    table.touch_action(&slower);
    assert_eq!(table.panel_contents().sentence, table.text("puzzle-slower"));
    table.frames(250);
    assert_eq!((table.moves(), table.game().position().key()), (Vec::new(), puzzle.position().key()));
    assert!(!table.playable().is_empty());
    table.press_button(&table.text("hint"));
    assert!(table.panel_contents().sentence.starts_with(&table.text("puzzle-slower")));
}

#[test]
fn hints_of_a_puzzle_tell_the_idea_and_show_the_site_the_action_and_then_the_solution() {
    let game = GameId::Hex;
    let id = puzzle(game, |_| true).unwrap().id;
    let mut table = Table::studying("hints", Study::Puzzle { game, id: id.clone() });
    let mut said = vec![table.panel_contents().sentence];
    for hint in 1..=3 {
        assert_eq!(table.moves(), Vec::<String>::new());
        table.press_button(&table.text("hint"));
        said.push(table.panel_contents().sentence);
        assert_eq!(table.panel_contents().lit.is_empty(), hint == 1, "the idea highlights no site, the others do");
    }
    said.dedup();
    assert_eq!(said.len(), 4, "{said:?}");
    table.press_button(&table.text("puzzle-show"));
    table.frames(150);
    assert!(!table.moves().is_empty());
    assert!(!table.app.world().resource::<Progress>().solved(game, &id), "a shown solution does not count as solved");
}

#[test]
fn hints_are_shown_after_a_wrong_answer_too() {
    let game = GameId::Hex;
    let puzzle = puzzle(game, |puzzle| puzzle.plies == 3).unwrap();
    let mut table = Table::studying("hints-after", study(game, &puzzle));
    let wrong = table.wrong_answer(&puzzle);
    table.touch_action(&wrong);
    table.frames(250);
    let mut said = vec![table.panel_contents().sentence];
    for _ in 1..=3 {
        table.press_button(&table.text("hint"));
        said.push(table.panel_contents().sentence);
    }
    assert!(said.iter().all(|said| said.starts_with(&table.text("puzzle-wrong"))), "{said:?}");
    said.dedup();
    assert_eq!(said.len(), 4, "{said:?}");
}

#[test]
fn the_match_is_restored_after_a_diagram_of_its_rules() {
    let mut table = Table::playing("diagram", "hex");
    table.enable_accessibility();
    table.play("d4");
    table.rest();
    let id = Library::default().diagrams(GameId::Hex)[0].id.clone();
    table.app.world_mut().write_message(StartStudy(Study::Diagram { game: GameId::Hex, id }));
    table.frames(60);
    assert_ne!(table.moves(), ["d4"]);
    table.press_button(&table.text("course-leave"));
    table.rest();
    assert_eq!(table.moves(), ["d4"]);
    assert_eq!(*table.app.world().resource::<State<Screen>>().get(), Screen::Table);
}

#[test]
fn a_lesson_leads_to_a_puzzle_and_then_to_a_match() {
    for game in [GameId::Hex, GameId::Semaforo, GameId::Rastros] {
        let mut table = Table::new(&format!("stranger-{}", game.id()));
        table.enable_accessibility();
        let title = table.app.world().resource::<Texts>().title(game, "");
        table.press_button(&title);
        table.press_button(&table.text("learn"));
        let steps = steps_of(game, "");
        for (i, step) in steps.iter().enumerate() {
            table.solve(step, game.id());
            table.press_button(&table.text(if i + 1 < steps.len() { "course-next" } else { "course-puzzles" }));
        }
        table.frames(8);
        let first = puzzle(game, |_| true).unwrap();
        for text in &first.line {
            table.run_until_due(game.id());
            if let Some(offer) = table.playable().into_iter().find(|offer| offer.text == *text) {
                table.touch_action(&offer);
            }
        }
        table.run_until_due(game.id());
        assert!(table.panel_contents().done, "{}", game.id());
        table.press_button(&table.text("course-leave"));
        table.frames(8);
        table.press_button(&table.text("play"));
        table.rest();
        assert_eq!((table.game().position().id(), table.game().cursor()), (game, 0));
    }
}

#[test]
fn the_commentary_of_a_published_game_follows_its_actions() {
    let game = GameId::find("sesquimoku").unwrap();
    let mut table = Table::new("classic");
    table.enable_accessibility();
    let texts = || Texts::load(crate::app::foundations::locale::system_language());
    let id = "classic-sesquimoku_game_19";
    let comment = (1..40).find_map(|ply| Some((ply, texts().attribute(game, id, &format!("ply-{ply}"))?)));
    let (ply, comment) = comment.expect("a commented action");
    let title = texts().title(game, "");
    table.press_button(&title);
    table.press_button(&texts().game(game, id, &[]));
    let says = |table: &Table| table.items().all.iter().any(|(_, item)| item.name.contains(&comment));
    assert!(!says(&table));
    for _ in 0..ply {
        table.press_button(&table.text("redo"));
        table.rest();
    }
    table.frames(4);
    assert!(says(&table), "'{comment}' is not shown");
}

#[test]
fn the_next_puzzle_belongs_to_the_same_card_and_always_exists() {
    let game = GameId::MakYek;
    let of_card = |card: &str| -> Vec<String> {
        Library::default().puzzles(game).of_card(card).map(|puzzle| puzzle.id.clone()).collect()
    };
    let (all, own) = (Library::default().puzzles(game).all().len(), of_card("cleave"));
    assert!(!own.is_empty());
    assert_eq!(own.len() + of_card("").len(), all);
    let mut table = Table::studying("next", Study::Puzzle { game, id: own[0].clone() });
    for id in own.iter().skip(1).chain(&own[..1]) {
        table.press_button(&table.text("puzzle-next"));
        table.frames(8);
        assert_eq!(table.app.world().resource::<Course>().puzzle(), Some((game, id.as_str())));
    }
}

#[test]
fn the_gallery_offers_the_puzzle_of_the_day() {
    let mut table = Table::new("daily");
    table.enable_accessibility();
    let game = tabuleiro_learning::game_of_day((tabuleiro_exhibit::now().seconds() / 86_400) as i64);
    let title = table.app.world().resource::<Texts>().title(game, "");
    table.press_button(&format!("{}: {title}", table.text("gallery-daily")));
    table.frames(8);
    assert_eq!(table.app.world().resource::<Course>().puzzle().map(|(game, _)| game), Some(game));
}

#[test]
fn a_missing_puzzle_changes_nothing() {
    let mut table = Table::playing("missing", "hex");
    table.enable_accessibility();
    table.play("d4");
    table.app.world_mut().write_message(StartStudy(Study::Puzzle { game: GameId::Hex, id: "p99".into() }));
    table.frames(8);
    assert!(!table.app.world().resource::<Course>().runs());
    assert_eq!(table.moves(), ["d4"]);
    assert!(table.app.world().resource::<Notices>().any(), "a notice is shown");
}

#[test]
fn the_gallery_offers_unfinished_lessons_and_puzzles() {
    let game = GameId::Hex;
    let mut table = Table::studying("begun", Study::Lesson { game, variant: String::new() });
    let title = table.app.world().resource::<Texts>().title(game, "");
    table.press_button(&table.text("course-leave"));
    table.app.world_mut().write_message(ChangeScreen(Screen::Gallery));
    table.frames(8);
    table.press_button(&format!("{}: {title}", table.text("gallery-lessons")));
    table.frames(8);
    assert!(table.app.world().resource::<Course>().runs());
}
