//! The board in words, as a screen reader says it.

use super::Texts;
use crate::rules::{Kind, Piece, Shape, SiteInfo, Standing, Tone};

/// What a piece is called, without its colour.
pub(crate) fn piece_name(texts: &Texts, kind: Kind) -> String {
    let id = match kind {
        Kind::Disc => "piece-disc",
        Kind::Stone => "piece-stone",
        Kind::Man => "piece-man",
        Kind::Seed => "piece-seed",
        Kind::Runner => "piece-runner",
        Kind::Trail => "piece-trail",
        Kind::Trampoline => "piece-trampoline",
        Kind::King => "piece-king",
        Kind::Queen => "piece-queen",
        Kind::Rook => "piece-rook",
        Kind::Bishop => "piece-bishop",
        Kind::Knight => "piece-knight",
        Kind::Pawn => "piece-pawn",
        Kind::Amazon => "piece-amazon",
        Kind::Lamp(0) => "piece-lamp-green",
        Kind::Lamp(1) => "piece-lamp-yellow",
        Kind::Lamp(_) => "piece-lamp-red",
        Kind::Cat => "piece-cat",
        Kind::Dog => "piece-dog",
        Kind::DominoUp | Kind::DominoAcross => "piece-domino",
        Kind::Sardine => "piece-sardine",
        Kind::Block => "piece-block",
        Kind::Shield => "piece-shield",
        Kind::Marble => "piece-marble",
        Kind::Crowned => "piece-crowned",
        Kind::Crown => "piece-crown",
        Kind::Dagger => "piece-dagger",
        Kind::PawnDisc => "piece-pawn",
        Kind::QueenDisc => "piece-queen",
        Kind::Quarto(bits) => {
            let pick = |bit: u8, names: [&str; 2]| texts.get(names[usize::from(bits >> bit & 1)]).into();
            let values = [
                ("height", pick(0, ["quarto-tall", "quarto-low"])),
                ("shade", pick(1, ["quarto-light", "quarto-dark"])),
                ("shape", pick(2, ["quarto-square", "quarto-round"])),
                ("core", pick(3, ["quarto-hollow", "quarto-solid"])),
            ];
            return texts.with("piece-quarto", &values);
        }
    };
    texts.get(id)
}

/// A site and what stands on it.
pub(crate) fn site_name(texts: &Texts, site: &SiteInfo, standing: &[Standing]) -> String {
    let place = || ("site", site.name.clone().into());
    let seeds: u32 = standing.iter().filter(|s| s.piece.kind == Kind::Seed).map(|s| u32::from(s.count)).sum();
    match site.shape {
        Shape::Pit | Shape::Goblet => return texts.with("site-seeds", &[place(), ("count", seeds.into())]),
        Shape::Store => return texts.with("site-store", &[place(), ("count", seeds.into())]),
        _ => {}
    }
    let Some(top) = standing.last() else { return texts.with("site-empty", &[place()]) };
    match (top.piece, top.count) {
        (Piece { kind: Kind::Trail, .. }, _) => texts.with("site-closed", &[place()]),
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
    use crate::app::locale::Language;
    use crate::games::GameId;

    fn said(game: &str, language: Language) -> Vec<String> {
        let texts = Texts::load(language);
        let position = GameId::find(game).unwrap().start_default();
        let pieces = position.pieces();
        let board = position.board();
        let on = |i: usize| pieces.standing().iter().filter(|s| s.at.0 as usize == i).copied().collect::<Vec<_>>();
        board.sites.iter().enumerate().map(|(i, site)| site_name(&texts, site, &on(i))).collect()
    }

    #[test]
    fn squares_stacks_and_pits_are_told_apart() {
        let otelo = said("otelo_1_11", Language::En);
        assert!(otelo.contains(&"d4, White’s disc".into()) || otelo.contains(&"d4, Black’s disc".into()), "{otelo:?}");
        assert!(otelo.contains(&"a1, empty".into()));
        assert!(said("dipole", Language::Pt).iter().any(|s| s.ends_with("12 peças das Brancas")));
        assert!(said("ouri", Language::En).iter().any(|s| s.ends_with("4 seeds")));
        assert!(said("quarto", Language::Pt).iter().any(|s| s.contains("oca")));
    }
}
