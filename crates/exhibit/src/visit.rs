//! The record of one visit and its line in a file of counts. It contains nothing about the person.

use super::moment::{Date, Moment};
use std::fmt;

/// How a visit ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum VisitEnd {
    /// A side won the match.
    Won,
    /// The match was drawn.
    Drawn,
    /// The visitors left before the end.
    Left,
    /// The visitors solved a puzzle.
    Solved,
}

impl VisitEnd {
    /// All endings.
    pub const ALL: [VisitEnd; 4] = [VisitEnd::Won, VisitEnd::Drawn, VisitEnd::Left, VisitEnd::Solved];

    fn word(self) -> &'static str {
        match self {
            VisitEnd::Won => "won",
            VisitEnd::Drawn => "drawn",
            VisitEnd::Left => "left",
            VisitEnd::Solved => "solved",
        }
    }
}

impl fmt::Display for VisitEnd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

/// The players and their seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Company {
    /// Two people in front of the screen.
    SideBySide,
    /// Two people on opposite sides of the screen.
    FaceToFace,
    /// One person against the computer.
    Computer,
}

impl Company {
    const ALL: [Company; 3] = [Company::SideBySide, Company::FaceToFace, Company::Computer];

    fn word(self) -> &'static str {
        match self {
            Company::SideBySide => "side",
            Company::FaceToFace => "face",
            Company::Computer => "computer",
        }
    }
}

/// One match that visitors began, or one puzzle that they solved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visit {
    /// When it ended.
    pub time: Moment,
    /// The game's id.
    pub game: String,
    /// Its variant and options, words with spaces between them.
    pub options: String,
    /// The code of the language shown at the end.
    pub language: String,
    /// The players and their seats.
    pub seats: Company,
    /// Actions played, by people and computer.
    pub actions: u32,
    /// Seconds from the first touch to the end.
    pub seconds: u32,
    /// How it ended.
    pub ended: VisitEnd,
    /// Puzzles solved: 1 for a puzzle, 0 for a match.
    pub puzzles: u32,
}

impl Visit {
    /// The first line of a file of counts: the names of the columns.
    pub const HEADER: &'static str = "time,game,options,language,seats,actions,seconds,ended,puzzles";

    /// Returns the visit as a line of comma-separated values, in the order of [`Visit::HEADER`], without a line end.
    /// The line has the time of day only; the day is in the name of the file.
    #[must_use]
    pub fn line(&self) -> String {
        // Ids and options contain no separators; if one ever did, the line would still have the right number of values.
        let plain = |text: &str| text.replace(|c: char| c == ',' || c == '"' || c.is_control(), " ");
        let Visit { actions, seconds, puzzles, .. } = self;
        let (game, options, language) = (plain(&self.game), plain(&self.options), plain(&self.language));
        let (time, seats, ended) = (self.time.clock(), self.seats.word(), self.ended.word());
        format!("{time},{game},{options},{language},{seats},{actions},{seconds},{ended},{puzzles}")
    }

    /// Reads a line that [`Visit::line`] wrote on a day; `None` for other text.
    #[must_use]
    pub fn parse(day: Date, line: &str) -> Option<Visit> {
        let values: Vec<&str> = line.trim_end_matches('\r').split(',').collect();
        let &[time, game, options, language, seats, actions, seconds, ended, puzzles] = values.as_slice() else {
            return None;
        };
        Some(Visit {
            time: Moment::on(day, time)?,
            game: game.into(),
            options: options.into(),
            language: language.into(),
            seats: Company::ALL.into_iter().find(|s| s.word() == seats)?,
            actions: actions.parse().ok()?,
            seconds: seconds.parse().ok()?,
            ended: VisitEnd::ALL.into_iter().find(|e| e.word() == ended)?,
            puzzles: puzzles.parse().ok()?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_visit_is_read_as_it_is_written() {
        let time = Moment::parse("2026-11-22 14:03:07").unwrap();
        let visit = Visit {
            time,
            game: "hex".into(),
            options: "size=5 first=second".into(),
            language: "pt".into(),
            seats: Company::Computer,
            actions: 17,
            seconds: 94,
            ended: VisitEnd::Won,
            puzzles: 0,
        };
        assert_eq!(visit.line(), "14:03:07,hex,size=5 first=second,pt,computer,17,94,won,0");
        assert_eq!(visit.line().split(',').count(), Visit::HEADER.split(',').count());
        assert_eq!(Visit::parse(time.date(), &visit.line()), Some(visit.clone()));
        let odd = Visit { options: "a,\"b\nc".into(), ..visit };
        assert_eq!(Visit::parse(time.date(), &odd.line()).unwrap().options, "a  b c");
        assert_eq!(Visit::parse(time.date(), "14:03:07,hex,size=5,pt,computer,17,94,w"), None);
        assert_eq!(Visit::parse(time.date(), Visit::HEADER), None);
    }
}
