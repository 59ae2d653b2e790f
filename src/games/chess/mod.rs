//! Chess variants.

pub mod xadrez_de_salto;
