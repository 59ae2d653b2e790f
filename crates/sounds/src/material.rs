//! Materials of contact: which one a piece's kind and an event ask for, and the weights of the kinds.

use tabuleiro_rules::Kind;

/// What happens to a piece when it makes a sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// It is put down on the board.
    Land,
    /// It is pushed along the board.
    Slide,
    /// It is turned over.
    Flip,
    /// It is lifted off and laid in the tray.
    Take,
    /// It drops into a pit.
    Seed,
    /// It jumps off a trampoline.
    Bounce,
    /// It is transformed.
    Change,
    /// The game is over.
    End,
}

/// A kind of sound: two materials in contact, or a movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Material {
    /// A stone on a thick wooden board: a short bright click over the body of the board.
    Stone,
    /// Wood on wood: a knock.
    Wood,
    /// Wood with felt under it: a dull thud.
    Felt,
    /// A seed among other seeds in a pit: a cluster of light ticks.
    Seed,
    /// A disc turned over: its edge, then its face, then a short rattle.
    Disc,
    /// A marble in a hollow of the board: a bright tap and a few quick bounces.
    Marble,
    /// Glazed ceramic or porcelain on wood: a click with a short ring.
    Ceramic,
    /// Sheet metal: a tinny clink.
    Tin,
    /// A piece drawn along the board: a soft rustle.
    Drag,
    /// A piece lifted and laid in a wooden tray.
    Take,
    /// A trampoline: a low drum.
    Bounce,
    /// A transformation: two soft bells, the second higher.
    Change,
    /// The end of a game: a chime of four bells.
    End,
}

impl Material {
    /// All materials, in the order of [`index`](Material::index).
    pub const ALL: [Material; 13] = {
        use Material::*;
        [Stone, Wood, Felt, Seed, Disc, Marble, Ceramic, Tin, Drag, Take, Bounce, Change, End]
    };

    /// Returns its position in [`ALL`](Material::ALL).
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns its name in lower case, for file names and tables.
    #[must_use]
    pub const fn name(self) -> &'static str {
        use Material::*;
        match self {
            Stone => "stone",
            Wood => "wood",
            Felt => "felt",
            Seed => "seed",
            Disc => "disc",
            Marble => "marble",
            Ceramic => "ceramic",
            Tin => "tin",
            Drag => "drag",
            Take => "take",
            Bounce => "bounce",
            Change => "change",
            End => "end",
        }
    }

    /// Returns the material of an event of a piece.
    #[must_use]
    pub const fn of(kind: Kind, event: Event) -> Material {
        match event {
            Event::Land => Material::of_landing(kind),
            Event::Slide => Material::Drag,
            Event::Flip => Material::Disc,
            // Seeds and marbles are gathered among others of their kind.
            Event::Take => match kind {
                Kind::Seed => Material::Seed,
                Kind::Marble => Material::Marble,
                _ => Material::Take,
            },
            Event::Seed => Material::Seed,
            Event::Bounce => Material::Bounce,
            Event::Change => Material::Change,
            Event::End => Material::End,
        }
    }

    const fn of_landing(kind: Kind) -> Material {
        match kind {
            Kind::Stone | Kind::Runner => Material::Stone,
            Kind::Man | Kind::Crowned => Material::Felt,
            Kind::King | Kind::Queen | Kind::Rook | Kind::Bishop | Kind::Knight | Kind::Pawn | Kind::Amazon => {
                Material::Felt
            }
            Kind::Seed => Material::Seed,
            Kind::Marble => Material::Marble,
            Kind::Cat | Kind::Dog | Kind::Lamp(_) => Material::Ceramic,
            Kind::Sardine | Kind::Shield | Kind::Crown | Kind::Dagger => Material::Tin,
            Kind::Disc | Kind::PawnDisc | Kind::QueenDisc | Kind::Trail | Kind::Trampoline => Material::Wood,
            Kind::DominoUp | Kind::DominoAcross | Kind::Block | Kind::Quarto(_) => Material::Wood,
        }
    }

    /// Returns the weight in grams of a piece that sounds at pitch 1.
    #[must_use]
    pub const fn reference_weight(self) -> f32 {
        use Material::*;
        match self {
            Stone => 10.0,
            Seed => 2.0,
            Disc => 8.0,
            Marble => 5.5,
            Wood | Tin => 15.0,
            Ceramic => 22.0,
            Felt | Drag | Take | Bounce | Change | End => 20.0,
        }
    }
}

/// Returns the typical weight of a kind of piece in grams.
#[must_use]
pub fn weight(kind: Kind) -> f32 {
    match kind {
        Kind::Disc => 8.0,
        Kind::Stone => 10.0,
        Kind::Man => 12.0,
        Kind::Seed => 2.0,
        Kind::Runner => 16.0,
        Kind::Trail => 5.0,
        Kind::Trampoline => 30.0,
        Kind::King => 45.0,
        Kind::Queen => 40.0,
        Kind::Amazon => 42.0,
        Kind::Rook => 32.0,
        Kind::Bishop => 28.0,
        Kind::Knight => 30.0,
        Kind::Pawn => 18.0,
        Kind::Lamp(_) => 14.0,
        Kind::Cat => 22.0,
        Kind::Dog => 30.0,
        Kind::DominoUp | Kind::DominoAcross => 18.0,
        Kind::Sardine => 12.0,
        Kind::Block => 14.0,
        Kind::Shield => 18.0,
        Kind::Marble => 5.5,
        Kind::Crowned => 24.0,
        Kind::Crown => 16.0,
        Kind::Dagger => 11.0,
        Kind::PawnDisc => 8.0,
        Kind::QueenDisc => 9.0,
        // The bits say low (1) and solid (8); a tall one has twice the wood of a low one.
        Kind::Quarto(bits) => {
            let height = if bits & 1 == 0 { 30.0 } else { 15.0 };
            if bits & 8 == 0 { height * 0.8 } else { height }
        }
    }
}
