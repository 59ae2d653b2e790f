//! Actions as the seeds print them: `f3:f4` for a capture, `i11+` where the rules added a stone, `B:f6` in chess. Derived
//! from what an action did, so that no game has to say it; records and the protocol keep the canonical notation.

use super::{Board, Effect, Event, Kind, Letters, Piece, Site};

/// What a King has to fear.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Threat {
    /// To be taken next.
    Check,
    /// To be taken whatever happens.
    Mate,
}

/// What is known of an action once it has been played.
#[derive(Clone, Copy, Debug)]
pub struct Printed<'a> {
    /// The board.
    pub board: &'a Board,
    /// Canonical notation.
    pub text: &'a str,
    /// What it did.
    pub events: &'a [Event],
    /// What it did to the opponent's King.
    pub threat: Option<Threat>,
    /// Whether it is printed as chess prints (letters of men, files only where needed).
    pub chess: bool,
    /// Whose letters stand for chess men.
    pub letters: Letters,
}

impl Printed<'_> {
    /// The action in the style of the seeds. `rivals` are the other legal actions of its kind: piece, from, to.
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

    /// The chess man that moves, where it starts and where it ends.
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
        // The number of men follows from the distance, and the seeds leave it out.
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

/// The chess man an action moves, where it starts and where it ends.
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
