//! The types of the messages about classes: the orders of teachers, and the views that teachers and pupils are sent.
//!
//! Entrants are numbered in the order in which they enrolled, sections in that in which they were made, rounds from 1, pairs,
//! matches and puzzles from 0. Within a section an entrant has another number, its place in [`SectionView::entrants`], and all
//! pairs and standings of the section use that one.

mod order;
mod view;

pub use order::{AtBell, Best, Order, PUZZLES, Setup, State, System};
pub use view::{
    BoardView, EntrantView, LedView, Line, Met, Now, PairView, Phase, Proposal, ProposedPair, PupilSection, PupilView,
    SectionView,
};
