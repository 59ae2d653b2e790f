//! What a person sees on the board: where an action is played, and what it changes there.

use super::view::{ActionView, PositionView};
use tabuleiro_rules::{Effect, Player, Point, Removal, Site, Standing, Tap, Tone};

/// The board of a decision.
pub(super) struct BoardFeatures {
    /// The position of each site.
    sites: Vec<Point>,
    /// The length of the board's diagonal.
    size: f32,
    /// Pieces on the board.
    pieces: Vec<Standing>,
    /// The tone of the side to move.
    own: Tone,
    /// The sites of the last action.
    last: Vec<Site>,
}

/// A legal action, as a person sees it.
pub(super) struct ActionFeatures {
    /// Canonical notation.
    pub(super) text: String,
    /// Whether it wins at once.
    pub(super) wins: bool,
    /// [`ActionView::promise`].
    pub(super) promise: f32,
    /// The sites of its gesture.
    sites: Vec<Site>,
    /// The number of the other side's pieces that it captures or turns over.
    pub(super) captured: u32,
    /// The points that it scores, or in games without points the pieces that it captures.
    pub(super) gain: i32,
    /// The number of pieces that change or change their place.
    pub(super) changes: u32,
}

/// Looks at a position and its legal actions; `last` are the sites of the action that led to it.
pub(super) fn look(view: PositionView, last: &[Site]) -> (BoardFeatures, Vec<ActionFeatures>) {
    let sites: Vec<Point> = view.board.sites.iter().map(|site| site.at).collect();
    let extent = view.board.extent();
    let size = distance(extent.least, extent.greatest).max(1.0);
    let scene = BoardFeatures { size, sites, pieces: view.pieces, own: view.own, last: last.to_vec() };
    let (score, mover) = (view.score, view.mover);
    let sight = |seen: ActionView| scene.sight(seen, score, mover);
    let sights = view.actions.into_iter().map(sight).collect();
    (scene, sights)
}

impl BoardFeatures {
    fn sight(&self, seen: ActionView, score: Option<[i32; 2]>, mover: Player) -> ActionFeatures {
        let ActionView { text, taps, events, wins, promise } = seen;
        let site = |tap: &Tap| if let Tap::Site(site) = tap { Some(*site) } else { None };
        let captured = events.iter().map(|event| self.captured(event.effect)).sum();
        let mut gain = captured as i32;
        if let Some(before) = score {
            let mut after = before;
            for event in &events {
                if let Effect::Score { player, points } = event.effect {
                    after[player.index()] = points;
                }
            }
            gain = lead(after, mover) - lead(before, mover);
        }
        ActionFeatures {
            text,
            wins,
            promise,
            sites: taps.iter().filter_map(site).collect(),
            captured,
            gain,
            changes: events.len() as u32,
        }
    }

    /// Returns the number of the other side's pieces that an effect takes.
    fn captured(&self, effect: Effect) -> u32 {
        match effect {
            Effect::Remove { piece, count, why, .. } if piece.tone != self.own && why != Removal::Off => {
                u32::from(count)
            }
            Effect::Flip { to, .. } if to.tone == self.own => 1,
            _ => 0,
        }
    }

    /// Returns how far an action is from the last one, from 0 to 1; 0 without a last action, or if one of them has no
    /// site.
    pub(super) fn distance_to_last(&self, sight: &ActionFeatures) -> f32 {
        self.nearest(sight, self.last.iter().copied()).unwrap_or(0.0)
    }

    /// Returns how far an action ends from the nearest piece of the other side, from 0 to 1; 1 if there is none.
    pub(super) fn distance_to_other(&self, sight: &ActionFeatures) -> f32 {
        self.distance_to(sight, |tone| tone != self.own)
    }

    /// Returns how far an action ends from the nearest piece of its own side, from 0 to 1; 1 if there is none.
    pub(super) fn distance_to_own(&self, sight: &ActionFeatures) -> f32 {
        self.distance_to(sight, |tone| tone == self.own)
    }

    /// Returns how far an action ends from the nearest piece, from 0 to 1; 1 if there is none.
    pub(super) fn distance_to_any(&self, sight: &ActionFeatures) -> f32 {
        self.distance_to(sight, |_| true)
    }

    /// A quarter of the board counts as far.
    fn distance_to(&self, sight: &ActionFeatures, tone: impl Fn(Tone) -> bool) -> f32 {
        let Some(&end) = sight.sites.last() else { return 1.0 };
        let others = self.pieces.iter().filter(|s| tone(s.piece.tone) && !sight.sites.contains(&s.at)).map(|s| s.at);
        let nearest = others.map(|at| self.between(end, at)).min_by(f32::total_cmp);
        nearest.map_or(1.0, |distance| (4.0 * distance).min(1.0))
    }

    fn nearest(&self, sight: &ActionFeatures, sites: impl Iterator<Item = Site> + Clone) -> Option<f32> {
        let distances = sight.sites.iter().flat_map(|&from| sites.clone().map(move |to| self.between(from, to)));
        distances.min_by(f32::total_cmp)
    }

    /// Returns the distance of two sites as a part of the board's diagonal.
    fn between(&self, from: Site, to: Site) -> f32 {
        let at = |site: Site| self.sites.get(site.index()).copied().unwrap_or_default();
        distance(at(from), at(to)) / self.size
    }
}

/// Unlike `hypot`, this has the same bits on every machine.
fn distance(from: Point, to: Point) -> f32 {
    let (x, y) = (from.x - to.x, from.y - to.y);
    (x * x + y * y).sqrt()
}

/// Returns the points of a side less those of the other one.
fn lead(score: [i32; 2], side: Player) -> i32 {
    score[side.index()] - score[side.other().index()]
}
