//! The law of a game: conditions that every position of a match meets. A position that breaks one cannot be reached by
//! play. The conditions are necessary, not sufficient: they find data that are wrong, they prove nothing right.

use super::{Game, Impossible, Kind, Material, Outcome, Player, Standing, Tone};
use std::ops::RangeInclusive;

/// Returns the number of pieces of a tone.
#[must_use]
pub fn pieces_of_tone(pieces: &[Standing], tone: Tone) -> u32 {
    count(pieces, |standing| standing.piece.tone == tone)
}

fn count(pieces: &[Standing], chosen: impl Fn(&Standing) -> bool) -> u32 {
    pieces.iter().filter(|standing| chosen(standing)).map(|standing| u32::from(standing.count)).sum()
}

fn tone_name(tone: Tone) -> &'static str {
    match tone {
        Tone::Light => "white men",
        Tone::Dark => "black men",
        Tone::Neutral => "shared pieces",
    }
}

/// Returns a reason why no match from `start`, the initial position on the same board, reaches a position; `None` if none
/// is known. The conditions are necessary, not sufficient.
pub fn impossibility<G: Game>(position: &G, start: &G) -> Option<Impossible> {
    check(position, start).and_then(|()| position.check_law(start)).err()
}

/// Checks what holds in every game: the board, the number of pieces by [`Game::MATERIAL`], and that a running game has
/// an action.
///
/// # Errors
/// The first condition that the position breaks.
fn check<G: Game>(position: &G, start: &G) -> Result<(), Impossible> {
    let sites = [position, start].map(|position| position.board().sites.len());
    Impossible::unless(sites[0] == sites[1], "sites of the board", sites[1], sites[0])?;
    let [now, then] = [position, start].map(|position| {
        let mut pieces = Vec::new();
        position.pieces(&mut pieces);
        pieces
    });
    match G::MATERIAL {
        Material::Free => {}
        Material::Kept => same("pieces", count(&now, |_| true), count(&then, |_| true))?,
        Material::KeptEach => {
            let mut kinds: Vec<(Kind, Tone)> = now.iter().chain(&then).map(|s| (s.piece.kind, s.piece.tone)).collect();
            kinds.sort_unstable();
            kinds.dedup();
            for (kind, tone) in kinds {
                let of = |pieces: &[Standing]| count(pieces, |s| (s.piece.kind, s.piece.tone) == (kind, tone));
                same(&format!("{} ({kind:?})", tone_name(tone)), of(&now), of(&then))?;
            }
        }
        Material::Falling => {
            for tone in [Tone::Light, Tone::Dark, Tone::Neutral] {
                let [now, then] = [&now, &then].map(|pieces| pieces_of_tone(pieces, tone));
                Impossible::unless(now <= then, tone_name(tone), format!("at most {then}"), now)?;
            }
        }
        Material::Alternating => {
            alternate(men_of_sides(position), position, start)?;
        }
    }
    if position.outcome().is_none() {
        let mut actions = Vec::new();
        position.actions(&mut actions);
        Impossible::unless(!actions.is_empty(), "actions of a running game", "at least one", 0)?;
    }
    Ok(())
}

fn same(subject: &str, now: u32, then: u32) -> Result<(), Impossible> {
    Impossible::unless(now == then, subject, then, now)
}

/// Checks the numbers of turns that the sides have had, which alternate and began with the mover of `start`. The mover of
/// a finished game has no meaning; there the winner had the last turn.
///
/// # Errors
/// If the numbers or the side to move are those of no match.
pub fn alternate<G: Game>(turns: [u32; 2], position: &G, start: &G) -> Result<(), Impossible> {
    let (first, mover) = (start.mover(), position.mover());
    let (own, other) = (turns[first.index()], turns[first.other().index()]);
    let found = format!("{own} and {other}, {mover:?} to move");
    let expected = format!("{first:?} first, by turns");
    let fits = match position.outcome() {
        None => own == other + u32::from(mover != first),
        Some(Outcome::Win(winner)) => own == other + u32::from(winner == first),
        Some(Outcome::Draw) => own == other || own == other + 1,
    };
    Impossible::unless(fits, "turns of the side that began and of the other", expected, found)
}

/// Checks that the sides can have alternated, where only bounds of the numbers of their turns are known. As in
/// [`alternate`], the mover of a finished game is not looked at.
///
/// # Errors
/// If no numbers within the bounds fit the side to move.
pub fn alternate_within<G: Game>(turns: [RangeInclusive<u32>; 2], position: &G, start: &G) -> Result<(), Impossible> {
    let (first, mover) = (start.mover(), position.mover());
    let (own, other) = (&turns[first.index()], &turns[first.other().index()]);
    let ahead = |by: u32| (*own.start()).max(other.start() + by) <= (*own.end()).min(other.end() + by);
    let empty = own.is_empty() || other.is_empty();
    let fits = !empty
        && match position.outcome() {
            None => ahead(u32::from(mover != first)),
            Some(_) => ahead(0) || ahead(1),
        };
    let found = format!("{own:?} and {other:?}, {mover:?} to move");
    Impossible::unless(fits, "possible turns of the side that began and of the other", "equal, or one more", found)
}

/// Returns the number of pieces that both sides have placed, by the tones of their seats.
#[must_use]
pub fn men_of_sides<G: Game>(position: &G) -> [u32; 2] {
    let mut pieces = Vec::new();
    position.pieces(&mut pieces);
    Player::BOTH.map(|side| pieces_of_tone(&pieces, G::FACTS.seats[side.index()].tone))
}
