//! A caller of the text table that searches, judges and opens files at once, and writes down what was said.

use tabuleiro_text_table::{Incoming, Reply, Request, TextTable, Wire};
use tabuleiro_thinking::SearchRequest;
use tabuleiro_words::{Language, asset};

/// A text table with its caller.
pub(crate) struct Driver {
    pub(crate) table: TextTable,
    /// What was entered, after `> `, and what was said.
    pub(crate) transcript: String,
    /// What was sent to the other device.
    pub(crate) sent: Vec<Wire>,
    /// The number of lessons finished and puzzles solved.
    pub(crate) learned: usize,
    /// The last answer, with what followed it.
    pub(crate) lines: Vec<String>,
}

impl Driver {
    pub(crate) fn new(language: Language) -> Driver {
        let table = TextTable::new(language, 7);
        Driver { table, transcript: String::new(), sent: Vec::new(), learned: 0, lines: Vec::new() }
    }

    /// Enters a line; returns everything that is said until the table waits for the next.
    pub(crate) fn enter(&mut self, line: &str) -> String {
        self.transcript.push_str(&format!("\n> {line}\n"));
        let reply = self.table.enter(line);
        self.lines.clear();
        self.take(reply);
        self.lines.join("\n")
    }

    pub(crate) fn receive(&mut self, incoming: Incoming) -> String {
        let reply = self.table.receive(incoming);
        self.lines.clear();
        self.take(reply);
        self.lines.join("\n")
    }

    fn take(&mut self, reply: Reply) {
        for line in reply.lines {
            assert!(!line.trim().is_empty() && !line.contains(['{', '}', '$']), "{line}");
            self.transcript.push_str(&line);
            self.transcript.push('\n');
            self.lines.push(line);
        }
        for request in reply.requests {
            let answer = match request {
                Request::Load(path) => {
                    let text = asset(&path).map(str::to_string);
                    Incoming::Loaded { path, text }
                }
                Request::Search(search) => {
                    let request = SearchRequest {
                        record: search.record,
                        persona: search.persona,
                        seed: search.seed,
                        wanted: search.wanted,
                        seconds: search.seconds,
                        known: Vec::new(),
                        kept: false,
                    };
                    // The clock of the search stands still, so that the answer depends on the seed alone.
                    let answer = request.begin().unwrap().think(60.0, || 0.0).unwrap();
                    Incoming::Found { number: search.number, answer }
                }
                Request::Judge { number, request } => {
                    let mut judging = request.begin().unwrap();
                    let judgement = std::iter::from_fn(|| Some(judging.advance())).flatten().next().unwrap();
                    Incoming::Judged { number, judgement }
                }
                Request::Wire(wire) => {
                    self.sent.push(wire);
                    continue;
                }
                Request::Learned(_) => {
                    self.learned += 1;
                    continue;
                }
                Request::Language(_) | Request::Leave => continue,
            };
            let reply = self.table.receive(answer);
            self.take(reply);
        }
    }
}
