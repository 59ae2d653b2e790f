//! `bevy_tweening` moves what moves. Its one system runs in the choreography's step of the frame: after whoever plans,
//! and on the time of the application, which can be paused and sped up.

use crate::app::sets::TableSet;
use bevy::prelude::*;
use bevy_tweening::{AnimationSystem, BoxedTweenable, Delay, Sequence, Tween, Tweenable, TweeningPlugin};
use std::time::Duration;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(TweeningPlugin)
        .configure_sets(Update, AnimationSystem::AnimationUpdate.in_set(TableSet::Choreography));
}

/// Tweens of one target, each at its time after the start of the whole, in order; what lies between them is waited for.
/// `None` if there are none.
pub(crate) fn timeline(tweens: impl IntoIterator<Item = (Duration, Tween)>) -> Option<Sequence> {
    let mut items: Vec<BoxedTweenable> = Vec::new();
    let mut now = Duration::ZERO;
    for (start, tween) in tweens {
        // A delay of nothing panics.
        let gap = start.saturating_sub(now);
        if !gap.is_zero() {
            items.push(Delay::new(gap).into());
        }
        now = now.max(start) + tween.cycle_duration();
        items.push(tween.into());
    }
    (!items.is_empty()).then(|| Sequence::new(items))
}
