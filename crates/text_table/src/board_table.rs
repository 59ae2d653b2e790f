//! The board as rows of cells, by its own geometry.

use super::setting::Setting;
use tabuleiro_narration::{Contents, Length, Narrator};
use tabuleiro_rules::{DiagramSymbol, Shape, Site, Standing, Tap, Tone, printed_traits};
use tabuleiro_words::Texts;

/// A board as text: a part for each slab, then the places beside it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardTable {
    /// The name of the game, for the heading.
    pub title: String,
    /// The parts, in reading order.
    pub parts: Vec<Part>,
}

/// A part of a board: a grid, or a list of rows if [`Part::columns`] is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Part {
    /// What it is, where there are several parts; otherwise empty.
    pub name: String,
    /// The headers of the columns, from left to right. A row has a cell or a gap for each of them. Empty if the part is no
    /// grid: then a row is a list of its cells.
    pub columns: Vec<String>,
    /// The rows, the farthest from the first player first.
    pub rows: Vec<Row>,
}

/// A row of a part of a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// The header, such as `3`.
    pub header: String,
    /// The cells from left to right; `None` where the board has a gap.
    pub cells: Vec<Option<Cell>>,
}

/// A site in the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The site.
    pub site: Site,
    /// Its name, such as `a3`; what is entered for a tap on it.
    pub name: String,
    /// What stands there, as one or two characters; empty for an empty site.
    pub mark: String,
    /// Name and contents as they are spoken: "a3, White's stone".
    pub label: String,
    /// Whether a tap there is part of a legal action that begins with the taps so far.
    pub is_legal: bool,
    /// Whether it was tapped for the action that is being entered.
    pub is_chosen: bool,
    /// Whether the last action happened there.
    pub is_last: bool,
}

impl BoardTable {
    /// Returns the board of a match with what stands on it and what may be tapped.
    pub(crate) fn of(setting: &Setting, texts: &Texts) -> BoardTable {
        let position = setting.game.position();
        let narrator = setting.narrator(texts, Length::Short);
        let writer = Writer { setting, narrator, contents: narrator.contents(position), next: setting.gesture.sites() };
        let grids = &setting.layout.grids;
        let mut parts: Vec<Part> = grids.iter().map(|grid| writer.grid(grid)).collect();
        let beside: Vec<Row> = setting
            .layout
            .beside
            .iter()
            .map(|&site| Row { header: narrator.place(site), cells: vec![Some(writer.cell(site))] })
            .filter(|row| row.cells.iter().flatten().any(|cell| writer.is_shown(cell)))
            .collect();
        if !beside.is_empty() {
            parts.push(Part { name: texts.get("place-beside"), columns: Vec::new(), rows: beside });
        }
        BoardTable { title: texts.title(position.id(), position.options().variant), parts }
    }
}

/// What the cells of a board are made from.
struct Writer<'a> {
    setting: &'a Setting,
    narrator: Narrator<'a>,
    contents: Contents,
    /// The sites that may be tapped next.
    next: Vec<Site>,
}

impl Writer<'_> {
    fn grid(&self, grid: &tabuleiro_narration::Grid) -> Part {
        let row = |(name, sites): &(String, Vec<Option<Site>>)| Row {
            header: name.clone(),
            cells: sites.iter().map(|site| site.map(|site| self.cell(site))).collect(),
        };
        let name = if self.setting.layout.grids.len() > 1 { grid.columns.concat() } else { String::new() };
        Part { name, columns: grid.columns.clone(), rows: grid.rows.iter().map(row).collect() }
    }

    fn cell(&self, site: Site) -> Cell {
        let taps = self.setting.gesture.taps();
        let last = self.setting.game.last().map_or(&[][..], |ply| &ply.position.past().last);
        Cell {
            site,
            name: self.narrator.place(site),
            mark: self.contents.on(site).iter().rev().map(|standing| self.mark(standing)).collect(),
            label: self.narrator.short_site(&self.contents, site),
            is_legal: self.next.contains(&site) && !self.setting.game.over_here(),
            is_chosen: taps.contains(&Tap::Site(site)),
            is_last: last.contains(&site),
        }
    }

    /// Whether a place beside the board is worth a row: something lies there, or it can be tapped.
    fn is_shown(&self, cell: &Cell) -> bool {
        let shape = self.setting.layout.board.sites[cell.site.index()].shape;
        cell.is_legal || shape != Shape::Reserve || !self.contents.on(cell.site).is_empty()
    }

    /// Returns one or a few characters for pieces: the letter of the side, of the piece or of its traits, or a number.
    fn mark(&self, standing: &Standing) -> String {
        let Standing { piece, count, .. } = *standing;
        let letter = match piece.kind.mark() {
            DiagramSymbol::Count => return count.to_string(),
            DiagramSymbol::Traits => {
                return printed_traits(&piece.word(), self.narrator.texts.letters()).unwrap_or_default();
            }
            DiagramSymbol::Own(light, dark) => {
                if piece.tone == Tone::Dark {
                    dark
                } else {
                    light
                }
            }
            DiagramSymbol::Side => {
                let side = self.contents.side_of(piece);
                let seats = &self.narrator.game.facts().seats;
                let tone = match piece.tone {
                    Tone::Light => 'W',
                    Tone::Dark => 'B',
                    Tone::Neutral => 'o',
                };
                side.map_or(tone, |side| seats[side.index()].letter)
            }
        };
        if count > 1 { format!("{letter}{count}") } else { letter.to_string() }
    }
}
