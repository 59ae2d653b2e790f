//! What `benches/table.rs` measures: the whole table as it runs without a window. Public because a bench stands outside
//! the crate; nobody else needs it.

use super::board::{BoardOnTable, BoardRoot, lay};
use super::choreography::{ActionPlayed, Clock, Pace, Score, plan};
use super::pieces::PieceIndex;
use super::referee::{GoTo, SetUp};
use super::settings::Settings;
use super::store::Store;
use super::workshop::Materials;
use bevy::camera::{RenderTarget, RenderTargetInfo};
use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{ExitCondition, PrimaryWindow, WindowResolution};
use std::path::Path;
use std::time::Duration;
use tabuleiro_games::matches::Record;
use tabuleiro_games::{AnyPosition, GameId};
use tabuleiro_rules::{Board, Event, mix};

/// The program with every room that works without a window; time goes on by `step` a frame.
pub(super) fn headless(store: Store, step: Duration) -> (App, Entity) {
    let mut app = App::new();
    let resolution = WindowResolution::new(1280, 800);
    let window = WindowPlugin {
        primary_window: Some(Window { resolution, ..default() }),
        exit_condition: ExitCondition::DontExit,
        ..default()
    };
    app.add_plugins((MinimalPlugins, AssetPlugin::default(), bevy::state::app::StatesPlugin, window))
        .add_plugins(bevy::a11y::AccessibilityPlugin)
        .init_asset::<Mesh>()
        .init_asset::<Image>()
        .init_asset::<bevy::shader::Shader>()
        .init_asset::<StandardMaterial>()
        .insert_resource(store)
        .insert_resource(TimeUpdateStrategy::ManualDuration(step))
        .add_plugins(bevy::input::InputPlugin)
        .add_plugins(super::table_plugins)
        .add_systems(First, measure);
    app.finish();
    app.cleanup();
    // Many tests run beside each other: threads within each would only be in each other's way.
    for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
    let window = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>().single(app.world());
    let window = window.expect("the window plugin makes one");
    (app, window)
}

/// What the renderer would say of every camera at the window: how large its picture is.
fn measure(window: Query<&Window, With<PrimaryWindow>>, mut cameras: Query<(&mut Camera, &RenderTarget)>) {
    let Ok(window) = window.single() else { return };
    for (mut camera, target) in &mut cameras {
        if matches!(target, RenderTarget::Window(_)) {
            let (physical_size, scale_factor) = (window.physical_size(), window.scale_factor());
            camera.computed.target_info = Some(RenderTargetInfo { physical_size, scale_factor });
        }
    }
}

/// A table with a match on it, whose pieces can be set in motion all at once.
pub struct Table {
    app: App,
    plies: usize,
}

impl Table {
    /// A match of that game, played at random until `pieces` stand on the board; what is written goes to `folder`.
    ///
    /// # Panics
    /// When the match is over before.
    #[must_use]
    pub fn with_pieces(game: &str, pieces: usize, folder: &Path) -> Table {
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
        // So slow that a motion outlasts a whole series of measurements.
        app.world_mut().resource_mut::<Settings>().speed = 0.000_1;
        let mut table = Table { app, plies };
        (0..5).for_each(|_| table.update());
        table
    }

    /// One frame.
    pub fn update(&mut self) {
        self.app.update();
    }

    /// Whether anything moves.
    #[must_use]
    pub fn moving(&self) -> bool {
        self.app.world().resource::<Clock>().running()
    }

    /// Takes the board away and lays it anew.
    pub fn lay_board(&mut self) {
        let lay_again = |mut commands: Commands,
                         board: Res<BoardOnTable>,
                         roots: Query<Entity, With<BoardRoot>>,
                         mut meshes: ResMut<Assets<Mesh>>,
                         materials: Res<Materials>| {
            roots.iter().for_each(|root| commands.entity(root).despawn());
            lay(&mut commands, &board.0, &mut meshes, &materials);
        };
        // It asks for nothing that a table lacks.
        let _ = self.app.world_mut().run_system_once(lay_again);
    }

    /// Clears the board and puts every piece back, each with a motion of its own.
    pub fn set_in_motion(&mut self) {
        for ply in [0, self.plies] {
            self.app.world_mut().write_message(GoTo(ply));
            self.update();
        }
    }
}

/// A random match whose choreography can be planned, action by action.
pub struct Planning {
    board: Board,
    start: PieceIndex,
    actions: Vec<(Box<dyn AnyPosition>, Vec<Event>)>,
}

impl Planning {
    /// At most `plies` random actions of a game.
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

    /// How many actions there are.
    #[must_use]
    pub fn actions(&self) -> usize {
        self.actions.len()
    }

    /// Plans all of them; returns how many seconds they would take.
    #[must_use]
    pub fn plan(&self) -> f32 {
        let mut score = Score { standing: self.start.clone(), ..default() };
        let mut length = 0.0;
        for (before, events) in &self.actions {
            let seats = before.facts().seats.each_ref().map(|seat| seat.tone);
            let action = ActionPlayed { events, side: before.mover(), seats, over: false };
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
