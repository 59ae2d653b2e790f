//! Games of making lines.

pub mod go_em_linha;
pub mod linhas_paralelas;
pub mod moinho;
pub mod quarto;
