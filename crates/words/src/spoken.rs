//! Names of pieces and sites for screen readers.

use super::texts::Texts;
use fluent_bundle::FluentValue as Value;
use tabuleiro_rules::{DiagramSymbol, Kind, Piece, Shape, SiteInfo, Standing, Tone, Trait, printed_traits};

/// Returns the name of a kind of piece, without its colour.
#[must_use]
pub fn piece_name(texts: &Texts, kind: Kind) -> String {
    let value = |t: Trait| (t.of, Value::from(texts.get(&format!("trait-{}", t.value))));
    let way = ("way", if kind == Kind::DominoUp { "up" } else { "across" }.into());
    texts.with(&format!("piece-{}", kind.word()), &kind.traits().map(value).chain([way]).collect::<Vec<_>>())
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
#[must_use]
pub fn place_name(texts: &Texts, site: &SiteInfo) -> String {
    match site.shape {
        Shape::Reserve => printed_traits(&site.name, texts.letters()).unwrap_or_else(|| texts.get("place-beside")),
        _ => site.name.clone(),
    }
}

/// Returns whether the kind alone says whose a piece is, because only one side has pieces of it, or that it belongs to nobody.
/// Quarto's tone is a trait.
const fn tells_owner(kind: Kind) -> bool {
    match kind.mark() {
        DiagramSymbol::Own(light, dark) => light == dark,
        DiagramSymbol::Traits => true,
        DiagramSymbol::Side | DiagramSymbol::Count => false,
    }
}

/// Returns pieces of one kind on one site in words: the piece and its owner, "White’s Rook", "7 of Black’s men".
#[must_use]
pub fn standing_name(texts: &Texts, standing: &Standing) -> String {
    let Standing { piece: Piece { kind, tone }, count, .. } = *standing;
    let piece = || ("piece", Value::from(piece_name(texts, kind)));
    let by_tone = |light: &'static str, dark: &'static str| if tone == Tone::Dark { dark } else { light };
    match count {
        _ if kind == Kind::Seed => texts.with("seeds", &[("count", count.into())]),
        1 if tone == Tone::Neutral || tells_owner(kind) => piece_name(texts, kind),
        _ if tone == Tone::Neutral || tells_owner(kind) => {
            texts.with("holds-many", &[piece(), ("count", count.into())])
        }
        // In Sofia the tone of a piece is its face, not its owner.
        1 if matches!(kind, Kind::PawnDisc | Kind::QueenDisc) => {
            texts.with(by_tone("face-light", "face-dark"), &[piece()])
        }
        1 => texts.with(by_tone("holds-light", "holds-dark"), &[piece()]),
        _ => texts.with(by_tone("stack-light", "stack-dark"), &[("count", count.into())]),
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
    if top.piece.kind == Kind::Trail {
        return texts.with("site-closed", &[place()]);
    }
    // Pieces on one site lie on one another; in a reserve they lie side by side.
    let names = standing.iter().rev().map(|standing| standing_name(texts, standing));
    let what = names.reduce(|top, under| match site.shape {
        Shape::Reserve => format!("{top}, {under}"),
        _ => texts.with("holds-on", &[("top", top.into()), ("under", under.into())]),
    });
    texts.with("site-holds", &[place(), ("what", what.unwrap_or_default().into())])
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
