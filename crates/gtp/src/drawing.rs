//! Text drawings of boards of any shape: every site at its place on the plane, surrounded by the coordinates.

use super::session::side_name;
use tabuleiro_catalogue::AnyPosition;
use tabuleiro_rules::{Board, DiagramSymbol, Facts, Kind, Outcome, Piece, Shape, Standing, Tone};

/// A text at a point of the plane.
struct Token {
    x: f32,
    y: f32,
    text: String,
}

/// Draws a position as text: the board, its pieces (`.` for an empty site), the coordinates, and a last line with the
/// mover or the outcome. Lines have no trailing spaces, and none is empty.
#[must_use]
pub fn draw(position: &dyn AnyPosition) -> String {
    draw_labelled(position, str::to_string)
}

/// Draws a position as [`draw`] does, with other texts for the coordinates.
pub(super) fn draw_labelled(position: &dyn AnyPosition, label: impl Fn(&str) -> String) -> String {
    let board = position.board();
    let pieces = position.pieces();
    let sites = (0..board.sites.len()).map(|i| site_token(&board, position.facts(), pieces.standing(), i)).collect();
    let labels = board.labels.iter().map(|l| Token { x: l.at.x, y: l.at.y, text: label(&l.text) }).collect();
    format!("{}\n{}", plot(sites, labels), status(position))
}

fn site_token(board: &Board, facts: &Facts, standing: &[Standing], i: usize) -> Token {
    let info = &board.sites[i];
    let mut here: Vec<Standing> = standing.iter().copied().filter(|s| s.at.index() == i).collect();
    // The trampoline under a man is written after it.
    here.sort_by_key(|s| s.piece.kind == Kind::Trampoline);
    let mut text: String = here.iter().map(|s| mark(facts, s.piece, s.count)).collect();
    if text.is_empty() {
        text = if matches!(info.shape, Shape::Pit | Shape::Store) { "0" } else { "." }.into();
    }
    Token { x: info.at.x, y: info.at.y, text }
}

/// Returns the letters of a piece, as in position objects where these have any.
fn mark(facts: &Facts, piece: Piece, count: u8) -> String {
    let dark = piece.tone == Tone::Dark;
    let letter = match piece.kind.mark() {
        DiagramSymbol::Count => return count.to_string(),
        DiagramSymbol::Traits => return piece.word(),
        DiagramSymbol::Side => {
            let seat = facts.seats.iter().find(|s| s.tone == piece.tone && piece.tone != Tone::Neutral);
            seat.map_or(if dark { 'B' } else { 'W' }, |s| s.letter)
        }
        DiagramSymbol::Own(_, letter) if dark => letter,
        DiagramSymbol::Own(letter, _) => letter,
    };
    if count == 1 { letter.into() } else { format!("{letter}{count}") }
}

/// Writes sites to the columns nearest to their points, and labels where there is room.
fn plot(sites: Vec<Token>, labels: Vec<Token>) -> String {
    /// Empty columns on the left for labels.
    const MARGIN: usize = 4;
    let width = sites.iter().map(|t| t.text.chars().count()).max().unwrap_or(1);
    let least = sites.iter().chain(&labels).map(|t| t.x).fold(f32::MAX, f32::min);
    let rows = in_rows(sites, labels);
    let gap = rows.iter().flat_map(|(sites, _)| sites.windows(2)).map(|p| p[1].x - p[0].x).fold(f32::MAX, f32::min);
    let gap = if gap > 2.0 { 1.0 } else { gap.max(0.9) };
    let column = |x: f32| MARGIN + ((x - least) * (width as f32 + 1.0) / gap).round() as usize;
    let mut lines = Vec::new();
    for (sites, labels) in rows {
        let mut line = Vec::new();
        for token in sites {
            let begin = if line.is_empty() { column(token.x) } else { column(token.x).max(line.len() + 1) };
            write_at(&mut line, begin, &token.text);
        }
        for token in labels {
            let length = token.text.chars().count();
            let free = |begin: &usize| (begin - 1..=begin + length).all(|i| line.get(i).is_none_or(|&c| c == ' '));
            let begin = column(token.x);
            if let Some(begin) = (begin - 2..=begin).rev().find(free) {
                write_at(&mut line, begin, &token.text);
            }
        }
        lines.push(line.into_iter().collect::<String>().trim_end().to_string());
    }
    lines.retain(|line| !line.is_empty());
    let margin = lines.iter().map(|line| line.len() - line.trim_start().len()).min().unwrap_or(0);
    lines.iter().map(|line| &line[margin..]).collect::<Vec<_>>().join("\n")
}

fn write_at(line: &mut Vec<char>, begin: usize, text: &str) {
    let end = begin + text.chars().count();
    line.resize(line.len().max(end), ' ');
    for (slot, c) in line[begin..end].iter_mut().zip(text.chars()) {
        *slot = c;
    }
}

/// Returns the sites and labels of each row, from top to bottom and from left to right.
fn in_rows(sites: Vec<Token>, labels: Vec<Token>) -> Vec<(Vec<Token>, Vec<Token>)> {
    const SAME_ROW: f32 = 0.2;
    let mut all: Vec<(bool, Token)> = sites.into_iter().map(|t| (true, t)).collect();
    all.extend(labels.into_iter().map(|t| (false, t)));
    all.sort_by(|a, b| b.1.y.total_cmp(&a.1.y));
    let mut rows: Vec<(Vec<Token>, Vec<Token>)> = Vec::new();
    let mut height = f32::MAX;
    for (is_site, token) in all {
        if height - token.y > SAME_ROW {
            height = token.y;
            rows.push(Default::default());
        }
        if let Some((sites, labels)) = rows.last_mut() {
            if is_site { sites } else { labels }.push(token);
        }
    }
    for (sites, labels) in &mut rows {
        sites.sort_by(|a, b| a.x.total_cmp(&b.x));
        labels.sort_by(|a, b| a.x.total_cmp(&b.x));
    }
    rows
}

fn status(position: &dyn AnyPosition) -> String {
    let facts = position.facts();
    let name = |p: tabuleiro_rules::Player| format!("{} ({})", side_name(p), facts.seats[p.index()].letter);
    let state = match position.outcome() {
        None => format!("{} to decide", name(position.mover())),
        Some(Outcome::Win(winner)) => format!("{} has won", name(winner)),
        Some(Outcome::Draw) => "draw".into(),
    };
    match position.score() {
        Some([first, second]) => format!("{}: {state}, {first}-{second}", facts.id),
        None => format!("{}: {state}", facts.id),
    }
}
