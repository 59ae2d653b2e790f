//! Commands that change a match: taking back, a draw, resigning.

use super::reply::{Cue, Reply};
use super::request::{Offer, Request, Wire};
use super::setting::Mode;
use super::table::TextTable;
use tabuleiro_catalogue::matches::{Ending, Why};

impl TextTable {
    pub(crate) fn undo(&mut self, reply: &mut Reply) {
        let Some(setting) = &mut self.on else { return };
        if !setting.gesture.taps().is_empty() {
            return self.decline(reply);
        }
        match setting.mode {
            Mode::Distant(_) => {
                reply.say(self.texts.get("distant-offered-undo"));
                reply.request(Request::Wire(Wire::Offer(Offer::Undo)));
            }
            Mode::Study(_) => reply.refuse(self.texts.get("t-not-in-study")),
            Mode::Here => {
                let Some(target) = setting.game.undo_target() else {
                    return reply.refuse(self.texts.get("t-nothing-to-undo"));
                };
                setting.rewind(target);
                reply.redraw = true;
                reply.say(self.texts.get("t-undone"));
                reply.say(self.state());
                self.let_computer_play(reply);
            }
        }
    }

    pub(crate) fn draw(&mut self, reply: &mut Reply) {
        let Some(setting) = &mut self.on else { return };
        match setting.mode {
            Mode::Study(_) => reply.refuse(self.texts.get("t-not-in-study")),
            _ if setting.game.over_here() => reply.refuse(self.texts.get("t-over")),
            Mode::Distant(_) => {
                setting.offered = None;
                reply.say(self.texts.get("distant-offered-draw"));
                reply.request(Request::Wire(Wire::Offer(Offer::Draw)));
            }
            Mode::Here if setting.only_person().is_some() => reply.refuse(self.texts.get("t-not-here")),
            Mode::Here => {
                setting.game.end(Ending::draw(Why::Agreed));
                reply.say(self.texts.get("t-draw-here"));
                reply.say(self.state());
                (reply.cue, reply.redraw) = (Some(Cue::Over), true);
            }
        }
    }

    pub(crate) fn accept(&mut self, reply: &mut Reply) {
        match self.on.as_mut().and_then(|setting| setting.offered.take()) {
            Some(offer) => reply.request(Request::Wire(Wire::Offer(offer))),
            None => reply.refuse(self.texts.get("t-no-question")),
        }
    }

    /// Declines an offer, or drops the taps.
    pub(crate) fn decline(&mut self, reply: &mut Reply) {
        let Some(setting) = &mut self.on else { return };
        if !setting.gesture.taps().is_empty() {
            setting.gesture.cancel();
            reply.redraw = true;
            return reply.say(self.texts.get("t-dropped"));
        }
        match setting.offered.take() {
            Some(_) => reply.say(self.texts.get("t-refused")),
            None => reply.refuse(self.texts.get("t-nothing-picked")),
        }
    }

    pub(crate) fn resign(&mut self, reply: &mut Reply) {
        let Some(setting) = &mut self.on else { return };
        match setting.mode {
            Mode::Study(_) => reply.refuse(self.texts.get("t-not-in-study")),
            _ if setting.game.over_here() => reply.refuse(self.texts.get("t-over")),
            Mode::Distant(_) => reply.request(Request::Wire(Wire::Resign)),
            Mode::Here => {
                let person = setting.only_person().unwrap_or(setting.game.position().person());
                setting.game.end(Ending::lost_by(person, Why::Resigned));
                setting.thinking = None;
                (reply.cue, reply.redraw) = (Some(Cue::Over), true);
                reply.say(self.state());
            }
        }
    }
}
