//! The law of the games in all data: every position of the lessons, diagrams, puzzles, proofs and published records can
//! come up in a match, as far as `AnyPosition::impossibility` knows, and what is to be played or proved is not over.

use super::files::{assert_none, published, read, read_existing};
use tabuleiro_catalogue::{AnyPosition, GameId};
use tabuleiro_learning::{
    Lessons, ProvedPositions, Puzzles, diagram_path, diagrams, lesson_path, proved_path, puzzle_path,
};

/// Returns why a position cannot come up; one that somebody has to act in has to be running.
fn fault(position: &dyn AnyPosition, to_be_played: bool) -> Option<String> {
    let over = to_be_played.then(|| position.verdict()).flatten();
    let impossible = position.impossibility().map(|why| why.to_string());
    impossible.or_else(|| over.map(|verdict| format!("over already, {}", verdict.reason)))
}

/// Fails with all faults that `look` returns of every game, each with the id of the position.
fn in_all_games(kind: &str, look: impl Fn(GameId) -> Vec<(String, Option<String>)>) {
    let mut complaints = Vec::new();
    for &game in GameId::ALL {
        let faults = look(game).into_iter().filter_map(|(id, fault)| Some((id, fault?)));
        complaints.extend(faults.map(|(id, why)| format!("{} {kind} {id}: {why}", game.id())));
    }
    assert_none(&complaints);
}

#[test]
fn every_position_of_a_lesson_can_come_up() {
    in_all_games("lesson", |game| {
        let lessons = Lessons::read(&read_existing(&lesson_path(game)), game).unwrap_or_else(|e| panic!("{e}"));
        let steps = lessons.all().iter().flat_map(|lesson| {
            let position = |i: usize| lesson.position(i).unwrap_or_else(|error| panic!("{error}"));
            let words = lesson.options.words(game.facts()).join(" ");
            let steps = lesson.steps.iter().enumerate();
            steps.map(move |(i, step)| (format!("{words} {}", step.id), fault(&*position(i), true)))
        });
        steps.collect()
    });
}

#[test]
fn every_position_of_a_diagram_can_come_up() {
    in_all_games("diagram", |game| {
        let lessons = Lessons::read(&read_existing(&lesson_path(game)), game).unwrap_or_else(|e| panic!("{e}"));
        let steps: usize = lessons.all().iter().map(|lesson| lesson.steps.len()).sum();
        let all = diagrams(&lessons, read(&diagram_path(game)).as_deref(), game).unwrap_or_else(|e| panic!("{e}"));
        // The first ones are the steps of the lessons.
        let own = all.into_iter().skip(steps);
        own.map(|diagram| (diagram.id.clone(), fault(diagram.position(), !diagram.actions.is_empty()))).collect()
    });
}

#[test]
fn every_position_of_a_puzzle_can_come_up() {
    in_all_games("puzzle", |game| {
        let puzzles = Puzzles::read(&read_existing(&puzzle_path(game)), game).unwrap_or_else(|e| panic!("{e}"));
        puzzles.all().iter().map(|puzzle| (puzzle.id.clone(), fault(puzzle.position(), true))).collect()
    });
}

#[test]
fn every_proved_position_can_come_up() {
    in_all_games("proved", |game| {
        let Some(text) = read(&proved_path(game)) else { return Vec::new() };
        let proved = ProvedPositions::read(&text, game).unwrap_or_else(|error| panic!("{error}"));
        let number = proved.all().iter().enumerate();
        number.map(|(i, proved)| ((i + 1).to_string(), fault(proved.position(), true))).collect()
    });
}

/// Records of the sources that are no matches: sketches of a few men that explain a rule.
const SKETCHES: [&str; 32] = [
    "atari_go_a8",
    "atari_go_i8",
    "cerco_square",
    "copos_exact",
    "copos_obstructed",
    "delegacao_duas_damas",
    "delegacao_forquilha",
    "hip_tilted",
    "linhas_paralelas_defence",
    "linhas_paralelas_win",
    "ming_mang_between_two",
    "ming_mang_three_at_once",
    "ming_mang_total",
    "oust_pass",
    "oust_win",
    "polaris_off",
    "polaris_side_step",
    "polaris_three_push_two",
    "prodem_damas_e_peoes",
    "prodem_peao_imovel",
    "prodem_peao_primeira_linha",
    "prodem_peao_ultima_linha",
    "prodem_rei_capturado",
    "prodem_sem_jogada_perde",
    "prodem_turno_impar",
    "produto_21_18",
    "rastros_c1",
    "rastros_goal_either_mover",
    "salto_mate_falhado",
    "salto_mate_g2_g3",
    "salto_mate_g3_h2",
    "semaforo_two_safe_moves",
];

#[test]
fn every_published_record_begins_where_a_match_can_come_unless_it_is_a_sketch() {
    let mut sketches = Vec::new();
    for &game in GameId::ALL {
        for (id, published) in published(game) {
            let start = published.record.start().unwrap_or_else(|error| panic!("{error}"));
            sketches.extend(fault(&*start, false).map(|why| (id, why)));
        }
    }
    let unknown = sketches.iter().filter(|(id, _)| !SKETCHES.contains(&id.as_str()));
    let mut complaints: Vec<String> = unknown.map(|(id, why)| format!("record {id}: {why}")).collect();
    let proper = SKETCHES.iter().filter(|known| sketches.iter().all(|(id, _)| id != *known));
    complaints.extend(proper.map(|id| format!("record {id} is no sketch, or there is none of that id")));
    assert_none(&complaints);
}
