//! Games of making lines.

pub mod linhas_paralelas;
pub mod moinho;
pub mod quarto;
pub mod semaforo;
pub mod sesquimoku;
pub mod sofia;
