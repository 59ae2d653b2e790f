use tabuleiro_catalogue::GameId;
use tabuleiro_printing::*;
use tabuleiro_words::Language;
#[test]
fn ten() {
    for (id, words, language, contents, paper) in [
        ("hex", vec!["size=7"], Language::Pt, Contents::Rules, Paper::A4),
        ("ouri", vec![], Language::Pt, Contents::Rules, Paper::A4),
        ("xadrez_por_delegacao", vec![], Language::En, Contents::Rules, Paper::A4),
        ("quarto", vec![], Language::Pt, Contents::Puzzles(6), Paper::A4),
        ("moinho", vec![], Language::En, Contents::Rules, Paper::A4),
        ("kharbaga", vec![], Language::Pt, Contents::Puzzles(6), Paper::A4),
        ("conectar_6", vec![], Language::Pt, Contents::Rules, Paper::A3),
        ("linhas_paralelas", vec![], Language::En, Contents::Puzzles(6), Paper::A3),
        ("gatos_e_caes", vec![], Language::Pt, Contents::Puzzles(6), Paper::A4),
        ("dominorio", vec![], Language::En, Contents::Puzzles(6), Paper::A4),
        ("sesqui_y", vec![], Language::Pt, Contents::Rules, Paper::A4),
        ("dipole", vec![], Language::Pt, Contents::Rules, Paper::A3),
        ("xadrez_de_salto", vec![], Language::Pt, Contents::Rules, Paper::A4),
        ("moinho", vec![], Language::Pt, Contents::Class, Paper::A4),
    ] {
        let game = GameId::find(id).unwrap();
        let options = game.facts().parse_options(words).unwrap();
        let pages = accessible_sheet(game, &options, language, contents, Reader::Fingers, paper).unwrap();
        println!("{id} {} pages", pages.len());
        for (i, p) in pages.iter().enumerate() { std::fs::write(format!("/tmp/ten/{id}-{i}.svg"), &p.svg).unwrap(); }
    }
    let game = GameId::Moinho;
    let pages = accessible_sheet(game, &game.facts().defaults(), Language::Pt, Contents::Rules, Reader::LowSight, Paper::A4).unwrap();
    for (i, p) in pages.iter().enumerate() { std::fs::write(format!("/tmp/ten/large-{i}.svg"), &p.svg).unwrap(); }
}
