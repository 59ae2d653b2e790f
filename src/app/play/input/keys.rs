//! The controls pressed in a frame on any device; held controls repeat.

use crate::app::foundations::controls::Control;
use crate::app::foundations::power::{Awake, Need};
use crate::app::foundations::sets::TableSet;
use crate::app::foundations::third_party::leafwing::EnableControls;
use bevy::prelude::*;
use leafwing_input_manager::prelude::ActionState;
use std::time::Duration;

/// Time until a held control repeats.
const PATIENCE: Duration = Duration::from_millis(400);
/// Time between repetitions.
const BEAT: Duration = Duration::from_millis(130);

/// The controls pressed in this frame, one bit each.
#[derive(Resource, Default, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Controls(u32);

impl Controls {
    /// Whether the control was pressed in this frame.
    pub(crate) fn just_pressed(self, control: Control) -> bool {
        self.0 >> control as u8 & 1 == 1
    }
}

/// The system that updates [`Controls`].
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct ReadControls;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Controls>()
        .add_systems(Update, read.in_set(ReadControls).after(EnableControls).in_set(TableSet::Input));
}

/// When each held control repeats next.
type RepeatTimes = [Option<Duration>; Control::ALL.len()];

fn read(
    devices: Query<&ActionState<Control>>,
    time: Res<Time<Real>>,
    mut due: Local<RepeatTimes>,
    mut controls: ResMut<Controls>,
    mut awake: ResMut<Awake>,
) {
    let now = time.elapsed();
    let mut bits = 0;
    for control in Control::ALL {
        let due = &mut due[control as usize];
        if devices.iter().any(|state| state.just_pressed(&control)) {
            bits |= 1 << control as u8;
            *due = control.repeats().then(|| now + PATIENCE);
        } else if !devices.iter().any(|state| state.pressed(&control)) {
            *due = None;
        } else if due.is_some_and(|due| now >= due) {
            bits |= 1 << control as u8;
            *due = Some(now + BEAT);
        }
        if due.is_some() {
            awake.need(Need::Frames);
        }
    }
    controls.set_if_neq(Controls(bits));
}
