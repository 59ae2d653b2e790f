//! An easy puzzle of the game that was just played, another one each time.

use super::stage::{Configuration, CurrentVisit};
use crate::app::play::tutor::{Course, Library, StartStudy, Study};
use bevy::prelude::*;
use tabuleiro_catalogue::GameId;

/// The grade of the puzzles: the easiest, because visitors have not learned the game.
const GRADE: u8 = 1;

/// The number of puzzles set up so far, which determines the next one.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(super) struct PuzzleCount(usize);

/// Returns the game of the visit and the ids of its easy puzzles.
fn easy(library: &mut Library, visit: &CurrentVisit, configuration: &Configuration) -> Option<(GameId, Vec<String>)> {
    let (game, options) = visit.game(configuration)?.game().ok()?;
    let puzzles = library.puzzles(game).of_card(options.variant).filter(|puzzle| puzzle.grade == GRADE);
    Some((game, puzzles.map(|puzzle| puzzle.id.clone()).collect()))
}

/// Sets up the next puzzle.
pub(super) fn begin(
    mut library: ResMut<Library>,
    mut count: ResMut<PuzzleCount>,
    visit: Res<CurrentVisit>,
    configuration: Res<Configuration>,
    mut learn: MessageWriter<StartStudy>,
) {
    let Some((game, ids)) = easy(&mut library, &visit, &configuration) else { return };
    if let Some(id) = ids.get(count.0 % ids.len().max(1)) {
        count.0 += 1;
        learn.write(StartStudy(Study::Puzzle { game, id: id.clone() }));
    }
}

/// Ends the puzzle; the next stage sets up the table.
pub(super) fn end(mut course: ResMut<Course>) {
    course.abandon();
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_exhibit::Exhibit;

    #[test]
    fn every_game_of_the_default_list_has_an_easy_puzzle() {
        let configuration = Configuration::new(Exhibit::default());
        for entry in 0..configuration.games.len() {
            let visit = CurrentVisit { entry, ..CurrentVisit::default() };
            let (game, ids) = easy(&mut Library::default(), &visit, &configuration).unwrap();
            assert!(!ids.is_empty(), "{}", game.id());
        }
    }
}
