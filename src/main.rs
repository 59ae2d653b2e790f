//! The command line.
fn main() {
    #[cfg(feature = "app")]
    tabuleiro::app::run();
}
