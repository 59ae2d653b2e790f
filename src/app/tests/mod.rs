//! Tests of the app with injected input, without a window or a GPU: the same systems in the same order, with simulated
//! time.

mod accessibility;
mod announced;
mod at_rest;
mod bindings;
mod by_keys;
mod class;
mod clocks;
mod computer;
mod exhibit;
mod fuzz;
mod home;
mod keys;
mod lessons;
mod motion;
#[cfg(feature = "server")]
mod online;
mod panels;
mod place;
mod reach;
mod review;
mod saving;
mod scanning;
mod scene;
mod slow;
mod texts;
mod touch;
mod whole_matches;

use crate::app::foundations::referee::{MatchOnTable, PlayAction, SetUp};
use crate::app::foundations::store::Store;
use crate::app::scene::board::BoardOnTable;
use crate::app::scene::camera::Shot;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::WindowEvent;
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tabuleiro_catalogue::matches::{Match, Record};
use tabuleiro_rules::Site;

/// An app with a virtual window of 1280×800.
struct Table {
    app: App,
    window: Entity,
    /// The folder it may write to, unless the test shares it.
    _folder: Option<Scratch>,
}

/// A folder that is deleted with the test.
struct Scratch(PathBuf);

impl Deref for Scratch {
    type Target = Path;

    fn deref(&self) -> &Path {
        &self.0
    }
}

impl AsRef<Path> for Scratch {
    fn as_ref(&self) -> &Path {
        &self.0
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // One test has put a file there.
        let _ = std::fs::remove_dir_all(&self.0).or_else(|_| std::fs::remove_file(&self.0));
    }
}

fn scratch(name: &str) -> Scratch {
    let folder = std::env::temp_dir().join(format!("tabuleiro-test-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    Scratch(folder)
}

impl Table {
    fn new(name: &str) -> Table {
        let folder = scratch(name);
        let table = Table::at(&folder);
        Table { _folder: Some(folder), ..table }
    }

    fn at(folder: &Path) -> Table {
        let (app, window) = crate::app::top::headless::headless(Store::at(folder), Duration::from_millis(20));
        Table { app, window, _folder: None }
    }

    /// Starts a match of two people with default options.
    fn playing(name: &str, game: &str) -> Table {
        let mut table = Table::new(name);
        table.set_up(Record::of(game));
        table
    }

    fn set_up(&mut self, record: Record) {
        self.app.world_mut().write_message(SetUp(record));
        // The bars appear a frame later than the board, and the board is fitted in the next frame.
        self.frames(6);
    }

    /// Sets the simulated time between two frames.
    fn set_step(&mut self, step: Duration) {
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(step));
    }

    fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.app.update();
        }
    }

    /// Runs until nothing moves.
    fn rest(&mut self) {
        for _ in 0..400 {
            self.app.update();
            if !self.app.world().resource::<crate::app::scene::choreography::Playback>().running() {
                return self.frames(2);
            }
        }
        panic!("the motion does not end");
    }

    fn game(&self) -> &Match {
        self.app.world().resource::<MatchOnTable>()
    }

    fn play(&mut self, text: &str) {
        self.app.world_mut().write_message(PlayAction::Text(text.into()));
        self.app.update();
    }

    fn moves(&self) -> Vec<String> {
        let game = self.game();
        game.plies()[..game.cursor()].iter().map(|p| p.text.clone()).collect()
    }

    fn site(&self, name: &str) -> Site {
        let board = &self.app.world().resource::<BoardOnTable>().0;
        board.find(name).unwrap_or_else(|| panic!("no site {name}"))
    }

    /// Returns the pixel of a site.
    fn pixel(&self, name: &str) -> Vec2 {
        let site = self.site(name);
        let board = &self.app.world().resource::<BoardOnTable>().0;
        let at = board.sites[site.index()].at;
        self.app.world().resource::<Shot>().lens.pixel(Vec3::new(at.x, 0.0, -at.y))
    }

    fn finger(&mut self, id: u64, phase: TouchPhase, position: Vec2) {
        let window = self.window;
        self.app.world_mut().write_message(TouchInput { phase, position, window, force: None, id });
        self.app.update();
    }

    fn tap(&mut self, name: &str) {
        let at = self.pixel(name);
        self.finger(1, TouchPhase::Started, at);
        self.finger(1, TouchPhase::Ended, at);
        self.frames(1);
    }

    fn mouse(&mut self, position: Vec2) {
        let moved = CursorMoved { window: self.window, position, delta: None };
        self.app.world_mut().write_message(moved.clone());
        self.app.world_mut().write_message(WindowEvent::CursorMoved(moved));
        self.app.update();
    }

    /// Presses and releases a key.
    fn key(&mut self, key_code: KeyCode) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.write_key(key_code, state);
            self.frames(2);
        }
    }

    /// Sends a key event, which is read in the next frame.
    fn write_key(&mut self, key_code: KeyCode, state: ButtonState) {
        let logical_key = Key::Unidentified(bevy::input::keyboard::NativeKey::Unidentified);
        let window = self.window;
        let input = KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window };
        self.app.world_mut().write_message(input);
    }

    fn button(&mut self, state: ButtonState) {
        let pressed = MouseButtonInput { button: MouseButton::Left, state, window: self.window };
        self.app.world_mut().write_message(pressed);
        self.app.world_mut().write_message(WindowEvent::MouseButtonInput(pressed));
        self.app.update();
    }
}
