//! The motif of a puzzle, found from the verdict at the end of its line and from what threatens and happens before.
//! `docs/motifs.md` explains every rule.

use super::clues::happened;
use tabuleiro_engine::search::Heuristic;
use tabuleiro_engine::search::exact::Goal;
use tabuleiro_learning::Motif;
use tabuleiro_rules::Family;

/// A proved puzzle.
pub(super) struct Case<'a, G: Heuristic> {
    pub(super) position: &'a G,
    pub(super) goal: Goal,
    pub(super) plies: u32,
    /// The first actions that reach the goal.
    pub(super) good: &'a [G::Action],
    /// A solution to the end of the match.
    pub(super) line: &'a [G::Action],
}

/// The games in which the last person to move wins, so that the number of actions left decides.
const COUNTING: [&str; 6] = ["dominorio", "gatos_e_caes", "hip", "quarto", "semaforo", "konane"];
/// The sowing games in which some actions give another turn.
const SOWING_AGAIN: [&str; 2] = ["kalah", "copos"];
/// The part of the wrong actions from which a first action counts as the only safe one.
const MOST: f32 = 0.6;

fn is_counting<G: Heuristic>() -> bool {
    COUNTING.contains(&G::FACTS.id)
}

/// Returns the motif of a turn that ends the match, by the reason of the end.
fn by_verdict(reason: &str) -> Motif {
    match reason {
        "end-line" | "end-both-lines" => Motif::Line,
        "end-chain" | "end-three-sides" => Motif::Connect,
        "end-mate" => Motif::Mate,
        "end-king" | "end-kings" | "end-crown-captured" => Motif::King,
        "end-captured-all" | "end-few-men" | "end-first-capture" | "end-reduced" | "end-swept" | "end-six-off"
        | "end-no-men-wins" | "end-all-left" => Motif::LastCapture,
        "end-blocked" | "end-both-blocked" | "end-stalemate" | "end-only-squares" => Motif::Block,
        "end-last-rank" | "end-home" | "end-far-rank" | "end-crown-across" => Motif::Goal,
        _ => Motif::Count,
    }
}

/// Returns the motif of decisions that only one game has.
fn of_one_game<G: Heuristic>(case: &Case<G>) -> Option<Motif> {
    let mut text = String::new();
    case.position.write(case.line[0], &mut text);
    match (G::FACTS.id, text.as_str()) {
        (_, "swap" | "take") => Some(Motif::Bid),
        ("cinco_em_linha_leilao", _) if case.position.prompt().contains("auction") => Some(Motif::Bid),
        ("quarto", "quarto") => Some(Motif::Line),
        ("quarto", text) if text.len() == 4 => Some(Motif::Gift),
        _ => None,
    }
}

/// Returns the motif of a puzzle.
pub(super) fn of<G: Heuristic>(case: &Case<G>) -> Motif {
    let positions = case.positions();
    let person = case.position.person();
    let end = &positions[positions.len() - 1];
    let by_verdict = match by_verdict(end.verdict().map_or("", |verdict| verdict.reason)) {
        Motif::LastCapture if G::FACTS.family == Family::Sowing => Motif::Count,
        motif => motif,
    };
    match case.goal {
        Goal::Draw => return Motif::SaveDraw,
        Goal::Score(_) => return Motif::BestScore,
        Goal::Win => {}
    }
    if let Some(motif) = of_one_game(case) {
        return motif;
    }
    let family = G::FACTS.family;
    let replied = positions[..case.line.len()].iter().any(|position| position.person() != person);
    if !replied {
        return match case.line.len() {
            1 => by_verdict,
            _ if SOWING_AGAIN.contains(&G::FACTS.id) => Motif::ExtraTurn,
            2 => by_verdict,
            _ => Motif::WholeTurn,
        };
    }
    let happens = |ply: usize| happened(&positions[ply], case.line[ply]);
    let first = happens(0);
    if family == Family::Sowing {
        let again = SOWING_AGAIN.contains(&G::FACTS.id) && positions[1].person() == person;
        return match (again, first.gain) {
            (true, _) => Motif::ExtraTurn,
            (false, 4..) => Motif::Harvest,
            _ if by_verdict == Motif::Block => Motif::Block,
            _ => later(case, by_verdict),
        };
    }
    // The first reply of the opponent; the solver's turn may have several actions.
    let reply = (0..case.line.len()).find(|&ply| positions[ply].person() != person).unwrap_or(1);
    let mine: u32 = (0..reply).map(|ply| happens(ply).captured).sum();
    let captures_matter = matches!(by_verdict, Motif::LastCapture | Motif::Block | Motif::Mate | Motif::King);
    let takes = |motif: Motif| captures_matter.then_some(motif);
    let mut text = String::new();
    case.position.write(case.line[0], &mut text);
    if family == Family::Chess && G::FACTS.id != "promocoes_e_despromocoes" && text.contains('=') {
        return Motif::Promotion;
    }
    if happens(reply).captured > mine && family != Family::Territory {
        return Motif::Sacrifice;
    }
    let captures = match mine {
        0 => None,
        // In a game in which every action captures, this says nothing.
        1 if is_counting::<G>() => None,
        1 => takes(Motif::Capture),
        _ => takes(Motif::CaptureChain),
    };
    captures.unwrap_or_else(|| later(case, by_verdict))
}

/// Returns the motif of a puzzle whose first action changes little: what it threatens or leaves to the opponent.
fn later<G: Heuristic>(case: &Case<G>, by_verdict: Motif) -> Motif {
    let own = case.own_threats();
    let theirs = case.their_threats();
    let is_counting = is_counting::<G>();
    let goes_around_stones = matches!(G::FACTS.id, "atari_go" | "go_em_linha");
    let forced = case.replies_are_forced();
    if goes_around_stones && by_verdict == Motif::LastCapture && forced && case.plies >= 5 {
        return Motif::Ladder;
    }
    if by_verdict == Motif::Connect && case.makes_a_bridge() {
        return Motif::Bridge;
    }
    if theirs.answered >= MOST && theirs.first >= theirs.answered * MOST {
        return Motif::Parry;
    }
    let counts = is_counting || by_verdict == Motif::Count;
    if own.double && own.answered >= 0.9 && !counts {
        return Motif::DoubleThreat;
    }
    if theirs.answered >= MOST {
        return if is_counting && case.plies >= 5 { Motif::Parity } else { Motif::SafeMove };
    }
    match by_verdict {
        Motif::Mate | Motif::King => return Motif::MateNet,
        Motif::Block if is_counting => return if case.plies >= 5 { Motif::Reserve } else { Motif::Parity },
        Motif::Block => return Motif::BlockIn,
        _ => {}
    }
    if forced {
        return Motif::ForcedReplies;
    }
    if own.answered >= 0.9 && own.first < 0.5 && !counts {
        return Motif::Zugzwang;
    }
    let turns_are_long = matches!(G::FACTS.id, "conectar_6" | "sesquimoku" | "linhas_paralelas");
    match by_verdict {
        // A path or a line that no reply prevents has two ways to be completed.
        Motif::Connect => Motif::DoubleThreat,
        Motif::Line if turns_are_long => Motif::DoubleThreat,
        Motif::Goal => Motif::Breakthrough,
        Motif::Count => Motif::Count,
        _ if is_counting => Motif::Parity,
        _ if own.first >= 0.5 => Motif::Threats,
        Motif::LastCapture => Motif::Trap,
        _ => Motif::QuietMove,
    }
}
