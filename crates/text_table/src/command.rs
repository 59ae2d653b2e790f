//! The commands of the text table. Their words are messages: `cmd-where` has the word, other words and the form of one
//! character, separated by spaces; `does-where` says what the command does, `arg-where` what follows it.

use tabuleiro_words::{Texts, plain};

/// A command of the text table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    Where,
    Row,
    Column,
    Ray,
    Chain,
    Board,
    Last,
    Legal,
    Captures,
    Pieces,
    Score,
    Notes,
    Turn,
    Clock,
    Hint,
    Undo,
    Repeat,
    Next,
    Solution,
    Restart,
    Game,
    Games,
    Lesson,
    Puzzle,
    Rules,
    Computer,
    Together,
    OpenTable,
    Join,
    Class,
    Break,
    Draw,
    Yes,
    No,
    Resign,
    Claim,
    Short,
    Full,
    Language,
    Help,
    Leave,
}

impl Command {
    /// All commands, in the order in which help lists them.
    pub(crate) const ALL: [Command; 41] = [
        Command::Where,
        Command::Row,
        Command::Column,
        Command::Ray,
        Command::Chain,
        Command::Board,
        Command::Last,
        Command::Legal,
        Command::Captures,
        Command::Pieces,
        Command::Score,
        Command::Notes,
        Command::Turn,
        Command::Clock,
        Command::Hint,
        Command::Undo,
        Command::Repeat,
        Command::Next,
        Command::Solution,
        Command::Restart,
        Command::Game,
        Command::Games,
        Command::Lesson,
        Command::Puzzle,
        Command::Rules,
        Command::Computer,
        Command::Together,
        Command::OpenTable,
        Command::Join,
        Command::Class,
        Command::Break,
        Command::Draw,
        Command::Yes,
        Command::No,
        Command::Resign,
        Command::Claim,
        Command::Short,
        Command::Full,
        Command::Language,
        Command::Help,
        Command::Leave,
    ];

    /// Returns the end of its message ids.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Command::Where => "where",
            Command::Row => "row",
            Command::Column => "column",
            Command::Ray => "ray",
            Command::Chain => "chain",
            Command::Board => "board",
            Command::Last => "last",
            Command::Legal => "legal",
            Command::Captures => "captures",
            Command::Pieces => "pieces",
            Command::Score => "score",
            Command::Notes => "notes",
            Command::Turn => "turn",
            Command::Clock => "clock",
            Command::Hint => "hint",
            Command::Undo => "undo",
            Command::Repeat => "repeat",
            Command::Next => "next",
            Command::Solution => "solution",
            Command::Restart => "restart",
            Command::Game => "game",
            Command::Games => "games",
            Command::Lesson => "lesson",
            Command::Puzzle => "puzzle",
            Command::Rules => "rules",
            Command::Computer => "computer",
            Command::Together => "together",
            Command::OpenTable => "table",
            Command::Join => "join",
            Command::Class => "class",
            Command::Break => "break",
            Command::Draw => "draw",
            Command::Yes => "yes",
            Command::No => "no",
            Command::Resign => "resign",
            Command::Claim => "claim",
            Command::Short => "short",
            Command::Full => "full",
            Command::Language => "language",
            Command::Help => "help",
            Command::Leave => "leave",
        }
    }

    /// Returns the words of the command in the language of the texts; the form of one character is the last.
    pub(crate) fn words(self, texts: &Texts) -> Vec<String> {
        texts.get(&format!("cmd-{}", self.word())).split_whitespace().map(str::to_string).collect()
    }

    /// Reads a line: the command and what follows it; `None` if the line begins with no command. A line may begin with `/`.
    pub(crate) fn parse<'a>(line: &'a str, texts: &Texts) -> Option<(Command, &'a str)> {
        let line = line.trim();
        let line = line.strip_prefix('/').unwrap_or(line);
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let same = |word: &str| word == first || (!plain(word).is_empty() && plain(word) == plain(first));
        let named = |command: &Command| command.words(texts).iter().any(|word| same(word));
        Command::ALL.into_iter().find(named).map(|command| (command, rest.trim()))
    }

    /// Returns the word most similar to what was entered, if one is.
    pub(crate) fn near(text: &str, texts: &Texts) -> Option<String> {
        let wanted = plain(text);
        let words = Command::ALL.into_iter().flat_map(|command| command.words(texts));
        let near = |word: &String| word.chars().count() > 3 && distance(&plain(word), &wanted) <= 2;
        words.filter(near).min_by_key(|word| distance(&plain(word), &wanted))
    }
}

/// Returns the number of letters to insert, remove or replace to make one text of another.
pub(crate) fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, c) in one.chars().enumerate() {
        let mut corner = row[0];
        row[0] = i + 1;
        for (j, &d) in other.iter().enumerate() {
            let replaced = corner + usize::from(c != d);
            corner = row[j + 1];
            row[j + 1] = replaced.min(row[j] + 1).min(corner + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_words::Language;

    #[test]
    fn every_command_has_its_own_words_and_a_form_of_one_character() {
        for language in Language::ALL {
            let texts = Texts::new(language).with_more(crate::words);
            let mut seen = std::collections::BTreeMap::new();
            for command in Command::ALL {
                let words = command.words(&texts);
                assert_eq!(words.last().map(|word| word.chars().count()), Some(1), "{command:?}: {words:?}");
                for word in words {
                    let key = if plain(&word).is_empty() { word.clone() } else { plain(&word) };
                    assert_eq!(seen.insert(key, command), None, "'{word}' in {}", language.code());
                    assert_eq!(Command::parse(&format!("{word}  a1 "), &texts), Some((command, "a1")));
                }
            }
        }
    }

    #[test]
    fn commands_are_read_without_accents_and_in_any_case() {
        let texts = Texts::new(Language::Pt).with_more(crate::words);
        assert_eq!(Command::parse("ULTIMA", &texts), Some((Command::Last, "")));
        assert_eq!(Command::parse("/sugestao", &texts), Some((Command::Hint, "")));
        assert_eq!(Command::parse("language en", &texts), Some((Command::Language, "en")));
        assert_eq!(Command::parse("c4", &texts), None);
    }

    #[test]
    fn distances_count_changed_letters() {
        assert_eq!([distance("b4", "b4"), distance("", "ab"), distance("legal", "legl")], [0, 2, 1]);
    }
}
