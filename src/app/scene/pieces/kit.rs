//! Meshes and materials of pieces, created on first use and shared.

use super::foot::Foot;
use crate::app::foundations::workshop::lathe::Solid;
use crate::app::foundations::workshop::{Finish, Materials, animals, arms, quarto_men, shapes, tokens};
use crate::app::scene::board::OfMatch;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::collections::HashMap;
use tabuleiro_carving::men;
use tabuleiro_choreography::Look;
use tabuleiro_rules::{Kind, Piece, Tone};

/// The resources needed to create meshes.
#[derive(SystemParam)]
pub(crate) struct Makers<'w> {
    pub(crate) meshes: ResMut<'w, Assets<Mesh>>,
    pub(crate) materials: Res<'w, Materials>,
}

/// The appearance of a piece: equal values share one mesh and one material, different values differ in one of them.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[require(Mesh3d, MeshMaterial3d<StandardMaterial>, OfMatch)]
pub(crate) struct Appearance(pub(crate) Look);

impl Appearance {
    /// Returns the appearance of a piece in a slot of its site.
    pub(crate) fn of(piece: Piece, slot: usize) -> Appearance {
        Appearance(Look::of(piece, slot))
    }
}

/// One mesh for each appearance, with its foot.
#[derive(Resource, Default)]
pub(crate) struct PieceKit(HashMap<Appearance, (Handle<Mesh>, Option<Foot>)>);

impl PieceKit {
    /// Returns the mesh and the material of an appearance.
    pub(crate) fn handles(
        &mut self,
        appearance: Appearance,
        makers: &mut Makers,
    ) -> (Handle<Mesh>, Handle<StandardMaterial>) {
        let Look { piece, variant } = appearance.0;
        let (mesh, _) = self.0.entry(appearance).or_insert_with(|| {
            let solid = shaded(piece, variant);
            let foot = Foot::of(piece.kind, &solid);
            (makers.meshes.add(solid.mesh()), foot)
        });
        (mesh.clone(), makers.materials.get(finish(piece)))
    }

    /// Returns the foot of a piece whose handles were requested before; `None` if it has no contact shadow.
    pub(crate) fn foot(&self, appearance: Appearance) -> Option<Foot> {
        self.0.get(&appearance)?.1
    }
}

/// Returns the solid of a piece with shade in its grooves and at its foot. Chess men are shaded already; discs that are
/// turned over stand on both sides.
fn shaded(piece: Piece, variant: u8) -> Solid {
    let mut solid = solid(piece, variant);
    if !piece.kind.is_chess_man() && !piece.kind.two_sided() {
        solid.shade();
    }
    solid
}

fn solid(piece: Piece, variant: u8) -> Solid {
    let dark = piece.tone == Tone::Dark;
    match piece.kind {
        Kind::Disc => shapes::disc(),
        Kind::Stone => shapes::stone(dark),
        Kind::Man => shapes::man(dark),
        Kind::Seed => shapes::seed(u32::from(variant)),
        Kind::Runner => shapes::runner(),
        Kind::Trail => shapes::trail(),
        Kind::Trampoline => shapes::trampoline(dark),
        Kind::King => men::king().into(),
        Kind::Queen => men::queen().into(),
        Kind::Amazon => men::amazon().into(),
        Kind::Rook => men::rook().into(),
        Kind::Bishop => men::bishop().into(),
        Kind::Knight => men::knight().into(),
        Kind::Pawn => men::pawn().into(),
        Kind::Quarto(bits) => quarto_men::man(bits),
        Kind::Lamp(light) => tokens::lamp(light),
        Kind::Cat => animals::cat(dark),
        Kind::Dog => animals::dog(dark),
        Kind::DominoUp => tokens::domino(dark, true),
        Kind::DominoAcross => tokens::domino(dark, false),
        Kind::Sardine => animals::sardine(dark),
        Kind::Block => tokens::block(dark),
        Kind::Shield => tokens::shield(dark),
        Kind::Marble => tokens::marble(dark),
        Kind::Crowned => tokens::crowned(dark),
        Kind::Crown => arms::crown(dark),
        Kind::Dagger => arms::dagger(dark),
        Kind::PawnDisc => tokens::emblem(false),
        Kind::QueenDisc => tokens::emblem(true),
    }
}

fn finish(piece: Piece) -> Finish {
    let pair = |light, dark| if piece.tone == Tone::Dark { dark } else { light };
    match piece.kind {
        // Coloured through vertex colours.
        Kind::Disc | Kind::PawnDisc | Kind::QueenDisc | Kind::Trampoline => Finish::TwoFaced,
        Kind::Lamp(_) | Kind::Cat | Kind::Dog | Kind::DominoUp | Kind::DominoAcross => Finish::TwoFaced,
        Kind::Block | Kind::Shield | Kind::Marble | Kind::Crowned | Kind::Crown | Kind::Dagger => Finish::TwoFaced,
        Kind::Sardine => Finish::Scales,
        Kind::Stone => pair(Finish::Shell, Finish::Slate),
        Kind::Man => pair(Finish::Ivory, Finish::Lacquer),
        Kind::Seed => Finish::Seed,
        Kind::Runner => Finish::Amber,
        Kind::Trail => Finish::Lacquer,
        _ => pair(Finish::Boxwood, Finish::Rosewood),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_catalogue::GameId;
    use tabuleiro_choreography::lift;

    #[test]
    fn captured_pieces_stand_on_the_table() {
        for game in GameId::ALL {
            let position = game.start_default();
            for piece in position.pieces().standing().iter().map(|standing| standing.piece) {
                if piece.kind != Kind::Seed {
                    let bottom = solid(piece, 0).positions.iter().map(|at| at[1]).fold(f32::MAX, f32::min);
                    assert!((bottom + lift(piece.kind)).abs() < 0.02, "{piece:?}: {bottom}");
                }
            }
        }
    }
}
