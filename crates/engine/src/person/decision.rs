//! The search of one decision of an opponent that errs like a person.

use super::book::Repertoire;
use super::chance::{chances, fixed, key};
use super::features::{ActionFeatures, BoardFeatures, look};
use super::taste::liking;
use super::{Character, Past, PositionView, Search, Skill};
use crate::search::{Candidate, Method, Opponent, Progress, Setting};
use std::collections::HashMap;
use tabuleiro_rules::mix;

/// The opponent plays no action whose value in the search of two plies is lower than the best one by more than this.
const TOLERANCE: f32 = 0.4;
/// Less [promising](super::ActionView::promise) actions are overlooked.
const PLAUSIBLE: f32 = 0.02;
/// All actions lose if none has a higher value than this in the search of two plies.
const LOST: f32 = -0.95;
/// The maximum number of nodes of the search of two plies, which takes about a second on a weak device. Only positions with
/// hundreds of actions need so many.
const LOOK: u64 = 40_000;
/// The nearest distance, as a part of the board's diagonal, at which actions can be overlooked.
const NEAR: f32 = 0.15;
/// The distance from which the probability of overlooking an action does not grow any more.
const FAR: f32 = 0.6;
/// The weight of a character's preference, in units of value, where [`Skill::sway`] is 0.
const MANNER: f32 = 0.05;
/// The part of [`Skill::sway`] that is added to that weight.
const MANNER_IN_TASTE: f32 = 0.8;
/// The standard error of the value of an action with one playout.
const DOUBT: f32 = 0.5;
/// The value of the best action of a search that does not compare actions.
const CHOSEN: f32 = 2.0;
/// Up to this [`Skill::sway`], the best action of the main search may be played even if its value in the search of two
/// plies is low.
const TRUSTING: f32 = 0.12;
/// The playouts at which the confidence of a Monte-Carlo candidate is one half.
const HALF_TRUST: f32 = 400.0;

/// The search of one decision.
pub(super) struct Decision {
    skill: Skill,
    character: Character,
    method: Method,
    /// Selects what stays the same during a match.
    seed: u64,
    /// Selects what changes with each decision.
    mood: u64,
    scene: BoardFeatures,
    /// The legal actions.
    actions: Vec<ActionFeatures>,
    /// The index of an action that is played without further search: the only one, one that wins at once, an
    /// arbitrary one, or one from the opening book.
    settled: Option<usize>,
    gift: bool,
    /// The search of two plies; `None` if the decision is settled.
    look: Option<Box<dyn Opponent>>,
    search: Option<Box<dyn Opponent>>,
    granted: u64,
    /// The nodes spent by the search of two plies, once it is finished.
    looked: Option<u64>,
    /// The total of nodes granted to the main search.
    lent: u64,
    spent: u64,
}

/// The settings of the search of a decision.
fn setting(skill: &Skill, chance: f32) -> Setting {
    let depth = skill.depth as u32 + u32::from(chance < skill.depth.fract());
    Setting { depth, noise: skill.noise, compares: skill.sway > 0.0, ..Setting::full(skill.nodes) }
}

/// Returns whether the decision is a [gift](Skill::gift), and the index of the action that the opponent plays without a
/// search.
fn at_once(skill: &Skill, actions: &[ActionFeatures], mood: u64) -> (bool, Option<usize>) {
    let mut chance = chances(mood);
    let gift = chance() < skill.gift;
    let arbitrary = chance() < skill.heedless && !gift;
    let settled = match actions.len() {
        0 | 1 => Some(0),
        // Every level plays a win in one.
        count => {
            let win = actions.iter().position(|action| action.wins);
            win.or_else(|| arbitrary.then(|| (chance() * count as f32) as usize))
        }
    };
    (gift, settled)
}

impl Decision {
    pub(super) fn new(
        mut view: PositionView,
        skill: Skill,
        character: Character,
        seed: u64,
        past: &Past,
        search: Search<'_>,
    ) -> Decision {
        let method = view.method;
        // Positions that recur must not lead to the same action for ever.
        let mood = mix(seed) ^ view.key ^ past.actions;
        let book = std::mem::take(&mut view.book);
        let (scene, actions) = look(view, &past.last);
        let (gift, settled) = at_once(&skill, &actions, mood);
        let repertoire = Repertoire { book: skill.book, character, seed, mood };
        let settled = settled.or_else(|| repertoire.recall(&book, &scene, &actions));
        let searches = settled.is_none();
        let look = Setting { depth: 2, noise: 0.0, compares: true, ..Setting::full(LOOK) };
        let look = searches.then(|| search(Method::AlphaBeta, look));
        let searches = searches && skill.nodes > 0 && !gift;
        let search = searches.then(|| search(method, setting(&skill, chances(mix(mood))())));
        Decision {
            skill,
            character,
            method,
            seed,
            mood,
            scene,
            actions,
            settled,
            gift,
            look,
            search,
            granted: 0,
            looked: None,
            lent: 0,
            spent: 0,
        }
    }

    /// Runs the look and then the search for that many more nodes; returns whether both are finished.
    fn run(&mut self, nodes: u64) -> bool {
        self.granted = self.granted.saturating_add(nodes);
        let Some(look) = &mut self.look else { return true };
        if self.looked.is_none() {
            let progress = look.think(nodes);
            self.spent = progress.nodes;
            self.looked = progress.finished.then_some(progress.nodes);
        }
        let (Some(looked), Some(search)) = (self.looked, &mut self.search) else { return self.looked.is_some() };
        // However the total is sliced, the search has been granted what the look has left.
        let rest = self.granted.saturating_sub(looked);
        let progress = search.think(rest - self.lent);
        self.lent = rest;
        self.spent = looked + progress.nodes;
        progress.finished
    }

    /// Returns the values of all actions in the look, and in the search; actions that the search has not valued have
    /// their value in the look.
    fn values(&self) -> (Vec<f32>, Vec<f32>) {
        let value = |opponent: &dyn Opponent, doubts: bool| -> HashMap<String, f32> {
            let known = |candidate: Candidate| {
                let doubt = if doubts && !candidate.is_certain() { doubt(candidate.trust) } else { 0.0 };
                (candidate.trust > 0.0).then_some((candidate.text, candidate.value - doubt))
            };
            opponent.candidates().into_iter().filter_map(known).collect()
        };
        let Some(look) = &self.look else { return (vec![0.0; self.actions.len()], vec![0.0; self.actions.len()]) };
        let looks = value(&**look, false);
        let seen: Vec<f32> = self.actions.iter().map(|a| looks.get(&a.text).copied().unwrap_or(-1.0)).collect();
        let Some(search) = self.search.as_ref().filter(|_| self.looked.is_some()) else { return (seen.clone(), seen) };
        let mut found = value(&**search, self.method == Method::MonteCarlo);
        if self.skill.sway == 0.0 {
            // Without comparing, the values of the others are only upper bounds.
            found.extend(search.candidates().into_iter().next().map(|best| (best.text, CHOSEN)));
        }
        let all = self.actions.iter().zip(&seen).map(|(a, &seen)| found.get(&a.text).copied().unwrap_or(seen));
        let all = all.collect();
        (seen, all)
    }

    /// Returns the index of the best action of the search of two plies. Where all actions lose, that is the one that
    /// loses last; where several lose at the same time, the one with the largest ordering hint.
    fn best_of_look(&self) -> Option<usize> {
        let first = self.look.as_ref()?.candidates().into_iter().next()?;
        self.actions.iter().position(|action| action.text == first.text)
    }

    /// Returns the index of the action to play.
    fn choose(&self) -> usize {
        if let Some(settled) = self.settled {
            return settled;
        }
        let (seen, values) = self.values();
        let most = |scores: &[f32]| (0..scores.len()).max_by(|&a, &b| scores[a].total_cmp(&scores[b])).unwrap_or(0);
        if self.gift {
            return most(&seen.iter().map(|value| -value).collect::<Vec<_>>());
        }
        let top = seen.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        if top <= LOST
            && let Some(best) = self.best_of_look()
        {
            return best;
        }
        let floor = top - TOLERANCE;
        let trusted = (self.skill.sway <= TRUSTING).then(|| most(&values));
        let mut chance = chances(!self.mood);
        let manner = MANNER + MANNER_IN_TASTE * self.skill.sway;
        let mut best = [(f32::NEG_INFINITY, 0); 2];
        for (index, action) in self.actions.iter().enumerate() {
            let (overlooks, whim) = (chance(), 2.0 * chance() - 1.0);
            if seen[index] < floor && trusted != Some(index) {
                continue;
            }
            let away = ((self.scene.distance_to_last(action) - NEAR) / (FAR - NEAR)).clamp(0.0, 1.0);
            let unlikely = action.promise < PLAUSIBLE && trusted != Some(index);
            let overlooked = unlikely || overlooks < self.skill.oversight * away;
            let taste = 0.6 * fixed(self.seed, key(&action.text)) + 0.4 * whim;
            let liking = liking(self.character, &self.scene, action);
            let score = values[index] + self.skill.sway * taste + manner * liking;
            // The second entry ignores oversights; it is used if every action is overlooked.
            for (place, best) in best.iter_mut().enumerate() {
                if (place == 1 || !overlooked) && score > best.0 {
                    *best = (score, index);
                }
            }
        }
        let [seen, any] = best;
        if seen.0 > f32::NEG_INFINITY { seen.1 } else { any.1 }
    }
}

impl Opponent for Decision {
    fn think(&mut self, nodes: u64) -> Progress {
        let finished = self.run(nodes);
        let chosen = (!self.actions.is_empty()).then(|| self.choose());
        let value = chosen.map_or(0.0, |chosen| self.values().1[chosen].clamp(-1.0, 1.0));
        let best = chosen.map(|chosen| self.actions[chosen].text.clone());
        Progress { nodes: self.spent, finished, best, value, unsettled: false }
    }

    fn candidates(&self) -> Vec<Candidate> {
        let chosen = self.choose();
        let values = self.values().1;
        let candidate = |(index, action): (usize, &ActionFeatures)| Candidate {
            text: action.text.clone(),
            value: values[index].clamp(-0.99, 0.99),
            share: f32::from(u8::from(index == chosen)),
            trust: 0.5,
            plies: None,
        };
        let mut all: Vec<Candidate> = self.actions.iter().enumerate().map(candidate).collect();
        all.sort_by(|a, b| b.share.total_cmp(&a.share).then(b.value.total_cmp(&a.value)));
        all
    }
}

/// Returns the standard error of a Monte-Carlo value with that confidence.
fn doubt(trust: f32) -> f32 {
    let visits = HALF_TRUST * trust / (1.0 - trust);
    DOUBT / (1.0 + visits).sqrt()
}
