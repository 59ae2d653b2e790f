//! Pieces as flat drawings, simple enough for a few pixels: each kind has a shape or a colour of its own, so that the
//! kinds of one game are told apart.

use super::silhouettes;
use bevy_egui::egui;
use egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, pos2, vec2};
use tabuleiro_rules::{Kind, Piece, Standing};

/// The radius of a piece in units of the board.
const PIECE: f32 = 0.36;

/// The colours of a traffic light: green, yellow, red.
const LIGHTS: [Color32; 3] =
    [Color32::from_rgb(62, 142, 78), Color32::from_rgb(226, 176, 44), Color32::from_rgb(188, 52, 44)];

/// The colours of a drawing.
#[derive(Clone, Copy)]
pub(super) struct Inks {
    /// The piece.
    pub(super) fill: Color32,
    /// Its outline, and what is drawn on it.
    pub(super) rim: Color32,
}

/// Draws the pieces of one site, whose middle is `at`; `unit` is the size of a unit of the board in points.
pub(super) fn draw(painter: &Painter, at: Pos2, unit: f32, standing: Standing, inks: Inks) {
    let Piece { kind, .. } = standing.piece;
    match kind {
        _ if kind.is_chess_man() => silhouettes::draw(painter, at, unit, kind, inks.fill, inks.rim),
        Kind::PawnDisc | Kind::QueenDisc => {
            painter.circle(at, unit * 0.44, inks.fill, Stroke::new(1.0, inks.rim));
            let man = if kind == Kind::PawnDisc { Kind::Pawn } else { Kind::Queen };
            silhouettes::draw(painter, at, unit * 0.7, man, inks.rim, inks.fill);
        }
        _ => painter.extend(shapes(at, unit, kind, inks)),
    }
    let radius = unit * PIECE;
    if standing.count > 1 && radius > 5.0 {
        let font = FontId::proportional(radius * 1.2);
        painter.text(at, Align2::CENTER_CENTER, standing.count.to_string(), font, inks.rim);
    }
}

/// Returns the shapes of a piece that is no chess man.
fn shapes(at: Pos2, unit: f32, kind: Kind, Inks { fill, rim }: Inks) -> Vec<Shape> {
    let radius = unit * PIECE;
    let (edge, line) = (Stroke::new(1.0, rim), Stroke::new((unit * 0.07).max(1.0), rim));
    let disc = |radius: f32, fill: Color32| {
        Shape::Circle(egui::epaint::CircleShape { center: at, radius, fill, stroke: edge })
    };
    let ring = |part: f32| Shape::circle_stroke(at, radius * part, line);
    let dot = |x: f32, y: f32| Shape::circle_filled(at + vec2(x, y) * radius, radius * 0.2, rim);
    let plate = |middle: Pos2, size: egui::Vec2, round: f32| {
        let place = Rect::from_center_size(middle, size * unit);
        Shape::Rect(egui::epaint::RectShape::new(place, round * unit, fill, edge, StrokeKind::Inside))
    };
    let polygon = |corners: &[[f32; 2]]| {
        let corners = corners.iter().map(|&[x, y]| at + vec2(x, -y) * unit).collect();
        Shape::convex_polygon(corners, fill, edge)
    };
    match kind {
        Kind::Lamp(light) => {
            // The number of dots tells the colours apart where they look alike.
            let mut lamp = vec![disc(radius, LIGHTS[usize::from(light).min(2)])];
            let across = f32::from(light) - 1.0;
            lamp.extend((0..light).map(|i| dot(f32::from(i) * 0.6 - across * 0.3, 0.0)));
            lamp
        }
        Kind::Quarto(bits) => {
            let (low, round, solid) = (bits & 1 != 0, bits & 4 != 0, bits & 8 != 0);
            let size = if low { 0.28 } else { 0.42 };
            let body = if round { disc(unit * size, fill) } else { plate(at, vec2(size, size) * 2.0, 0.0) };
            let hollow = (!solid).then(|| Shape::circle_filled(at, unit * 0.14, rim));
            std::iter::once(body).chain(hollow).collect()
        }
        Kind::Trampoline => vec![Shape::circle_stroke(at, unit * 0.44, line)],
        Kind::Trail | Kind::Block => vec![plate(at, vec2(0.84, 0.84), 0.06)],
        Kind::DominoUp => vec![plate(at - vec2(0.0, unit * 0.5), vec2(0.8, 1.8), 0.1)],
        Kind::DominoAcross => vec![plate(at + vec2(unit * 0.5, 0.0), vec2(1.8, 0.8), 0.1)],
        Kind::Cat => vec![
            polygon(&[[-0.34, 0.1], [-0.3, 0.46], [-0.04, 0.28]]),
            polygon(&[[0.34, 0.1], [0.3, 0.46], [0.04, 0.28]]),
            disc(radius * 0.94, fill),
        ],
        Kind::Dog => vec![
            disc(radius * 0.94, fill),
            polygon(&[[-0.22, 0.32], [-0.44, 0.26], [-0.42, -0.2], [-0.3, -0.16]]),
            polygon(&[[0.22, 0.32], [0.44, 0.26], [0.42, -0.2], [0.3, -0.16]]),
        ],
        Kind::Sardine => vec![
            polygon(&[[0.2, 0.0], [0.44, 0.2], [0.44, -0.2]]),
            polygon(&[[-0.44, 0.0], [-0.3, 0.14], [-0.06, 0.2], [0.3, 0.0], [-0.06, -0.2], [-0.3, -0.14]]),
        ],
        Kind::Crown => vec![
            polygon(&[[-0.4, 0.28], [-0.3, -0.3], [0.0, -0.3], [0.0, 0.0]]),
            polygon(&[[0.4, 0.28], [0.3, -0.3], [0.0, -0.3], [0.0, 0.0]]),
            polygon(&[[0.0, 0.36], [-0.22, -0.3], [0.22, -0.3]]),
        ],
        Kind::Dagger => vec![
            polygon(&[[0.0, 0.46], [-0.14, -0.1], [0.14, -0.1]]),
            Shape::line_segment(
                [pos2(at.x - radius * 0.7, at.y + unit * 0.1), pos2(at.x + radius * 0.7, at.y + unit * 0.1)],
                line,
            ),
            Shape::line_segment([pos2(at.x, at.y + unit * 0.1), pos2(at.x, at.y + unit * 0.42)], line),
        ],
        Kind::Shield => vec![disc(radius, fill), ring(0.55)],
        Kind::Crowned => vec![disc(radius, fill), ring(0.62), dot(0.0, 0.0)],
        Kind::Marble => vec![disc(radius, fill), dot(-0.35, -0.35)],
        _ => vec![disc(radius, fill)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use tabuleiro_catalogue::GameId;
    use tabuleiro_rules::mix;

    /// The shape that a piece has: the silhouettes of chess men and what the discs of Sofia carry differ by kind.
    fn drawn(kind: Kind) -> Vec<Shape> {
        shapes(pos2(50.0, 50.0), 20.0, kind, Inks { fill: Color32::WHITE, rim: Color32::BLACK })
    }

    fn has_silhouette(kind: Kind) -> bool {
        kind.is_chess_man() || matches!(kind, Kind::PawnDisc | Kind::QueenDisc)
    }

    #[test]
    fn the_kinds_of_pieces_of_every_game_are_told_apart() {
        for &game in GameId::ALL {
            let (mut position, mut dice) = (game.start_default(), 3u64);
            let mut seen = BTreeSet::new();
            for _ in 0..60 {
                seen.extend(position.pieces().standing().iter().map(|standing| standing.piece));
                dice = mix(dice);
                let legal = position.legal();
                let Some(offer) = legal.get(dice as usize % legal.len().max(1)) else { break };
                position.play(&offer.text, &mut Vec::new()).unwrap();
            }
            let seen: Vec<Piece> = seen.into_iter().filter(|piece| !has_silhouette(piece.kind)).collect();
            for (i, one) in seen.iter().enumerate() {
                for other in &seen[i + 1..] {
                    let same = drawn(one.kind) == drawn(other.kind) && one.tone == other.tone;
                    assert!(!same, "{}: {one:?} looks like {other:?}", game.id());
                }
            }
        }
    }

    #[test]
    fn the_lights_of_semaforo_have_their_colours_and_numbers_of_dots() {
        let lights: Vec<Vec<Shape>> = (0..3).map(|light| drawn(Kind::Lamp(light))).collect();
        for (light, shapes) in lights.iter().enumerate() {
            let Shape::Circle(lamp) = &shapes[0] else { panic!("{shapes:?}") };
            assert_eq!((lamp.fill, shapes.len()), (LIGHTS[light], light + 1));
        }
    }
}
