//! A match with another device: the caller carries the wire, the table plays what it brings.

use super::acting::end_cue;
use super::incoming::News;
use super::reply::{Cue, Reply};
use super::request::Offer;
use super::setting::Mode;
use super::table::TextTable;
use tabuleiro_catalogue::matches::Match;
use tabuleiro_words::Reason;

impl TextTable {
    pub(crate) fn news(&mut self, news: News, reply: &mut Reply) {
        let is_of_match = matches!(
            news,
            News::Played { .. }
                | News::TakenBack(_)
                | News::Offered(_)
                | News::Ended(_)
                | News::Away
                | News::Back
                | News::Left
                | News::Claimable
        );
        // Something else is on the table: the match there was left, or goes on without this device.
        if is_of_match && !self.is_distant() {
            return;
        }
        match news {
            News::Waiting { code } => reply.say(self.say("t-code", &[("code", &code)])),
            News::Seated { record, person } => match Match::from_record(&record) {
                Ok(game) => {
                    self.put(game, Mode::Distant(person), reply);
                    self.say_seat(record.moves.is_empty(), reply);
                }
                Err(error) => self.refuse_for(&Reason::from(&error), reply),
            },
            News::Played { ply, action } => self.played_there(ply, &action, reply),
            News::TakenBack(plies) => self.taken_back(plies, reply),
            News::Offered(offer) => self.asked(offer, reply),
            News::Ended(ending) => {
                let Some(setting) = &mut self.on else { return };
                setting.game.end(ending);
                setting.offered = None;
                reply.cue = Some(end_cue(setting));
                reply.redraw = true;
                reply.say(self.state());
            }
            News::Away => reply.say(self.texts.get("distant-away")),
            News::Back => {
                if let Some(setting) = &mut self.on {
                    setting.is_claimable = false;
                }
                reply.say(self.texts.get("t-back"));
            }
            News::Left => reply.say(self.texts.get("distant-left")),
            News::Claimable => {
                if let Some(setting) = &mut self.on {
                    setting.is_claimable = true;
                }
                reply.say(self.texts.get("distant-claimable"));
            }
            News::Class(news) => self.class_news(*news, reply),
            News::Lost => reply.say(self.texts.get("distant-lost")),
            News::Refused(id) => reply.refuse(self.texts.get(id)),
        }
    }

    /// Says which side the person has, and whether the match begins or goes on.
    fn say_seat(&self, begins: bool, reply: &mut Reply) {
        let Some(setting) = &self.on else { return };
        let position = setting.game.position();
        reply.say(match setting.mode {
            Mode::Distant(Some(person)) => {
                let side = if position.swapped() { person.other() } else { person };
                let player = self.texts.side(position.id(), "turn", side);
                self.say(if begins { "t-seated" } else { "t-goes-on" }, &[("player", &player)])
            }
            _ => self.texts.get("distant-watching"),
        });
    }

    /// Plays an action of the other device; the confirmation of an own one changes nothing.
    fn played_there(&mut self, ply: usize, action: &str, reply: &mut Reply) {
        let Some(setting) = &mut self.on else { return };
        let game = &mut setting.game;
        if game.plies().get(ply).is_some_and(|known| known.text == action) && ply < game.cursor() {
            return;
        }
        // Another action at this place: the own one was not accepted.
        if ply < game.cursor() {
            setting.rewind(ply);
        }
        if self.play(action, reply) {
            reply.say(self.state());
            if let Some(setting) = &self.on
                && setting.game.over_here()
            {
                reply.cue = Some(end_cue(setting));
            }
        }
    }

    fn taken_back(&mut self, plies: usize, reply: &mut Reply) {
        let Some(setting) = &mut self.on else { return };
        if setting.rewind(plies) {
            setting.offered = None;
            reply.redraw = true;
            reply.say(self.texts.with("t-taken-back", &[("count", plies.into())]));
            reply.say(self.state());
        }
    }

    fn asked(&mut self, offer: Offer, reply: &mut Reply) {
        let Some(setting) = &mut self.on else { return };
        setting.offered = Some(offer);
        reply.cue = Some(Cue::Asked);
        reply.say(self.texts.get(match offer {
            Offer::Draw => "t-asks-draw",
            Offer::Undo => "t-asks-undo",
            Offer::Rematch => "t-asks-rematch",
        }));
    }
}
