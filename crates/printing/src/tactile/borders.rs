//! The edges of a board that belong to a side: a filled bar for the dark side, a row of strokes for the light one, a
//! line for both.

use super::obstacles::{Place, Segment};
use super::outline::place;
use super::{GAP, LINE};
use tabuleiro_rules::{Board, Border, Tone};

/// The width of the bars.
const WIDTH: f32 = 3.0;
/// The length of the strokes of the light side, without their round ends, and the distance of two.
const STROKE: (f32, f32) = (6.0, 6.5);

/// Returns the bars of all edges outside `drawn`.
pub(super) fn bars(board: &Board, unit: f32, drawn: &[Segment]) -> Vec<Segment> {
    board.borders.iter().flat_map(|border| bar(border, unit, drawn)).collect()
}

fn bar(border: &Border, unit: f32, drawn: &[Segment]) -> Vec<Segment> {
    let (from, to) = (place(border.from, unit), place(border.to, unit));
    let length = (to.0 - from.0).hypot(to.1 - from.1).max(f32::EPSILON);
    let along = ((to.0 - from.0) / length, (to.1 - from.1) / length);
    // The middle of the board is on the inner side.
    let sign = if along.1 * from.0 - along.0 * from.1 > 0.0 { 1.0 } else { -1.0 };
    let outwards = (along.1 * sign, -along.0 * sign);
    let distance = |p: Place| (p.0 - from.0) * outwards.0 + (p.1 - from.1) * outwards.1;
    let farthest = drawn.iter().flat_map(|s| [distance(s.from), distance(s.to)].map(|d| d + s.width / 2.0));
    let out = farthest.fold(f32::MIN, f32::max) + GAP + WIDTH / 2.0;
    let at = |on: f32| (from.0 + along.0 * on + outwards.0 * out, from.1 + along.1 * on + outwards.1 * out);
    // The bars of two edges do not meet at their corner.
    let (first, last) = (GAP, length - GAP);
    match border.tone {
        Tone::Dark => return vec![Segment { from: at(first), to: at(last), width: WIDTH }],
        Tone::Neutral => return vec![Segment { from: at(first), to: at(last), width: LINE }],
        Tone::Light => {}
    }
    let count = ((last - first + STROKE.1) / (STROKE.0 + STROKE.1)).floor().max(1.0);
    let step = (last - first + STROKE.1) / count;
    let stroke = |i: u16| {
        let on = first + f32::from(i) * step;
        Segment { from: at(on), to: at(on + step - STROKE.1), width: WIDTH }
    };
    (0..count as u16).map(stroke).collect()
}
