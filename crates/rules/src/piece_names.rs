//! Names of pieces: one table for the text protocol, text diagrams, records and player-visible texts. A new kind of
//! piece gets its names here; the messages `piece-WORD` translate them.

use super::{Kind, Piece, Tone};

/// The way in which pieces of a kind are written in text diagrams.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiagramSymbol {
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
    /// Its letter in canonical notation, which is that of its Portuguese name.
    pub letter: char,
    /// Its letter in English.
    english: char,
}

impl Trait {
    /// Returns its letter in printed actions.
    #[must_use]
    pub fn printed(self, letters: Letters) -> char {
        match letters {
            Letters::Portuguese => self.letter,
            Letters::English => self.english,
        }
    }
}

/// The names of a kind.
struct Names {
    word: &'static str,
    mark: DiagramSymbol,
    /// Its letter in printed actions, in the order of [`Letters`].
    printed: Option<[&'static str; 2]>,
    is_chess_man: bool,
}

/// Names of a piece that has no letter in printed actions.
const fn piece(word: &'static str, mark: DiagramSymbol) -> Names {
    Names { word, mark, printed: None, is_chess_man: false }
}

/// Names of a light: its letter in canonical notation, and its letters in printed actions.
const fn light(word: &'static str, letter: char, printed: [&'static str; 2]) -> Names {
    Names { word, mark: always(letter), printed: Some(printed), is_chess_man: false }
}

/// Names of a chess piece: its letter in position objects, and the letters printed before its moves, in Portuguese as
/// in the source documents.
const fn chess(word: &'static str, letter: char, printed: [&'static str; 2]) -> Names {
    Names { word, mark: cased(letter), printed: Some(printed), is_chess_man: true }
}

/// A mark with a capital letter for light pieces and the same letter in lower case for dark ones.
const fn cased(letter: char) -> DiagramSymbol {
    DiagramSymbol::Own(letter, letter.to_ascii_lowercase())
}

/// A mark with the same letter for light and dark pieces.
const fn always(letter: char) -> DiagramSymbol {
    DiagramSymbol::Own(letter, letter)
}

macro_rules! pieces {
    ($($kind:ident => $names:expr,)*) => {
        /// The kinds without parameters.
        const PLAIN: &[Kind] = &[$(Kind::$kind,)*];

        const fn names(kind: Kind) -> Names {
            match kind {
                $(Kind::$kind => $names,)*
                // Verde, amarela, encarnada: vermelha has the initial of verde.
                Kind::Lamp(0) => light("green-light", 'g', ["v", "g"]),
                Kind::Lamp(1) => light("yellow-light", 'y', ["a", "y"]),
                Kind::Lamp(_) => light("red-light", 'r', ["e", "r"]),
                Kind::Quarto(_) => piece("quarto", DiagramSymbol::Traits),
            }
        }
    };
}

pieces! {
    Disc => piece("disc", DiagramSymbol::Side),
    Stone => piece("stone", DiagramSymbol::Side),
    Man => piece("man", DiagramSymbol::Side),
    Seed => piece("seed", DiagramSymbol::Count),
    Runner => piece("runner", always('o')),
    Trail => piece("trail", always('#')),
    Trampoline => piece("trampoline", DiagramSymbol::Own('^', '~')),
    // Rei, Dama, Torre, Bispo, Cavalo, Amazona.
    King => chess("king", 'K', ["R", "K"]),
    Queen => chess("queen", 'Q', ["D", "Q"]),
    Rook => chess("rook", 'R', ["T", "R"]),
    Bishop => chess("bishop", 'B', ["B", "B"]),
    Knight => chess("knight", 'N', ["C", "N"]),
    Pawn => chess("pawn", 'P', ["", ""]),
    Amazon => chess("amazon", 'A', ["A", "A"]),
    Cat => piece("cat", always('c')),
    Dog => piece("dog", always('d')),
    DominoUp => piece("domino", always('|')),
    DominoAcross => piece("domino", always('=')),
    Sardine => piece("sardine", DiagramSymbol::Side),
    Block => piece("block", DiagramSymbol::Side),
    Shield => piece("shield", DiagramSymbol::Side),
    Marble => piece("marble", DiagramSymbol::Side),
    Crowned => piece("crowned-man", cased('M')),
    Crown => piece("crown", cased('C')),
    Dagger => piece("dagger", cased('D')),
    PawnDisc => piece("pawn-disc", cased('P')),
    QueenDisc => piece("queen-disc", cased('Q')),
}

/// Returns a trait by its property, its value, its letter in canonical notation and its letter in English.
const fn trait_of(of: &'static str, value: &'static str, letter: char, english: char) -> Trait {
    Trait { of, value, letter, english }
}

/// The traits of a Quarto piece, by the bits of [`Kind::Quarto`]: alta or baixa, clara or escura, quadrada or
/// redonda, oca or maciça (`docs/rulings.md`, 33). No two traits have the same letter, so `s` is short, and square and
/// solid have their second letters.
const QUARTO: [[Trait; 2]; 4] = [
    [trait_of("height", "tall", 'a', 't'), trait_of("height", "low", 'b', 's')],
    [trait_of("shade", "light", 'c', 'l'), trait_of("shade", "dark", 'e', 'd')],
    [trait_of("shape", "square", 'q', 'q'), trait_of("shape", "round", 'r', 'r')],
    [trait_of("core", "hollow", 'o', 'h'), trait_of("core", "solid", 'm', 'o')],
];

/// The language of the words and letters in printed actions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Letters {
    /// As in the source documents: R D T B C for chess pieces, *passa* for a pass.
    #[default]
    Portuguese,
    /// K Q R B N, *pass*.
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
    pub const fn mark(self) -> DiagramSymbol {
        names(self).mark
    }

    /// Returns its letter in printed actions, `""` for a pawn; `None` if it has none.
    pub(super) fn printed_letter(self, letters: Letters) -> Option<&'static str> {
        names(self).printed.map(|printed| printed[letters as usize])
    }

    /// Returns the letter printed before the move of a chess piece, `""` for a pawn; `None` if it is not a chess
    /// piece.
    #[must_use]
    pub fn chess_letter(self, letters: Letters) -> Option<&'static str> {
        self.printed_letter(letters).filter(|_| self.is_chess_man())
    }

    /// Returns whether it is a chess piece, the Amazon included.
    #[must_use]
    pub const fn is_chess_man(self) -> bool {
        names(self).is_chess_man
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
            (DiagramSymbol::Traits, _) => self.kind.traits().map(|t| t.letter).collect(),
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
            if let DiagramSymbol::Own(light, dark) = kind.mark() {
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
