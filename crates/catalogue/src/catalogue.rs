//! The list of all games.

use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::Heuristic;
use tabuleiro_games::{alignment, blockade, capture, chess, connection, sowing, territory};
use tabuleiro_rules::{Facts, OptionError};

/// A generic operation on the type of a game, called by [`GameId::visit`].
pub trait Visitor {
    /// The result of the operation.
    type Output;
    /// Runs the operation with the type `G`.
    fn visit<G: Heuristic>(self) -> Self::Output;
}

macro_rules! catalogue {
    ($($name:ident => $game:ty,)*) => {
        /// A game of the catalogue.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum GameId {
            $(#[doc = concat!("`", stringify!($game), "`")] $name,)*
        }

        impl GameId {
            /// Every game, in catalogue order.
            pub const ALL: &'static [GameId] = &[$(GameId::$name,)*];

            /// Calls [`Visitor::visit`] with the type of the game and returns its result.
            pub fn visit<V: Visitor>(self, visitor: V) -> V::Output {
                match self {
                    $(GameId::$name => visitor.visit::<$game>(),)*
                }
            }
        }
    };
}

catalogue! {
    Hex => connection::hex::Hex,
    SesquiHex => connection::sesqui::SesquiHex,
    SesquiY => connection::sesqui::SesquiY,
    Quadrex => connection::quadrex::Quadrex,
    Quarto => alignment::quarto::Quarto,
    Moinho => alignment::moinho::Moinho,
    Semaforo => alignment::semaforo::Semaforo,
    Sofia => alignment::sofia::Sofia,
    Conectar6 => alignment::conectar_6::Conectar6,
    Sesquimoku => alignment::sesquimoku::Sesquimoku,
    CincoEmLinhaLeilao => alignment::cinco_em_linha_leilao::CincoEmLinha,
    GoEmLinha => alignment::go_em_linha::GoEmLinha,
    LinhasParalelas => alignment::linhas_paralelas::LinhasParalelas,
    Otelo111 => territory::otelo::Otelo,
    Produto => territory::produto::Produto,
    Sardinhas => territory::sardinhas::Sardinhas,
    Cerco => territory::cerco::Cerco,
    MingMang => territory::ming_mang::MingMang,
    MakYek => capture::mak_yek::MakYek,
    Dipole => capture::dipole::Dipole,
    AtariGo => capture::atari_go::AtariGo,
    Oust => capture::oust::Oust,
    Formas => capture::formas::Formas,
    Vizinhos => capture::vizinhos::Vizinhos,
    Fang => capture::fang::Fang,
    Kharbaga => capture::kharbaga::Kharbaga,
    Polaris => capture::polaris::Polaris,
    Avanco => blockade::avanco::Avanco,
    Epaminondas => blockade::epaminondas::Epaminondas,
    Punhais => blockade::punhais::Punhais,
    Rastros => blockade::rastros::Rastros,
    Konane => blockade::konane::Konane,
    GatosECaes => blockade::gatos_e_caes::GatosECaes,
    Dominorio => blockade::dominorio::Dominorio,
    Hip => blockade::hip::Hip,
    Ouri => sowing::ouri::Ouri,
    Kalah => sowing::kalah::Kalah,
    Copos => sowing::copos::Copos,
    XadrezDeSalto => chess::xadrez_de_salto::Salto,
    XadrezEspartano => chess::xadrez_espartano::Espartano,
    PromocoesEDespromocoes => chess::promocoes_e_despromocoes::ProDem,
    XadrezPorDelegacao => chess::xadrez_por_delegacao::Delegacao,
    XadrezDeExercito => chess::xadrez_de_exercito::Exercito,
}

struct FactsOf;

impl Visitor for FactsOf {
    type Output = &'static Facts;
    fn visit<G: Heuristic>(self) -> &'static Facts {
        G::FACTS
    }
}

struct CharactersOf;

impl Visitor for CharactersOf {
    type Output = &'static [Character];
    fn visit<G: Heuristic>(self) -> Self::Output {
        G::CHARACTERS
    }
}

#[cfg(feature = "search")]
struct OpeningsOf;

#[cfg(feature = "search")]
impl Visitor for OpeningsOf {
    type Output = &'static str;
    fn visit<G: Heuristic>(self) -> &'static str {
        G::OPENINGS
    }
}

impl GameId {
    /// Returns the text of the opening book ([`Heuristic::OPENINGS`]).
    #[cfg(feature = "search")]
    pub(crate) fn openings(self) -> &'static str {
        self.visit(OpeningsOf)
    }

    /// Returns the characters that the computer can have in the game, besides [`Character::Even`].
    #[must_use]
    pub fn characters(self) -> &'static [Character] {
        self.visit(CharactersOf)
    }

    /// Returns the facts of the game: names, sides, variants and options.
    #[must_use]
    pub fn facts(self) -> &'static Facts {
        self.visit(FactsOf)
    }

    /// Returns the stable id, which save files and links contain.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.facts().id
    }

    /// Returns the game with that id.
    ///
    /// # Errors
    /// [`OptionError::Game`] if there is none.
    pub fn find(id: &str) -> Result<GameId, OptionError> {
        let found = Self::ALL.iter().copied().find(|g| g.id() == id);
        found.ok_or_else(|| OptionError::Game(id.into()))
    }
}
