//! Lessons and puzzles that are asked for: their files are requested, and the first scene is set up.

use super::reply::Reply;
use super::request::Request;
use super::setting::{Mode, Setting};
use super::table::TextTable;
use super::wanted::{Kind, Wanted};
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::Match;
use tabuleiro_learning::{Lessons, Puzzle, Puzzles, RunningStudy, Scene, Study};
use tabuleiro_words::Reason;

impl TextTable {
    /// Returns the card that a query names, or that of the match on the table if it names none.
    fn card_or_here(&self, query: &str, reply: &mut Reply) -> Option<(GameId, &'static str)> {
        match &self.on {
            Some(setting) if query.is_empty() => {
                let position = setting.game.position();
                let variant = position.options().variant;
                let facts = position.facts();
                let card = facts.cards.iter().copied().find(|card| *card == variant);
                Some((position.id(), card.unwrap_or(facts.defaults().variant)))
            }
            _ => self.card(query, reply),
        }
    }

    pub(crate) fn want_lesson(&mut self, query: &str, reply: &mut Reply) {
        if let Some((game, variant)) = self.card_or_here(query, reply) {
            self.want(Wanted::new(Kind::Lesson, game, variant), reply);
        }
    }

    /// Says the rules of a game, or of the one on the table.
    pub(crate) fn want_rules(&mut self, query: &str, reply: &mut Reply) {
        if let Some((game, variant)) = self.card_or_here(query, reply) {
            self.want(Wanted::new(Kind::Rules, game, variant), reply);
        }
    }

    fn say_rules(&self, wanted: &Wanted, reply: &mut Reply) {
        let rules = self.texts.part(wanted.game, "play-now", &wanted.name);
        reply.lines.extend(rules.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_string));
    }

    /// Sets up a puzzle. The query is `hex` for the first unsolved puzzle of Hex, `hex 3` for its third one, `hex p42` for the one
    /// with that id, or `3` for the third puzzle of the game on the table.
    pub(crate) fn want_puzzle(&mut self, query: &str, reply: &mut Reply) {
        if let Some(wanted) = self.of_race(query) {
            return self.want(wanted, reply);
        }
        let (game, name) = query.rsplit_once(' ').unwrap_or(("", query));
        let is_name = |name: &str| name.ends_with(|c: char| c.is_ascii_digit());
        let (game, name) =
            if is_name(name) && self.card(query, &mut Reply::default()).is_none() { (game, name) } else { (query, "") };
        if let Some((game, _)) = self.card_or_here(game, reply) {
            self.want(Wanted::new(Kind::Puzzle, game, name), reply);
        }
    }

    /// Sets up a lesson or a puzzle, after its file was loaded.
    pub(crate) fn want(&mut self, wanted: Wanted, reply: &mut Reply) {
        let path = wanted.path();
        match self.files.get(&path).cloned() {
            None => {
                self.wanted = Some(wanted);
                reply.request(Request::Load(path));
            }
            Some(None) => reply.refuse(self.texts.get("t-no-file")),
            Some(Some(text)) => match wanted.kind {
                Kind::Lesson => self.begin_lesson(&wanted, &text, reply),
                Kind::Puzzle | Kind::RacePuzzle => self.begin_puzzle(&wanted, &text, reply),
                Kind::Rules => self.say_rules(&wanted, reply),
            },
        }
    }

    pub(crate) fn loaded(&mut self, path: String, text: Option<String>, reply: &mut Reply) {
        let awaited = self.wanted.take_if(|wanted| wanted.path() == path);
        self.files.insert(path.clone(), text);
        if let Some(wanted) = awaited {
            self.want(wanted, reply);
            // A file that could not be read may be there the next time.
            if self.files.get(&path).is_some_and(Option::is_none) {
                self.files.remove(&path);
            }
        }
    }

    fn begin_lesson(&mut self, wanted: &Wanted, text: &str, reply: &mut Reply) {
        let lessons = Lessons::read(text, wanted.game).ok();
        let scenes = lessons.and_then(|lessons| Scene::of_lesson(lessons.of_variant(&wanted.name)).ok());
        let Some(scenes) = scenes.filter(|scenes| !scenes.is_empty()) else {
            return reply.refuse(self.texts.get("t-no-lesson"));
        };
        let study = Study::Lesson { game: wanted.game, variant: wanted.name.clone() };
        let title = self.texts.title(wanted.game, &wanted.name);
        reply.say(self.say("t-lesson", &[("game", &title)]));
        self.begin_study(RunningStudy::new(study, scenes, None, 0.0), reply);
    }

    fn begin_puzzle(&mut self, wanted: &Wanted, text: &str, reply: &mut Reply) {
        let game = wanted.game;
        let Ok(puzzles) = Puzzles::read(text, game) else { return reply.refuse(self.texts.get("t-no-puzzle")) };
        let card = puzzles.find(&wanted.name).map(Puzzle::card);
        let card = card.unwrap_or(game.facts().defaults().variant);
        let race =
            self.class.as_ref().and_then(|class| class.race.as_ref()).filter(|_| wanted.kind == Kind::RacePuzzle);
        let of_card = match race {
            Some(race) => puzzles.of_race(&race.variant, race.count),
            None => puzzles.of_card(card).collect(),
        };
        let number = wanted.name.parse::<usize>().ok();
        let puzzle = match (wanted.name.is_empty(), number) {
            (true, _) => {
                let is_open = |(place, puzzle): &(u8, &&Puzzle)| match race {
                    Some(race) => !race.solved.contains(place),
                    None => !self.progress.solved(game, &puzzle.id),
                };
                let open = (0..).zip(&of_card).find(is_open).map(|(_, puzzle)| puzzle);
                if open.is_none() && race.is_some() {
                    return reply.say(self.texts.get("class-race-done"));
                }
                open.or(of_card.first()).copied()
            }
            (false, Some(number)) => number.checked_sub(1).and_then(|at| of_card.get(at)).copied(),
            (false, None) => puzzles.find(&wanted.name),
        };
        let Some(puzzle) = puzzle else { return reply.refuse(self.texts.get("t-no-puzzle")) };
        let mut running =
            RunningStudy::new(Study::Puzzle { game, id: puzzle.id.clone() }, vec![Scene::of_puzzle(puzzle)], None, 0.0);
        let place = of_card.iter().take_while(|other| other.id != puzzle.id).count();
        running.number = 1 + place;
        let place = race.and(u8::try_from(place).ok());
        reply.say(format!("{}.", self.texts.title(game, card)));
        self.begin_study(running, reply);
        if let Some(setting) = &mut self.on {
            setting.place = place;
        }
    }

    fn begin_study(&mut self, running: RunningStudy, reply: &mut Reply) {
        let start = running.scene().start.clone();
        match Match::from_record(&start) {
            Ok(game) => {
                self.leave_table(reply);
                self.on = Some(Setting::new(game, Mode::Study(Box::new(running))));
                self.describe_board(reply);
                self.tell_scene(reply);
            }
            Err(error) => self.refuse_for(&Reason::from(&error), reply),
        }
    }
}
