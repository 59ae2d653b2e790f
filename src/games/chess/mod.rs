//! Chess variants. What any of them shares stands in `common`.

pub mod common;
pub mod xadrez_de_exercito;
pub mod xadrez_de_salto;
