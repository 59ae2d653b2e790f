//! Fixtures of `benches/table.rs`: an app without a window, and choreographies to plan.

use super::headless;
use crate::app::foundations::referee::{GoTo, SetUp};
use crate::app::foundations::settings::Settings;
use crate::app::foundations::store::Store;
use crate::app::foundations::workshop::Materials;
use crate::app::scene::board::{BoardOnTable, BoardRoot, lay};
use crate::app::scene::choreography::Playback;
use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::*;
use std::path::Path;
use std::time::Duration;
use tabuleiro_catalogue::matches::Record;
use tabuleiro_catalogue::{AnyPosition, GameId};
use tabuleiro_choreography::{ActionPlayed, Pace, PieceIndex, Row, Score, plan};
use tabuleiro_rules::{Board, Event, mix};

/// An app with a match, whose pieces can all be set in motion.
pub struct BenchTable {
    app: App,
    plies: usize,
}

impl BenchTable {
    /// Sets up a match with random actions until `pieces` stand on the board. Files are written to `folder`.
    ///
    /// # Panics
    /// If the match ends before that.
    #[must_use]
    pub fn with_pieces(game: &str, pieces: usize, folder: &Path) -> BenchTable {
        let (mut app, _) = headless(Store::at(folder), Duration::from_millis(1));
        let mut position = start(game);
        let mut record = Record::of(game);
        let mut dice = 5;
        while position.pieces().standing().len() < pieces {
            let text = random_action(&*position, &mut dice).expect("the match goes on");
            position.play(&text, &mut Vec::new()).expect("a legal action");
            record.moves.push(text);
        }
        let plies = record.moves.len();
        app.world_mut().write_message(SetUp(record));
        // So slow that the animation outlasts the measurement.
        app.world_mut().resource_mut::<Settings>().speed = 0.000_1;
        let mut table = BenchTable { app, plies };
        (0..5).for_each(|_| table.update());
        table
    }

    /// Runs one frame.
    pub fn update(&mut self) {
        self.app.update();
    }

    /// Whether an animation is running.
    #[must_use]
    pub fn moving(&self) -> bool {
        self.app.world().resource::<Playback>().running()
    }

    /// Removes the board and spawns it again.
    pub fn lay_board(&mut self) {
        let lay_again = |mut commands: Commands,
                         board: Res<BoardOnTable>,
                         roots: Query<Entity, With<BoardRoot>>,
                         mut meshes: ResMut<Assets<Mesh>>,
                         materials: Res<Materials>| {
            roots.iter().for_each(|root| commands.entity(root).despawn());
            lay(&mut commands, &board.0, 0.0, &mut meshes, &materials);
        };
        // The system's parameters always exist.
        let _ = self.app.world_mut().run_system_once(lay_again);
    }

    /// Removes all pieces and adds them again, each with an animation.
    pub fn set_in_motion(&mut self) {
        for ply in [0, self.plies] {
            self.app.world_mut().write_message(GoTo(ply));
            self.update();
        }
    }
}

/// A random match whose choreographies can be planned.
pub struct Planning {
    board: Board,
    start: PieceIndex,
    actions: Vec<(Box<dyn AnyPosition>, Vec<Event>)>,
}

impl Planning {
    /// Plays at most `plies` random actions of a game.
    #[must_use]
    pub fn of(game: &str, plies: usize) -> Planning {
        let mut position = start(game);
        let (board, start) = (position.board(), PieceIndex::default().replaced_by(&position.pieces()));
        let (mut actions, mut dice) = (Vec::new(), 5);
        while let Some(text) = random_action(&*position, &mut dice).filter(|_| actions.len() < plies) {
            let (before, mut events) = (position.boxed(), Vec::new());
            position.play(&text, &mut events).expect("a legal action");
            actions.push((before, events));
        }
        Planning { board, start, actions }
    }

    /// Returns the number of actions.
    #[must_use]
    pub fn actions(&self) -> usize {
        self.actions.len()
    }

    /// Plans the choreographies of all actions; returns their total duration in seconds.
    #[must_use]
    pub fn plan(&self) -> f32 {
        let mut score = Score { standing: self.start.clone(), ..default() };
        let mut length = 0.0;
        for (before, events) in &self.actions {
            let seats = before.facts().seats.each_ref().map(|seat| seat.tone);
            let row = Row { captor: before.mover(), is_wide: true, count: 0 };
            let action = ActionPlayed { events, side: before.mover(), seats, over: false, row };
            score = plan(&self.board, &score.standing, &action, &Pace::default());
            length += score.length;
        }
        length
    }
}

fn start(game: &str) -> Box<dyn AnyPosition> {
    GameId::find(game).expect("a game of the catalogue").start_default()
}

fn random_action(position: &dyn AnyPosition, dice: &mut u64) -> Option<String> {
    let offers = position.legal();
    *dice = mix(*dice);
    Some(offers.get(*dice as usize % offers.len().max(1))?.text.clone())
}
