//! `tabuleiro text`: a match, a lesson or a puzzle at the terminal, by typing.

use super::level;
use super::output::{OutputError, complain, print};
use clap::{Args, ValueEnum};
use std::io::{self, BufRead, IsTerminal, stdin};
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;
use std::time::{SystemTime, UNIX_EPOCH};
use std::{env, iter};
use tabuleiro_catalogue::matches::{Match, SetUpError};
use tabuleiro_engine::Answer;
use tabuleiro_engine::search::Level;
use tabuleiro_text_table::{Incoming, News, Reply, Request, Search, TextTable};
use tabuleiro_thinking::{MatchMemory, SearchRequest, processors, search_in_parallel};
use tabuleiro_words::{Language, asset};

/// What is set up at first.
#[derive(Args, Debug)]
pub(super) struct TextArguments {
    /// The game: its id, variant and options, as for the protocol's command `game`; nothing, to choose it later
    #[arg(value_name = "ID [VARIANT] [OPTION=VALUE]")]
    game: Vec<String>,
    /// The language (default: Portuguese where the system speaks it, otherwise English)
    #[arg(long, value_enum)]
    language: Option<Tongue>,
    /// Play against the computer, at a level from 1 to 5
    #[arg(long, value_name = "N", value_parser = level)]
    level: Option<Level>,
    /// The seed of the computer's play (default: another one each time)
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

/// The languages on the command line.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Tongue {
    /// Portuguese
    Pt,
    /// English
    En,
}

/// Why the conversation ended early.
#[derive(Debug, thiserror::Error)]
enum TalkError {
    #[error("standard input: {0}")]
    Input(io::Error),
    #[error(transparent)]
    Output(#[from] OutputError),
}

/// The caller of a text table at a terminal.
struct Terminal {
    table: TextTable,
    /// What the searches of the best level leave to the next one.
    memory: MatchMemory,
    /// Whether the person has left.
    ended: bool,
}

impl TextArguments {
    pub(super) fn run(&self) -> ExitCode {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        let seed = self.seed.unwrap_or_else(|| since.map_or(1, |since| since.as_secs()));
        let table = TextTable::new(self.language(), seed);
        let mut terminal = Terminal { table, memory: MatchMemory::default(), ended: false };
        let first = if self.game.is_empty() { terminal.table.welcome() } else { terminal.table.open(&self.link()) };
        if !self.game.is_empty() && terminal.table.game().is_none() {
            complain(first.lines.join(" "));
            return ExitCode::from(2);
        }
        match terminal.talk(first) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => super::failure(error),
        }
    }

    fn language(&self) -> Language {
        match self.language {
            Some(Tongue::Pt) => Language::Pt,
            Some(Tongue::En) => Language::En,
            None => {
                let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
                    .iter()
                    .find_map(|name| env::var(name).ok().filter(|v| !v.is_empty()));
                if set.is_some_and(|set| set.starts_with("pt")) { Language::Pt } else { Language::En }
            }
        }
    }

    /// Returns what is set up as a link.
    fn link(&self) -> String {
        let words = self.game.iter().skip(1).map(|word| match word.split_once('=') {
            Some(_) => word.clone(),
            None => format!("variant={word}"),
        });
        let opponent = self.level.map(|level| format!("opponent={}", level.number()));
        let game = self.game.first().map(|id| format!("game={id}"));
        game.into_iter().chain(words).chain(opponent).collect::<Vec<_>>().join("&")
    }
}

/// Returns a line as text. One that is not UTF-8 is taken as Latin-1, in which older terminals write `lição`.
fn text(line: Vec<u8>) -> String {
    String::from_utf8(line).unwrap_or_else(|error| error.as_bytes().iter().map(|&byte| char::from(byte)).collect())
}

impl Terminal {
    /// Reads lines and prints the answers until the input ends or the person leaves.
    fn talk(&mut self, first: Reply) -> Result<(), TalkError> {
        self.take(first)?;
        let mut input = stdin().lock();
        // A prompt would be read aloud in vain where the output goes to a file or another program.
        let prompts = stdin().is_terminal();
        while !self.ended {
            if prompts {
                print("> ")?;
            }
            let mut line = Vec::new();
            if input.read_until(b'\n', &mut line).map_err(TalkError::Input)? == 0 {
                break;
            }
            let reply = self.table.enter(&text(line));
            self.take(reply)?;
        }
        Ok(())
    }

    /// Prints a reply, does what it requests, and goes on with what follows from that.
    fn take(&mut self, reply: Reply) -> Result<(), OutputError> {
        let mut replies = vec![reply];
        while let Some(reply) = replies.pop() {
            print(reply.lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect::<String>())?;
            for request in reply.requests {
                let incoming = self.answer(request);
                replies.extend(incoming.map(|incoming| self.table.receive(incoming)));
            }
        }
        Ok(())
    }

    fn answer(&mut self, request: Request) -> Option<Incoming> {
        match request {
            Request::Load(path) => {
                let text = asset(&path).map(str::to_string);
                Some(Incoming::Loaded { path, text })
            }
            Request::Search(search) => {
                let number = search.number;
                let answer = self.search(search).ok()??;
                Some(Incoming::Found { number, answer })
            }
            Request::Judge { number, request } => {
                let mut judging = request.begin().ok()?;
                let judgement = iter::repeat_with(|| judging.advance()).flatten().next()?;
                Some(Incoming::Judged { number, judgement })
            }
            Request::Wire(_) => Some(Incoming::News(News::Refused("t-no-wire"))),
            Request::Leave => {
                self.ended = true;
                None
            }
            Request::Language(_) | Request::Learned(_) => None,
        }
    }

    /// Searches as `genmove` of the text protocol does: in parallel at the best level, which also continues its last search.
    fn search(&mut self, search: Search) -> Result<Option<Answer>, SetUpError> {
        let Search { record, persona, seed, wanted, seconds, .. } = search;
        let game = Match::from_record(&record)?;
        let request =
            SearchRequest { record, persona, seed, wanted, seconds, known: Vec::new(), kept: false }.keeping();
        let searches = request.resume(game.position(), processors(), &mut self.memory);
        let (answer, memories) = search_in_parallel(searches, &AtomicBool::new(false), &|_| {});
        if request.kept {
            self.memory.keep(request.record, memories);
        }
        Ok(answer)
    }
}
