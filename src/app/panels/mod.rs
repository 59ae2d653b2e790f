//! What is read and heard: marks and captured pieces beside the match, panels, screens, sound, and assistive technology.
//!
//! * Beside the board: `pipelines`, `captured`, `marks`, `sound`
//! * Panels and screens: `hud`, `screens`, `exhibit`
//! * Assistive technology: `accessibility`, `scanning`

pub(super) mod accessibility;
pub(super) mod captured;
pub(super) mod exhibit;
pub(super) mod hud;
pub(super) mod marks;
pub(super) mod pipelines;
pub(super) mod scanning;
pub(super) mod screens;
pub(super) mod sound;
