//! What the searches of a match hand to those of its next decision.

use std::any::Any;
use tabuleiro_rules::Game;

/// Whether searches leave anything. The code is compiled for every game, and the page has no room for it.
pub const KEEPS: bool = cfg!(not(target_family = "wasm"));

/// The table or the tree of a search ([`Opponent::into_memory`](super::Opponent::into_memory)), for a search of a later
/// position of the same match.
#[derive(Debug)]
pub struct Memory(Box<dyn Any + Send>);

impl Memory {
    pub(super) fn new<T: Any + Send>(memory: T) -> Memory {
        Memory(Box::new(memory))
    }

    fn take<T: Any>(self) -> Option<T> {
        self.0.downcast().ok().map(|memory| *memory)
    }
}

/// The memories of the searches of one position, and what was played after it.
#[derive(Debug, Default)]
pub struct KeptSearches {
    /// The memory of each search, in the order in which the searches were created. A memory of another search method
    /// or game is ignored.
    pub memories: Vec<Memory>,
    /// The actions of the same match from the position of these searches to that of the next ones, in canonical
    /// notation. If they do not lead there, the memories are ignored.
    pub played: Vec<String>,
}

/// A memory that contains the position whose search left it.
pub(super) trait Rooted<G> {
    fn root(&self) -> &G;
}

/// Returns the content of a memory and the actions that lead from its position to `position`, if both fit.
pub(super) fn recall<G: Game, T: Rooted<G> + Any>(
    memory: Memory,
    played: &[String],
    position: &G,
) -> Option<(T, Vec<G::Action>)> {
    let content: T = memory.take()?;
    let mut reached = content.root().clone();
    let mut line = Vec::with_capacity(played.len());
    for text in played {
        let action = reached.read(text).ok()?;
        reached.apply(action, &mut ());
        line.push(action);
    }
    (reached == *position).then_some((content, line))
}
