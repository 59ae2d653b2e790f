//! Hints for search.

use super::Salto;
use crate::search::{Heuristic, Method};

impl Heuristic for Salto {
    const METHOD: Method = Method::AlphaBeta;
}
