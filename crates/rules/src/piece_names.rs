//! Names of pieces: one table for the text protocol, text diagrams, records and player-visible texts. A new kind of
//! piece gets its names here; the messages `piece-WORD` translate them.

use super::{Kind, Piece, Tone};

/// The way in which pieces of a kind are written in text diagrams.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// By the letter of the side that owns it ([`Seat::letter`](crate::Seat::letter)).
    Side,
    /// By a letter of its own, light or neutral first, dark second.
    Own(char, char),
    /// By the number of pieces on the site.
    Count,
    /// By the letters of its traits.
    Traits,
}

/// One of the two values of a trait that tells pieces of one shape apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trait {
    /// The property; an argument of the message `piece-WORD`.
    pub of: &'static str,
    /// Its value, which the message `trait-VALUE` translates.
    pub value: &'static str,
    /// Its letter in canonical notation.
    pub letter: char,
}

/// The names of a kind.
struct Names {
    word: &'static str,
    mark: Mark,
    chess: Option<&'static str>,
}

/// Names of a piece that is not a chess piece.
const fn piece(word: &'static str, mark: Mark) -> Names {
    Names { word, mark, chess: None }
}

/// Names of a chess piece: its letter in position objects, and the letter that the source documents print before its
/// moves.
const fn chess(word: &'static str, letter: char, printed: &'static str) -> Names {
    Names { word, mark: cased(letter), chess: Some(printed) }
}

/// A mark with a capital letter for light pieces and the same letter in lower case for dark ones.
const fn cased(letter: char) -> Mark {
    Mark::Own(letter, letter.to_ascii_lowercase())
}

/// A mark with the same letter for light and dark pieces.
const fn always(letter: char) -> Mark {
    Mark::Own(letter, letter)
}

macro_rules! pieces {
    ($($kind:ident => $names:expr,)*) => {
        /// The kinds without parameters.
        const PLAIN: &[Kind] = &[$(Kind::$kind,)*];

        const fn names(kind: Kind) -> Names {
            match kind {
                $(Kind::$kind => $names,)*
                Kind::Lamp(0) => piece("green-light", always('g')),
                Kind::Lamp(1) => piece("yellow-light", always('y')),
                Kind::Lamp(_) => piece("red-light", always('r')),
                Kind::Quarto(_) => piece("quarto", Mark::Traits),
            }
        }
    };
}

pieces! {
    Disc => piece("disc", Mark::Side),
    Stone => piece("stone", Mark::Side),
    Man => piece("man", Mark::Side),
    Seed => piece("seed", Mark::Count),
    Runner => piece("runner", always('o')),
    Trail => piece("trail", always('#')),
    Trampoline => piece("trampoline", Mark::Own('^', '~')),
    // Rei, Dama, Torre, Bispo, Cavalo, Amazona.
    King => chess("king", 'K', "R"),
    Queen => chess("queen", 'Q', "D"),
    Rook => chess("rook", 'R', "T"),
    Bishop => chess("bishop", 'B', "B"),
    Knight => chess("knight", 'N', "C"),
    Pawn => chess("pawn", 'P', ""),
    Amazon => chess("amazon", 'A', "A"),
    Cat => piece("cat", always('c')),
    Dog => piece("dog", always('d')),
    DominoUp => piece("domino", always('|')),
    DominoAcross => piece("domino", always('=')),
    Sardine => piece("sardine", Mark::Side),
    Block => piece("block", Mark::Side),
    Shield => piece("shield", Mark::Side),
    Marble => piece("marble", Mark::Side),
    Crowned => piece("crowned-man", cased('M')),
    Crown => piece("crown", cased('C')),
    Dagger => piece("dagger", cased('D')),
    PawnDisc => piece("pawn-disc", cased('P')),
    QueenDisc => piece("queen-disc", cased('Q')),
}

/// The traits of a Quarto piece, by the bits of [`Kind::Quarto`]: alta or baixa, clara or escura, quadrada or
/// redonda, oca or maciça (`docs/rulings.md`, 33).
const QUARTO: [[Trait; 2]; 4] = [
    [Trait { of: "height", value: "tall", letter: 'a' }, Trait { of: "height", value: "low", letter: 'b' }],
    [Trait { of: "shade", value: "light", letter: 'c' }, Trait { of: "shade", value: "dark", letter: 'e' }],
    [Trait { of: "shape", value: "square", letter: 'q' }, Trait { of: "shape", value: "round", letter: 'r' }],
    [Trait { of: "core", value: "hollow", letter: 'o' }, Trait { of: "core", value: "solid", letter: 'm' }],
];

/// The language of the letters of chess pieces in printed moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Letters {
    /// R D T B C, as in the source documents.
    #[default]
    Portuguese,
    /// K Q R B N.
    English,
}

impl Kind {
    /// Iterates over all kinds, every lamp and every Quarto piece included.
    pub fn all() -> impl Iterator<Item = Kind> {
        let lamps = (0..3).map(Kind::Lamp);
        PLAIN.iter().copied().chain(lamps).chain((0..16).map(Kind::Quarto))
    }

    /// Returns its stable word, such as `stone`, used by the text protocol and the message `piece-WORD`. Kinds that
    /// differ in [`Kind::traits`] share a word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        names(self).word
    }

    /// Returns the way in which it is written in text diagrams.
    #[must_use]
    pub const fn mark(self) -> Mark {
        names(self).mark
    }

    /// Returns the letter printed before the move of a chess piece, `""` for a pawn; `None` if it is not a chess
    /// piece.
    #[must_use]
    pub fn chess_letter(self, letters: Letters) -> Option<&'static str> {
        let printed = names(self).chess?;
        Some(match (letters, self) {
            (Letters::Portuguese, _) => printed,
            (Letters::English, Kind::King) => "K",
            (Letters::English, Kind::Queen) => "Q",
            (Letters::English, Kind::Rook) => "R",
            (Letters::English, Kind::Knight) => "N",
            (Letters::English, _) => printed,
        })
    }

    /// Returns whether it is a chess piece, the Amazon included.
    #[must_use]
    pub const fn is_chess_man(self) -> bool {
        names(self).chess.is_some()
    }

    /// Iterates over the traits that distinguish it from other kinds with the same word, in the order of its
    /// notation.
    pub fn traits(self) -> impl Iterator<Item = Trait> {
        let bits = if let Kind::Quarto(bits) = self { Some(bits) } else { None };
        bits.into_iter().flat_map(|bits| QUARTO.iter().enumerate().map(move |(i, t)| t[usize::from(bits >> i & 1)]))
    }
}

impl Piece {
    /// Returns the piece as one word of the text protocol: `dark-disc`, `seed`, `acqo`.
    #[must_use]
    pub fn word(self) -> String {
        let word = self.kind.word();
        match (self.kind.mark(), self.tone) {
            (Mark::Traits, _) => self.kind.traits().map(|t| t.letter).collect(),
            (_, Tone::Light) => format!("light-{word}"),
            (_, Tone::Dark) => format!("dark-{word}"),
            (_, Tone::Neutral) => word.into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn kinds_with_the_same_letters_have_the_same_word() {
        let mut words: BTreeMap<[char; 2], &str> = BTreeMap::new();
        for kind in Kind::all() {
            if let Mark::Own(light, dark) = kind.mark() {
                let word = words.entry([light, dark]).or_insert(kind.word());
                // Chess pawns and queens never share a board with the discs that show them.
                let alike = kind.word().strip_suffix("-disc").unwrap_or(kind.word());
                assert_eq!(word.strip_suffix("-disc").unwrap_or(word), alike);
            }
        }
    }

    #[test]
    fn every_quarto_piece_has_its_own_four_letters() {
        let words: Vec<String> = (0..16).map(|bits| Piece::new(Kind::Quarto(bits), Tone::Neutral).word()).collect();
        assert_eq!((words[0].as_str(), words[15].as_str(), words[2].as_str()), ("acqo", "berm", "aeqo"));
        assert_eq!(words.iter().collect::<std::collections::BTreeSet<_>>().len(), 16);
    }

    #[test]
    fn the_word_of_a_piece_contains_its_tone_unless_it_is_neutral() {
        assert_eq!(Piece::new(Kind::Disc, Tone::Dark).word(), "dark-disc");
        assert_eq!(Piece::new(Kind::Crowned, Tone::Light).word(), "light-crowned-man");
        assert_eq!(Piece::new(Kind::Lamp(1), Tone::Neutral).word(), "yellow-light");
    }
}
