//! Lessons and puzzles by touch: tasks are solved on the board, and the buttons lead on.

use super::Table;
use crate::app::hud::choice_name;
use crate::app::input::Gesture;
use crate::app::locale::Texts;
use crate::app::navigation::{Go, Screen};
use crate::app::notices::Notices;
use crate::app::tutor::{Course, Learn, Library, Progress, Saying, Study};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use tabuleiro_games::{GameId, Offer};
use tabuleiro_learning::Puzzle;
use tabuleiro_rules::Tap;

impl Table {
    /// Starts a study.
    fn studying(name: &str, study: Study) -> Table {
        let mut table = Table::new(name);
        table.listen();
        table.app.world_mut().write_message(Learn(study));
        table.frames(8);
        table
    }

    fn saying(&self) -> Saying {
        let world = self.app.world();
        let saying = world.resource::<Course>().saying(self.game(), world.resource::<Texts>());
        saying.unwrap_or_else(|| panic!("nothing is studied"))
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
                    let name = choice_name(self.game(), self.app.world().resource(), choice);
                    self.press_button(&name);
                }
            }
        }
        self.rest();
    }

    /// Runs until a person has to act or the study is finished.
    fn let_it(&mut self, why: &str) {
        for _ in 0..40 {
            self.rest();
            self.frames(20);
            if self.saying().done || !self.playable().is_empty() || self.saying().buttons.iter().any(|b| b.2) {
                return self.rest();
            }
        }
        panic!("{why}: it goes on for ever: {:?}", self.saying());
    }
}

fn steps_of(game: GameId, variant: &str) -> usize {
    Library::default().lesson(game, variant).map_or(0, |lesson| lesson.steps.len())
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
fn every_lesson_of_every_card_is_gone_through_by_touch() {
    for (game, variant) in cards() {
        let name = format!("lesson {} {variant}", game.id());
        let mut table = Table::studying(&name.replace(' ', "-"), Study::Lesson { game, variant: variant.into() });
        let steps = steps_of(game, variant);
        for step in 0..steps {
            let why = format!("{name}, step {}", step + 1);
            for _ in 0..12 {
                table.let_it(&why);
                if table.saying().buttons[0].2 {
                    break;
                }
                let offer =
                    table.playable().into_iter().next().unwrap_or_else(|| panic!("{why}: nothing can be played"));
                table.touch_action(&offer);
            }
            assert!(table.saying().buttons[0].2, "{why}: it is not done: {:?}, {:?}", table.saying(), table.moves());
            if step + 1 < steps {
                table.press_button(&table.says("course-next"));
            }
        }
        table.frames(3);
        assert!(table.app.world().resource::<Progress>().knows(game, variant), "{name} is not remembered");
    }
}

#[test]
fn another_place_is_answered_and_plays_nothing() {
    let mut table = Table::studying("else", Study::Lesson { game: GameId::Hex, variant: String::new() });
    while table.playable().is_empty() {
        table.let_it("hex");
        if table.playable().is_empty() {
            table.press_button(&table.says("course-next"));
        }
    }
    let asked = table.saying().sentence;
    let (allowed, moves) = (table.playable(), table.moves());
    let board = table.game().position().board();
    let sites = (0..board.sites.len()).map(|i| tabuleiro_rules::Site(i as u16));
    let wrong = sites.map(Tap::Site).find(|tap| !allowed.iter().any(|offer| offer.taps.contains(tap))).unwrap();
    let Tap::Site(wrong) = wrong else { unreachable!() };
    let at = table.pixel(&board.sites[wrong.index()].name);
    table.finger(1, TouchPhase::Started, at);
    table.finger(1, TouchPhase::Ended, at);
    table.frames(4);
    assert_ne!(table.saying().sentence, asked, "it says what would be right");
    assert_eq!(table.moves(), moves);
    table.touch_action(&allowed[0].clone());
    assert!(table.moves().len() > moves.len() || table.saying().done);
}

#[test]
fn a_puzzle_of_every_game_is_solved_against_the_best_defence_and_remembered() {
    for &game in GameId::ALL {
        let name = format!("puzzle-{}", game.id());
        let longer = puzzle(game, |puzzle| puzzle.plies > 1).or_else(|| puzzle(game, |_| true));
        let puzzle = longer.unwrap_or_else(|| panic!("{name}: there is none"));
        let mut table = Table::studying(&name, study(game, &puzzle));
        for text in &puzzle.line {
            table.let_it(&name);
            if table.saying().done || table.moves().contains(text) && table.moves().last() == Some(text) {
                continue;
            }
            if let Some(offer) = table.playable().into_iter().find(|offer| offer.text == *text) {
                table.touch_action(&offer);
            }
        }
        table.let_it(&name);
        assert!(table.saying().done, "{name} {}: {:?} after {:?}", puzzle.id, table.saying(), table.moves());
        table.frames(3);
        assert!(table.app.world().resource::<Progress>().solved(game, &puzzle.id), "{name}");
    }
}

#[test]
fn a_wrong_try_is_refuted_and_the_puzzle_stands_as_before() {
    let game = GameId::Hex;
    let puzzle = puzzle(game, |puzzle| puzzle.plies == 3).unwrap();
    let mut table = Table::studying("wrong-try", study(game, &puzzle));
    let asked = table.saying().sentence;
    let wrong = table.playable().into_iter().find(|offer| !puzzle.solutions.contains(&offer.text)).unwrap();
    table.touch_action(&wrong);
    assert_ne!(table.saying().sentence, asked);
    assert!(table.playable().is_empty(), "it is shown why");
    table.frames(250);
    assert_eq!((table.moves(), table.game().position().key()), (Vec::new(), puzzle.position().key()));
    assert!(!table.playable().is_empty());
}

#[test]
fn hints_say_where_then_what_then_why_and_at_last_the_way_is_shown() {
    let game = GameId::Hex;
    let mut table = Table::studying("hints", Study::Puzzle { game, id: "p01".into() });
    let mut said = vec![table.saying().sentence];
    for _ in 0..3 {
        assert_eq!(table.moves(), Vec::<String>::new());
        table.press_button(&table.says("hint"));
        said.push(table.saying().sentence);
        assert!(!table.saying().lit.is_empty(), "a place shines");
    }
    said.dedup();
    assert_eq!(said.len(), 4, "{said:?}");
    table.press_button(&table.says("puzzle-show"));
    table.frames(150);
    assert!(!table.moves().is_empty());
    assert!(!table.app.world().resource::<Progress>().solved(game, "p01"), "looking on is not solving");
}

#[test]
fn a_match_waits_while_a_diagram_of_its_rules_is_looked_at() {
    let mut table = Table::playing("diagram", "hex");
    table.listen();
    table.play("d4");
    table.rest();
    let id = Library::default().diagrams(GameId::Hex)[0].id.clone();
    table.app.world_mut().write_message(Learn(Study::Diagram { game: GameId::Hex, id }));
    table.frames(60);
    assert_ne!(table.moves(), ["d4"]);
    table.press_button(&table.says("course-leave"));
    table.rest();
    assert_eq!(table.moves(), ["d4"]);
    assert_eq!(*table.app.world().resource::<State<Screen>>().get(), Screen::Table);
}

#[test]
fn from_the_gallery_through_a_lesson_to_a_solved_puzzle_and_a_match() {
    for game in [GameId::Hex, GameId::Semaforo, GameId::Rastros] {
        let mut table = Table::new(&format!("stranger-{}", game.id()));
        table.listen();
        let title = table.app.world().resource::<Texts>().title(game, "");
        table.press_button(&title);
        table.press_button(&table.says("learn"));
        let steps = steps_of(game, "");
        for step in 0..steps {
            for _ in 0..12 {
                table.let_it(game.id());
                if table.saying().buttons[0].2 {
                    break;
                }
                let offer = table.playable()[0].clone();
                table.touch_action(&offer);
            }
            table.press_button(&table.says(if step + 1 < steps { "course-next" } else { "course-puzzles" }));
        }
        table.frames(8);
        let first = puzzle(game, |_| true).unwrap();
        for text in &first.line {
            table.let_it(game.id());
            if let Some(offer) = table.playable().into_iter().find(|offer| offer.text == *text) {
                table.touch_action(&offer);
            }
        }
        table.let_it(game.id());
        assert!(table.saying().done, "{}", game.id());
        table.press_button(&table.says("course-leave"));
        table.frames(8);
        table.press_button(&table.says("play"));
        table.rest();
        assert_eq!((table.game().position().id(), table.game().cursor()), (game, 0));
    }
}

#[test]
fn a_classic_game_is_told_action_by_action() {
    let game = GameId::find("sesquimoku").unwrap();
    let mut table = Table::new("classic");
    table.listen();
    let texts = || Texts::load(crate::app::locale::system_language());
    let id = "classic-sesquimoku_game_19";
    let comment = (1..40).find_map(|ply| Some((ply, texts().attribute(game, id, &format!("ply-{ply}"))?)));
    let (ply, comment) = comment.expect("something is told of it");
    let title = texts().title(game, "");
    table.press_button(&title);
    table.press_button(&texts().game(game, id, &[]));
    let says = |table: &Table| table.items().all.iter().any(|(_, item)| item.name.contains(&comment));
    assert!(!says(&table));
    for _ in 0..ply {
        table.press_button(&table.says("redo"));
        table.rest();
    }
    table.frames(4);
    assert!(says(&table), "'{comment}' is not said");
}

#[test]
fn next_never_ends_and_stays_with_the_card() {
    let game = GameId::MakYek;
    let of_card = |card: &str| -> Vec<String> {
        Library::default().puzzles(game).of_card(card).map(|puzzle| puzzle.id.clone()).collect()
    };
    let (all, own) = (Library::default().puzzles(game).all().len(), of_card("cleave"));
    assert!(!own.is_empty());
    assert_eq!(own.len() + of_card("").len(), all);
    let mut table = Table::studying("next", Study::Puzzle { game, id: own[0].clone() });
    for id in own.iter().skip(1).chain(&own[..1]) {
        table.press_button(&table.says("puzzle-next"));
        table.frames(8);
        assert_eq!(table.app.world().resource::<Course>().puzzle(), Some((game, id.as_str())));
    }
}

#[test]
fn a_puzzle_that_is_not_there_leaves_everything_where_it_is() {
    let mut table = Table::playing("missing", "hex");
    table.listen();
    table.play("d4");
    table.app.world_mut().write_message(Learn(Study::Puzzle { game: GameId::Hex, id: "p99".into() }));
    table.frames(8);
    assert!(!table.app.world().resource::<Course>().runs());
    assert_eq!(table.moves(), ["d4"]);
    assert!(table.app.world().resource::<Notices>().any(), "it is said");
}

#[test]
fn the_gallery_leads_back_to_what_somebody_is_in_the_middle_of() {
    let game = GameId::Hex;
    let mut table = Table::studying("begun", Study::Lesson { game, variant: String::new() });
    let title = table.app.world().resource::<Texts>().title(game, "");
    table.press_button(&table.says("course-leave"));
    table.app.world_mut().write_message(Go(Screen::Gallery));
    table.frames(8);
    table.press_button(&format!("{}: {title}", table.says("gallery-lessons")));
    table.frames(8);
    assert!(table.app.world().resource::<Course>().runs());
}
