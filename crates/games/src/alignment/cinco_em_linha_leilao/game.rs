//! Facts, board, notation, position objects and symmetries of 5-em-linha com leilão.

use super::{Action, BLACK, COLOURS, CincoEmLinha};
use crate::bits::Bits;
use crate::in_a_row::{Set, on_lines};
use crate::symmetry::turned_cell;
use tabuleiro_rules::{
    Board, BoardBuilder, Choice, Facts, Family, Game, Impossible, Look, Object, ObjectError, OptionError, OptionKind,
    OptionSpec, Options, Player, Reader, Seat, Site, Standing, Taps, Verdict, rows_of, square_name,
};

static FACTS: Facts =
    Facts::new("cinco_em_linha_leilao", "5-em-linha com leilão", "Five in Line with Auction", Family::Alignment)
        .notation("CELL | take | end")
        .traditional("000")
        .seats([Seat::ONE, Seat::TWO])
        // A stone on every cell and the actions that end the auction.
        .plies(35, 66)
        .variants(&["cinco", "quatro"])
        .options(&[
            OptionSpec::new("max", OptionKind::Number { default: 1, least: 1, greatest: 3 }),
            OptionSpec::FIRST,
        ]);

impl Game for CincoEmLinha {
    const FACTS: &'static Facts = &FACTS;

    fn start(options: &Options) -> Result<Self, OptionError> {
        Ok(CincoEmLinha {
            stones: [0; 2],
            black: None,
            four: options.variant == "quatro",
            most: options.number("max") as u8,
            added: 0,
            mover: options.first(),
            outcome: None,
        })
    }

    fn board(&self) -> Board {
        BoardBuilder::new().cells(8, 8, Look::Inlay).build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        for (colour, &stones) in self.stones.iter().enumerate() {
            let standing = |cell| Standing { at: Site(u16::from(cell)), piece: Self::piece(colour), count: 1 };
            out.extend(Bits(stones).map(standing));
        }
    }

    fn taps(&self, action: Action) -> Taps {
        match action {
            Action::Place(cell) => Taps::sites(&[Site(u16::from(cell))]),
            Action::Take => Taps::choice(Choice::Take),
            Action::End => Taps::choice(Choice::End),
        }
    }

    fn write(&self, action: Action, out: &mut String) {
        match action {
            Action::Place(cell) => out.push_str(&square_name(cell % 8, cell / 8)),
            Action::Take => out.push_str("take"),
            Action::End => out.push_str("end"),
        }
    }

    /// In addition to the keys of records: `black`, the player of Black after the auction, and `part` of a turn of the
    /// auction, counted from 1.
    fn object(&self) -> Object {
        let mut object = Object::new();
        let letter = |file, rank| {
            let found = (0..2).find(|&c: &usize| self.stones[c] >> (rank * 8 + file) & 1 == 1);
            found.map_or('.', |colour| COLOURS[colour].0)
        };
        let seat = |player: Player| FACTS.seats[player.index()].letter.to_string();
        object.insert("rows".into(), rows_of(8, 8, letter));
        object.insert("turn".into(), seat(self.mover).into());
        object.insert("phase".into(), if self.black.is_none() { "auction" } else { "play" }.into());
        match self.black {
            None => object.insert("part".into(), (self.added + 1).into()),
            Some(owner) => object.insert("black".into(), seat(owner).into()),
        };
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let mut position = Self::start(options).map_err(|e| ObjectError::Impossible(e.to_string()))?;
        for (cell, letter) in read.grid(8, 8, "BW")?.into_iter().enumerate() {
            if let Some(colour) = COLOURS.iter().position(|c| c.0 == letter) {
                position.stones[colour] |= 1 << cell;
            }
        }
        position.mover = read.turn(&FACTS.seats, options.first())?;
        let owner = read.text("black")?;
        let phase = read.text("phase")?.unwrap_or(if owner.is_some() { "play" } else { "auction" });
        match (phase, owner) {
            ("auction", None) => {
                let (full, most) = (position.empty() == 0, u32::from(position.most));
                let part = read.number("part", 1, most)?;
                if part == 0 || (part > 1 && full) {
                    return Err(ObjectError::value("part", format!("1 to {most}, 1 on a full board"), part));
                }
                position.added = part as u8 - 1;
                if position.stones[usize::from(!position.four)] != 0 {
                    return Err(ObjectError::Impossible("the auction adds stones of one colour only".into()));
                }
                let added = position.stones[usize::from(position.four)].count_ones();
                if u32::from(position.added) > added {
                    return Err(ObjectError::value("part", format!("at most {}", added + 1), part));
                }
            }
            ("play", Some(letter)) => {
                let owner = Seat::parse(&FACTS.seats, letter);
                position.black = Some(owner.ok_or_else(|| ObjectError::value("black", "1 or 2", letter))?);
            }
            ("play", None) => return Err(ObjectError::Missing("black")),
            ("auction", Some(letter)) => return Err(ObjectError::value("black", "nobody during the auction", letter)),
            (other, _) => return Err(ObjectError::value("phase", "auction or play", other)),
        }
        position.outcome = position.judged();
        Ok(position)
    }

    /// The auction adds stones of one colour, any number of them; then the side that did not take begins.
    fn check_law(&self, start: &Self) -> Result<(), Impossible> {
        let [black, white] = [BLACK, 1 - BLACK].map(|colour| self.stones[colour].count_ones());
        let (bid, other) = if self.four { (white, black) } else { (black, white) };
        // The mover of a finished game has no meaning.
        let bidder_moves = self.outcome.is_some() || self.black.is_some_and(|side| (side == self.mover) != self.four);
        let auction = match self.black {
            None => bid,
            Some(_) if bidder_moves && other > 0 => (bid + 1).saturating_sub(other),
            Some(_) if bidder_moves && self.outcome.is_none() => {
                return Err(Impossible::new("side to move", "the side that did not take", "the other"));
            }
            Some(_) => bid.saturating_sub(other),
        };
        let least = if self.black.is_none() { 0 } else { other.saturating_sub(u32::from(bidder_moves)) };
        let subject = "stones of the colour of the auction";
        Impossible::unless(bid >= least, subject, format!("at least {least}"), bid)?;
        if self.most > 1 || self.outcome.is_some() {
            return Ok(());
        }
        // One stone a turn: the number of stones says whose turn it was when somebody took, or whose it is.
        let turn = if auction.is_multiple_of(2) { start.mover } else { start.mover.other() };
        let actor = match self.black {
            None => self.mover,
            Some(owner) => {
                if self.four {
                    owner.other()
                } else {
                    owner
                }
            }
        };
        Impossible::unless(actor == turn, "side that takes or bids", format!("{turn:?}"), format!("{actor:?}"))
    }

    fn prompt(&self) -> &'static str {
        match (self.black, self.four) {
            (None, _) if self.added > 0 => "ask-auction-more",
            (None, _) if self.empty() == 0 => "ask-auction-take",
            (None, false) => "ask-auction-black",
            (None, true) => "ask-auction-white",
            (Some(owner), _) if owner == self.mover => "ask-play-black",
            _ => "ask-play-white",
        }
    }

    fn verdict(&self) -> Option<Verdict> {
        self.outcome?;
        if !self.black_has_line() {
            return Some(Verdict { reason: "end-no-line", sites: Vec::new() });
        }
        let black = self.stones[BLACK];
        let line = if self.four { on_lines::<4, 4>(black) } else { on_lines::<5, 4>(black) };
        Some(Verdict { reason: "end-line", sites: Bits(line).map(|cell| Site(u16::from(cell))).collect() })
    }

    fn symmetries(&self) -> u8 {
        8
    }

    fn transformed(&self, k: u8) -> Self {
        let map = |set: Set| Bits(set).fold(0, |seen, cell| seen | 1 << turned_cell(k, 8, cell));
        CincoEmLinha { stones: self.stones.map(map), ..*self }
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        match action {
            Action::Place(cell) => Action::Place(turned_cell(k, 8, cell)),
            other => other,
        }
    }
}
