//! Board, notation and position object of Produto.

use super::field::{CELLS, cell_at, largest};
use super::{Action, FACTS, Produto, SIDE, SIDES, field};
use crate::square::{Set, read_side};
use tabuleiro_rules::{
    About, Board, BoardBuilder, Choice, Facts, Game, Impossible, Look, Object, ObjectError, OptionError, Options,
    Player, Reader, Remark, Site, Standing, Tap, Taps, Verdict, turn_of,
};

impl Game for Produto {
    const FACTS: &'static Facts = &FACTS;

    fn start(options: &Options) -> Result<Self, OptionError> {
        Ok(Self::fresh(options.size().0, options.first()))
    }

    fn board(&self) -> Board {
        BoardBuilder::new().hex_hexagon(self.side, Look::Hexes).build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        for colour in Player::BOTH {
            let standing = |cell| Standing { at: self.site(cell), piece: Self::stone(colour), count: 1 };
            out.extend(self.stones[colour.index()].cells().map(standing));
        }
    }

    fn taps(&self, action: Action) -> Taps {
        Taps::sites(&[self.site(action.cell)]).then(Tap::Choice(Choice::Piece(Self::stone(action.colour))))
    }

    /// The two largest groups of each colour, with their sizes.
    fn remarks(&self, _picked: Option<Site>) -> Vec<Remark> {
        let groups = self.stones.into_iter().flat_map(largest).filter(|&group| group != 0);
        let remark = |group: u128| Remark {
            about: About::Group,
            sites: group.cells().map(|cell| self.site(cell)).collect(),
            number: Some(group.count_ones() as u16),
        };
        groups.map(remark).collect()
    }

    fn write(&self, action: Action, out: &mut String) {
        out.push_str(&Self::name(action.cell));
        out.push_str(if action.colour == Player::First { "=b" } else { "=w" });
    }

    fn object(&self) -> Object {
        let mut object = Object::new();
        if self.side != SIDE {
            object.insert("size".into(), [self.side, self.side].as_slice().into());
        }
        let letters = Player::BOTH.into_iter().flat_map(|colour| {
            let letter = FACTS.seats[colour.index()].letter.to_string();
            self.stones[colour.index()].cells().map(move |cell| (Self::name(cell), letter.clone().into()))
        });
        object.insert("cells".into(), letters.collect::<Object>().into());
        object.insert("turn".into(), turn_of(&FACTS.seats, self.mover));
        object.insert("ply".into(), (self.stones[0] | self.stones[1]).count_ones().into());
        object.insert("part".into(), u8::from(self.second).into());
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let side = read_side(read, options.size(), SIDES)?;
        let mut position = Self::fresh(side, read.turn(&FACTS.seats, Player::First)?);
        for (name, value) in read.map("cells")?.ok_or(ObjectError::Missing("cells"))? {
            let cell = cell_at(position.all(), name);
            let cell = cell.ok_or_else(|| ObjectError::value("cells", "a cell of the board", name))?;
            match value.as_str() {
                Some("B") => position.stones[0] |= 1 << cell,
                Some("W") => position.stones[1] |= 1 << cell,
                Some(".") => {}
                _ => return Err(ObjectError::value(name, "one of '.BW'", value)),
            }
        }
        let placed = (position.stones[0] | position.stones[1]).count_ones();
        if read.number("ply", placed, CELLS as u32)? != placed {
            return Err(ObjectError::value("ply", format!("the number of stones, {placed}"), &object["ply"]));
        }
        position.second = read.number("part", 0, u32::from(placed > 0))? == 1;
        if position.empty() == 0 {
            position.outcome = Some(position.result());
        }
        Ok(position)
    }

    /// One stone in the first turn, two in every other.
    fn check_law(&self, start: &Self) -> Result<(), Impossible> {
        let placed = (self.stones[0] | self.stones[1]).count_ones();
        let turn = if placed.div_ceil(2).is_multiple_of(2) { start.mover } else { start.mover.other() };
        let (expected, found) = ((turn, placed > 0 && placed.is_multiple_of(2)), (self.mover, self.second));
        let fits = self.outcome.is_some() || found == expected;
        Impossible::unless(fits, "side to move and second stone", format!("{expected:?}"), format!("{found:?}"))
    }

    fn prompt(&self) -> &'static str {
        match (self.opening(), self.second) {
            (true, _) => "ask-single-stone",
            (false, false) => "ask-either-colour",
            (false, true) => "ask-either-colour-again",
        }
    }

    fn verdict(&self) -> Option<Verdict> {
        let winner = self.outcome?.winner()?;
        let [black, white] = self.points();
        let reason = if black == white { "end-fewer-stones" } else { "end-count" };
        let groups = largest(self.stones[winner.index()]);
        let sites = (groups[0] | groups[1]).cells().map(|cell| self.site(cell)).collect();
        Some(Verdict { reason, sites })
    }

    fn score(&self) -> Option<[i32; 2]> {
        Some(self.points())
    }

    fn symmetries(&self) -> u8 {
        12
    }

    fn transformed(&self, k: u8) -> Self {
        let image = |set: u128| set.image(|cell| field::image(self.side, k, cell));
        Produto { stones: self.stones.map(image), ..*self }
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        Action { cell: field::image(self.side, k, action.cell), ..action }
    }
}
