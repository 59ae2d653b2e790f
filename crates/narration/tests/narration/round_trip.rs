//! Somebody who only hears the rows sets up the same board.

use super::{generator, matches, play_at_random};
use std::collections::BTreeMap;
use tabuleiro_narration::{Layout, Length, Narrator};
use tabuleiro_rules::{Kind, Piece, Shape, Site};
use tabuleiro_words::{Language, Texts};

/// The words that a listener knows: how rows begin, ranges, empty sites.
struct Listener {
    row: &'static str,
    each: &'static str,
    to: &'static str,
    empty: [&'static str; 2],
    capitals: &'static str,
}

const PT: Listener = Listener {
    row: "Linha ",
    each: ", em cada uma: ",
    to: " a ",
    empty: ["vazia", "vazias"],
    capitals: ", maiúsculas",
};
const EN: Listener =
    Listener { row: "Row ", each: ", on each: ", to: " to ", empty: ["empty", "empty"], capitals: ", capitals" };

impl Listener {
    /// Returns what stands on each site, by its name, as it was heard; empty sites are left out.
    fn hear(&self, sentences: &[String], names: &[String]) -> BTreeMap<String, String> {
        let mut heard = BTreeMap::new();
        for sentence in sentences {
            let sentence = sentence.strip_suffix('.').unwrap();
            let Some(row) = sentence.strip_prefix(self.row) else {
                let (place, what) = sentence.split_once(", ").unwrap();
                heard.insert(place.to_string(), what.to_string());
                continue;
            };
            let (head, cells) = row.split_once(": ").unwrap();
            let number = head.split(',').next().unwrap();
            let is_capital = head.ends_with(self.capitals);
            let in_row: Vec<&String> = names
                .iter()
                .filter(|name| name.get(1..) == Some(number))
                .filter(|name| !head.contains(',') || name.starts_with(|c: char| c.is_uppercase()) == is_capital)
                .collect();
            for cell in cells.split("; ").filter(|cell| !self.empty.contains(cell)) {
                let (at, what) = match cell.split_once(self.each) {
                    Some((range, what)) => (range, what),
                    None => cell.split_once(", ").unwrap(),
                };
                let (from, to) = at.split_once(self.to).unwrap_or((at, at));
                let mut sites = in_row.iter().filter(|name| name[..1] >= *from && name[..1] <= *to).peekable();
                assert!(sites.peek().is_some(), "no site for '{cell}' in row {number}");
                for site in sites.filter(|_| !self.empty.contains(&what)) {
                    assert!(heard.insert((*site).clone(), what.to_string()).is_none(), "{site} twice");
                }
            }
        }
        heard
    }
}

#[test]
fn the_spoken_rows_give_the_position_back() {
    let mut rng = generator(3);
    for mut game in matches() {
        let layout = Layout::of(game.position().board());
        let of = game.position().id().id();
        let names: Vec<String> = layout
            .sites()
            .filter(|&site| layout.coordinates(site).is_some())
            .map(|s| layout.board.sites[s.index()].name.clone())
            .collect();
        // What is said of every stack of pieces that occurs: different stacks are never said alike.
        let mut stacks: BTreeMap<(bool, String), Vec<(Piece, u8)>> = BTreeMap::new();
        for turn in 0..40 {
            let (language, listener) = if turn % 2 == 0 { (Language::Pt, PT) } else { (Language::En, EN) };
            let texts = Texts::new(language);
            let length = if turn % 4 < 2 { Length::Full } else { Length::Short };
            let narrator = Narrator::new(&texts, &layout, game.position().id(), length);
            let contents = narrator.contents(game.position());
            let heard = listener.hear(&narrator.board(game.position()), &names);
            for site in layout.sites() {
                check(&narrator, &layout, site, &heard, contents.on(site), &mut stacks, of);
            }
            if !play_at_random(&mut game, &mut rng) {
                break;
            }
        }
    }
}

fn check(
    narrator: &Narrator<'_>,
    layout: &Layout,
    site: Site,
    heard: &BTreeMap<String, String>,
    standing: &[tabuleiro_rules::Standing],
    stacks: &mut BTreeMap<(bool, String), Vec<(Piece, u8)>>,
    of: &str,
) {
    let place = narrator.place(site);
    let is_counted = matches!(layout.board.sites[site.index()].shape, Shape::Pit | Shape::Goblet | Shape::Store);
    let there: Vec<(Piece, u8)> = standing.iter().map(|s| (s.piece, s.count)).collect();
    match heard.get(&place) {
        None => assert!(there.is_empty() && !is_counted, "{of}: {place} has {there:?}, and nothing is said"),
        Some(what) => {
            assert!(!there.is_empty() || is_counted, "{of}: {place} is empty, and '{what}' is said");
            let is_portuguese = narrator.texts.language == Language::Pt;
            let before = stacks.entry((is_portuguese, what.clone())).or_insert_with(|| there.clone());
            assert_eq!(*before, there, "{of}: '{what}' is said of both");
        }
    }
}

#[test]
fn a_domino_is_said_of_both_sites_and_a_trampoline_under_its_piece() {
    let texts = Texts::new(Language::En);
    let told = |game: &str, moves: &[&str], site: &str| {
        let mut played = tabuleiro_catalogue::matches::Match::of(tabuleiro_catalogue::GameId::find(game).unwrap());
        for action in moves {
            played.play(action).unwrap();
        }
        let layout = Layout::of(played.position().board());
        let narrator = Narrator::new(&texts, &layout, played.position().id(), Length::Short);
        narrator.short_site(&narrator.contents(played.position()), layout.board.find(site).unwrap())
    };
    let first = tabuleiro_catalogue::GameId::find("dominorio").unwrap().start_default().legal()[0].clone();
    assert_eq!(told("dominorio", &[&first.text], "a2"), "a2, vertical domino", "{}", first.text);
    let start = tabuleiro_catalogue::GameId::find("xadrez_de_salto").unwrap().start_default();
    let has = |kind| start.pieces().standing().iter().filter(|s| s.piece.kind == kind).count();
    assert!(has(Kind::Trampoline) > 0);
}
