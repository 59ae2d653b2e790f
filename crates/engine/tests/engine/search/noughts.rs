//! A game small enough for brute force: a line of stones on 3×3. With `pie` the second player may swap; with `pair`
//! every turn but the first is two stones. Only what search needs is implemented.

use tabuleiro_engine::search::{AlphaBetaHints, Guess, Heuristic, MonteCarloHints, Setting};
use tabuleiro_rules::{
    Board, BoardBuilder, Effects, Facts, Family, Game, Look, Object, ObjectError, OptionError, Options, Outcome,
    Player, Position, Standing, Taps, Verdict, mix,
};

static FACTS: Facts = Facts::new("noughts", "", "", Family::Alignment).notation("NUMBER").plies(9, 10);

/// Nine cells, and 9 for `swap`.
pub(super) const SWAP: u8 = 9;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Noughts<const BREADTH: usize = { usize::MAX }> {
    stones: [u16; 2],
    line: u32,
    pie: bool,
    pair: bool,
    ply: u8,
    swapped: bool,
    mover: Player,
    outcome: Option<Outcome>,
}

impl Noughts {
    pub(super) fn new(line: u32, pie: bool, pair: bool) -> Noughts {
        Noughts::start_of(line, pie, pair)
    }
}

impl Noughts<1> {
    /// Three in a row, with a breadth of one action.
    pub(super) fn narrow() -> Noughts<1> {
        Noughts::start_of(3, false, false)
    }
}

impl Noughts<2> {
    /// Three in a row, with two children of a node at first and a guess that knows nothing of the game.
    pub(super) fn guessing() -> Noughts<2> {
        Noughts::start_of(3, false, false)
    }
}

impl<const BREADTH: usize> Noughts<BREADTH> {
    fn start_of(line: u32, pie: bool, pair: bool) -> Self {
        Noughts { stones: [0; 2], line, pie, pair, ply: 0, swapped: false, mover: Player::First, outcome: None }
    }

    /// The position after these actions.
    pub(super) fn after(mut self, actions: &[u8]) -> Self {
        for &action in actions {
            self.play(action, &mut ()).unwrap();
        }
        self
    }

    fn has_line(&self, stones: u16) -> bool {
        let has = |f: i32, r: i32| (0..3).contains(&f) && (0..3).contains(&r) && stones >> (r * 3 + f) & 1 == 1;
        (0..9).any(|i| {
            let steps = [(1, 0), (0, 1), (1, 1), (1, -1)];
            steps.iter().any(|&(df, dr)| (0..self.line as i32).all(|k| has(i % 3 + k * df, i / 3 + k * dr)))
        })
    }
}

impl<const BREADTH: usize> Position for Noughts<BREADTH> {
    type Action = u8;

    fn mover(&self) -> Player {
        self.mover
    }

    fn list_actions(&self, out: &mut Vec<u8>) {
        out.extend((0..9).filter(|i| (self.stones[0] | self.stones[1]) >> i & 1 == 0));
        out.extend((self.pie && self.ply == 1).then_some(SWAP));
    }

    fn apply<E: Effects>(&mut self, action: u8, _: &mut E) {
        self.ply += 1;
        if action == SWAP {
            self.swapped = true;
            return;
        }
        let own = &mut self.stones[self.mover.index()];
        *own |= 1 << action;
        let own = *own;
        if self.has_line(own) {
            self.outcome = Some(Outcome::Win(self.mover));
        } else if self.stones[0] | self.stones[1] == 0x1ff {
            self.outcome = Some(Outcome::Draw);
        }
        let stones = (self.stones[0] | self.stones[1]).count_ones();
        if !self.pair || stones % 2 == 1 {
            self.mover = self.mover.other();
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn key(&self) -> u64 {
        let [a, b] = self.stones.map(u64::from);
        let flags = u64::from(self.ply) << 2 | u64::from(self.swapped) << 1 | self.mover as u64;
        mix(a | b << 16 | flags << 32)
    }

    fn swapped(&self) -> bool {
        self.swapped
    }
}

impl<const BREADTH: usize> Game for Noughts<BREADTH> {
    const FACTS: &'static Facts = &FACTS;

    fn start(_: &Options) -> Result<Self, OptionError> {
        Ok(Noughts::start_of(3, false, false))
    }

    fn board(&self) -> Board {
        BoardBuilder::new().cells(3, 3, Look::Plain).build()
    }

    fn pieces(&self, _: &mut Vec<Standing>) {}

    fn taps(&self, _: u8) -> Taps {
        Taps::new(&[])
    }

    fn write(&self, action: u8, out: &mut String) {
        out.push_str(&action.to_string());
    }

    fn object(&self) -> Object {
        Object::new()
    }

    fn from_object(options: &Options, _: &Object) -> Result<Self, ObjectError> {
        Self::start(options).map_err(|e| ObjectError::Impossible(e.to_string()))
    }

    fn prompt(&self) -> &'static str {
        "ask-place"
    }

    fn verdict(&self) -> Option<Verdict> {
        None
    }
}

impl<const BREADTH: usize> Heuristic for Noughts<BREADTH> {
    const ALPHA_BETA: AlphaBetaHints<Self> = AlphaBetaHints { breadth: BREADTH, ..AlphaBetaHints::NONE };
    const MONTE_CARLO: MonteCarloHints<Self> = MonteCarloHints {
        slots: 9,
        slot: |action| (action != SWAP).then_some(usize::from(action)),
        guess: if BREADTH == 2 { Some(last_first) } else { None },
        first_children: BREADTH,
        analyse_after: if BREADTH == 2 { 20 } else { 0 },
        ..MonteCarloHints::NONE
    };
}

/// Prefers the last actions of the list, and calls every position bad.
fn last_first<const BREADTH: usize>(_: &Noughts<BREADTH>, actions: &[u8], shares: &mut Vec<f32>) -> Guess {
    let sum = actions.len() * (actions.len() + 1) / 2;
    shares.clear();
    shares.extend((1..=actions.len()).map(|place| place as f32 / sum as f32));
    Guess { value: -0.5, nodes: 3 }
}

/// Enough nodes to solve the game, without randomness.
pub(super) const THOROUGH: Setting = Setting::full(2_000_000);
