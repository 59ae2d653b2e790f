//! `bevy_tweening`: runs its system in the choreography's step of a frame, after the planning, on the app's virtual
//! time, which can be paused and accelerated.

use crate::app::foundations::sets::TableSet;
use bevy::prelude::*;
use bevy_tweening::{AnimationSystem, BoxedTweenable, Delay, Sequence, Tween, Tweenable, TweeningPlugin};
use std::time::Duration;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(TweeningPlugin)
        .configure_sets(Update, AnimationSystem::AnimationUpdate.in_set(TableSet::Choreography));
}

/// Returns a sequence of tweens of one target, each with its start time, in order, with delays between them; `None` if
/// there are none.
pub(crate) fn timeline(tweens: impl IntoIterator<Item = (Duration, Tween)>) -> Option<Sequence> {
    let mut items: Vec<BoxedTweenable> = Vec::new();
    let mut now = Duration::ZERO;
    for (start, tween) in tweens {
        // A delay of zero panics.
        let gap = start.saturating_sub(now);
        if !gap.is_zero() {
            items.push(Delay::new(gap).into());
        }
        now = now.max(start) + tween.cycle_duration();
        items.push(tween.into());
    }
    (!items.is_empty()).then(|| Sequence::new(items))
}
