//! Errors that help: what was expected, why something is not legal, what is similar.

use super::command::{Command, distance};
use super::reply::Reply;
use super::table::TextTable;
use tabuleiro_rules::Tap;
use tabuleiro_words::action_in_words;

/// Returns an action as it is compared: in lower case, without spaces and with plain signs.
pub(crate) fn normal(text: &str) -> String {
    let plain = |c: char| match c {
        '–' | '—' | '−' => '-',
        '×' => 'x',
        c => c,
    };
    text.chars().filter(|c| !c.is_whitespace()).map(plain).flat_map(char::to_lowercase).collect()
}

impl TextTable {
    /// Returns a legal action as an example, as it is printed; empty if there is none.
    pub(crate) fn example(&self) -> String {
        let Some(setting) = &self.on else { return String::new() };
        let position = setting.game.position();
        let legal = position.legal();
        let Some(offer) = legal.get(legal.len() / 2) else { return String::new() };
        position.printed(&offer.text, self.texts.letters()).unwrap_or_else(|| offer.text.clone())
    }

    /// Says that a line is neither an action nor a command, and what is similar to it.
    pub(crate) fn unknown(&mut self, text: &str, reply: &mut Reply) {
        let Some(setting) = &self.on else { return };
        let position = setting.game.position();
        if setting.game.over_here() {
            return reply.refuse(self.texts.get("t-over"));
        }
        let is_action = |c: char| c.is_ascii_alphanumeric() || "-–,:x×/=@+".contains(c);
        let near = position.legal().into_iter().map(|offer| offer.text);
        let near = near.filter(|action| action.len() > 2 && distance(&normal(action), &normal(text)) <= 1);
        let near: Vec<String> = near.take(4).collect();
        let has_site = setting.layout.sites().any(|site| {
            setting
                .layout
                .coordinates(site)
                .is_some_and(|(column, row)| normal(text).contains(&format!("{column}{row}").to_lowercase()))
        });
        let example = self.example();
        if has_site && text.chars().all(is_action) && text.len() > 2 {
            reply.refuse(self.say("t-not-now", &[("example", &example)]));
        } else {
            reply.refuse(self.say("t-unknown", &[("thing", text), ("example", &example)]));
        }
        let command = Command::near(text, &self.texts).filter(|_| near.is_empty());
        if let Some(near) = command.or_else(|| (!near.is_empty()).then(|| near.join(", "))) {
            reply.say(self.say("t-maybe", &[("near", &near)]));
        }
        self.slipped(reply);
    }

    /// Says why a tap does not fit.
    pub(crate) fn does_not_fit(&mut self, begun: &[Tap], tap: Tap, word: &str, reply: &mut Reply) {
        let Some(setting) = &self.on else { return };
        let narrator = setting.narrator(&self.texts, self.length);
        let position = setting.game.position();
        match (begun, tap) {
            ([], Tap::Site(site)) => {
                let what = narrator.short_site(&narrator.contents(position), site);
                // The site is named already: only what is on it is said.
                let what = what.split_once(", ").map_or(what.clone(), |(_, what)| what.to_string());
                reply.refuse(self.say("t-not-there", &[("site", &narrator.place(site)), ("what", &what)]));
                let prompt = self.texts.game(position.id(), position.prompt(), &[]);
                reply.say(format!("{}.", prompt.trim_end_matches('.')));
            }
            ([], Tap::Choice(_)) => reply.refuse(self.say("t-illegal", &[("thing", word), ("why", "")])),
            (taps, _) => {
                let names: Vec<String> = taps.iter().map(|&tap| narrator.tap(tap)).collect();
                let next: Vec<String> = setting.gesture.next().map(|tap| narrator.tap(tap)).collect();
                let mut next_named = next;
                next_named.dedup();
                let values = [("taps", names.join(", ")), ("site", word.to_string()), ("next", next_named.join(", "))];
                reply.refuse(self.say("t-not-on", &values.each_ref().map(|(name, value)| (*name, value.as_str()))));
            }
        }
        self.slipped(reply);
    }

    /// Returns a legal action in words.
    pub(crate) fn in_words(&self, action: &str) -> String {
        let Some(setting) = &self.on else { return action.into() };
        action_in_words(setting.game.position(), action, &self.texts)
    }
}
