//! Actions in the notation of the source documents, for people to read: `f3:f4` for a capture, `i11+` where the rules
//! added a stone, `B:f6` in chess, with the words and letters of the reader's language. It is derived from the canonical
//! notation and the effects of an action, without code in the games; records and the text protocol keep the canonical
//! notation.

use super::print_words::with_printed_words;
use super::{Board, Effect, Event, Game, Kind, Letters, Piece, Site, Threat};

/// Prints the legal actions of a position.
pub struct Printer<'a, G> {
    position: &'a G,
    letters: Letters,
    board: Board,
    /// The journeys of all legal actions in chess style, among which each must be recognizable; empty in other games.
    journeys: Vec<Journey>,
}

impl<'a, G: Game> Printer<'a, G> {
    /// Prepares to print actions of a position. In chess style this plays every legal action.
    #[must_use]
    pub fn new(position: &'a G, letters: Letters) -> Printer<'a, G> {
        let mut journeys = Vec::new();
        if G::PRINTS_AS_CHESS {
            let mut actions = Vec::new();
            position.actions(&mut actions);
            journeys.extend(actions.into_iter().filter_map(|action| Journey::of(&effects(position, action).1)));
        }
        Printer { position, letters, board: position.board(), journeys }
    }

    /// Returns a legal action as people read it. No two legal actions of a position are printed alike.
    #[must_use]
    pub fn print(&self, action: G::Action) -> String {
        let mut text = String::new();
        self.position.write(action, &mut text);
        let (after, events) = effects(self.position, action);
        let journey = Journey::of(&events).filter(|_| G::PRINTS_AS_CHESS && !text.starts_with('O'));
        let mut out = match journey {
            Some(journey) => self.chess(journey, &events),
            None => plain(&text, &events, self.letters),
        };
        out.push_str(match after.threat() {
            Some(Threat::Mate) => "++",
            Some(Threat::Check) => "+",
            None => "",
        });
        out
    }

    /// Returns an action in chess style. The file or rank of the start is added where an equal piece can go to the
    /// same site.
    fn chess(&self, journey: Journey, events: &[Event]) -> String {
        let name = |site: Site| self.board.sites[site.index()].name.as_str();
        let Journey { piece, from, to, captures } = journey;
        let (file, rank) = name(from).split_at(1);
        let mut out = String::from(piece.kind.chess_letter(self.letters).unwrap_or_default());
        let rivals = || self.journeys.iter().filter(|other| journey.is_like(other)).map(|other| name(other.from));
        let is_of_file = |other: &str| other.starts_with(file);
        let is_of_rank = |other: &str| other.ends_with(rank);
        // A pawn that captures always has its file.
        if piece.kind == Kind::Pawn && captures {
            out.push_str(file);
            if rivals().any(is_of_file) {
                out.push_str(rank);
            }
        } else if rivals().next().is_some() {
            if !rivals().any(is_of_file) {
                out.push_str(file);
            } else if !rivals().any(is_of_rank) {
                out.push_str(rank);
            } else {
                out.push_str(name(from));
            }
        }
        if captures {
            out.push(':');
        }
        out.push_str(name(to));
        let became = events.iter().rev().find_map(|e| match e.effect {
            Effect::Transform { to, .. } => Some(to),
            _ => None,
        });
        if let Some(letter) = became.and_then(|piece| piece.printed_choice(self.letters)) {
            out.push('=');
            out.push_str(letter);
        }
        out
    }
}

/// Returns the position after an action, and its effects.
fn effects<G: Game>(position: &G, action: G::Action) -> (G, Vec<Event>) {
    let (mut after, mut events) = (position.clone(), Vec::new());
    after.apply(action, &mut events);
    (after, events)
}

fn captures(events: &[Event]) -> bool {
    events.iter().any(|e| matches!(e.effect, Effect::Remove { .. }))
}

/// Returns an action that is not in chess style.
fn plain(text: &str, events: &[Event], letters: Letters) -> String {
    if let Some(place) = text.strip_prefix('@') {
        return place.to_string();
    }
    let leaves = text.contains("-off");
    let mut out = text;
    // The source documents leave out the number of pieces, which follows from the distance.
    if let Some((way, number)) = text.split_once(':')
        && number.bytes().all(|b| b.is_ascii_digit())
        && !leaves
    {
        out = way;
    }
    // The choice is that of the piece that now stands there.
    let chosen = out.split_once('=').and_then(|(site, _)| {
        let piece = events.iter().rev().find_map(|e| match e.effect {
            Effect::Place { piece, .. } | Effect::Transform { to: piece, .. } => Some(piece),
            _ => None,
        });
        Some((site, piece?.printed_choice(letters)?))
    });
    let mut out = match chosen {
        Some((site, letter)) => format!("{site}={letter}"),
        None => with_printed_words(out, letters),
    };
    if captures(events)
        && !leaves
        && let Some(dash) = out.rfind('-')
    {
        out.replace_range(dash..=dash, ":");
    }
    let placed = events.iter().filter_map(|e| match e.effect {
        Effect::Place { piece, .. } if piece.kind == Kind::Stone => Some(piece.tone),
        _ => None,
    });
    let mut placed = placed.peekable();
    if let Some(own) = placed.next() {
        out.extend(placed.map(|tone| if tone == own { '+' } else { '-' }));
    }
    out
}

/// The chess piece that an action moves, and its first and last site. Legs that follow each other count as one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Journey {
    piece: Piece,
    from: Site,
    to: Site,
    captures: bool,
}

impl Journey {
    /// Returns the journey of an action with these effects; `None` if they move no chess piece.
    fn of(events: &[Event]) -> Option<Journey> {
        let mut found: Option<Journey> = None;
        for event in events {
            match (event.effect, &mut found) {
                (Effect::Move { from, to, piece, .. }, None) if piece.kind.is_chess_man() => {
                    found = Some(Journey { piece, from, to, captures: captures(events) });
                }
                (Effect::Move { from, to, .. }, Some(journey)) if from == journey.to => journey.to = to,
                _ => {}
            }
        }
        found
    }

    /// Returns whether the other journey differs only in where it begins.
    fn is_like(&self, other: &Journey) -> bool {
        *self == Journey { from: self.from, ..*other } && self.from != other.from
    }
}
