//! What the chess variants share: squares, attack tables, men and their FEN placement, steps and their notation, the
//! reasons for the end of a game, and keys of position objects. No module contains a rule of a single variant.
//!
//! A square is `rank × 8 + file`, a1 = 0; a set of squares is a `u64` with those bits. Sides are 0 (White) and 1
//! (Black) whoever begins; a game maps them to its players.

mod army;
mod attacks;
mod castling;
mod ending;
mod game;
mod law;
mod lots;
mod men;
mod squares;
mod step;
mod text;

pub(crate) use crate::bits::{Bits, nth};
pub use army::Army;
pub use attacks::{bishop, crossing, king, knight, pawn, pawn_from, queen, reaches, rook, skew, straight, struck};
pub use castling::{CASTLINGS, Castling, ENDS_RIGHTS, read_rights, rights_value};
pub use ending::Ending;
pub(crate) use game::chess_on_one_board;
pub use game::{Changes, ChessGame, Variant};
pub use law::{check_pawn_files, check_promotions};
pub use lots::{Lots, PawnEnds};
pub use men::{Men, Type};
pub use squares::{BLACK, WHITE, ahead, bit, chess_board, mirror, parse_square, rank_of, strikes, write_square};
pub use step::{Step, sites};
pub use text::{LETTERS, no_pawn_at_the_end, read_men, read_square, read_squares, square_value, squares_value};
