//! What stands on the sites of a position.

use super::layout::Layout;
use tabuleiro_catalogue::AnyPosition;
use tabuleiro_rules::{Kind, Piece, Player, Seat, Site, Standing};

/// The pieces of a position by site. A domino is on both sites that it covers.
#[derive(Clone, Debug, Default)]
pub struct Contents {
    sites: Vec<Vec<Standing>>,
    seats: Option<[Seat; 2]>,
}

impl Contents {
    /// Sorts the pieces of a position by site.
    #[must_use]
    pub fn of(position: &dyn AnyPosition, layout: &Layout) -> Contents {
        let mut sites = vec![Vec::new(); layout.board.sites.len()];
        for &standing in position.pieces().standing() {
            for site in std::iter::once(standing.at).chain(second_site(layout, standing)) {
                sites[site.index()].push(Standing { at: site, ..standing });
            }
        }
        Contents { sites, seats: Some(position.facts().seats) }
    }

    /// Returns the pieces on a site, the lowest first.
    #[must_use]
    pub fn on(&self, site: Site) -> &[Standing] {
        self.sites.get(site.index()).map_or(&[], Vec::as_slice)
    }

    /// Returns the side that owns the uppermost piece on a site; `None` if there is none, or if it belongs to nobody.
    #[must_use]
    pub fn owner(&self, site: Site) -> Option<Player> {
        let piece = self.on(site).last()?.piece;
        self.side_of(piece)
    }

    /// Returns the side that has the colour of a piece; `None` if its colour is only the face that it shows.
    #[must_use]
    pub fn side_of(&self, piece: Piece) -> Option<Player> {
        let seats = self.seats.filter(|_| !matches!(piece.kind, Kind::PawnDisc | Kind::QueenDisc))?;
        let has_tone = |side: &Player| seats[side.index()].tone == piece.tone && seats[0].tone != seats[1].tone;
        Player::BOTH.into_iter().find(has_tone)
    }
}

/// Returns the second site that a piece covers.
fn second_site(layout: &Layout, standing: Standing) -> Option<Site> {
    let (x, y) = match standing.piece.kind {
        Kind::DominoUp => (0.0, 1.0),
        Kind::DominoAcross => (1.0, 0.0),
        _ => return None,
    };
    let mut at = layout.at(standing.at);
    (at.x, at.y) = (at.x + x, at.y + y);
    layout.board.nearest(at, 0.1)
}
