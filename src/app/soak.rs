//! What `tests/soak.rs` measures: days of an exhibit in minutes, without a window, with visitors who see nothing but what
//! is lit. Public because a test of its own process stands outside the crate; nobody else needs it.

use super::board::BoardOnTable;
use super::camera::Shot;
use super::exhibit::{Deed, Stage, Targets};
use super::input::Gesture;
use super::navigation::Screen;
use super::referee::{Happened, MatchOnTable};
use super::store::Store;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tabuleiro_exhibit::{Ending, Exhibit, log_folder, read_days};
use tabuleiro_rules::{Site, mix};

/// Time between two frames while nobody is there, and while somebody is.
const QUIET: Duration = Duration::from_millis(250);
const BUSY: Duration = Duration::from_millis(50);

/// Kinds of visitors.
const KINDS: u64 = 8;

/// An exhibit whose days are short.
pub struct Days {
    app: App,
    window: Entity,
    counts: PathBuf,
    dice: u64,
    /// Simulated time.
    elapsed: Duration,
    visits: u64,
    begun: usize,
    happened: bevy::ecs::message::MessageCursor<Happened>,
    /// The most since the last look.
    memory: Option<u64>,
}

/// What an exhibit has become after some time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Figures {
    /// Simulated hours since it was switched on.
    pub hours: f64,
    /// The most resident memory since the last look, in bytes, where the system tells: a search that happens to be under way
    /// holds some megabytes more than none.
    pub memory: Option<u64>,
    /// Open files and the like, where the system tells.
    pub handles: Option<usize>,
    /// Entities of the world.
    pub entities: usize,
    /// Meshes, materials and images together.
    pub assets: usize,
    /// Visitors so far.
    pub visits: u64,
    /// Matches in which somebody played.
    pub begun: usize,
    /// Matches in the counts.
    pub counted: usize,
}

impl Days {
    /// Switches an exhibit on that keeps everything in a folder; the same `seed` brings the same visitors. `heartbeat` is
    /// its supervisor's file, if it has one.
    #[must_use]
    pub fn begin(folder: &Path, seed: u64, heartbeat: Option<PathBuf>) -> Days {
        let counts = folder.join("counts");
        let exhibit = Exhibit { counts: Some(counts.display().to_string()), ..Exhibit::default() };
        let store = Store::at(&log_folder(&exhibit).join("match"));
        let (mut app, window) = super::bench::headless(store, QUIET);
        super::exhibit::unattended::plugin(&mut app, &exhibit, heartbeat);
        super::exhibit::plugin(&mut app, exhibit, seed);
        let happened = app.world().resource::<Messages<Happened>>().get_cursor_current();
        let mut days = Days {
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

    /// Every kind of visitor comes, for every game: after this nothing is done for the first time.
    pub fn warm_up(&mut self) {
        // The boards to choose from are photographed once.
        self.tap(Vec2::new(640.0, 400.0));
        self.press(|deed| deed == Deed::Others);
        self.wait(30.0, BUSY);
        self.leave();
        for kind in 0..KINDS {
            for entry in 0..Exhibit::default().games.len() {
                self.wait(30.0, QUIET);
                self.visit(kind, Some(entry));
            }
        }
    }

    /// So much time passes, with visitors now and then; at the end nobody is there.
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

    /// The actions of the match that visitors are playing, if they are.
    #[must_use]
    pub fn playing(&self) -> Option<Vec<String>> {
        let playing = *self.app.world().resource::<State<Stage>>().get() == Stage::Play;
        let game = self.app.world().get_resource::<MatchOnTable>().filter(|_| playing)?;
        Some(game.record_to_here().moves)
    }

    /// One visitor after the other plays, until somebody ends the process; told of every action.
    pub fn play_for_ever(&mut self, mut played: impl FnMut(&[String])) -> ! {
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(BUSY));
        loop {
            if let Some(moves) = self.playing() {
                played(&moves);
                self.play(1);
            } else {
                let middle = Vec2::new(640.0, 400.0);
                if !self.press(|deed| deed == Deed::Again) {
                    self.tap(middle);
                }
                self.frames(4);
            }
        }
    }

    /// What it is now, and was since the last look.
    ///
    /// # Panics
    /// If the counts cannot be read.
    #[must_use]
    pub fn figures(&mut self) -> Figures {
        self.look();
        let world = self.app.world();
        let assets = world.resource::<Assets<Mesh>>().len()
            + world.resource::<Assets<StandardMaterial>>().len()
            + world.resource::<Assets<Image>>().len();
        let days = if self.counts.exists() { read_days(&self.counts).expect("counts") } else { Vec::new() };
        let matches = days.iter().flat_map(|day| &day.visits).filter(|visit| visit.ended != Ending::Solved);
        Figures {
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

    /// A number from 0 up to a limit, which is left out.
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
            // Stages change before anything is played.
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

    /// Everybody is gone, and the exhibit has noticed.
    fn leave(&mut self) {
        self.wait(70.0, QUIET);
        let stage = *self.app.world().resource::<State<Stage>>().get();
        assert_eq!(stage, Stage::Attract, "nobody is there, and the invitation does not come back");
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

    /// A button, if it is to be seen.
    fn press(&mut self, wanted: impl Fn(Deed) -> bool) -> bool {
        let targets = &self.app.world().resource::<Targets>().all;
        let found = targets.iter().find(|target| wanted(target.deed)).map(|target| target.area.center());
        found.inspect(|&at| self.tap(at)).is_some()
    }

    /// Where a site lies on the glass.
    fn place(&self, site: Site) -> Option<Vec2> {
        let board = self.app.world().get_resource::<BoardOnTable>()?;
        let at = board.0.sites.get(site.index())?.at;
        Some(self.app.world().resource::<Shot>().lens.pixel(Vec3::new(at.x, 0.0, -at.y)))
    }

    /// Plays by what may be touched: a site that is open, or a choice.
    fn play(&mut self, touches: u64) {
        for _ in 0..touches {
            let gesture = self.app.world().resource::<Gesture>();
            let (sites, choices) = (gesture.sites(), gesture.choices().len());
            let drawn = self.draw((sites.len() + choices) as u64) as usize;
            if let Some(at) = sites.get(drawn).and_then(|&site| self.place(site)) {
                self.tap(at);
            } else if choices > 0 {
                self.press(|deed| deed == Deed::Choice(drawn.saturating_sub(sites.len())));
            }
            self.wait(1.2, BUSY);
        }
    }

    /// Somebody comes, does something and goes; with the game that is shown, or with one they look for.
    fn visit(&mut self, kind: u64, entry: Option<usize>) {
        self.visits += 1;
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(BUSY));
        let at = self.anywhere();
        self.tap(at);
        if let Some(entry) = entry {
            self.press(|deed| deed == Deed::Others);
            self.press(|deed| deed == Deed::Begin(entry));
            self.press(|deed| deed == Deed::Play);
        }
        match kind {
            // Touches once and goes.
            0 => {}
            // Plays a little, or to the end.
            1 => {
                let touches = self.draw(12);
                self.play(touches);
            }
            2 => self.play(120),
            // Looks for another game, watches or does not.
            3 => {
                self.press(|deed| deed == Deed::Others);
                let entry = self.draw(8) as usize;
                self.press(|deed| deed == Deed::Begin(entry));
                let seconds = self.draw(30) as f32;
                self.wait(seconds, BUSY);
                self.press(|deed| deed == Deed::Play);
                self.play(8);
            }
            // Four hands at once.
            4 => self.hands(),
            // A palm, held.
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
            // Switches languages, asks how it goes, answers the countdown.
            6 => {
                for _ in 0..5 {
                    self.press(|deed| deed == Deed::Language);
                    self.wait(0.4, BUSY);
                }
                self.play(2);
                self.press(|deed| deed == Deed::ShowMe);
                self.wait(20.0, BUSY);
                self.play(2);
                self.wait(50.0, QUIET);
                self.press(|deed| deed == Deed::StillHere);
            }
            // Against the computer.
            _ => {
                self.press(|deed| deed == Deed::Computer);
                self.play(30);
            }
        }
        if *self.app.world().resource::<State<Stage>>().get() == Stage::End {
            self.press(|deed| deed == Deed::Idea);
            self.wait(5.0, BUSY);
            self.press(|deed| deed == Deed::Puzzle);
            self.wait(2.0, BUSY);
            self.press(|deed| deed == Deed::Hint);
            self.play(3);
            self.press(|deed| deed == Deed::Again);
            self.play(3);
        }
        self.leave();
    }

    /// Four fingers that know nothing of each other.
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

/// Resident memory of this process in bytes.
fn memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().trim_end_matches("kB").trim().parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
}
