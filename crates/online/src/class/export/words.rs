//! The words of what is exported, in the languages of the program.

/// The words of a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words {
    /// The ISO 639-1 code of the language.
    pub language: &'static str,
    /// The sign between whole points and half a point.
    pub decimal: char,
    /// Above the places.
    pub place: &'static str,
    /// Above the names.
    pub name: &'static str,
    /// Above the points.
    pub points: &'static str,
    /// Above the numbers of puzzles that were solved.
    pub solved: &'static str,
    /// Above Buchholz without the weakest opponent.
    pub buchholz_cut: &'static str,
    /// Above Buchholz.
    pub buchholz: &'static str,
    /// Above Sonneborn-Berger.
    pub sonneborn_berger: &'static str,
    /// Above the numbers of matches won as second.
    pub second_wins: &'static str,
    /// Above the numbers of rounds, and before one.
    pub round: &'static str,
    /// Above the numbers of pairs.
    pub pair: &'static str,
    /// Above the numbers of matches of a pair.
    pub game: &'static str,
    /// Above who moved first.
    pub first: &'static str,
    /// Above who moved second.
    pub second: &'static str,
    /// Above the points of who moved first.
    pub first_points: &'static str,
    /// Above the points of who moved second.
    pub second_points: &'static str,
    /// Above remarks.
    pub remark: &'static str,
    /// Of a match that was not played.
    pub unplayed: &'static str,
    /// Of a match that has not ended.
    pub unfinished: &'static str,
    /// Of an entrant without an opponent who gets a point.
    pub bye: &'static str,
    /// Of an entrant without an opponent who gets none.
    pub rest: &'static str,
    /// Above the standings.
    pub standings: &'static str,
    /// Above the rounds.
    pub rounds: &'static str,
    /// Before the number of puzzles that all have solved together.
    pub together: &'static str,
}

impl Words {
    /// Portuguese of Portugal.
    pub const PT: Words = Words {
        language: "pt",
        decimal: ',',
        place: "Lugar",
        name: "Nome",
        points: "Pontos",
        solved: "Problemas resolvidos",
        buchholz_cut: "Buchholz sem o pior",
        buchholz: "Buchholz",
        sonneborn_berger: "Sonneborn-Berger",
        second_wins: "Vitórias a jogar em segundo",
        round: "Ronda",
        pair: "Par",
        game: "Partida",
        first: "Joga primeiro",
        second: "Joga em segundo",
        first_points: "Pontos do primeiro",
        second_points: "Pontos do segundo",
        remark: "Nota",
        unplayed: "não se jogou",
        unfinished: "por acabar",
        bye: "sem adversário, um ponto",
        rest: "descansa",
        standings: "Classificação",
        rounds: "Rondas",
        together: "Problemas que a turma resolveu",
    };

    /// English.
    pub const EN: Words = Words {
        language: "en",
        decimal: '.',
        place: "Place",
        name: "Name",
        points: "Points",
        solved: "Puzzles solved",
        buchholz_cut: "Buchholz without the weakest",
        buchholz: "Buchholz",
        sonneborn_berger: "Sonneborn-Berger",
        second_wins: "Wins as second",
        round: "Round",
        pair: "Pair",
        game: "Match",
        first: "Moves first",
        second: "Moves second",
        first_points: "Points of the first",
        second_points: "Points of the second",
        remark: "Remark",
        unplayed: "not played",
        unfinished: "unfinished",
        bye: "no opponent, one point",
        rest: "rests",
        standings: "Standings",
        rounds: "Rounds",
        together: "Puzzles that the class has solved",
    };

    /// Returns the words of the language with an ISO 639-1 code; `None` if there are none.
    #[must_use]
    pub fn find(language: &str) -> Option<&'static Words> {
        [&Words::PT, &Words::EN].into_iter().find(|words| words.language == language)
    }
}
