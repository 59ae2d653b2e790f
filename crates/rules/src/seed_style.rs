//! Actions in the notation of the source documents: `f3:f4` for a capture, `i11+` where the rules added a stone,
//! `B:f6` in chess. It is derived from the effects of an action, without code in the games; records and the text
//! protocol keep the canonical notation.

use super::{Board, Effect, Event, Kind, Letters, Piece, Site};

/// A threat to a king.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Threat {
    /// The king is in check.
    Check,
    /// The king is checkmated.
    Mate,
}

/// A played action and everything else that its form in print depends on.
#[derive(Clone, Copy, Debug)]
pub struct Printed<'a> {
    /// The board.
    pub board: &'a Board,
    /// Canonical notation.
    pub text: &'a str,
    /// Its effects.
    pub events: &'a [Event],
    /// The threat to the opponent's king after it.
    pub threat: Option<Threat>,
    /// Whether it is printed in chess style (letters of pieces, files only where needed).
    pub chess: bool,
    /// The language of the letters of chess pieces.
    pub letters: Letters,
}

impl Printed<'_> {
    /// Returns the action in the notation of the source documents. In chess style the file or rank of the start is
    /// added where one of `rivals` is an equal piece that goes to the same site; `rivals` are piece, first and last
    /// site ([`moved`]) of every legal action of the position before it. Other games ignore `rivals`.
    #[must_use]
    pub fn style(&self, rivals: &[(Piece, Site, Site)]) -> String {
        let mut out = match self.chess_move() {
            Some((piece, from, to)) => self.chess(piece, from, to, rivals),
            None => self.plain(),
        };
        out.push_str(match self.threat {
            Some(Threat::Mate) => "++",
            Some(Threat::Check) => "+",
            None => "",
        });
        out
    }

    fn captures(&self) -> bool {
        self.events.iter().any(|e| matches!(e.effect, Effect::Remove { .. }))
    }

    /// Returns the chess piece that moves, and its first and last site.
    fn chess_move(&self) -> Option<(Piece, Site, Site)> {
        if !self.chess || self.text.starts_with('O') {
            return None;
        }
        moved(self.events)
    }

    fn chess(&self, piece: Piece, from: Site, to: Site, rivals: &[(Piece, Site, Site)]) -> String {
        let name = |site: Site| self.board.sites[site.index()].name.as_str();
        let (start, goal) = (name(from), name(to));
        let mut out = String::from(piece.kind.chess_letter(self.letters).unwrap_or_default());
        if piece.kind == Kind::Pawn {
            if self.captures() {
                out.push_str(&start[..1]);
            }
        } else {
            let others: Vec<&str> =
                rivals.iter().filter(|r| r.0 == piece && r.2 == to && r.1 != from).map(|r| name(r.1)).collect();
            if others.iter().any(|o| o[..1] == start[..1]) {
                out.push_str(&start[1..]);
            } else if !others.is_empty() {
                out.push_str(&start[..1]);
            }
        }
        if self.captures() {
            out.push(':');
        }
        out.push_str(goal);
        let became = self.events.iter().rev().find_map(|e| match e.effect {
            Effect::Transform { to, .. } => Some(to.kind),
            _ => None,
        });
        if let Some(kind) = became {
            out.push('=');
            out.push_str(if kind == Kind::Pawn { "p" } else { kind.chess_letter(self.letters).unwrap_or_default() });
        }
        out
    }

    fn plain(&self) -> String {
        if let Some(place) = self.text.strip_prefix('@') {
            return place.to_string();
        }
        let mut out = self.text.to_string();
        // The source documents leave out the number of pieces, which follows from the distance.
        if let Some((way, number)) = self.text.split_once(':')
            && number.bytes().all(|b| b.is_ascii_digit())
            && !way.ends_with("off")
        {
            out = way.to_string();
        }
        if self.captures()
            && !out.contains("-off")
            && let Some(dash) = out.rfind('-')
        {
            out.replace_range(dash..=dash, ":");
        }
        let placed = self.events.iter().filter_map(|e| match e.effect {
            Effect::Place { piece, .. } if piece.kind == Kind::Stone => Some(piece.tone),
            _ => None,
        });
        let mut placed = placed.peekable();
        if let Some(own) = placed.next() {
            out.extend(placed.map(|tone| if tone == own { '+' } else { '-' }));
        }
        out
    }
}

/// Returns the chess piece that an action moves, and its first and last site; `None` if its effects move no chess
/// piece. Legs that follow each other count as one move.
#[must_use]
pub fn moved(events: &[Event]) -> Option<(Piece, Site, Site)> {
    let mut found: Option<(Piece, Site, Site)> = None;
    for event in events {
        match (event.effect, &mut found) {
            (Effect::Move { from, to, piece, .. }, None) if piece.kind.is_chess_man() => {
                found = Some((piece, from, to));
            }
            (Effect::Move { from, to, .. }, Some(journey)) if from == journey.2 => journey.2 = to,
            _ => {}
        }
    }
    found
}
