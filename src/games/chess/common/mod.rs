//! What chess variants share: squares, attack tables, men and their FEN placement. No rule of any one variant.
//!
//! A square is `rank × 8 + file`, a1 = 0; a set of squares is a `u64` with those bits. Sides are 0 (White) and 1
//! (Black) whoever begins; a game maps them to its players.

mod attacks;
mod men;
mod squares;

pub use attacks::{bishop, crossing, king, knight, pawn, pawn_from, queen, reaches, rook, skew, straight};
pub use men::{Men, Type};
pub use squares::{BLACK, Bits, WHITE, ahead, bit, chess_board, nth, parse_square, rank_of, strikes, write_square};
