//! What a teacher takes away from a class.

use super::{Code, Ledger, LedgerError, Server, Why};
use crate::class::export::{Played, Sheet};
use crate::class::{Class, Section};
use crate::code::{PersonId, Token};
use crate::entry::match_stream;
use crate::table::Table;
use std::time::Duration;
use tabuleiro_pairing::Entrant;

/// The sections of a class, and its first and last moment in seconds since 1970.
#[derive(Clone, Debug, PartialEq)]
pub struct Export {
    /// The sections. Names are those of the wire, a section is called like its game, and the days are empty.
    pub sheets: Vec<Sheet>,
    /// When the class was opened, and when something happened there last.
    pub times: [u64; 2],
}

impl<L: Ledger> Server<L> {
    /// Returns what a class has to export, for the teacher with this token; the records of the matches only `with_matches`.
    ///
    /// # Errors
    /// [`Why::UnknownClass`], [`Why::NotTeacher`], or [`Why::ReadOnly`] if the ledger cannot be read.
    pub fn export(&mut self, class: &str, token: &str, with_matches: bool, now: Duration) -> Result<Export, Why> {
        let code = self.class_at(class, now).map_err(|(why, _)| why)?.ok_or(Why::UnknownClass)?;
        let who = token.parse::<Token>().map(PersonId::of).map_err(|_| Why::NotTeacher)?;
        if !self.leads(code, who) {
            return Err(Why::NotTeacher);
        }
        let class = &self.classes[&code];
        let times = [class.opened, class.written].map(|time| time.as_secs());
        let mut sheets: Vec<Sheet> = class.sections.iter().map(|section| sheet(class, section)).collect();
        if with_matches {
            let tables = class.sections.iter().map(|section| {
                let begun = section.rounds.iter().map(|begun| (begun.tables.clone(), section.setup.matches));
                begun.collect::<Vec<_>>()
            });
            for (sheet, tables) in sheets.iter_mut().zip(tables.collect::<Vec<_>>()) {
                sheet.played = self.played(&tables).map_err(|_| Why::ReadOnly)?;
            }
        }
        Ok(Export { sheets, times })
    }

    /// Reads the matches of rounds. Those that never began have no record.
    fn played(&mut self, rounds: &[(Vec<Code>, u8)]) -> Result<Vec<Played>, LedgerError> {
        let mut list = Vec::new();
        for (round, (tables, matches)) in (1..).zip(rounds) {
            for (pair, &table) in tables.iter().enumerate() {
                for game in 0..usize::from(*matches) {
                    let number = game as u32 + 1;
                    let entries = self.ledger.read(&match_stream(table, number), 0)?;
                    if let Ok(read) = Table::replay(table, number, &entries) {
                        list.push(Played { round, pair, game, record: read.game.record_to_here() });
                    }
                }
            }
        }
        Ok(list)
    }
}

fn sheet(class: &Class, section: &Section) -> Sheet {
    let names = (0..section.entrants.len() as u32).map(|at| class.name(section, Entrant(at)));
    Sheet {
        title: class.code.to_string(),
        place: String::new(),
        days: [String::new(), String::new()],
        section: section.setup.game.clone(),
        setup: section.setup.clone(),
        names: names.map(|name| name.map(ToString::to_string).unwrap_or_default()).collect(),
        rounds: section.played(),
        standings: section.standings(),
        played: Vec::new(),
    }
}
