//! The two sides of a game: their letters, colours and words.

use super::{Player, Tone};

/// A side of a game, as notation and messages name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seat {
    /// The letter in position objects (`W`, `B`, `1`, `2`, `S`, `N`…).
    pub letter: char,
    /// The colour of its pieces, `Neutral` where both share them.
    pub tone: Tone,
    /// The suffix of messages about it: `turn-light`, `wins-south`.
    pub word: &'static str,
}

impl Seat {
    /// Black (*Negras*), with dark pieces.
    pub const BLACK: Seat = Seat { letter: 'B', tone: Tone::Dark, word: "dark" };
    /// White (*Brancas*), with light pieces.
    pub const WHITE: Seat = Seat { letter: 'W', tone: Tone::Light, word: "light" };
    /// Player 1, in games in which both players use the same pieces.
    pub const ONE: Seat = Seat { letter: '1', tone: Tone::Neutral, word: "first" };
    /// Player 2, in games in which both players use the same pieces.
    pub const TWO: Seat = Seat { letter: '2', tone: Tone::Neutral, word: "second" };
}

impl Seat {
    /// Returns the side that a word names, upper and lower case being equal: `first`, `second`, the letter of its seat,
    /// or a colour (`black`, `b`, `negras`, `white`, `w`, `brancas`). `None` for any other word.
    #[must_use]
    pub fn parse(seats: &[Seat; 2], text: &str) -> Option<Player> {
        let lower = text.to_lowercase();
        match lower.as_str() {
            "first" => return Some(Player::First),
            "second" => return Some(Player::Second),
            _ => {}
        }
        let tone = match lower.as_str() {
            "b" | "black" | "negras" => Some(Tone::Dark),
            "w" | "white" | "brancas" => Some(Tone::Light),
            _ => None,
        };
        Player::BOTH
            .into_iter()
            .find(|p| {
                let seat = seats[p.index()];
                lower == seat.letter.to_lowercase().to_string() || tone == Some(seat.tone)
            })
            // In games whose sides have no colours, GTP's black is the side that begins.
            .or(match lower.as_str() {
                "b" | "black" => Some(Player::First),
                "w" | "white" => Some(Player::Second),
                _ => None,
            })
    }
}
