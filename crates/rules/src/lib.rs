//! The rules of a game as data and traits: players, sites, boards, actions, effects, outcomes, notation. No Bevy, no
//! I/O, no clocks.
//!
//! [`Position`] is the small trait that search needs: legal actions, playing one, the outcome and a key. [`Game`]
//! extends it with everything else the program needs: a board to draw, pieces, a notation, a position object,
//! gestures. `docs/architecture.md` gives the contracts (C1 to C9).

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod board;
mod board_builder;
mod board_upright;
mod component;
mod effect;
mod error;
mod facts;
mod game;
mod history_rule;
mod impossible;
mod law;
mod note;
mod object;
mod option_spec;
mod options;
mod piece;
mod piece_names;
mod player;
mod position;
mod print_words;
mod repetition;
mod seat;
mod seed_style;
mod tap;
mod tone;
mod zobrist;

pub use board::{
    Board, Body, Border, Coloured, Extent, Label, Line, Look, Point, Region, Shape, Site, SiteInfo, square_name,
    write_slide,
};
pub use board_builder::BoardBuilder;
pub use component::{Component, STRIDE, Splitting, pieces_of};
pub use effect::{Beat, Effect, Effects, Event, PieceList, Removal, Travel};
pub use error::{ObjectError, OptionError, PlayError};
pub use facts::{Facts, Family, Names};
pub use game::{About, Game, Remark, Threat, Verdict};
pub use history_rule::HistoryRule;
pub use impossible::{Impossible, Material};
pub use law::{alternate, alternate_within, impossibility, men_of_sides, pieces_of_tone};
pub use note::Note;
pub use object::{Object, Reader, rows_of, rows_of_sides, turn_of};
pub use option_spec::{OptionKind, OptionSpec, OptionValue};
pub use options::Options;
pub use piece::{Kind, Piece, Standing};
pub use piece_names::{DiagramSymbol, Letters, Trait};
pub use player::{Outcome, Player};
pub use position::{Position, Rng, below};
pub use print_words::printed_traits;
pub use repetition::Repetition;
pub use seat::Seat;
pub use seed_style::Printer;
pub use tap::{Choice, Tap, Taps};
pub use tone::Tone;
pub use zobrist::{KeyTable, chain, halves, mix};
