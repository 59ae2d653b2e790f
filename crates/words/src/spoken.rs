//! Names of pieces and sites for screen readers.

use super::texts::Texts;
use fluent_bundle::FluentValue as Value;
use tabuleiro_rules::{Kind, Piece, Shape, SiteInfo, Standing, Tone, Trait, printed_traits};

/// Returns the name of a kind of piece, without its colour.
#[must_use]
pub fn piece_name(texts: &Texts, kind: Kind) -> String {
    let value = |t: Trait| (t.of, Value::from(texts.get(&format!("trait-{}", t.value))));
    texts.with(&format!("piece-{}", kind.word()), &kind.traits().map(value).collect::<Vec<_>>())
}

/// Returns the letters that identify a piece seen from above: the messages `letter-…` of its kind and traits, if any.
#[must_use]
pub fn piece_letters(texts: &Texts, kind: Kind) -> Option<String> {
    let words = std::iter::once(kind.word()).chain(kind.traits().map(|t| t.value));
    let letters: String = words.filter_map(|word| texts.find(&format!("letter-{word}"), &[])).collect();
    (!letters.is_empty()).then_some(letters)
}

/// Returns the name of a site without its pieces. Sites of the board have coordinates; a site beside it is named after
/// its piece, with the letters of the list of moves, or by a message.
pub(super) fn place_name(texts: &Texts, site: &SiteInfo) -> String {
    match site.shape {
        Shape::Reserve => printed_traits(&site.name, texts.letters()).unwrap_or_else(|| texts.get("place-beside")),
        _ => site.name.clone(),
    }
}

/// Returns the name of a site with the pieces on it.
#[must_use]
pub fn site_name(texts: &Texts, site: &SiteInfo, standing: &[Standing]) -> String {
    let place = || ("site", place_name(texts, site).into());
    let seeds: u32 = standing.iter().filter(|s| s.piece.kind == Kind::Seed).map(|s| u32::from(s.count)).sum();
    match site.shape {
        Shape::Pit | Shape::Goblet => return texts.with("site-seeds", &[place(), ("count", seeds.into())]),
        Shape::Store => return texts.with("site-store", &[place(), ("count", seeds.into())]),
        _ => {}
    }
    let Some(top) = standing.last() else { return texts.with("site-empty", &[place()]) };
    match (top.piece, top.count) {
        (Piece { kind: Kind::Trail, .. }, _) => texts.with("site-closed", &[place()]),
        // Quarto's pieces belong to nobody: their tone is a trait.
        (Piece { kind: kind @ Kind::Quarto(_), .. }, _) => {
            texts.with("site-holds-neutral", &[place(), ("piece", piece_name(texts, kind).into())])
        }
        // In Sofia the tone of a piece is its face, not its owner.
        (Piece { kind: kind @ (Kind::PawnDisc | Kind::QueenDisc), tone }, 1) => {
            let id = if tone == Tone::Dark { "site-face-dark" } else { "site-face-light" };
            texts.with(id, &[place(), ("piece", piece_name(texts, kind).into())])
        }
        (Piece { kind, tone }, 1) => {
            let id = match tone {
                Tone::Light => "site-holds-light",
                Tone::Dark => "site-holds-dark",
                Tone::Neutral => "site-holds-neutral",
            };
            texts.with(id, &[place(), ("piece", piece_name(texts, kind).into())])
        }
        (Piece { tone, .. }, count) => {
            let id = if tone == Tone::Dark { "site-stack-dark" } else { "site-stack-light" };
            texts.with(id, &[place(), ("count", count.into())])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use tabuleiro_catalogue::GameId;

    fn site_names(game: &str, language: Language) -> Vec<String> {
        let texts = Texts::new(language);
        let position = GameId::find(game).unwrap().start_default();
        let pieces = position.pieces();
        let board = position.board();
        let on = |i: usize| pieces.standing().iter().filter(|s| s.at.0 as usize == i).copied().collect::<Vec<_>>();
        board.sites.iter().enumerate().map(|(i, site)| site_name(&texts, site, &on(i))).collect()
    }

    #[test]
    fn squares_stacks_and_pits_have_different_descriptions() {
        let otelo = site_names("otelo_1_11", Language::En);
        assert!(otelo.contains(&"d4, White’s disc".into()) || otelo.contains(&"d4, Black’s disc".into()), "{otelo:?}");
        assert!(otelo.contains(&"a1, empty".into()));
        assert!(site_names("dipole", Language::Pt).iter().any(|s| s.ends_with("12 peças das Brancas")));
        assert!(site_names("ouri", Language::En).iter().any(|s| s.ends_with("4 seeds")));
        assert!(site_names("quarto", Language::Pt).iter().any(|s| s.contains("oca")));
    }

    #[test]
    fn pieces_of_sofia_have_a_face() {
        let texts = Texts::new(Language::En);
        let mut position = GameId::find("sofia").unwrap().start_default();
        position.play("b2=b", &mut Vec::new()).unwrap();
        let (board, pieces) = (position.board(), position.pieces());
        let site = board.find("b2").unwrap();
        let on: Vec<Standing> = pieces.standing().iter().filter(|s| s.at == site).copied().collect();
        assert_eq!(site_name(&texts, &board.sites[site.index()], &on), "b2, Pawn, black face");
    }

    #[test]
    fn sites_beside_the_board_have_names_in_the_language_of_the_reader() {
        for (game, language, said) in [
            ("quarto", Language::Pt, "acqo, peça alta, clara, quadrada e oca"),
            ("quarto", Language::En, "tlqh, tall, light, square, hollow piece"),
            ("quarto", Language::Pt, "Ao lado do tabuleiro, vazia"),
            ("moinho", Language::Pt, "Ao lado do tabuleiro, 9 peças das Brancas"),
            ("moinho", Language::En, "Beside the board, 9 of White’s men"),
        ] {
            let names = site_names(game, language);
            assert!(names.iter().any(|name| name == said), "{said}: {names:?}");
        }
        let texts = Texts::new(Language::Pt);
        for &game in GameId::ALL {
            let board = game.start_default().board();
            let names = site_names(game.id(), Language::Pt);
            for (site, said) in board.sites.iter().zip(names) {
                // The other names, such as `hand` and `off-b1`, are English words of files.
                let is_read = site.shape != Shape::Reserve || printed_traits(&site.name, texts.letters()).is_some();
                assert_eq!(
                    said.starts_with(&site.name),
                    is_read && site.shape != Shape::Store,
                    "{}: {said}",
                    game.id()
                );
            }
        }
    }
}
