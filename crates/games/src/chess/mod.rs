//! Chess variants. The module `common` has what they share.

pub(crate) mod common;
pub mod promocoes_e_despromocoes;
pub mod xadrez_de_exercito;
pub mod xadrez_de_salto;
pub mod xadrez_espartano;
pub mod xadrez_por_delegacao;
