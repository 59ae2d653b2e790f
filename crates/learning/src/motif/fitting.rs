//! What must hold of the position and the line of a puzzle for each motif (`docs/motifs.md`), so that the sentence that
//! explains the solution is true.

use super::Motif;
use super::clues::{Happened, Threats, Walk};
use crate::puzzle::Puzzle;
use tabuleiro_engine::search::exact::Goal;
use tabuleiro_rules::Family;

/// The part of the wrong actions from which a first action counts as the only safe one.
const MOST: f32 = 0.6;
/// The part of the replies after which a threat counts as one that nothing prevents.
const NEARLY_ALL: f32 = 0.9;
/// The least gain of a sowing that counts as a harvest.
const HARVEST: i32 = 4;

/// The kind of the end of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Line,
    Path,
    Mate,
    King,
    LastCapture,
    /// The mover is without pieces, and wins.
    Bare,
    Block,
    Goal,
    Count,
}

fn end_by(reason: &str, family: Family) -> End {
    match reason {
        "end-line" | "end-both-lines" => End::Line,
        "end-chain" | "end-three-sides" => End::Path,
        "end-mate" => End::Mate,
        "end-king" | "end-kings" | "end-crown-captured" => End::King,
        "end-no-men-wins" => End::Bare,
        // The captured pieces of sowing games are points.
        "end-captured-all" | "end-few-men" | "end-first-capture" | "end-reduced" | "end-swept" | "end-six-off"
        | "end-all-left"
            if family != Family::Sowing =>
        {
            End::LastCapture
        }
        "end-blocked" | "end-both-blocked" | "end-stalemate" | "end-only-squares" => End::Block,
        "end-last-rank" | "end-home" | "end-far-rank" | "end-crown-across" | "end-eight-inside" => End::Goal,
        _ => End::Count,
    }
}

/// What is known of a puzzle.
struct Known<'a> {
    walk: &'a Walk<'a>,
    end: End,
    family: Family,
    /// The first action in canonical notation.
    first: &'a str,
    /// What the first turn of the solver does.
    turn: Happened,
    /// Whether the opponent replies at all.
    has_reply: bool,
    /// The opponent's first reply.
    reply: Happened,
    /// Whether the first capture of the match decides.
    first_capture: bool,
    own: Threats,
    theirs: Threats,
    /// Whether the number of actions left decides.
    counts_actions: bool,
}

impl<'a> Known<'a> {
    fn of(walk: &'a Walk<'a>) -> Known<'a> {
        let facts = walk.puzzle.position().facts();
        let reply = walk.reply();
        let reason = walk.end().verdict().map_or("", |verdict| verdict.reason);
        Known {
            walk,
            end: end_by(reason, facts.family),
            family: facts.family,
            first: &walk.puzzle.line[0],
            turn: walk.happened(0..reply.unwrap_or(walk.effects.len())),
            has_reply: reply.is_some(),
            reply: reply.map(|reply| walk.happened(reply..reply + 1)).unwrap_or_default(),
            first_capture: reason == "end-first-capture",
            own: walk.own_threats(),
            theirs: walk.their_threats(),
            counts_actions: facts.last_mover_wins || (walk.shares_pieces() && facts.family == Family::Alignment),
        }
    }

    fn plies(&self) -> usize {
        self.walk.effects.len()
    }

    fn is_one_turn_to(&self, end: End) -> bool {
        !self.has_reply && self.end == end
    }

    fn takes_turns_to(&self, ends: &[End]) -> bool {
        self.has_reply && self.plies() >= 3 && ends.contains(&self.end)
    }

    /// The pieces that leave the board to the advantage of the solver in the first turn.
    fn taken(&self) -> u32 {
        if self.end == End::Bare { self.turn.lost } else { self.turn.captured }
    }

    fn captures_decide(&self) -> bool {
        matches!(self.end, End::LastCapture | End::Bare | End::Block | End::Mate | End::King)
    }

    /// Whether the first action only prepares: nothing is captured and nothing threatens.
    fn is_quiet(&self) -> bool {
        self.turn.captured == 0 && self.own.first < 0.5
    }

    fn moves_again(&self) -> bool {
        self.family == Family::Sowing && self.plies() > 1 && self.walk.positions[1].person() == self.walk.person
    }

    fn is_bid(&self) -> bool {
        matches!(self.first, "swap" | "take") || self.walk.positions[0].prompt().contains("auction")
    }

    fn promotes(&self) -> bool {
        self.family == Family::Chess && self.first.contains('=') && self.walk.part_with('=') < 0.5
    }

    /// Whether threats of the solver explain the win. Where a count or the number of actions left decides, the last
    /// action wins without being a threat.
    fn can_threaten(&self) -> bool {
        self.has_reply && !self.counts_actions && self.end != End::Count
    }

    fn is_safe(&self) -> bool {
        self.has_reply && self.theirs.answered >= MOST
    }

    fn fits(&self, motif: Motif) -> bool {
        let (own, theirs) = (self.own, self.theirs);
        match motif {
            Motif::Line => self.is_one_turn_to(End::Line),
            Motif::Connect => self.is_one_turn_to(End::Path),
            Motif::Mate => self.is_one_turn_to(End::Mate),
            Motif::King => self.is_one_turn_to(End::King),
            Motif::LastCapture => self.is_one_turn_to(End::LastCapture) || self.is_one_turn_to(End::Bare),
            Motif::Block => self.is_one_turn_to(End::Block),
            Motif::Goal => self.is_one_turn_to(End::Goal),
            // Seeds have to come in with the first turn: the sentence says so.
            Motif::Count => self.end == End::Count && (self.family != Family::Sowing || self.turn.gain > 0),
            Motif::WholeTurn => !self.has_reply && self.plies() >= 3,
            Motif::Bid => self.is_bid(),
            Motif::Gift => self.walk.gives() && self.walk.puzzle.turns() == 2,
            Motif::ExtraTurn => self.moves_again(),
            Motif::SaveDraw | Motif::BestScore => false,
            Motif::Sacrifice => {
                let given = if self.end == End::Bare { self.reply.captured > 0 } else { self.walk.is_offer_taken() };
                self.has_reply && self.reply.captured > self.turn.captured && given
            }
            Motif::Promotion => self.promotes(),
            Motif::CaptureChain => {
                let is_counted = self.end == End::Count && self.family == Family::Territory;
                self.has_reply && self.taken() > 1 && (self.captures_decide() || is_counted)
            }
            Motif::Capture => self.has_reply && self.taken() == 1 && self.captures_decide() && !self.counts_actions,
            Motif::Harvest => self.family == Family::Sowing && self.turn.gain >= HARVEST,
            Motif::Ladder => self.first_capture && self.plies() >= 5 && self.walk.replies_are_forced(),
            Motif::Bridge => self.has_reply && self.end == End::Path && self.walk.makes_a_bridge(),
            Motif::DoubleThreat => {
                let is_double = own.double && own.answered >= NEARLY_ALL;
                // A path or a line that no reply prevents has two ways to be completed.
                let is_shape = self.end == End::Path || (self.end == End::Line && self.walk.puzzle.turns() == 2);
                self.can_threaten() && (is_double || is_shape)
            }
            Motif::Parry => self.is_safe() && theirs.first >= theirs.answered * MOST,
            Motif::ForcedReplies => self.walk.replies_are_forced(),
            Motif::Threats => self.can_threaten() && own.first >= 0.5,
            Motif::SafeMove => self.is_safe(),
            Motif::Zugzwang => self.can_threaten() && own.answered >= NEARLY_ALL && own.first < 0.5,
            Motif::Reserve => self.counts_actions && self.end == End::Block && self.plies() >= 5,
            Motif::BlockIn => self.takes_turns_to(&[End::Block]) && !self.counts_actions,
            Motif::MateNet => self.takes_turns_to(&[End::Mate, End::King]) && self.turn.captured == 0,
            Motif::Breakthrough => self.takes_turns_to(&[End::Goal]),
            Motif::Trap => self.takes_turns_to(&[End::LastCapture]) && self.turn.captured == 0,
            Motif::Parity => self.counts_actions && self.has_reply,
            Motif::QuietMove => self.has_reply && self.is_quiet() && !self.counts_actions,
        }
    }
}

/// The motifs from the most telling to the least: the order in which one is chosen for a puzzle.
const ORDER: [Motif; 32] = [
    Motif::Line,
    Motif::Connect,
    Motif::Mate,
    Motif::King,
    Motif::LastCapture,
    Motif::Block,
    Motif::Goal,
    Motif::Bid,
    Motif::Gift,
    Motif::ExtraTurn,
    Motif::WholeTurn,
    Motif::Promotion,
    Motif::Harvest,
    Motif::Sacrifice,
    Motif::CaptureChain,
    Motif::Capture,
    Motif::Ladder,
    Motif::Bridge,
    Motif::Parry,
    Motif::DoubleThreat,
    Motif::SafeMove,
    Motif::MateNet,
    Motif::Reserve,
    Motif::BlockIn,
    Motif::ForcedReplies,
    Motif::Zugzwang,
    Motif::Breakthrough,
    Motif::Count,
    Motif::Parity,
    Motif::Threats,
    Motif::Trap,
    Motif::QuietMove,
];

impl Motif {
    /// Returns every motif that a puzzle has, the most telling first, whatever motif it names.
    #[must_use]
    pub fn fitting(puzzle: &Puzzle) -> Vec<Motif> {
        let walk = Walk::new(puzzle);
        if walk.effects.is_empty() {
            return Vec::new();
        }
        let is_only = puzzle.solutions.len() == 1;
        match puzzle.goal {
            // The sentences say that every other action gives less.
            Goal::Draw => return Vec::from_iter(is_only.then_some(Motif::SaveDraw)),
            Goal::Score(_) => return Vec::from_iter(is_only.then_some(Motif::BestScore)),
            Goal::Win => {}
        }
        let known = Known::of(&walk);
        ORDER.into_iter().filter(|&motif| known.fits(motif)).collect()
    }
}
