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
            Mode::Here => self.ask_first(Ending::draw(Why::Agreed), "t-sure-draw", reply),
        }
    }

    /// Asks for a confirmation before the match ends, because one mistyped character is enough for the command.
    fn ask_first(&mut self, ending: Ending, question: &str, reply: &mut Reply) {
        if let Some(setting) = &mut self.on {
            setting.asked = Some(ending);
        }
        reply.cue = Some(Cue::Asked);
        reply.say(self.texts.get(question));
    }

    /// Ends the match as the person has confirmed.
    fn end_as_asked(&mut self, ending: Ending, reply: &mut Reply) {
        let Some(setting) = &mut self.on else { return };
        if matches!(setting.mode, Mode::Distant(_)) {
            return reply.request(Request::Wire(Wire::Resign));
        }
        setting.game.end(ending);
        setting.thinking = None;
        (reply.cue, reply.redraw) = (Some(Cue::Over), true);
        if ending.person().is_none() {
            reply.say(self.texts.get("t-draw-here"));
        }
        reply.say(self.state());
    }

    /// Claims the match because the other person has left.
    pub(crate) fn claim(&self, reply: &mut Reply) {
        match &self.on {
            Some(setting) if setting.is_claimable => reply.request(Request::Wire(Wire::Claim)),
            _ => reply.refuse(self.texts.get("t-no-claim")),
        }
    }

    pub(crate) fn accept(&mut self, reply: &mut Reply) {
        if let Some(ending) = self.on.as_mut().and_then(|setting| setting.asked.take()) {
            return self.end_as_asked(ending, reply);
        }
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
        if setting.asked.take().is_some() {
            return reply.say(self.state());
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
            Mode::Distant(None) => reply.refuse(self.texts.get("t-not-your-turn")),
            Mode::Distant(_) | Mode::Here => {
                let person = setting.only_person().unwrap_or(setting.game.position().person());
                self.ask_first(Ending::lost_by(person, Why::Resigned), "t-sure-resign", reply);
            }
        }
    }
}
