//! Tests of every search on games small enough to be solved by brute force.

mod kept;
mod noughts;

use crate::oracle::{Typed, minimax, winner_of};
use noughts::{Noughts, SWAP, THOROUGH};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::collections::HashMap;
use tabuleiro_catalogue::{GameId, Visitor};
use tabuleiro_engine::person::{Character, Persona};
use tabuleiro_engine::search::{
    Candidate, EndgameTable, Heuristic, Level, Method, Opponent, Progress, Setting, opponent_with, opponents, together,
};
use tabuleiro_engine::solve::player;
use tabuleiro_rules::{Options, Outcome, Player, Position};

const METHODS: [Method; 2] = [Method::MonteCarlo, Method::AlphaBeta];

/// Searches random positions of the game to the end and compares with brute force.
fn agrees_with_brute_force<G: Heuristic>(start: &G, setting: Setting, positions: u64) {
    let mut known = HashMap::new();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    for n in 0..positions {
        let mut position = start.clone();
        position.random_playout(&mut rng, &mut Vec::new(), (n % 8) as u32);
        if position.outcome().is_some() {
            continue;
        }
        let side = if position.person() == Player::First { 1 } else { -1 };
        let expected = side * minimax(&Typed(position.clone()), &mut known, &winner_of);
        for method in METHODS {
            let mut opponent = opponent_with(&position, method, setting, n);
            let progress = opponent.think(setting.nodes);
            assert!(progress.finished && progress.nodes < setting.nodes, "{method:?} proved nothing: {progress:?}");
            assert_eq!(progress.value, expected as f32, "{method:?} after {} nodes", progress.nodes);
            let mut next = position.clone();
            next.apply(position.read(&progress.best.unwrap()).unwrap(), &mut ());
            assert_eq!(
                side * minimax(&Typed(next), &mut known, &winner_of),
                expected,
                "{method:?} gives away the proved value"
            );
        }
    }
}

#[test]
fn every_search_solves_noughts_and_crosses() {
    agrees_with_brute_force(&Noughts::new(3, false, false), THOROUGH, 40);
}

#[test]
fn a_search_that_tries_few_actions_first_and_guesses_wrong_solves_noughts_and_crosses() {
    let mut known = HashMap::new();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
    for n in 0..40 {
        let mut position = Noughts::guessing();
        position.random_playout(&mut rng, &mut Vec::new(), n % 7);
        if position.outcome().is_some() {
            continue;
        }
        let side = if position.mover() == Player::First { 1 } else { -1 };
        let expected = side * minimax(&Typed(position), &mut known, &winner_of);
        let progress = opponent_with(&position, Method::MonteCarlo, THOROUGH, u64::from(n)).think(THOROUGH.nodes);
        assert_eq!((progress.value, progress.finished), (expected as f32, true), "{position:?}");
        slices_agree(3_000, || opponent_with(&position, Method::MonteCarlo, Setting::full(3_000), 5));
    }
}

#[test]
fn every_search_solves_a_game_with_two_actions_a_turn() {
    agrees_with_brute_force(&Noughts::new(3, false, true), THOROUGH, 40);
}

#[test]
fn every_search_solves_a_game_with_a_swap() {
    agrees_with_brute_force(&Noughts::new(2, true, false), THOROUGH, 40);
    agrees_with_brute_force(&Noughts::new(3, true, true), THOROUGH, 40);
}

#[test]
fn a_winning_first_stone_is_answered_by_a_swap() {
    let position = Noughts::new(2, true, false).after(&[4]);
    for method in METHODS {
        let progress = opponent_with(&position, method, THOROUGH, 1).think(10_000);
        assert_eq!((progress.best, progress.value), (Some(SWAP.to_string()), 1.0), "{method:?}");
    }
}

#[test]
fn every_search_solves_small_otelo() {
    for words in ["classico size=4", "1_11 size=4"] {
        let options = GameId::Otelo111.facts().parse_options(words.split(' ')).unwrap();
        struct Solve(Options);
        impl Visitor for Solve {
            type Output = ();
            fn visit<G: Heuristic>(self) {
                agrees_with_brute_force(&G::start(&self.0).unwrap(), THOROUGH, 24);
            }
        }
        GameId::Otelo111.visit(Solve(options));
    }
}

#[test]
fn perfect_play_of_classic_otelo_on_4x4_ends_3_to_11() {
    struct Margin;
    impl Visitor for Margin {
        type Output = i32;
        fn visit<G: Heuristic>(self) -> i32 {
            let options = G::FACTS.parse_options(["classico", "size=4"]).unwrap();
            let margin = |ended: &Typed<G>| ended.0.score().map_or(0, |points| points[0] - points[1]);
            minimax(&Typed(G::start(&options).unwrap()), &mut HashMap::new(), &margin)
        }
    }
    assert_eq!(GameId::Otelo111.visit(Margin), 3 - 11);
}

#[test]
fn a_win_in_one_is_taken_and_a_loss_in_one_averted_on_a_small_budget() {
    // x x .     x to move wins on 2; o to move must take it.
    // o . .
    // . . .
    let win = Noughts::new(3, false, false).after(&[0, 3, 1, 8]);
    let threat = Noughts::new(3, false, false).after(&[0, 3, 1]);
    for method in METHODS {
        let progress = opponent_with(&win, method, Setting::full(300), 1).think(300);
        assert_eq!((progress.best.as_deref(), progress.value, progress.finished), (Some("2"), 1.0, true), "{method:?}");
        let progress = opponent_with(&threat, method, Setting::full(300), 1).think(300);
        assert_eq!(progress.best.as_deref(), Some("2"), "{method:?}");
    }
}

#[test]
fn forced_answers_cost_no_depth() {
    // Two paths without branches leave d4: the runner ends on d7 after seven steps, or on b4 after two.
    let rows = ["###...#", "######.", "######.", "#..o..#", "#######", "#######", "#######"];
    let object = serde_json::json!({"rows": rows, "turn": "1"});
    let position = GameId::Rastros.start_default().with_object(object.as_object().unwrap()).unwrap();
    let setting = Setting { depth: 2, ..THOROUGH };
    let progress = position.opponent_with(Method::AlphaBeta, setting, 1).think(1_000);
    assert_eq!((progress.best.as_deref(), progress.value), (Some("d4-e4"), 1.0), "{progress:?}");
}

#[test]
fn a_search_of_a_limited_breadth_proves_wins_but_no_losses() {
    let win = Noughts::narrow().after(&[0, 3, 1, 8]);
    let progress = opponent_with(&win, Method::AlphaBeta, THOROUGH, 1).think(300);
    assert_eq!((progress.best.as_deref(), progress.value, progress.finished), (Some("2"), 1.0, true));
    // The first player wins against the only reply searched, but not against every reply.
    let progress = opponent_with(&Noughts::narrow(), Method::AlphaBeta, THOROUGH, 1).think(10_000);
    assert!(progress.value > 0.5 && progress.value < 1.0, "{progress:?}");
}

/// Searches in slices of several sizes and compares with one uninterrupted search.
fn slices_agree(total: u64, begin: impl Fn() -> Box<dyn Opponent>) {
    let mut whole = begin();
    let expected = whole.think(total);
    for slice in [1, 7, 1000] {
        let mut sliced = begin();
        for _ in 0..total / slice {
            sliced.think(slice);
        }
        assert_eq!(sliced.think(total % slice), expected, "in slices of {slice}");
        assert_eq!(sliced.candidates(), whole.candidates());
    }
}

#[test]
fn slicing_does_not_change_the_answer() {
    struct Slices;
    impl Visitor for Slices {
        type Output = ();
        fn visit<G: Heuristic>(self) {
            let position = G::start(&G::FACTS.defaults()).unwrap();
            for method in METHODS {
                slices_agree(12_000, || opponent_with(&position, method, Setting::full(12_000), 5));
            }
        }
    }
    GameId::Otelo111.visit(Slices);
    for level in Level::steps().filter(|level| !level.is_best()) {
        let persona = Persona { level, character: Character::Calm };
        slices_agree(60_000, || GameId::Otelo111.start_default().opponent(persona, 5));
    }
}

/// Calls a visitor with random positions of classic Otelo. The fields are the number of empty cells, the number of
/// positions and the visitor.
struct Late<V>(u32, u64, V);

trait Inspect {
    fn inspect<G: Heuristic>(&mut self, position: &G);
}

impl<V: Inspect> Visitor for Late<V> {
    type Output = ();
    fn visit<G: Heuristic>(mut self) {
        let start = G::start(&G::FACTS.parse_options(["classico"]).unwrap()).unwrap();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
        for _ in 0..self.1 {
            let mut position = start.clone();
            while position.outcome().is_none() && (G::ALPHA_BETA.remaining)(&position) > self.0 {
                position.random_playout(&mut rng, &mut Vec::new(), 1);
            }
            if position.outcome().is_none() {
                self.2.inspect(&position);
            }
        }
    }
}

#[test]
fn slicing_does_not_change_the_answer_of_an_endgame_search() {
    struct Slices;
    impl Inspect for Slices {
        fn inspect<G: Heuristic>(&mut self, position: &G) {
            let begin = || opponent_with(position, Method::AlphaBeta, Setting::full(60_000), 5);
            slices_agree(60_000, begin);
        }
    }
    GameId::Otelo111.visit(Late(15, 3, Slices));
}

#[test]
fn a_search_to_the_end_finds_who_wins_and_by_how_much() {
    struct Margins;
    impl Inspect for Margins {
        fn inspect<G: Heuristic>(&mut self, position: &G) {
            let expected = margin_of(position);
            let progress = opponent_with(position, Method::AlphaBeta, THOROUGH, 1).think(THOROUGH.nodes);
            assert!(progress.finished && progress.nodes < THOROUGH.nodes);
            let sign = if position.mover() == Player::First { 1.0 } else { -1.0 };
            assert_eq!(progress.value, sign * expected.signum() as f32, "{:?}", position.object());
            let mut next = position.clone();
            next.apply(position.read(&progress.best.unwrap()).unwrap(), &mut ());
            assert_eq!(margin_of(&next), expected, "{:?}", position.object());
        }
    }
    GameId::Otelo111.visit(Late(14, 8, Margins));
}

/// Returns the margin for the first side that the game's endgame search finds.
fn margin_of<G: Heuristic>(position: &G) -> i32 {
    if position.outcome().is_some() {
        return G::ALPHA_BETA.margin.unwrap()(position);
    }
    let solve = G::ALPHA_BETA.endgame.unwrap().solve;
    let margin = solve(position, -100, 100, &mut EndgameTable::default()).margin;
    if position.mover() == Player::First { margin } else { -margin }
}

#[test]
fn the_highest_level_plays_endings_to_the_best_margin() {
    /// The number of matches and of those with a winner.
    struct Endings(u32, u32);
    impl Inspect for &mut Endings {
        fn inspect<G: Heuristic>(&mut self, position: &G) {
            let options = G::FACTS.parse_options(["classico"]).unwrap();
            let expected = margin_of(position);
            let mut position = position.clone();
            while position.outcome().is_none() {
                let mut opponent = player(&position, &options, 1);
                let best = loop {
                    let progress = opponent.think(1_000);
                    if progress.finished {
                        break progress.best.unwrap();
                    }
                };
                position.apply(position.read(&best).unwrap(), &mut ());
                assert_eq!(margin_of(&position), expected, "{best} in {:?}", position.object());
            }
            self.0 += 1;
            self.1 += u32::from(expected != 0);
        }
    }
    let mut endings = Endings(0, 0);
    GameId::Otelo111.visit(Late(13, 16, &mut endings));
    assert!(endings.0 >= 12 && endings.1 >= 12, "{} matches, {} with a winner", endings.0, endings.1);
}

/// Runs all opponents in turn until the first finishes. Returns the nodes it spent and the combined candidates.
fn think_together(mut all: Vec<Box<dyn Opponent>>) -> (u64, Vec<Candidate>) {
    let nodes = loop {
        let progress: Vec<Progress> = all.iter_mut().map(|opponent| opponent.think(100)).collect();
        if progress[0].finished {
            break progress[0].nodes;
        }
    };
    (nodes, together(all.iter().map(|opponent| opponent.candidates()).collect()))
}

#[test]
fn searches_that_share_a_table_agree_and_need_fewer_nodes() {
    struct Company;
    impl Visitor for Company {
        type Output = ();
        fn visit<G: Heuristic>(self) {
            let options = G::FACTS.parse_options(["3x3"]).unwrap();
            let start = G::start(&options).unwrap();
            let (alone, one) = think_together(opponents(&start, 1, 1));
            let (helped, two) = think_together(opponents(&start, 1, 2));
            assert_eq!((one[0].value, two[0].value, two.len()), (1.0, 1.0, one.len()));
            assert!(helped * 4 < alone * 3, "{helped} nodes against {alone}");
        }
    }
    GameId::Semaforo.visit(Company);
}

#[test]
fn a_finished_game_has_no_best_action() {
    let mut position = Noughts::new(2, false, false).after(&[0, 8, 1]);
    assert_eq!(position.outcome(), Some(Outcome::Win(Player::First)));
    for method in METHODS {
        let mut opponent = opponent_with(&position, method, THOROUGH, 1);
        let progress = opponent.think(100);
        assert!(progress.finished && progress.best.is_none() && opponent.candidates().is_empty());
    }
    assert!(position.play(5, &mut ()).is_err());
}

#[test]
fn weak_levels_vary_with_the_seed_and_repeat_with_it() {
    let position = GameId::Otelo111.start_default();
    let play = |seed| position.opponent(Level::ALL[0].into(), seed).think(u64::MAX).best;
    let first = play(1);
    assert_eq!(first, play(1));
    assert!((2..40).any(|seed| play(seed) != first));
}

#[test]
fn candidates_are_the_legal_actions_with_the_best_first() {
    let position = GameId::Otelo111.start_default();
    let mut legal: Vec<String> = position.legal().into_iter().map(|o| o.text).collect();
    legal.sort();
    let mut opponent = position.opponent_with(Method::AlphaBeta, Setting::full(5_000), 1);
    let best = opponent.think(5_000).best;
    let candidates = opponent.candidates();
    assert_eq!(best.as_ref(), Some(&candidates[0].text));
    let mut texts: Vec<String> = candidates.into_iter().map(|c| c.text).collect();
    texts.sort();
    assert_eq!(texts, legal);
}

#[test]
fn a_comparing_search_visits_every_action() {
    struct Shares;
    impl Visitor for Shares {
        type Output = ();
        fn visit<G: Heuristic>(self) {
            let position = G::start(&G::FACTS.defaults()).unwrap();
            let setting = Setting { nodes: 400_000, ..Setting::comparing(Method::MonteCarlo) };
            let mut opponent = opponent_with(&position, Method::MonteCarlo, setting, 1);
            opponent.think(400_000);
            let candidates = opponent.candidates();
            let fair = 1.0 / candidates.len() as f32;
            assert!(candidates.iter().all(|c| c.share >= 0.4 * fair), "{candidates:?}");
        }
    }
    GameId::Hex.visit(Shares);
}

#[test]
fn a_short_search_beats_random_play() {
    struct Matches;
    impl Visitor for Matches {
        type Output = ();
        fn visit<G: Heuristic>(self) {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
            for (method, game) in [(METHODS[0], 0), (METHODS[1], 1), (METHODS[0], 2), (METHODS[1], 3)] {
                let searcher = Player::from_second(game >= 2);
                let mut position = G::start(&G::FACTS.defaults()).unwrap();
                while position.outcome().is_none() {
                    let action = if position.person() == searcher {
                        let best = opponent_with(&position, method, Setting::full(4_000), game).think(4_000).best;
                        position.read(&best.unwrap()).unwrap()
                    } else {
                        position.sample(&mut rng, &mut Vec::new())
                    };
                    position.apply(action, &mut ());
                }
                assert_eq!(position.winning_person(), Some(searcher), "{method:?}");
            }
        }
    }
    GameId::Otelo111.visit(Matches);
}

#[test]
fn an_unfinished_iteration_changes_the_answer_only_by_an_exact_value() {
    struct Watch {
        changes: u32,
        unsettled: u32,
    }
    impl Visitor for Watch {
        type Output = Watch;
        fn visit<G: Heuristic>(mut self) -> Watch {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
            for plies in 14..32 {
                let mut position = G::start(&G::FACTS.defaults()).unwrap();
                position.random_playout(&mut rng, &mut Vec::new(), plies);
                if position.outcome().is_none() {
                    self.watch(&mut *opponent_with(&position, Method::AlphaBeta, THOROUGH, 1));
                }
            }
            self
        }
    }
    impl Watch {
        fn watch(&mut self, opponent: &mut dyn Opponent) {
            // The trust tells the depth of the running iteration.
            let mut at: Option<(f32, Progress, bool)> = None;
            for _ in 0..4_000 {
                let progress = opponent.think(100);
                if progress.finished || progress.value.abs() >= 1.0 {
                    return;
                }
                self.unsettled += u32::from(progress.unsettled);
                let depth = opponent.candidates()[0].trust;
                let changed = match &at {
                    Some((before, last, changed)) if *before == depth => {
                        let new = last.best != progress.best;
                        // A lower bound would become a greater value when the action is searched again.
                        assert!(new || !changed || last.value == progress.value, "{last:?}, then {progress:?}");
                        self.changes += u32::from(new);
                        new || *changed
                    }
                    _ => false,
                };
                at = Some((depth, progress, changed));
            }
        }
    }
    let watch = GameId::Avanco.visit(Watch { changes: 0, unsettled: 0 });
    assert!(watch.changes > 10 && watch.unsettled > 10, "{} {}", watch.changes, watch.unsettled);
}
