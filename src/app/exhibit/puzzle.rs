//! After a match, a small puzzle of the game that was played: the easy ones, one after the other.

use super::stage::{Configuration, Visit};
use crate::app::tutor::{Course, Learn, Library, Study};
use bevy::prelude::*;
use tabuleiro_games::GameId;

/// Nobody explains anything here: only what a first look can find.
const GRADE: u8 = 1;

/// Which of a game's puzzles comes next; the exhibit goes through them.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(super) struct Asked(usize);

/// The easy puzzles of the game that is played, by name.
fn easy(library: &mut Library, visit: &Visit, configuration: &Configuration) -> Option<(GameId, Vec<String>)> {
    let (game, options) = visit.game(configuration)?.game().ok()?;
    let puzzles = library.puzzles(game).of_card(options.variant).filter(|puzzle| puzzle.grade == GRADE);
    Some((game, puzzles.map(|puzzle| puzzle.id.clone()).collect()))
}

/// The next one is set up.
pub(super) fn begin(
    mut library: ResMut<Library>,
    mut asked: ResMut<Asked>,
    visit: Res<Visit>,
    configuration: Res<Configuration>,
    mut learn: MessageWriter<Learn>,
) {
    let Some((game, ids)) = easy(&mut library, &visit, &configuration) else { return };
    if let Some(id) = ids.get(asked.0 % ids.len().max(1)) {
        asked.0 += 1;
        learn.write(Learn(Study::Puzzle { game, id: id.clone() }));
    }
}

/// Whoever goes on to something else has a table of their own.
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
            let visit = Visit { entry, ..Visit::default() };
            let (game, ids) = easy(&mut Library::default(), &visit, &configuration).unwrap();
            assert!(!ids.is_empty(), "{}", game.id());
        }
    }
}
