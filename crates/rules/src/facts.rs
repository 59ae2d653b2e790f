//! Catalogue entries of games (C7).

use super::{OptionSpec, Seat};

/// The name of a game in Portuguese and in English.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Names {
    /// Portuguese (pt-PT).
    pub pt: &'static str,
    /// English.
    pub en: &'static str,
}

/// The family of a game; the gallery groups games by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Family {
    /// Connect two edges.
    Connection,
    /// Make a line.
    Alignment,
    /// Capture the opponent's pieces.
    Capture,
    /// Own more area or pieces at the end.
    Territory,
    /// Be the last to move, or reach a goal.
    Blockade,
    /// Sow and capture seeds (mancala).
    Sowing,
    /// Checkmate or capture a king.
    Chess,
}

impl Family {
    /// All families, in gallery order.
    pub const ALL: [Family; 7] = [
        Family::Connection,
        Family::Alignment,
        Family::Territory,
        Family::Capture,
        Family::Blockade,
        Family::Sowing,
        Family::Chess,
    ];
}

/// The catalogue entry of a game.
#[derive(Debug)]
pub struct Facts {
    /// Stable id, used by save files and links.
    pub id: &'static str,
    /// The names shown to players.
    pub names: Names,
    /// The forms of its notation, for error messages (`CELL | swap`).
    pub notation: &'static str,
    /// Author, or `""` for traditional games.
    pub author: &'static str,
    /// Year of publication as printed, `""` if unknown.
    pub year: &'static str,
    /// Family, by which the gallery groups games.
    pub family: Family,
    /// The two sides, first side first.
    pub seats: [Seat; 2],
    /// Length of an ordinary game in actions.
    pub typical_plies: u32,
    /// An upper bound of the length of a match with default options, in actions.
    pub max_plies: u32,
    /// Whether the last person to move wins, so that the length of a win means nothing.
    pub last_mover_wins: bool,
    /// Difficulty to learn, 1 to 3.
    pub difficulty: u8,
    /// Variants, the default of the source document first; empty where there is only one.
    pub variants: &'static [&'static str],
    /// Variants with a gallery card of their own; its texts are the game's messages `card-VARIANT` and
    /// `goal-VARIANT`.
    pub cards: &'static [&'static str],
    /// Variant, author and year of the variants in `cards` whose author is known; see [`Facts::credit`].
    pub card_authors: &'static [(&'static str, &'static str, &'static str)],
    /// Its options.
    pub options: &'static [OptionSpec],
    /// The numbers of the source documents of the rules, such as `000` (`docs/rulings.md`), separated by commas.
    pub seeds: &'static str,
}

impl Facts {
    /// Creates an entry with the stable id, the Portuguese and the English name and the family. The methods below set
    /// the rest; until then the seats are [`Seat::BLACK`] and [`Seat::WHITE`], the difficulty is 2, and there are
    /// neither variants nor options.
    #[must_use]
    pub const fn new(id: &'static str, pt: &'static str, en: &'static str, family: Family) -> Facts {
        Facts {
            id,
            names: Names { pt, en },
            notation: "",
            author: "",
            year: "",
            family,
            seats: [Seat::BLACK, Seat::WHITE],
            typical_plies: 0,
            max_plies: 0,
            last_mover_wins: false,
            difficulty: 2,
            variants: &[],
            cards: &[],
            card_authors: &[],
            options: &[],
            seeds: "",
        }
    }

    /// Sets the forms of its notation, separated by ` | `; cells are `CELL`, or `A` and `B`.
    #[must_use]
    pub const fn notation(self, notation: &'static str) -> Facts {
        Facts { notation, ..self }
    }

    /// Sets the author, the year of publication as printed (`""` if unknown) and the numbers of the source documents
    /// ([`Facts::seeds`]).
    #[must_use]
    pub const fn published(self, author: &'static str, year: &'static str, seeds: &'static str) -> Facts {
        Facts { author, year, seeds, ..self }
    }

    /// Sets the numbers of the source documents ([`Facts::seeds`]) of a game without an author.
    #[must_use]
    pub const fn traditional(self, seeds: &'static str) -> Facts {
        Facts { seeds, ..self }
    }

    /// Sets the two sides, first side first.
    #[must_use]
    pub const fn seats(self, seats: [Seat; 2]) -> Facts {
        Facts { seats, ..self }
    }

    /// Sets the length of an ordinary match and the upper bound of a match with default options, both in actions.
    #[must_use]
    pub const fn plies(self, typical: u32, max: u32) -> Facts {
        Facts { typical_plies: typical, max_plies: max, ..self }
    }

    /// Says that the last person to move wins ([`Facts::last_mover_wins`]).
    #[must_use]
    pub const fn last_mover_wins(self) -> Facts {
        Facts { last_mover_wins: true, ..self }
    }

    /// Sets the difficulty to learn, 1 to 3.
    #[must_use]
    pub const fn difficulty(self, difficulty: u8) -> Facts {
        Facts { difficulty, ..self }
    }

    /// Sets the names of the variants, the default of the source document first.
    #[must_use]
    pub const fn variants(self, variants: &'static [&'static str]) -> Facts {
        Facts { variants, ..self }
    }

    /// Sets the variants that have a gallery card of their own ([`Facts::cards`]).
    #[must_use]
    pub const fn cards(self, cards: &'static [&'static str]) -> Facts {
        Facts { cards, ..self }
    }

    /// Sets the authors of variants with a card of their own ([`Facts::card_authors`]).
    #[must_use]
    pub const fn card_authors(self, authors: &'static [(&'static str, &'static str, &'static str)]) -> Facts {
        Facts { card_authors: authors, ..self }
    }

    /// Sets the options that a match can be started with.
    #[must_use]
    pub const fn options(self, options: &'static [OptionSpec]) -> Facts {
        Facts { options, ..self }
    }

    /// Returns the author and the year of a variant: those of the game, unless the variant has a card of its own. Each
    /// is empty if it is unknown.
    #[must_use]
    pub fn credit(&self, variant: &str) -> [&'static str; 2] {
        if !self.cards.contains(&variant) {
            return [self.author, self.year];
        }
        let own = self.card_authors.iter().find(|(of, ..)| *of == variant);
        own.map_or([""; 2], |&(_, author, year)| [author, year])
    }
}
