//! Board, pieces, notation and position object of Kharbaga.

use super::action::{Action, MAX_LEGS, MEN};
use super::figure::{POINTS, mirrored, place, point_at};
use super::{FACTS, Kharbaga, piece, site};
use crate::bits::Bits;
use crate::draw_counter::{read_end, write_end};
use crate::unseen::Unseen;
use tabuleiro_rules::{
    Board, BoardBuilder, Facts, Game, HistoryRule, Impossible, Look, Material, Object, ObjectError, OptionError,
    Options, Outcome, Player, Point, Position, Reader, Shape, Standing, Tap, Taps, Verdict, square_name, turn_of,
};

/// The distance of neighbouring files; diagonal neighbours are then about 1 apart.
const STEP: f32 = 0.74;
/// The letters of position objects by side, for men and Mullahs.
const LETTERS: [[&str; 2]; 2] = [["w", "W"], ["b", "B"]];

/// Returns the name of a point.
fn name(point: u8) -> String {
    let (file, rank) = place(point);
    square_name(file, rank)
}

/// Returns the place on the plane of a file and rank, counted from 0.
fn on_plane(file: i8, rank: i8) -> Point {
    Point::new(f32::from(file - 4) * STEP, f32::from(rank - 4) * STEP)
}

impl Game for Kharbaga {
    const FACTS: &'static Facts = &FACTS;
    const MATERIAL: Material = Material::Falling;
    const HISTORY: HistoryRule = HistoryRule::Draws;
    const LONGEST: usize = 2 + 3 * MAX_LEGS;

    fn start(options: &Options) -> Result<Self, OptionError> {
        // docs/rulings.md, Kharbaga: light ranks 1–4 and g5 i5, dark ranks 6–9 and a5 c5, e5 empty.
        let ranks: u64 = (1 << 18) - 1;
        let light = ranks | 1 << 21 | 1 << 22;
        let dark = ranks << 23 | 1 << 18 | 1 << 19;
        let mut start = Self::with_men([light, dark], 0, options.first(), options);
        start.quiet.0.progress(start.key());
        Ok(start)
    }

    fn board(&self) -> Board {
        let mut board = BoardBuilder::new();
        for point in 0..POINTS {
            let (file, rank) = place(point);
            board = board.site(name(point), on_plane(file as i8, rank as i8), Shape::Intersection);
        }
        for i in (0..9).step_by(2) {
            board = board.line(on_plane(0, i), on_plane(8, i)).line(on_plane(i, 0), on_plane(i, 8));
        }
        for shift in (-6..=6i8).step_by(2) {
            let (right, up) = (shift.max(0), (-shift).max(0));
            board = board
                .line(on_plane(right, up), on_plane(8 - up, 8 - right))
                .line(on_plane(8 - right, up), on_plane(up, 8 - right));
        }
        let reach = 4.0 * STEP + 0.8;
        for i in 0..9u8 {
            let along = on_plane(i as i8, i as i8);
            board = board
                .label(Point::new(along.x, -reach), char::from(b'a' + i).to_string())
                .label(Point::new(-reach, along.y), (i + 1).to_string());
        }
        let side = 8.0 * STEP + 2.0;
        // Without zigzag, arrow keys would lead from crossing to crossing and never to a centre.
        board.slab(Point::default(), side, side, Look::Figure).zigzag().build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        for side in Player::BOTH {
            let crowned = |point: u8| self.crowned >> point & 1 == 1;
            let men = Bits(self.men[side.index()]);
            out.extend(men.map(|p| Standing { at: site(p), piece: piece(side, crowned(p)), count: 1 }));
        }
    }

    /// The piece, then every landing point. All captures of a position have the same number of them, so none is the
    /// beginning of another.
    fn taps(&self, action: Action) -> Taps {
        let first = Taps::sites(&[site(action.from)]);
        action.path().iter().fold(first, |taps, &to| taps.then(Tap::Site(site(to))))
    }

    fn write(&self, action: Action, out: &mut String) {
        out.push_str(&name(action.from));
        for &to in action.path() {
            out.push('-');
            out.push_str(&name(to));
        }
    }

    fn object(&self) -> Object {
        let mut cells = Object::new();
        for point in 0..POINTS {
            if let Some(side) = (0..2).find(|&side| self.men[side] >> point & 1 == 1) {
                let letter = LETTERS[side][usize::from(self.crowned >> point & 1 == 1)];
                cells.insert(name(point), letter.into());
            }
        }
        let mut object = Object::new();
        object.insert("cells".into(), cells.into());
        object.insert("turn".into(), turn_of(&FACTS.seats, self.mover));
        if let Some((_, reason)) = *self.end {
            write_end("phase", reason, None, &mut object);
        }
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let (mut men, mut crowned) = ([0u64; 2], 0);
        for (i, letter) in read.grid(9, 9, "wWbB")?.into_iter().enumerate() {
            let letter = letter.to_string();
            let Some(side) = LETTERS.iter().position(|pair| pair.contains(&letter.as_str())) else { continue };
            let (file, rank) = ((i % 9) as u8, (i / 9) as u8);
            let point = point_at(file, rank).ok_or_else(|| {
                ObjectError::Impossible(format!("{} is no point of the board", square_name(file, rank)))
            })?;
            men[side] |= 1 << point;
            if letter == LETTERS[side][1] {
                crowned |= 1 << point;
            }
        }
        if men == [0, 0] || men.iter().any(|side| side.count_ones() > MEN) {
            return Err(ObjectError::Impossible(format!("each side has at most {MEN} men, and one side has some")));
        }
        let mover = read.turn(&FACTS.seats, Player::First)?;
        let mut position = Self::with_men(men, crowned, mover, options);
        position.settle();
        // In a position that was set up the mover can be the winner.
        if men[mover.other().index()] == 0 {
            *position.end = Some((Outcome::Win(mover), "end-captured-all"));
        }
        if let Some(reason) = read_end("phase", read, None)? {
            *position.end = position.end.or(Some((Outcome::Draw, reason)));
        }
        position.quiet.0.progress(position.key());
        Ok(position)
    }

    /// A man that ends its move on the last rank is promoted, and the side that moved last has the man that moved.
    fn check_law(&self, _start: &Self) -> Result<(), Impossible> {
        for (side, last) in [(0, 8), (1, 0)] {
            let plain = self.men[side] & !self.crowned;
            let missed = (0..9).filter_map(|file| point_at(file, last)).find(|point| plain >> point & 1 == 1);
            if let Some(point) = missed {
                return Err(Impossible::new(
                    "man on the last rank",
                    "a Mullah",
                    format!("a plain man on {}", name(point)),
                ));
            }
        }
        let men = self.men[self.mover.other().index()].count_ones();
        Impossible::unless(self.end.is_some() || men > 0, "men of the side that moved", "one at least", men)
    }

    fn prompt(&self) -> &'static str {
        if self.can_take() { "ask-capture" } else { "ask-move" }
    }

    fn verdict(&self) -> Option<Verdict> {
        let (outcome, reason) = (*self.end)?;
        let loser = outcome.winner().map_or(0, |winner| self.men[winner.other().index()]);
        Some(Verdict { reason, sites: Bits(loser).map(site).collect() })
    }

    fn symmetries(&self) -> u8 {
        2
    }

    /// `k` = 1 exchanges left and right. The history of positions is not kept.
    fn transformed(&self, k: u8) -> Self {
        if k == 0 {
            return *self;
        }
        let mirror = |set: u64| Bits(set).fold(0, |seen, point| seen | 1u64 << mirrored(point));
        let men = self.men.map(mirror);
        let seen = Kharbaga { men, crowned: mirror(self.crowned), ..*self };
        Kharbaga { quiet: Unseen(self.quiet.forgotten(seen.key())), ..seen }
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        if k == 0 {
            return action;
        }
        let mut path = [0; MAX_LEGS];
        for (seen, &to) in path.iter_mut().zip(action.path()) {
            *seen = mirrored(to);
        }
        Action { from: mirrored(action.from), path, ..action }
    }
}
