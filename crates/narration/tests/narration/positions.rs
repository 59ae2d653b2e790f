//! Positions told in full, as files that a person can read.

use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::Match;
use tabuleiro_narration::{Compass, Layout, Length, Narrator};
use tabuleiro_words::{Language, Texts};

/// A game, its actions, and the site that is asked about.
const POSITIONS: [(&str, &[&str], &str); 9] = [
    ("hex", &["f6", "g5", "d7", "e9", "b8", "c3", "e8"], "d7"),
    ("ouri", &["c1", "d2", "a1", "f2", "e1"], "f1"),
    ("moinho", &["a1", "g7", "d1", "a7", "g1", "xg7", "d7"], "d7"),
    ("epaminondas", &["a1,a2-a4", "n11-n10"], "a3"),
    ("otelo_1_11", &["e3", "d3"], "e4"),
    ("semaforo", &["a1=g", "b2=g", "a1=y"], "a1"),
    ("atari_go", &["e5", "e6", "d6", "d5"], "e5"),
    ("dominorio", &[], "a1"),
    ("xadrez_de_salto", &[], "e1"),
];

fn told(game: &Match, site: &str, language: Language, length: Length) -> String {
    let texts = Texts::new(language);
    let position = game.position();
    let layout = Layout::of(position.board());
    let narrator = Narrator::new(&texts, &layout, position.id(), length);
    let site = layout.board.find(site).unwrap();
    let mut said = vec![narrator.state(game, None, None), String::new()];
    said.extend(narrator.last(game));
    said.push(String::new());
    said.extend(narrator.board(position));
    said.push(String::new());
    said.push(narrator.site(position, site));
    said.push(narrator.chain(position, site));
    said.push(narrator.ray(position, site, Compass::North));
    said.push(narrator.ray(position, site, Compass::NorthEast));
    if let Some((column, _)) = layout.coordinates(site) {
        said.extend(narrator.line(position, column));
    }
    said.push(String::new());
    said.extend(narrator.legal(position, None));
    said.extend(narrator.captures(position));
    said.extend(narrator.pieces(position));
    said.push(narrator.score(position));
    said.extend(narrator.notes(position, None));
    said.join("\n")
}

#[test]
fn positions_are_told_as_written_in_the_snapshots() {
    for (id, actions, site) in POSITIONS {
        let mut game = Match::of(GameId::find(id).unwrap());
        for action in actions {
            game.play(action).unwrap_or_else(|error| panic!("{id}: {error}"));
        }
        for language in Language::ALL {
            let full = told(&game, site, language, Length::Full);
            let short = told(&game, site, language, Length::Short);
            let mut settings = insta::Settings::clone_current();
            settings.set_prepend_module_to_snapshot(false);
            settings.set_omit_expression(true);
            settings.set_snapshot_path("../snapshots");
            settings.bind(|| {
                insta::assert_snapshot!(
                    format!("{id}-{}", language.code()),
                    format!("{full}\n\n--- short ---\n\n{short}")
                );
            });
        }
    }
}

#[test]
fn a_pass_is_told_once() {
    let mut game = Match::of(GameId::MingMang);
    game.play("pass").unwrap();
    let (texts, layout) = (Texts::new(Language::En), Layout::of(game.position().board()));
    let narrator = Narrator::new(&texts, &layout, GameId::MingMang, Length::Full);
    assert_eq!(narrator.last(&game), ["White: pass."]);
}
