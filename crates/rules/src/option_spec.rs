//! The options of a game and the values they can have (C7).

use super::{Player, Seat};

/// The type of an option, with its default and its allowed values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// The side of a square board.
    Side {
        /// The default.
        default: u8,
        /// The allowed values.
        allowed: &'static [u8],
    },
    /// Columns × rows; a single number `n` means `n`×`n`.
    Size {
        /// The default.
        default: (u8, u8),
        /// The least value.
        least: (u8, u8),
        /// The greatest value.
        greatest: (u8, u8),
    },
    /// A number in a range.
    Number {
        /// The default.
        default: u32,
        /// The least value.
        least: u32,
        /// The greatest value.
        greatest: u32,
    },
    /// `on` or `off`.
    Toggle {
        /// The default.
        default: bool,
    },
    /// The side that begins.
    Player {
        /// The default.
        default: Player,
    },
}

/// An option of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Its name in the protocol; the display name is the message `option-NAME`.
    pub name: &'static str,
    /// Its type.
    pub kind: OptionKind,
    /// Whether it only prevents endless matches: the text protocol accepts it, but players are not offered it.
    pub safety: bool,
}

impl OptionSpec {
    /// `first=…`: the side that begins, by default the first.
    pub const FIRST: OptionSpec = OptionSpec::new("first", OptionKind::Player { default: Player::First });
    /// `no_progress=…` with the default of most games, 100.
    pub const NO_PROGRESS: OptionSpec = OptionSpec::no_progress(100);

    /// Creates an option that is offered to players, not one that only prevents endless matches
    /// ([`OptionSpec::safety`]).
    #[must_use]
    pub const fn new(name: &'static str, kind: OptionKind) -> OptionSpec {
        OptionSpec { name, kind, safety: false }
    }

    /// Creates `no_progress=…`: the number of actions without progress after which the game is drawn, 0 for never
    /// (`docs/rulings.md`, 0.5).
    #[must_use]
    pub const fn no_progress(default: u32) -> OptionSpec {
        OptionSpec { name: "no_progress", kind: OptionKind::Number { default, least: 0, greatest: 1000 }, safety: true }
    }

    /// Creates the option `size=…` of a square board, with its default and its allowed sides.
    #[must_use]
    pub const fn side(default: u8, allowed: &'static [u8]) -> OptionSpec {
        OptionSpec::new("size", OptionKind::Side { default, allowed })
    }

    /// Returns the allowed values as text, for error messages and `options`.
    #[must_use]
    pub fn describe(&self, seats: &[Seat; 2]) -> String {
        match self.kind {
            OptionKind::Side { allowed, .. } => allowed.iter().map(u8::to_string).collect::<Vec<_>>().join("|"),
            OptionKind::Size { least, greatest, .. } => {
                format!("{}x{} to {}x{}", least.0, least.1, greatest.0, greatest.1)
            }
            OptionKind::Number { least, greatest, .. } => format!("{least} to {greatest}"),
            OptionKind::Toggle { .. } => "on|off".into(),
            OptionKind::Player { .. } => format!("first|second|{}|{}", seats[0].letter, seats[1].letter),
        }
    }

    pub(super) fn default_value(&self) -> OptionValue {
        match self.kind {
            OptionKind::Side { default, .. } => OptionValue::Number(u32::from(default)),
            OptionKind::Size { default, .. } => OptionValue::Size(default),
            OptionKind::Number { default, .. } => OptionValue::Number(default),
            OptionKind::Toggle { default } => OptionValue::Toggle(default),
            OptionKind::Player { default } => OptionValue::Player(default),
        }
    }

    pub(super) fn parse(&self, text: &str, seats: &[Seat; 2]) -> Option<OptionValue> {
        match self.kind {
            OptionKind::Side { allowed, .. } => {
                let number = text.split_once('x').map_or(Some(text), |(a, b)| (a == b).then_some(a))?;
                let side: u8 = number.parse().ok()?;
                allowed.contains(&side).then_some(OptionValue::Number(u32::from(side)))
            }
            OptionKind::Size { least, greatest, .. } => {
                let (w, h) = text.split_once('x').unwrap_or((text, text));
                let (w, h): (u8, u8) = (w.parse().ok()?, h.parse().ok()?);
                let fits = w >= least.0 && w <= greatest.0 && h >= least.1 && h <= greatest.1;
                fits.then_some(OptionValue::Size((w, h)))
            }
            OptionKind::Number { least, greatest, .. } => {
                let n: u32 = text.parse().ok()?;
                (least..=greatest).contains(&n).then_some(OptionValue::Number(n))
            }
            OptionKind::Toggle { .. } => match text {
                "on" | "true" | "1" => Some(OptionValue::Toggle(true)),
                "off" | "false" | "0" => Some(OptionValue::Toggle(false)),
                _ => None,
            },
            OptionKind::Player { .. } => Seat::parse(seats, text).map(OptionValue::Player),
        }
    }
}

/// The value of an option; the type of the option ([`OptionKind`]) decides which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OptionValue {
    /// A number.
    Number(u32),
    /// Columns × rows.
    Size((u8, u8)),
    /// On or off.
    Toggle(bool),
    /// A side.
    Player(Player),
}

impl std::fmt::Display for OptionValue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            OptionValue::Number(n) => write!(f, "{n}"),
            OptionValue::Size((w, h)) => write!(f, "{w}x{h}"),
            OptionValue::Toggle(on) => f.write_str(if on { "on" } else { "off" }),
            OptionValue::Player(p) => f.write_str(if p == Player::First { "first" } else { "second" }),
        }
    }
}
