//! Alignment games.

pub mod cinco_em_linha_leilao;
pub mod conectar_6;
pub mod go_em_linha;
pub mod linhas_paralelas;
pub mod moinho;
pub mod quarto;
pub mod semaforo;
pub mod sesquimoku;
pub mod sofia;
