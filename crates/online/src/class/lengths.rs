//! How long matches take in a class, by game and board.
//!
//! For the usual board these are the minutes that the key `in-class` of `assets/games/ID/en.ftl` states. The rules of the
//! championship and of the tournament of Goiás that the games come from state no times. A smaller board takes a part of them in
//! proportion to its cells, rounded up: nearly all actions of these games fill or close a cell.

/// A board, and how long a match takes on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Board {
    /// The id of the game.
    pub(super) game: &'static str,
    /// The variant and options, as words; none for the usual board.
    pub(super) options: &'static [&'static str],
    /// The minutes of a match.
    pub(super) minutes: u32,
}

const fn board(game: &'static str, options: &'static [&'static str], minutes: u32) -> Board {
    Board { game, options, minutes }
}

/// The boards: for each game the usual one, then smaller ones.
const BOARDS: [Board; 24] = [
    board("semaforo", &[], 5),
    board("gatos_e_caes", &[], 15),
    board("rastros", &[], 10),
    board("rastros", &["size=5"], 6),
    board("produto", &[], 20),
    board("produto", &["size=4"], 13),
    board("produto", &["size=3"], 7),
    board("dominorio", &[], 10),
    board("dominorio", &["size=6x6"], 6),
    board("atari_go", &[], 5),
    board("atari_go", &["size=7"], 4),
    board("hex", &[], 10),
    board("hex", &["size=9"], 7),
    board("hex", &["size=7"], 5),
    // The games of Goiás, as `presets` plays them.
    board("kharbaga", &[], 20),
    board("kalah", &[], 10),
    board("moinho", &[], 15),
    board("ouri", &["oware"], 20),
    board("polaris", &[], 30),
    board("konane", &["torneio"], 20),
    board("konane", &["torneio", "size=6"], 12),
    board("copos", &[], 15),
    board("quarto", &[], 10),
    board("ming_mang", &[], 25),
];

/// Returns the boards of a game, the usual one first.
pub(super) fn boards(game: &str) -> impl Iterator<Item = Board> {
    BOARDS.into_iter().filter(move |board| board.game == game)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_catalogue::matches::{Match, Record};

    fn cells(board: &Board) -> usize {
        let record =
            Record { options: board.options.iter().map(ToString::to_string).collect(), ..Record::of(board.game) };
        Match::from_record(&record).unwrap().position().board().sites.len()
    }

    #[test]
    fn a_match_takes_as_long_as_the_texts_of_the_game_say_and_less_on_a_smaller_board() {
        for board in BOARDS {
            let usual = boards(board.game).next().unwrap();
            if board != usual {
                let part = (usual.minutes as usize * cells(&board)).div_ceil(cells(&usual));
                assert_eq!(board.minutes as usize, part, "{board:?}");
                continue;
            }
            let file = format!("../../assets/games/{}/en.ftl", board.game);
            let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}"));
            let stated = format!("· {} minutes a match.", board.minutes);
            assert!(text.contains(&stated), "{board:?}");
        }
    }
}
