//! The key of a figure: what its surfaces, letters, corners and bars mean.

use super::super::canvas::Canvas;
use super::super::traits::letters_of_traits;
use super::braille::braille;
use super::cells::{self, CELL, HEIGHT, ROW};
use super::figure::Figure;
use super::mark::{Body, Form, Mark, letter};
use super::outline::{Patch, patches};
use super::{GAP, LEAST_MARK};
use std::collections::{BTreeMap, BTreeSet};
use tabuleiro_catalogue::AnyPosition;
use tabuleiro_rules::{Coloured, DiagramSymbol, Piece, Player, Shape, SiteInfo, Standing, Tone};
use tabuleiro_words::{Texts, piece_name};

/// An entry: a mark, or none, and its meaning in print.
type Entry = (Option<Mark>, String);

/// Returns the entries for a figure of a position.
fn entries(figure: &Figure, position: &dyn AnyPosition, texts: &Texts, empty: bool) -> Vec<Entry> {
    let pieces = position.pieces();
    let standing: &[Standing] = if empty { &[] } else { pieces.standing() };
    let board = figure.board();
    let (beside, on): (Vec<Standing>, Vec<Standing>) =
        standing.iter().partition(|man| board.sites[man.at.index()].shape == Shape::Reserve);
    let (mut tones, mut kinds) = (BTreeMap::new(), BTreeMap::new());
    for man in on.iter().chain(&beside) {
        let Piece { kind, tone } = man.piece;
        match (kind.mark(), Body::of(man.piece)) {
            (DiagramSymbol::Traits | DiagramSymbol::Count, _) => {}
            (_, None) => {
                kinds.entry(kind.word().to_string()).or_insert((Mark::of(&[*man], texts), kind));
            }
            (_, Some(body)) if tone == Tone::Neutral => {
                let mark = Mark { body: Some(body), ..Mark::default() };
                kinds.entry(kind.word().into()).or_insert((mark, kind));
            }
            (_, Some(body)) => {
                let form = if matches!(body.form, Form::Up | Form::Across) { Form::Square } else { body.form };
                tones.entry(tone).or_insert(Mark { body: Some(Body::plain(form, body.surface)), ..Mark::default() });
                let letter = braille(&letter(kind, texts), texts.language);
                if !letter.is_empty() {
                    kinds.entry(kind.word().into()).or_insert((Mark { letter, ..Mark::default() }, kind));
                }
            }
        }
    }
    let tone_name = |tone| texts.get(if tone == Tone::Dark { "tactile-dark" } else { "tactile-light" });
    let mut entries: Vec<Entry> = tones.into_iter().map(|(tone, mark)| (Some(mark), tone_name(tone))).collect();
    entries.extend(kinds.into_values().map(|(mark, kind)| {
        let letter = braille(&letter(kind, texts), texts.language);
        (Some(Mark { letter, number: String::new(), ..mark }), piece_name(texts, kind).to_lowercase())
    }));
    entries.extend(texts_of(figure, position, texts).into_iter().map(|text| (None, text)));
    let is_stack = |man: &Standing| man.count > 1 && Body::of(man.piece).is_some();
    if on.iter().any(is_stack) {
        entries.push((None, texts.get("tactile-stack")));
    }
    let has_traits = |man: &Standing| man.piece.kind.mark() == DiagramSymbol::Traits;
    if on.iter().any(has_traits) {
        entries.push((None, texts.get("tactile-traits")));
    }
    if beside.iter().any(has_traits) {
        entries.push((None, letters_of_traits(texts)));
    }
    if let Some(text) = in_hand(&beside, texts) {
        entries.push((None, text));
    }
    entries
}

/// Returns the sentence about the pieces beside the board; `None` without any.
fn in_hand(beside: &[Standing], texts: &Texts) -> Option<String> {
    let mut counts: BTreeMap<Piece, u16> = BTreeMap::new();
    for man in beside {
        *counts.entry(man.piece).or_default() += u16::from(man.count);
    }
    let named = |(piece, count): (Piece, u16)| {
        let Piece { kind, tone } = piece;
        if kind.mark() == DiagramSymbol::Traits {
            return kind.traits().map(|t| t.printed(texts.letters())).collect();
        }
        let id = if tone == Tone::Dark { "tactile-beside-dark" } else { "tactile-beside-light" };
        texts.with(id, &[("count", count.into()), ("piece", piece_name(texts, kind).to_lowercase().into())])
    };
    let named: Vec<String> = counts.into_iter().map(named).collect();
    (!named.is_empty()).then(|| texts.with("tactile-beside", &[("pieces", named.join(", ").into())]))
}

/// Returns what the corners, frames and bars of a board mean.
fn texts_of(figure: &Figure, position: &dyn AnyPosition, texts: &Texts) -> Vec<String> {
    let board = figure.board();
    let mut found = Vec::new();
    if (0..board.sites.len()).any(|site| patches(board, site).contains(&Patch::LowerLeft)) {
        found.push(texts.get("tactile-dark-squares"));
    }
    let colours: BTreeSet<u8> = board.regions.iter().map(|region| region.colour as u8).collect();
    let of_side = |id: &str, side| texts.with(id, &[("side", texts.side(position.id(), "turn", side).into())]);
    for colour in [Coloured::First, Coloured::Second, Coloured::Zone, Coloured::Can] {
        if colours.contains(&(colour as u8)) {
            found.push(match colour {
                Coloured::First => of_side("tactile-goal-first", Player::First),
                Coloured::Second => of_side("tactile-goal-second", Player::Second),
                Coloured::Zone => texts.get("tactile-zone"),
                Coloured::Can => texts.get("tactile-box"),
            });
        }
    }
    let edges = [
        (Tone::Dark, "tactile-edge-dark"),
        (Tone::Light, "tactile-edge-light"),
        (Tone::Neutral, "tactile-edge-neutral"),
    ];
    let is_there = |tone: Tone| board.borders.iter().any(|border| border.tone == tone);
    found.extend(edges.into_iter().filter(|(tone, _)| is_there(*tone)).map(|(_, id)| texts.get(id)));
    if board.sites.iter().any(|site| site.shape == Shape::Goblet) {
        found.push(texts.get("tactile-goblet"));
    }
    let stores: Vec<&SiteInfo> = board.sites.iter().filter(|site| site.shape == Shape::Store).collect();
    if !stores.is_empty() {
        found.push(texts.get("tactile-seeds"));
    }
    found.extend(stores.iter().filter_map(|store| {
        // A store has the letter of its side.
        let seats = &position.id().facts().seats;
        let side = Player::BOTH.into_iter().find(|side| store.name == seats[side.index()].letter.to_string())?;
        let id = if store.at.x < 0.0 { "tactile-store-left" } else { "tactile-store-right" };
        Some(of_side(id, side))
    }));
    found
}

/// A line of the key: where it starts, a mark, and braille after it.
struct Row {
    left: f32,
    /// The width of the mark and of the gap after it.
    before: f32,
    row: usize,
    mark: Mark,
    text: String,
}

/// A key that is broken into rows of a width.
pub(super) struct Key {
    rows: Vec<Row>,
    count: usize,
}

impl Key {
    pub(super) fn of(figure: &Figure, position: &dyn AnyPosition, texts: &Texts, empty: bool, width: f32) -> Key {
        let mut key = Key { rows: Vec::new(), count: 0 };
        let mut left = 0.0;
        for (mark, text) in entries(figure, position, texts, empty) {
            let mark = mark.unwrap_or_default();
            let before = mark.extent(LEAST_MARK).0;
            // A blank cell after a letter.
            let gap = if mark.letter.is_empty() { GAP } else { 2.0 * CELL - cells::width(&mark.letter) };
            let before = if before > 0.0 { before + gap } else { 0.0 };
            let text = braille(&text, texts.language);
            let whole = before + cells::width(&text);
            if left > 0.0 && left + whole > width || key.count == 0 {
                (key.count, left) = (key.count + 1, 0.0);
            }
            let mut lines = cells::lines(&text, cells::fitting(width - before)).into_iter();
            key.rows.push(Row { left, before, row: key.count - 1, mark, text: lines.next().unwrap_or_default() });
            for text in lines {
                key.count += 1;
                key.rows.push(Row { left, before: 0.0, row: key.count - 1, mark: Mark::default(), text });
            }
            // Two blank cells between entries.
            left += if whole > width { width } else { whole + 2.0 * CELL };
        }
        key
    }

    pub(super) fn height(&self) -> f32 {
        // Nothing is below the last row.
        (self.count as f32 * ROW - (ROW - HEIGHT)).max(0.0)
    }

    pub(super) fn draw(&self, canvas: &mut Canvas, corner: (f32, f32)) {
        canvas.begin(&[("class", "key")]);
        for row in &self.rows {
            let (w, _) = row.mark.extent(LEAST_MARK);
            let (mut x, y) = (corner.0 + row.left, corner.1 + row.row as f32 * ROW);
            if w > 0.0 {
                row.mark.draw(canvas, (x + w / 2.0, y + HEIGHT / 2.0), LEAST_MARK, LEAST_MARK);
                x += row.before;
            }
            cells::draw(canvas, (x, y), &row.text);
        }
        canvas.end();
    }
}
