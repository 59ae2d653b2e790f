//! Setting up a match: by name, by link, against whom.

use super::reply::Reply;
use super::request::{Request, Wire};
use super::setting::{Mode, Setting};
use super::table::TextTable;
use super::wanted::{Kind, Wanted};
use percent_encoding::percent_decode_str;
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::{Match, Occupant, Record};
use tabuleiro_engine::search::Level;
use tabuleiro_narration::{Edge, Length};
use tabuleiro_rules::{Family, Options, Player, Shape, Tone};
use tabuleiro_words::{Reason, plain};

impl TextTable {
    /// Returns the card that a query names: a game and its variant. Says what is wrong if there is none, or several.
    pub(crate) fn card(&self, query: &str, reply: &mut Reply) -> Option<(GameId, &'static str)> {
        let cards = || {
            GameId::ALL.iter().flat_map(|&game| {
                let facts = game.facts();
                std::iter::once(facts.defaults().variant)
                    .chain(facts.cards.iter().copied())
                    .map(move |variant| (game, variant))
            })
        };
        let wanted = plain(query);
        let is_exact = |&(game, variant): &(GameId, &str)| {
            plain(&self.texts.title(game, variant)) == wanted || plain(game.id()) == wanted
        };
        let found: Vec<(GameId, &'static str)> =
            cards().filter(|&(game, variant)| self.texts.finds(query, game, variant)).collect();
        if let Some(exact) = cards().find(is_exact) {
            return Some(exact);
        }
        match found.as_slice() {
            _ if wanted.is_empty() => reply.refuse(self.texts.get("t-first-game")),
            [] => reply.refuse(self.say("t-no-game", &[("thing", query)])),
            [only] => return Some(*only),
            several => {
                let names: Vec<String> =
                    several.iter().map(|&(game, variant)| self.texts.title(game, variant)).collect();
                reply.refuse(self.say("t-which-game", &[("games", &names.join(", "))]));
            }
        }
        None
    }

    /// Sets up a match of a game, given its name and options such as `size=7`.
    pub(crate) fn set_up(&mut self, argument: &str, reply: &mut Reply) {
        let words: Vec<&str> = argument.split_whitespace().collect();
        let (options, names): (Vec<&str>, Vec<&str>) = words.into_iter().partition(|word| word.contains('='));
        // A number at the end is a size, unless the name of a game ends with it.
        let sized = names.last().filter(|word| names.len() > 1 && word.starts_with(|c: char| c.is_ascii_digit()));
        let sized = sized.map(|word| format!("size={word}"));
        let mut quiet = Reply::default();
        let (card, size) = match (self.card(&names.join(" "), &mut quiet), &sized) {
            (Some(card), _) => (Some(card), None),
            (None, Some(size)) => (self.card(&names[..names.len() - 1].join(" "), reply), Some(size.as_str())),
            (None, None) => {
                reply.refuse(quiet.lines.join(" "));
                (None, None)
            }
        };
        let Some((game, variant)) = card else { return };
        let variant = Some(variant).filter(|variant| !variant.is_empty());
        match game.facts().parse_options(variant.into_iter().chain(options).chain(size)) {
            Ok(options) => self.begin_match(game, &options, reply),
            Err(error) => self.refuse_for(&Reason::from(&error), reply),
        }
    }

    pub(crate) fn refuse_for(&self, reason: &Reason, reply: &mut Reply) {
        reply.refuse(format!("{}.", self.say("refused", &[("reason", &self.texts.reason(reason))])));
    }

    fn begin_match(&mut self, game: GameId, options: &Options, reply: &mut Reply) {
        match Match::new(game, options) {
            Ok(game) => self.put(game, Mode::Here, reply),
            Err(error) => self.refuse_for(&Reason::from(&error), reply),
        }
    }

    /// Leaves the match with another device before something else is set up. A match of a class is not left: the command
    /// `class` sets it up again.
    pub(crate) fn leave_table(&self, reply: &mut Reply) {
        if self.is_distant() && self.class.is_none() {
            reply.request(Request::Wire(Wire::Leave));
        }
    }

    /// Puts a match on the table and says what it is.
    pub(crate) fn put(&mut self, game: Match, mode: Mode, reply: &mut Reply) {
        self.wanted = None;
        if !matches!(mode, Mode::Distant(_)) {
            self.leave_table(reply);
        }
        self.on = Some(Setting::new(game, mode));
        reply.redraw = true;
        self.introduce(reply);
        reply.say(self.state());
        self.let_computer_play(reply);
    }

    /// Says the game, its goal, its board and who plays.
    fn introduce(&self, reply: &mut Reply) {
        let Some(setting) = &self.on else { return };
        let position = setting.game.position();
        let (id, variant) = (position.id(), position.options().variant);
        reply.say(
            self.say("t-game", &[("game", &self.texts.title(id, variant)), ("goal", &self.texts.goal(id, variant))]),
        );
        self.describe_board(reply);
        self.say_contents(reply);
    }

    /// Says the size of the board, what a game says of its use, and whose edges are where.
    pub(crate) fn describe_board(&self, reply: &mut Reply) {
        let Some(setting) = &self.on else { return };
        let id = setting.game.position().id();
        let ends = |names: &[String]| match names {
            [] => String::new(),
            [only] => only.clone(),
            [first, .., last] => self.say("say-range", &[("from", first), ("to", last)]),
        };
        for grid in &setting.layout.grids {
            let mut rows: Vec<String> = grid.rows.iter().map(|(row, _)| row.clone()).collect();
            rows.sort_by_key(|row| row.parse::<u8>().unwrap_or(0));
            reply.say(self.say("t-size", &[("rows", &ends(&rows)), ("columns", &ends(&grid.columns))]));
        }
        if self.texts.has(id, "say-board") {
            reply.say(self.texts.game(id, "say-board", &[]));
        }
        let narrator = setting.narrator(&self.texts, self.length);
        let is_owned = |edge: &&Edge| edge.tone.is_some_and(|tone| tone != Tone::Neutral);
        let owned = setting.layout.edges.iter().filter(is_owned).map(|edge| match self.line_of(edge) {
            Some(line) => self.say("t-edge", &[("edge", &narrator.edge(edge)), ("line", &line)]),
            None => narrator.edge(edge),
        });
        let owned: Vec<String> = owned.collect();
        if !owned.is_empty() {
            reply.say(self.say("t-edges", &[("edges", &owned.join("; "))]));
        }
    }

    /// Returns the row or the column that an edge consists of.
    fn line_of(&self, edge: &Edge) -> Option<String> {
        let layout = &self.on.as_ref()?.layout;
        let mut at = edge.sites.iter().filter_map(|&site| layout.coordinates(site));
        let (column, row) = at.next()?;
        let (mut is_column, mut is_row) = (true, true);
        for (other_column, other_row) in at {
            is_column &= other_column == column;
            is_row &= other_row == row;
        }
        match (is_column, is_row) {
            (true, false) => Some(self.say("say-column", &[("name", column)]).to_lowercase()),
            (false, true) => Some(self.say("say-row", &[("name", row)]).to_lowercase()),
            _ => None,
        }
    }

    /// Says what stands on the board, as briefly as it can be said: where the pieces of each side are, or the rows of pits.
    pub(crate) fn say_contents(&self, reply: &mut Reply) {
        let Some(setting) = &self.on else { return };
        let narrator = setting.narrator(&self.texts, Length::Full);
        let position = setting.game.position();
        let has_pits = setting.layout.board.sites.iter().any(|site| matches!(site.shape, Shape::Pit | Shape::Goblet));
        if has_pits {
            reply.lines.extend(narrator.board(position));
        } else if !position.pieces().standing().is_empty() {
            reply.lines.extend(narrator.pieces(position));
        }
    }

    pub(crate) fn list_games(&self, reply: &mut Reply) {
        for family in Family::ALL {
            let of_family = GameId::ALL.iter().filter(|game| game.facts().family == family);
            let names: Vec<String> =
                of_family.map(|&game| self.texts.title(game, game.facts().defaults().variant)).collect();
            let family = self.texts.get(match family {
                Family::Connection => "family-connection",
                Family::Alignment => "family-alignment",
                Family::Territory => "family-territory",
                Family::Capture => "family-capture",
                Family::Blockade => "family-blockade",
                Family::Sowing => "family-sowing",
                Family::Chess => "family-chess",
            });
            reply.say(self.say("t-games", &[("family", &family), ("games", &names.join(", "))]));
        }
    }

    /// Plays against the computer from the position on the table: `3`, or `3 second`.
    pub(crate) fn against(&mut self, argument: &str, reply: &mut Reply) {
        let mut words = argument.split_whitespace();
        let level = match words.next().map(str::parse::<u8>) {
            None => Some(Level::default()),
            Some(number) => number.ok().and_then(Level::new),
        };
        let Some(level) = level else { return reply.refuse(self.texts.get("t-level")) };
        let second = words.next().is_some_and(|word| {
            let word = plain(word);
            word == "2" || self.texts.get("t-second").split_whitespace().any(|second| plain(second) == word)
        });
        let Some(setting) = &mut self.on else { return };
        if !matches!(setting.mode, Mode::Here) {
            return reply.refuse(self.texts.get("t-not-in-study"));
        }
        if setting.game.over_here() {
            return reply.refuse(self.texts.get("t-over"));
        }
        setting.game.occupants = [Occupant::Human; 2];
        setting.game.occupants[usize::from(!second)] = Occupant::Computer(level.into());
        setting.advice = None;
        let person = Player::from_second(second);
        let side = if setting.game.position().swapped() { person.other() } else { person };
        let player = self.texts.side(setting.game.position().id(), "turn", side);
        let level = self.texts.get(&format!("level-{}", level.number()));
        reply.say(self.say("t-sides", &[("level", &level), ("player", &player)]));
        reply.say(self.state());
        self.let_computer_play(reply);
    }

    pub(crate) fn together(&mut self, reply: &mut Reply) {
        let Some(setting) = &mut self.on else { return };
        if !matches!(setting.mode, Mode::Here) {
            return reply.refuse(self.texts.get("t-not-in-study"));
        }
        setting.game.occupants = [Occupant::Human; 2];
        setting.thinking = None;
        reply.say(self.texts.get("t-together"));
        reply.say(self.state());
    }

    /// Begins the same match again, with the same persons.
    pub(crate) fn restart(&mut self, reply: &mut Reply) {
        let Some(setting) = &self.on else { return };
        match &setting.mode {
            Mode::Study(_) => self.repeat_scene(reply),
            Mode::Distant(_) => {
                reply.say(self.texts.get("distant-offered-rematch"));
                reply.request(Request::Wire(Wire::Offer(super::Offer::Rematch)));
            }
            Mode::Here => {
                let record = Record { moves: Vec::new(), ..setting.game.record_to_here() };
                match Match::from_record(&record) {
                    Ok(game) => self.put(game, Mode::Here, reply),
                    Err(error) => self.refuse_for(&Reason::from(&error), reply),
                }
            }
        }
    }

    pub(crate) fn open_table(&self, reply: &mut Reply) {
        let Some(setting) = &self.on else { return };
        let position = setting.game.position();
        let (game, options) = (position.id().id().to_string(), position.options().words(position.facts()));
        reply.say(self.texts.get("distant-asking"));
        reply.request(Request::Wire(Wire::Open { game, options }));
    }

    /// Sets up what a link names.
    pub(crate) fn open_link(&mut self, link: &str, reply: &mut Reply) {
        let mut record = Record::of("");
        let (mut study, mut level, mut second, mut variant) = (None, None, false, String::new());
        for word in link.trim_start_matches('#').split('&').filter(|word| !word.is_empty()) {
            let (key, value) = word.split_once('=').unwrap_or((word, ""));
            let value = percent_decode_str(value).decode_utf8_lossy().into_owned();
            match key {
                "table" => return reply.request(Request::Wire(Wire::Join(value))),
                "game" | "setup" => record.game = value,
                "variant" => {
                    variant.clone_from(&value);
                    record.options.push(value);
                }
                "moves" => record.moves = value.split(['.', ' ']).map(str::to_string).collect(),
                "position" => record.start = serde_json::from_str(&value).ok(),
                "opponent" => level = value.parse().ok().and_then(Level::new),
                "side" => second = value == "second",
                "lesson" => study = Some((true, value)),
                "puzzle" => study = Some((false, value)),
                _ => record.options.push(format!("{key}={value}")),
            }
        }
        if let (Some((is_lesson, name)), Ok(game)) = (study, GameId::find(&record.game)) {
            let wanted = match is_lesson {
                true if name.is_empty() => Wanted::new(Kind::Lesson, game, &variant),
                true => Wanted::new(Kind::Lesson, game, &name),
                false => Wanted::new(Kind::Puzzle, game, &name),
            };
            return self.want(wanted, reply);
        }
        if let Some(level) = level {
            record.occupants[usize::from(!second)] = Occupant::Computer(level.into());
        }
        match Match::from_record(&record) {
            Ok(game) => self.put(game, Mode::Here, reply),
            Err(error) => self.refuse_for(&Reason::from(&error), reply),
        }
    }
}
