//! A match with another device in the bars: whose turn it is, who is away, what is being sent, and what is offered.

use super::bar::{BarCommands, Shown};
use super::clocks::whole_time;
use crate::app::foundations::locale::{Texts, entrant_name};
use crate::app::foundations::referee::{Distant, DistantLink, Offered, TellOther};
use crate::app::foundations::theme::{bold, palette, regular};
use bevy_egui::egui;
use egui::{RichText, Ui, vec2};
use tabuleiro_catalogue::matches::Match;

/// Returns the line under the headline, if the state of the other device or of the connection matters most.
pub(super) fn line(game: &Match, texts: &Texts, distant: &Distant) -> Option<String> {
    let distant = distant.0.as_ref().filter(|distant| !distant.is_over)?;
    let is_turn = distant.person == Some(game.position().person());
    Some(texts.get(match distant.link {
        DistantLink::Displaced => "distant-displaced",
        DistantLink::Lost => "distant-lost",
        DistantLink::Ready if distant.event.as_ref().is_some_and(|event| event.is_paused) => "class-paused",
        DistantLink::Ready if distant.is_sending => "distant-sending",
        DistantLink::Ready if distant.can_claim => "distant-claimable",
        DistantLink::Ready if distant.has_other_left => "distant-left",
        DistantLink::Ready if distant.is_other_away => "distant-away",
        DistantLink::Ready if distant.person.is_none() => "distant-watching",
        DistantLink::Ready if game.cursor() < game.plies().len() => "distant-earlier",
        DistantLink::Ready if !is_turn => "distant-turn",
        DistantLink::Ready => return None,
    }))
}

/// Returns the message id of the question whether an offer is accepted, and of the note that one's own waits.
fn texts_of(offered: Offered) -> [&'static str; 2] {
    match offered {
        Offered::Draw => ["ask-draw", "distant-offered-draw"],
        Offered::Undo => ["ask-undo", "distant-offered-undo"],
        Offered::Rematch => ["ask-rematch", "distant-offered-rematch"],
    }
}

/// Draws that all matches are stopped, against whom the person plays, now or next, and the time until the bell.
pub(super) fn event(ui: &mut Ui, shown: &Shown) {
    let texts = &shown.texts;
    let event = shown.distant.event();
    let bell = shown.online.until_bell(shown.time.elapsed()).filter(|_| shown.home.is_elsewhere());
    if event.is_some_and(|event| event.is_paused) {
        let colours = palette(ui.ctx());
        egui::Frame::new().fill(colours.fill).corner_radius(8).inner_margin(egui::Margin::symmetric(12, 8)).show(
            ui,
            |ui| {
                let text = RichText::new(texts.get("class-paused")).font(bold(20.0)).color(colours.on_fill);
                ui.add(egui::Label::new(text).wrap());
            },
        );
    }
    let against = event.and_then(|event| match (&event.next, &event.opponent) {
        (Some(next), _) => Some(("class-next", next)),
        (None, Some(opponent)) => Some(("class-against", opponent)),
        (None, None) => None,
    });
    if against.is_none() && bell.is_none() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        if let Some((id, name)) = against {
            let text = texts.with(id, &[("name", entrant_name(name, texts).into())]);
            ui.label(RichText::new(text).font(bold(17.0)));
        }
        if let Some(left) = bell {
            let text = texts.with("class-until-bell", &[("time", whole_time(left).into())]);
            ui.label(RichText::new(text).font(regular(16.0)).color(palette(ui.ctx()).quiet));
        }
    });
}

/// Draws what the other person offers with its answers, what the person here offers, and the way back to a seat that is
/// played elsewhere.
pub(super) fn offers(ui: &mut Ui, texts: &Texts, distant: &Distant, commands: &mut BarCommands) {
    let Some(shared) = &distant.0 else { return };
    if shared.link == DistantLink::Displaced && key(ui, texts.get("distant-play-here")) {
        commands.tell.write(TellOther::PlayHere);
    }
    if shared.can_claim && shared.link == DistantLink::Ready && key(ui, texts.get("distant-claim")) {
        commands.tell.write(TellOther::Claim);
    }
    if let Some(offered) = distant.offered() {
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(texts.get(texts_of(offered)[0])).font(bold(19.0)));
            if key(ui, texts.get("yes")) {
                commands.tell.write(TellOther::Offer(offered));
            }
            if key(ui, texts.get("no")) {
                commands.tell.write(TellOther::Decline(offered));
            }
        });
    }
    for offered in [Offered::Draw, Offered::Undo, Offered::Rematch] {
        if distant.waits_for(offered) {
            ui.label(RichText::new(texts.get(texts_of(offered)[1])).font(bold(17.0)));
        }
    }
}

fn key(ui: &mut Ui, name: String) -> bool {
    ui.add(egui::Button::new(RichText::new(name).font(bold(18.0))).min_size(vec2(80.0, 44.0))).clicked()
}
