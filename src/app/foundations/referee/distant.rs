//! A match whose other person is at another device: what the table, its input and its panels need to know about it. The
//! connection itself is in `online`.

use bevy::prelude::*;
use std::time::Duration;
use tabuleiro_catalogue::matches::Match;
use tabuleiro_online::class::names::Name;
use tabuleiro_rules::Player;

/// The other device of the match on the table; `None` while everybody plays at this one.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Distant(pub(crate) Option<DistantMatch>);

/// The state of the match with another device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct DistantMatch {
    /// The person at this device; `None` if this device looks on.
    pub(crate) person: Option<Player>,
    /// The connection to the server.
    pub(crate) link: DistantLink,
    /// Whether an own action waits for its receipt.
    pub(crate) is_sending: bool,
    /// Whether the other person is away.
    pub(crate) is_other_away: bool,
    /// Whether the other person has given the seat up during the match.
    pub(crate) has_other_left: bool,
    /// Whether the match can be claimed as won now, because the other person left it long enough ago.
    pub(crate) can_claim: bool,
    /// What the persons offer.
    pub(crate) offers: Vec<(Offered, Player)>,
    /// Whether the match is over.
    pub(crate) is_over: bool,
    /// Whether actions can be taken back where both agree.
    pub(crate) undoes: bool,
    /// The event to which the match belongs, if it belongs to one.
    pub(crate) event: Option<Event>,
}

/// What an event, such as a class, says of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Event {
    /// The name of the other person, as far as it is known.
    pub(crate) opponent: Option<Name>,
    /// Whether all matches of the event are stopped.
    pub(crate) is_paused: bool,
    /// While the end of a match is shown, the other person of the next match.
    pub(crate) next: Option<Name>,
}

/// The connection of this device to the server of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DistantLink {
    /// Actions can be sent.
    Ready,
    /// The connection is lost and is being made again.
    Lost,
    /// The seat is played on another page or in another program.
    Displaced,
}

/// What a person can offer the other one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Offered {
    /// A draw.
    Draw,
    /// To take back the last turn of the person who offers.
    Undo,
    /// Another match with the seats exchanged.
    Rematch,
}

/// A message to the other person.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TellOther {
    /// Offer something, or accept the other's offer.
    Offer(Offered),
    /// Do not accept what is offered.
    Decline(Offered),
    /// Resign.
    Resign,
    /// Claim the match as won, because the other person has left.
    Claim,
    /// Take the seat back that is played elsewhere.
    PlayHere,
}

/// The clocks of a match with another device, which the server keeps.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ShowTimes {
    /// The remaining times of both persons.
    pub(crate) left: [Duration; 2],
    /// Whose time runs.
    pub(crate) running: Option<Player>,
}

impl Distant {
    /// Whether everybody plays at this device.
    pub(crate) fn is_none(&self) -> bool {
        self.0.is_none()
    }

    /// Returns the person at this device, in a match with another device.
    pub(crate) fn person(&self) -> Option<Player> {
        self.0.as_ref()?.person
    }

    /// Whether a person at this device may play an action in the position on the table.
    pub(crate) fn may_act(&self, game: &Match) -> bool {
        let Some(distant) = &self.0 else { return game.human_to_move() };
        // After the end both devices may try other lines.
        if distant.is_over {
            return game.human_to_move();
        }
        let at_end = game.cursor() == game.plies().len();
        let decides = distant.person == Some(game.position().person());
        decides && at_end && distant.link == DistantLink::Ready && !self.is_paused() && game.human_to_move()
    }

    /// Returns the event to which the match belongs.
    pub(crate) fn event(&self) -> Option<&Event> {
        self.0.as_ref()?.event.as_ref()
    }

    /// Whether all matches of the event are stopped.
    pub(crate) fn is_paused(&self) -> bool {
        self.event().is_some_and(|event| event.is_paused)
    }

    /// Whether a person at this device may offer something or resign.
    pub(crate) fn may_offer(&self) -> bool {
        let can_send = |d: &DistantMatch| d.person.is_some() && !d.is_over && d.link == DistantLink::Ready;
        self.0.as_ref().is_some_and(can_send) && !self.is_paused()
    }

    /// Whether a person at this device may ask to take a turn back.
    pub(crate) fn may_undo(&self) -> bool {
        self.may_offer() && self.0.as_ref().is_some_and(|distant| distant.undoes)
    }

    /// Whether a person at this device may go back to an earlier position without asking.
    pub(crate) fn may_look_back(&self) -> bool {
        self.0.as_ref().is_none_or(|distant| distant.event.is_none() || distant.is_over)
    }

    /// Whether the persons may agree on another match.
    pub(crate) fn may_rematch(&self) -> bool {
        self.person().is_some() && self.event().is_none()
    }

    /// Returns what the other person offers.
    pub(crate) fn offered(&self) -> Option<Offered> {
        let distant = self.0.as_ref()?;
        let person = distant.person?;
        distant.offers.iter().find(|(_, by)| *by != person).map(|(what, _)| *what)
    }

    /// Whether the person at this device has offered that and waits for an answer.
    pub(crate) fn waits_for(&self, what: Offered) -> bool {
        self.0.as_ref().is_some_and(|d| d.person.is_some_and(|person| d.offers.contains(&(what, person))))
    }
}

/// Whether the match on the table is one against the computer that counts in a class, and has not ended.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Counted(pub(crate) bool);

/// Returns whether help of the computer is available: not while a match with another device goes on, and never where the match
/// counts in an event.
pub(crate) fn has_help(game: &Match, distant: &Distant, counted: Counted) -> bool {
    if counted.0 {
        return false;
    }
    distant.0.as_ref().is_none_or(|distant| distant.is_over && distant.event.is_none()) && game.human_to_move()
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Distant>().init_resource::<Counted>().add_message::<TellOther>().add_message::<ShowTimes>();
}
