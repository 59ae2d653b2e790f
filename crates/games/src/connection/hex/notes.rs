//! What Hex says to somebody who does not see the board: bridges between chains, and between a chain and an edge of its side.

use super::Hex;
use tabuleiro_rules::{Game, Note, Player, Site, Standing};

/// Steps to the six neighbours, in columns and rows.
const STEPS: [(i16, i16); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

/// The stones of a position and the chains that they form.
struct Chains {
    side: i16,
    /// The owner and the number of the chain of each cell; `None` for an empty cell.
    cells: Vec<Option<(Player, usize)>>,
}

impl Chains {
    fn of(position: &Hex) -> Chains {
        let side = i16::from(position.0.side());
        let mut stones = Vec::new();
        position.pieces(&mut stones);
        let mut owners = vec![None; usize::from(side.unsigned_abs()).pow(2)];
        for Standing { at, piece, .. } in stones {
            owners[at.index()] = Player::BOTH.into_iter().find(|p| Hex::FACTS.seats[p.index()].tone == piece.tone);
        }
        let mut chains = Chains { side, cells: vec![None; owners.len()] };
        for (chain, start) in (0..owners.len()).enumerate() {
            let Some(owner) = owners[start].filter(|_| chains.cells[start].is_none()) else { continue };
            let mut open = vec![start];
            while let Some(cell) = open.pop() {
                if chains.cells[cell].replace((owner, chain)).is_none() {
                    let next = STEPS.into_iter().filter_map(|step| chains.beside(cell, step));
                    open.extend(next.filter(|&next| owners[next] == Some(owner) && chains.cells[next].is_none()));
                }
            }
        }
        chains
    }

    /// Returns the column and the row of a cell, from 0.
    fn place(&self, cell: usize) -> (i16, i16) {
        (cell as i16 % self.side, cell as i16 / self.side)
    }

    /// Returns the cell that lies at a distance from another, `None` outside the board.
    fn beside(&self, cell: usize, (columns, rows): (i16, i16)) -> Option<usize> {
        let (column, row) = self.place(cell);
        let (column, row) = (column + columns, row + rows);
        let is_on_board = (0..self.side).contains(&column) && (0..self.side).contains(&row);
        is_on_board.then_some((row * self.side + column) as usize)
    }

    /// Returns the bridges of one stone to stones with greater numbers: each beyond two neighbours that touch each other.
    fn bridges(&self, cell: usize) -> impl Iterator<Item = Note> + '_ {
        let pairs = (0..6).map(|i| (STEPS[i], STEPS[(i + 1) % 6]));
        pairs.filter_map(move |(one, other)| {
            let (owner, chain) = self.cells[cell]?;
            let far = self.beside(cell, (one.0 + other.0, one.1 + other.1)).filter(|&far| far > cell)?;
            let between = [self.beside(cell, one)?, self.beside(cell, other)?];
            let joins = self.cells[far].is_some_and(|(of, other)| of == owner && other != chain);
            (joins && between.iter().all(|&cell| self.cells[cell].is_none()))
                .then(|| Note::new("note-bridge", owner, sites(&[cell, far])).with_others(sites(&between)))
        })
    }

    /// Returns the bridges of one stone to the edges of its side: it is one row away, and both cells between are empty.
    fn edges(&self, cell: usize) -> impl Iterator<Item = Note> + '_ {
        // The first side connects the first column with the last, the second side the first row with the last.
        let (near, far) = ([(-1, 0), (-1, 1)], [(1, 0), (1, -1)]);
        let across = |steps: [(i16, i16); 2]| steps.map(|(column, row)| (row, column));
        let last = self.side - 1;
        [(near, 1, 0), (far, last - 1, last)].into_iter().filter_map(move |(steps, from, edge)| {
            let (owner, chain) = self.cells[cell]?;
            let along = |(column, row): (i16, i16)| if owner == Player::First { column } else { row };
            let steps = if owner == Player::First { steps } else { across(steps) };
            let between = [self.beside(cell, steps[0])?, self.beside(cell, steps[1])?];
            let is_there = |other: usize| self.cells[other] == Some((owner, chain)) && along(self.place(other)) == edge;
            let arrived = (0..self.cells.len()).any(is_there);
            (along(self.place(cell)) == from && !arrived && between.iter().all(|&cell| self.cells[cell].is_none()))
                .then(|| Note::new("note-edge", owner, sites(&[cell])).with_others(sites(&between)))
        })
    }
}

fn sites(cells: &[usize]) -> Vec<Site> {
    cells.iter().map(|&cell| Site(cell as u16)).collect()
}

pub(super) fn notes(position: &Hex) -> Vec<Note> {
    let chains = Chains::of(position);
    let cells = || 0..chains.cells.len();
    cells().flat_map(|cell| chains.bridges(cell)).chain(cells().flat_map(|cell| chains.edges(cell))).collect()
}

#[cfg(test)]
mod tests {
    use super::super::Hex;
    use crate::test_support::after;
    use tabuleiro_rules::{Board, Game, Site};

    fn names(board: &Board, sites: &[Site]) -> String {
        let mut names: Vec<&str> = sites.iter().map(|site| board.sites[site.index()].name.as_str()).collect();
        names.sort_unstable();
        names.join(" ")
    }

    fn said(actions: &str) -> Vec<String> {
        let position: Hex = after(&["size=5"], actions);
        let board = position.board();
        let note = |note: tabuleiro_rules::Note| {
            let side = Hex::FACTS.seats[note.side.unwrap().index()].word;
            format!("{} {side}: {} over {}", note.id, names(&board, &note.sites), names(&board, &note.others))
        };
        position.notes().into_iter().map(note).collect()
    }

    #[test]
    fn a_bridge_joins_two_chains_over_two_empty_cells() {
        assert!(said("c3 e1 d1").contains(&"note-bridge dark: c3 d1 over c2 d2".to_string()), "{:?}", said("c3 e1 d1"));
        assert!(!said("c3 c2 d1").iter().any(|note| note.starts_with("note-bridge dark")), "a stone between");
    }

    #[test]
    fn each_side_has_bridges_to_its_own_edges_only() {
        assert_eq!(said("b3"), ["note-edge dark: b3 over a3 a4"]);
        assert_eq!(said("c3 c2"), ["note-edge light: c2 over c1 d1"]);
        assert_eq!(said("b3 e5 a3"), Vec::<String>::new(), "the chain is at the edge");
    }
}
