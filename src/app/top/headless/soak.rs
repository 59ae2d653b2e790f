//! The simulation of `tests/soak.rs` and `tests/kill.rs`: days of an exhibit in minutes, without a window. Simulated
//! visitors touch highlighted sites and buttons.

use crate::app::foundations::navigation::Screen;
use crate::app::foundations::referee::{Happened, MatchOnTable};
use crate::app::foundations::store::Store;
use crate::app::panels::exhibit::{Stage, Targets, TouchAction};
use crate::app::play::input::Gesture;
use crate::app::scene::board::BoardOnTable;
use crate::app::scene::camera::Shot;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tabuleiro_exhibit::{Exhibit, VisitEnd, log_folder, read_days};
use tabuleiro_rules::{Site, mix};

/// Time between two frames without and with a visitor.
const QUIET: Duration = Duration::from_millis(250);
const BUSY: Duration = Duration::from_millis(50);

/// The number of kinds of visitors.
const KINDS: u64 = 8;

/// An exhibit whose time is simulated.
pub struct SimulatedExhibit {
    app: App,
    window: Entity,
    counts: PathBuf,
    dice: u64,
    /// Simulated time.
    elapsed: Duration,
    visits: u64,
    begun: usize,
    happened: bevy::ecs::message::MessageCursor<Happened>,
    /// The maximum since the last call of `measurements`.
    memory: Option<u64>,
}

/// Measurements of an exhibit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measurements {
    /// Simulated hours since the start.
    pub hours: f64,
    /// The maximum of resident memory since the last call, in bytes, where the system reports it. A maximum, because a
    /// running search uses some megabytes more.
    pub memory: Option<u64>,
    /// The number of open file descriptors, where the system reports it.
    pub handles: Option<usize>,
    /// The number of entities.
    pub entities: usize,
    /// The number of meshes, materials and images.
    pub assets: usize,
    /// The number of visitors so far.
    pub visits: u64,
    /// The number of matches in which somebody played.
    pub begun: usize,
    /// The number of matches in the counts.
    pub counted: usize,
}

impl SimulatedExhibit {
    /// Starts an exhibit that keeps its files in a folder; the same `seed` gives the same visitors. `heartbeat` is the
    /// supervisor's file, if there is a supervisor.
    #[must_use]
    pub fn begin(folder: &Path, seed: u64, heartbeat: Option<PathBuf>) -> SimulatedExhibit {
        let counts = folder.join("counts");
        let exhibit = Exhibit { counts: Some(counts.display().to_string()), ..Exhibit::default() };
        let store = Store::at(&log_folder(&exhibit).join("match"));
        let (mut app, window) = super::headless(store, QUIET);
        crate::app::panels::exhibit::unattended::plugin(&mut app, &exhibit, heartbeat);
        crate::app::panels::exhibit::plugin(&mut app, exhibit, seed);
        let happened = app.world().resource::<Messages<Happened>>().get_cursor_current();
        let mut days = SimulatedExhibit {
            app,
            window,
            counts,
            dice: seed,
            elapsed: Duration::ZERO,
            visits: 0,
            begun: 0,
            happened,
            memory: None,
        };
        days.frames(20);
        days
    }

    /// Simulates every kind of visitor with every game, so that everything has been used once.
    pub fn warm_up(&mut self) {
        // The thumbnails of the games are rendered once.
        self.tap(Vec2::new(640.0, 400.0));
        self.press(|action| action == TouchAction::Others);
        self.wait(30.0, BUSY);
        self.leave();
        for kind in 0..KINDS {
            for entry in 0..Exhibit::default().games.len() {
                self.wait(30.0, QUIET);
                self.visit(kind, Some(entry));
            }
        }
    }

    /// Simulates a number of hours with visitors; at the end nobody is there.
    pub fn pass(&mut self, hours: f64) {
        let end = self.elapsed + Duration::from_secs_f64(hours * 3600.0);
        while self.elapsed < end {
            let lull = 30 + self.draw(300);
            self.wait(lull as f32, QUIET);
            let kind = self.draw(KINDS);
            self.visit(kind, None);
        }
        self.leave();
    }

    /// Returns the actions of the visitors' match, if there is one.
    #[must_use]
    pub fn playing(&self) -> Option<Vec<String>> {
        let playing = *self.app.world().resource::<State<Stage>>().get() == Stage::Play;
        let game = self.app.world().get_resource::<MatchOnTable>().filter(|_| playing)?;
        Some(game.record_to_here().moves)
    }

    /// Simulates visitors until the process is killed; calls `played` after every action.
    pub fn play_for_ever(&mut self, mut played: impl FnMut(&[String])) -> ! {
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(BUSY));
        loop {
            if let Some(moves) = self.playing() {
                played(&moves);
                self.play(1);
            } else {
                let middle = Vec2::new(640.0, 400.0);
                if !self.press(|action| action == TouchAction::Again) {
                    self.tap(middle);
                }
                self.frames(4);
            }
        }
    }

    /// Returns measurements, and restarts the maxima.
    ///
    /// # Panics
    /// If the counts cannot be read.
    #[must_use]
    pub fn measurements(&mut self) -> Measurements {
        self.look();
        let world = self.app.world();
        let assets = world.resource::<Assets<Mesh>>().len()
            + world.resource::<Assets<StandardMaterial>>().len()
            + world.resource::<Assets<Image>>().len();
        let days = if self.counts.exists() { read_days(&self.counts).expect("counts") } else { Vec::new() };
        let matches = days.iter().flat_map(|day| &day.visits).filter(|visit| visit.ended != VisitEnd::Solved);
        Measurements {
            hours: self.elapsed.as_secs_f64() / 3600.0,
            memory: self.memory.take(),
            handles: std::fs::read_dir("/proc/self/fd").ok().map(Iterator::count),
            entities: world.entities().count_spawned() as usize,
            assets,
            visits: self.visits,
            begun: self.begun,
            counted: matches.count(),
        }
    }

    fn look(&mut self) {
        self.memory = self.memory.max(memory());
    }

    /// Returns a random number below a limit.
    fn draw(&mut self, limit: u64) -> u64 {
        self.dice = mix(self.dice.wrapping_add(0x9e37_79b9_7f4a_7c15));
        self.dice % limit.max(1)
    }

    fn frames(&mut self, count: usize) {
        let step = match *self.app.world().resource::<TimeUpdateStrategy>() {
            TimeUpdateStrategy::ManualDuration(step) => step,
            _ => Duration::ZERO,
        };
        for _ in 0..count {
            self.app.update();
            // Stages change before actions are played.
            let playing = *self.app.world().resource::<State<Stage>>().get() == Stage::Play;
            self.elapsed += step;
            let happened = self.app.world().resource::<Messages<Happened>>();
            let first = self.happened.read(happened).filter(|h| matches!(h, Happened::Played(0))).count();
            self.begun += if playing { first } else { 0 };
        }
    }

    fn wait(&mut self, seconds: f32, step: Duration) {
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(step));
        self.frames((seconds / step.as_secs_f32()).ceil() as usize);
        self.look();
    }

    /// Simulates that everybody leaves, until the exhibit notices.
    fn leave(&mut self) {
        self.wait(70.0, QUIET);
        let stage = *self.app.world().resource::<State<Stage>>().get();
        assert_eq!(stage, Stage::Attract, "the attract loop must return after visitors leave");
        assert_eq!(*self.app.world().resource::<State<Screen>>().get(), Screen::Table);
    }

    fn touch(&mut self, id: u64, phase: TouchPhase, position: Vec2) {
        let window = self.window;
        self.app.world_mut().write_message(TouchInput { phase, position, window, force: None, id });
    }

    fn tap(&mut self, at: Vec2) {
        self.touch(1, TouchPhase::Started, at);
        self.frames(2);
        self.touch(1, TouchPhase::Ended, at);
        self.frames(2);
    }

    fn anywhere(&mut self) -> Vec2 {
        Vec2::new(self.draw(1280) as f32, self.draw(800) as f32)
    }

    /// Presses a button that `wanted` accepts, if there is one; returns whether.
    fn press(&mut self, wanted: impl Fn(TouchAction) -> bool) -> bool {
        let targets = &self.app.world().resource::<Targets>().all;
        let found = targets.iter().find(|target| wanted(target.action)).map(|target| target.area.center());
        found.inspect(|&at| self.tap(at)).is_some()
    }

    /// Returns the pixel of a site.
    fn place(&self, site: Site) -> Option<Vec2> {
        let board = self.app.world().get_resource::<BoardOnTable>()?;
        let at = board.0.sites.get(site.index())?.at;
        Some(self.app.world().resource::<Shot>().lens.pixel(Vec3::new(at.x, 0.0, -at.y)))
    }

    /// Plays by touching legal sites and choices.
    fn play(&mut self, touches: u64) {
        for _ in 0..touches {
            let gesture = self.app.world().resource::<Gesture>();
            let (sites, choices) = (gesture.sites(), gesture.choices().len());
            let drawn = self.draw((sites.len() + choices) as u64) as usize;
            if let Some(at) = sites.get(drawn).and_then(|&site| self.place(site)) {
                self.tap(at);
            } else if choices > 0 {
                self.press(|action| action == TouchAction::Choice(drawn.saturating_sub(sites.len())));
            }
            self.wait(1.2, BUSY);
        }
    }

    /// Simulates a visit, with the presented game or with another `entry` of the list.
    fn visit(&mut self, kind: u64, entry: Option<usize>) {
        self.visits += 1;
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(BUSY));
        let at = self.anywhere();
        self.tap(at);
        if let Some(entry) = entry {
            self.press(|action| action == TouchAction::Others);
            self.press(|action| action == TouchAction::Begin(entry));
            self.press(|action| action == TouchAction::Play);
        }
        match kind {
            // Touches once.
            0 => {}
            // Plays a little, or to the end.
            1 => {
                let touches = self.draw(12);
                self.play(touches);
            }
            2 => self.play(120),
            // Chooses another game, watches it or not.
            3 => {
                self.press(|action| action == TouchAction::Others);
                let entry = self.draw(8) as usize;
                self.press(|action| action == TouchAction::Begin(entry));
                let seconds = self.draw(30) as f32;
                self.wait(seconds, BUSY);
                self.press(|action| action == TouchAction::Play);
                self.play(8);
            }
            // Four hands at once.
            4 => self.hands(),
            // A palm that rests.
            5 => {
                let middle = self.anywhere();
                for id in 1..=6 {
                    self.touch(id, TouchPhase::Started, middle + Vec2::splat(6.0 * id as f32));
                }
                self.wait(3.0, BUSY);
                for id in 1..=6 {
                    self.touch(id, TouchPhase::Ended, middle + Vec2::splat(6.0 * id as f32));
                }
                self.play(3);
            }
            // Switches languages, asks for a demonstration, answers the countdown.
            6 => {
                for _ in 0..5 {
                    self.press(|action| action == TouchAction::Language);
                    self.wait(0.4, BUSY);
                }
                self.play(2);
                self.press(|action| action == TouchAction::ShowMe);
                self.wait(20.0, BUSY);
                self.play(2);
                self.wait(50.0, QUIET);
                self.press(|action| action == TouchAction::StillHere);
            }
            // Plays against the computer.
            _ => {
                self.press(|action| action == TouchAction::Computer);
                self.play(30);
            }
        }
        if *self.app.world().resource::<State<Stage>>().get() == Stage::End {
            self.press(|action| action == TouchAction::Idea);
            self.wait(5.0, BUSY);
            self.press(|action| action == TouchAction::Puzzle);
            self.wait(2.0, BUSY);
            self.press(|action| action == TouchAction::Hint);
            self.play(3);
            self.press(|action| action == TouchAction::Again);
            self.play(3);
        }
        self.leave();
    }

    /// Four fingers that act independently.
    fn hands(&mut self) {
        let mut down = [None; 4];
        for _ in 0..200 {
            let finger = self.draw(4) as usize;
            let id = finger as u64 + 1;
            let at = self.anywhere();
            match down[finger] {
                None => {
                    self.touch(id, TouchPhase::Started, at);
                    down[finger] = Some(at);
                }
                Some(_) if self.draw(3) > 0 => {
                    self.touch(id, TouchPhase::Moved, at);
                    down[finger] = Some(at);
                }
                Some(at) => {
                    self.touch(id, TouchPhase::Ended, at);
                    down[finger] = None;
                }
            }
            self.frames(1);
        }
        for (id, at) in (1..).zip(down) {
            at.into_iter().for_each(|at| self.touch(id, TouchPhase::Canceled, at));
        }
        self.frames(2);
    }
}

/// Returns the resident memory of this process in bytes.
fn memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().trim_end_matches("kB").trim().parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
}
