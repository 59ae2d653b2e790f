//! Synthesised sounds of pieces on a board, with their loudness.
//!
//! [`Material::of`] says which [`Material`] an [`Event`] of a piece's kind asks for, [`synthesise`] computes its
//! [`VARIANTS`] clips, and [`Voice::new`] chooses one of them with a pitch and a gain. [`Headroom`] keeps the sum of
//! overlapping sounds below full scale:
//!
//! ```
//! use tabuleiro_rules::Kind;
//! use tabuleiro_sounds::{Event, Headroom, Material, Place, Sequence, Voice, synthesise, weight};
//!
//! let mut sequence = Sequence::default();
//! let mut headroom = Headroom::default();
//! let material = Material::of(Kind::Stone, Event::Land);
//! let clips = synthesise(material);
//! let place = Place { across: -0.5, away: 0.1 };
//! let voice = Voice::new(material, weight(Kind::Stone), place, 0.7, sequence.next(material));
//! let clip = &clips[voice.variant];
//! let volume = voice.gain * headroom.admit(0.0, &[(clip, voice)]);
//! // Play `clip.samples()` at `RATE` × `voice.pitch` samples per second and this volume.
//! assert!(volume > 0.0 && volume <= 1.0);
//! ```
//!
//! The sounds of contacts are modal synthesis: a contact force, about a raised cosine as long as the contact, excites
//! a bank of damped modes with the frequencies of bars, plates, shells and membranes; noise with the band of the
//! surfaces is added at each contact. The variants of a material differ in the point and the hardness of the contact
//! and in the bounces after it.
//!
//! Loudness is that of mono samples played on two loudspeakers, see [`loudness`]. All clips of a material are equally
//! loud, and a [`typical_minute`] of play measures [`TARGET`].
//!
//! Everything is deterministic: equal arguments have equal results on one platform.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod clip;
mod contact;
mod dynamics;
mod headroom;
pub mod loudness;
mod material;
pub mod measure;
mod minute;
mod movements;
mod recipes;
mod synthesis;
mod voice;

pub use clip::Clip;
pub use headroom::{CEILING, Headroom};
pub use material::{Event, Material, weight};
pub use minute::{Sound, render, typical_minute};
pub use voice::{PLACE_RANGE, Place, SPEED_RANGE, Sequence, Voice};

/// The sample rate of all clips in samples per second. Clips have one channel.
pub const RATE: u32 = 32_000;

/// The number of clips of each material.
pub const VARIANTS: usize = 3;

/// The number of loudspeakers that play the samples, for the measurement of loudness.
pub const LOUDSPEAKERS: u32 = 2;

/// The integrated loudness of a typical minute of play, in LUFS.
pub const TARGET: f64 = -16.0;

/// Computes the clips of a material, in the order of [`Voice::variant`].
#[must_use]
pub fn synthesise(material: Material) -> [Clip; VARIANTS] {
    std::array::from_fn(|variant| Clip::finish(recipes::raw(material, variant), recipes::level(material)))
}
