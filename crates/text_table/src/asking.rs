//! Commands: questions about the position, and what changes the table.

use super::command::Command;
use super::reply::Reply;
use super::request::{Request, Wire};
use super::setting::{Mode, Setting};
use super::table::TextTable;
use tabuleiro_narration::{Compass, Length, Narrator};
use tabuleiro_rules::{Player, Site};
use tabuleiro_words::{Language, plain};

impl TextTable {
    /// Does what a command says.
    pub(crate) fn obey(&mut self, command: Command, argument: &str, reply: &mut Reply) {
        match command {
            Command::Game
            | Command::Lesson
            | Command::Puzzle
            | Command::Computer
            | Command::Together
            | Command::OpenTable
                if self.plays_distant() =>
            {
                reply.refuse(self.texts.get("t-in-match"));
            }
            Command::Help => self.help(argument, reply),
            Command::Language => self.change_language(argument, reply),
            Command::Short | Command::Full => {
                let (length, id) = match command {
                    Command::Short => (Length::Short, "t-short"),
                    _ => (Length::Full, "t-full"),
                };
                self.length = length;
                reply.say(self.texts.get(id));
            }
            Command::Leave => {
                reply.say(self.texts.get("t-bye"));
                if self.class.take().is_some() || self.is_distant() {
                    reply.request(Request::Wire(Wire::Leave));
                }
                reply.request(Request::Leave);
            }
            Command::Game => self.set_up(argument, reply),
            Command::Games => self.list_games(reply),
            Command::Lesson => self.want_lesson(argument, reply),
            Command::Puzzle => self.want_puzzle(argument, reply),
            Command::Rules => self.want_rules(argument, reply),
            Command::Join if argument.is_empty() => reply.refuse(self.texts.get("t-say-code")),
            Command::Join => reply.request(Request::Wire(Wire::Join(argument.to_uppercase()))),
            Command::Class => self.ask_class(Wire::Class, reply),
            Command::Break => self.ask_class(Wire::Rest, reply),
            // Taken before.
            Command::Repeat => {}
            Command::Undo | Command::Hint | Command::Restart | Command::Computer | Command::Together
                if self.counts() || (self.class.is_some() && self.plays_distant()) =>
            {
                reply.refuse(self.texts.get("class-say-counts"));
            }
            Command::Computer if argument.is_empty() && self.play_alone(reply) => {}
            Command::Turn if self.on.is_none() && self.class.is_some() => self.ask_class(Wire::Class, reply),
            _ if self.on.is_none() => reply.refuse(self.texts.get("t-first-game")),
            Command::Undo => self.undo(reply),
            Command::Hint => self.hint(reply),
            Command::Next => self.next(reply),
            Command::Solution => self.show_solution(reply),
            Command::Restart => self.restart(reply),
            Command::Computer => self.against(argument, reply),
            Command::Together => self.together(reply),
            Command::OpenTable => self.open_table(reply),
            Command::Draw => self.draw(reply),
            Command::Yes => self.accept(reply),
            Command::No => self.decline(reply),
            Command::Resign => self.resign(reply),
            Command::Claim if self.is_distant() => self.claim(reply),
            Command::Claim => reply.refuse(self.texts.get("t-not-here")),
            question => self.tell(question, argument, reply),
        }
    }

    pub(crate) fn is_distant(&self) -> bool {
        self.on.as_ref().is_some_and(|setting| matches!(setting.mode, Mode::Distant(_)))
    }

    /// Whether the person plays a match with another device that has not ended.
    fn plays_distant(&self) -> bool {
        let plays = |setting: &Setting| matches!(setting.mode, Mode::Distant(Some(_))) && !setting.game.over_here();
        self.on.as_ref().is_some_and(plays)
    }

    /// Answers a question about the match.
    fn tell(&mut self, question: Command, argument: &str, reply: &mut Reply) {
        match question {
            Command::Turn => {
                reply.say(self.state());
                self.say_task(reply);
                // It may not have been reached before.
                if self.on.as_ref().is_some_and(|setting| setting.thinking.is_none()) {
                    self.let_computer_play(reply);
                }
            }
            Command::Clock => self.tell_clock(reply),
            Command::Row | Command::Column => self.tell_line(argument, reply),
            Command::Ray => self.tell_ray(argument, reply),
            Command::Where => {
                if let Some(site) = self.site_or_last(argument, reply) {
                    self.narrate(reply, |narrator, setting| vec![narrator.site(setting.game.position(), site)]);
                }
            }
            Command::Chain if argument.is_empty() => {
                let before = reply.lines.len();
                self.narrate(reply, |narrator, setting| narrator.chains(setting.game.position()));
                if reply.lines.len() == before {
                    reply.say(self.texts.get("t-no-chains"));
                }
            }
            Command::Chain => {
                if let Some(site) = self.site_or_last(argument, reply) {
                    self.narrate(reply, |narrator, setting| vec![narrator.chain(setting.game.position(), site)]);
                }
            }
            Command::Legal if !argument.is_empty() => {
                if let Some(site) = self.site_or_last(argument, reply) {
                    self.narrate(reply, |narrator, setting| narrator.legal(setting.game.position(), Some(site)));
                }
            }
            // What continues the action that is half entered.
            Command::Legal if self.on.as_ref().is_some_and(|setting| !setting.gesture.taps().is_empty()) => {
                self.narrate(reply, |narrator, setting| vec![narrator.picked(&setting.gesture)]);
            }
            Command::Legal => self.narrate(reply, |narrator, setting| narrator.legal(setting.game.position(), None)),
            Command::Board => self.narrate(reply, |narrator, setting| narrator.board(setting.game.position())),
            Command::Last => self.narrate(reply, |narrator, setting| narrator.last(&setting.game)),
            Command::Captures => self.narrate(reply, |narrator, setting| narrator.captures(setting.game.position())),
            Command::Pieces => self.narrate(reply, |narrator, setting| narrator.pieces(setting.game.position())),
            Command::Score => self.narrate(reply, |narrator, setting| vec![narrator.score(setting.game.position())]),
            Command::Notes => {
                let before = reply.lines.len();
                self.narrate(reply, |narrator, setting| narrator.notes(setting.game.position(), None));
                if reply.lines.len() == before {
                    reply.say(self.texts.get("t-no-notes"));
                }
            }
            _ => {}
        }
    }

    fn narrate(&self, reply: &mut Reply, tell: impl FnOnce(&Narrator<'_>, &Setting) -> Vec<String>) {
        if let Some(setting) = &self.on {
            reply.lines.extend(tell(&setting.narrator(&self.texts, self.length), setting));
        }
    }

    /// Returns the name of a site as an example.
    fn example_site(&self) -> String {
        let Some(setting) = &self.on else { return String::new() };
        let narrator = setting.narrator(&self.texts, self.length);
        let middle = setting.layout.sites().find(|&site| setting.layout.coordinates(site).is_some());
        setting.site.or(middle).map(|site| narrator.place(site)).unwrap_or_default()
    }

    /// Returns the site that is named, or the last one that was spoken of if none is; says what is wrong otherwise.
    fn site_or_last(&mut self, name: &str, reply: &mut Reply) -> Option<Site> {
        let example = self.example_site();
        let setting = self.on.as_mut()?;
        let found = if name.is_empty() { setting.site } else { setting.find(&self.texts, name) };
        match found {
            Some(_) => setting.site = found,
            None if name.is_empty() => reply.refuse(self.say("t-site", &[("example", &example)])),
            None => reply.refuse(self.say("t-no-site", &[("thing", name)])),
        }
        found
    }

    fn tell_line(&self, name: &str, reply: &mut Reply) {
        let Some(setting) = &self.on else { return };
        let narrator = setting.narrator(&self.texts, self.length);
        if name.is_empty() {
            let grid = setting.layout.grids.first();
            let row = grid.and_then(|grid| Some(grid.rows.first()?.0.clone()));
            let column = grid.and_then(|grid| grid.columns.first().cloned());
            let examples: Vec<String> = row.into_iter().chain(column).collect();
            return reply.refuse(self.say("t-line", &[("example", &examples.join(", "))]));
        }
        let lines = narrator.line(setting.game.position(), name);
        if lines.is_empty() {
            return reply.refuse(self.say("t-no-line", &[("thing", name)]));
        }
        reply.lines.extend(lines);
    }

    fn tell_ray(&mut self, argument: &str, reply: &mut Reply) {
        let words: Vec<&str> = argument.split_whitespace().collect();
        let example = self.example_site();
        let (site, direction) = match words.as_slice() {
            [site, direction @ ..] if !direction.is_empty() => (*site, direction.join(" ")),
            [direction] => ("", (*direction).to_string()),
            _ => return reply.refuse(self.say("t-direction", &[("example", &example)])),
        };
        let Some(compass) = self.compass(&direction) else {
            return reply.refuse(self.say("t-direction", &[("example", &example)]));
        };
        if let Some(site) = self.site_or_last(site, reply) {
            self.narrate(reply, |narrator, setting| vec![narrator.ray(setting.game.position(), site, compass)]);
        }
    }

    /// Returns the direction with that name in the language of the table, or with the initials of its parts.
    fn compass(&self, text: &str) -> Option<Compass> {
        let wanted = plain(text);
        let is_named = |compass: &Compass| {
            let name = self.texts.get(&format!("dir-{}", compass.word()));
            let short = self.texts.get(&format!("short-{}", compass.word()));
            plain(&name) == wanted || plain(&short) == wanted
        };
        Compass::ALL.into_iter().find(is_named)
    }

    fn tell_clock(&self, reply: &mut Reply) {
        let (Some(setting), Some(left)) = (&self.on, self.clock) else {
            return reply.say(self.texts.get("t-no-clock"));
        };
        for person in Player::BOTH {
            let side = if setting.game.position().swapped() { person.other() } else { person };
            let seconds = left[person.index()].as_secs();
            let time = format!("{}:{:02}", seconds / 60, seconds % 60);
            let player = self.texts.side(setting.game.position().id(), "turn", side);
            reply.say(format!("{}.", self.say("said-clock", &[("player", &player), ("time", &time)])));
        }
    }

    fn help(&self, about: &str, reply: &mut Reply) {
        let line = |help: &super::CommandHelp| {
            let values = [
                ("word", help.word.as_str()),
                ("letter", help.letter.as_str()),
                ("does", help.does.as_str()),
                ("argument", help.argument.as_str()),
            ];
            self.say(if help.argument.is_empty() { "t-command" } else { "t-command-with" }, &values)
        };
        let commands = self.commands();
        if let (false, Some((command, _))) = (about.is_empty(), Command::parse(about, &self.texts)) {
            let place = Command::ALL.iter().position(|&other| other == command);
            return reply.lines.extend(place.and_then(|place| commands.get(place)).map(line));
        }
        if !about.is_empty() {
            return reply.refuse(self.say("t-unknown-command", &[("thing", about)]));
        }
        reply.say(match self.on {
            Some(_) => self.say("t-help", &[("example", &self.example())]),
            None => self.texts.get("t-help-none"),
        });
        reply.lines.extend(commands.iter().map(line));
    }

    fn change_language(&mut self, code: &str, reply: &mut Reply) {
        let other = Language::ALL.into_iter().find(|&language| language != self.texts.language);
        let wanted = if code.is_empty() { other } else { Language::find(&code.to_lowercase()) };
        let Some(language) = wanted else { return reply.refuse(self.texts.get("t-which-language")) };
        // A page may not have the words of the other language yet.
        reply.say(self.texts.get(&format!("t-language-{}", language.code())));
        self.texts.language = language;
        reply.request(Request::Language(language));
        reply.redraw = true;
    }
}
