//! The match against the computer that counts in a class where everybody plays one. While it is on the table nothing is taken
//! back and the computer gives no help; its end is told to the class.

use super::Online;
use crate::app::foundations::referee::{Counted, Happened, MatchOnTable};
use bevy::prelude::*;
use tabuleiro_catalogue::matches::{Match, Occupant, Record};
use tabuleiro_online::class::wire::{Now, PupilView};
use tabuleiro_rules::{Outcome, Player};

/// Where the match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) enum Alone {
    /// There is none.
    #[default]
    None,
    /// It has been asked for.
    Expected,
    /// It is on the table.
    OnTable,
}

impl Alone {
    /// The next match that begins is the one.
    pub(super) fn expect(&mut self) {
        *self = Alone::Expected;
    }
}

/// Returns the match that a class asks for; `None` if it asks for none.
pub(super) fn record(view: &PupilView) -> Option<Record> {
    let Now::Computer { level, .. } = view.now else { return None };
    let section = view.sections.first()?;
    let occupants = [Occupant::Human, Occupant::computer(level)];
    Some(Record { options: section.options.clone(), occupants, ..Record::of(&section.game) })
}

/// Returns the halves of a point that the first person has; `None` while the match goes on.
fn halves(game: &Match) -> Option<u8> {
    let winner = match game.ending_here() {
        Some(ending) => ending.person(),
        None => match game.position().outcome()? {
            Outcome::Draw => None,
            Outcome::Win(_) => game.position().winning_person(),
        },
    };
    Some(winner.map_or(1, |winner| if winner == Player::First { 2 } else { 0 }))
}

/// Tells the class how the match has ended.
pub(super) fn report(
    time: Res<Time<Real>>,
    game: Option<Res<MatchOnTable>>,
    mut happened: MessageReader<Happened>,
    mut online: ResMut<Online>,
    mut counted: ResMut<Counted>,
) {
    let Online { client, alone, .. } = online.bypass_change_detection();
    let has_begun = happened.read().filter(|what| matches!(what, Happened::Began)).count() > 0;
    if has_begun {
        *alone = if *alone == Alone::Expected { Alone::OnTable } else { Alone::None };
    }
    let asks = |view: &PupilView| matches!(view.now, Now::Computer { halves: None, .. });
    let (Some(client), Some(game), Alone::OnTable) = (client, game, *alone) else {
        counted.set_if_neq(Counted(false));
        return;
    };
    let halves = halves(&game);
    if let Some(halves) = halves {
        client.played_computer(halves, time.elapsed());
    }
    counted.set_if_neq(Counted(halves.is_none() && client.class().is_some_and(asks)));
}
