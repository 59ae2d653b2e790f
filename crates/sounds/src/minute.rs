//! A typical minute of play, by which the loudness of all sounds is set.

use crate::{Clip, Event, Headroom, Material, Place, RATE, Sequence, VARIANTS, Voice, weight};
use tabuleiro_rules::Kind;

/// A sound of a sequence.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sound {
    /// Seconds after the start.
    pub at: f32,
    /// The kind of the piece.
    pub kind: Kind,
    /// What happens to it.
    pub event: Event,
    /// Where on the board.
    pub place: Place,
    /// The speed of the landing, from 0 to 1.
    pub speed: f32,
}

/// Returns a minute of typical play in order of time: 25 turns of a stone placed, a chess man that slides and
/// captures, a disc that turns others, seeds that are sown, a wooden man that is put down, and a marble, with speeds
/// from 0.5 to 1.
#[must_use]
pub fn typical_minute() -> Vec<Sound> {
    let mut sounds = Vec::new();
    for turn in 0..25u8 {
        let start = 0.3 + 2.4 * f32::from(turn);
        let place = Place { across: f32::from(turn * 7 % 9) / 4.0 - 1.0, away: f32::from(turn * 5 % 9) / 4.0 - 1.0 };
        let speed = 0.5 + 0.1 * f32::from(turn * 3 % 6);
        let mut add = |delay: f32, kind: Kind, event: Event| {
            sounds.push(Sound { at: start + delay, kind, event, place, speed });
        };
        match turn % 6 {
            0 => add(0.3, Kind::Stone, Event::Land),
            1 => {
                add(0.0, Kind::Knight, Event::Slide);
                add(0.3, Kind::Knight, Event::Land);
                add(0.32, Kind::Pawn, Event::Take);
            }
            2 => {
                add(0.2, Kind::Disc, Event::Land);
                (0..4u8).for_each(|i| add(0.5 + 0.12 * f32::from(i), Kind::Disc, Event::Flip));
            }
            3 => (0..8u8).for_each(|i| add(0.15 * f32::from(i), Kind::Seed, Event::Seed)),
            4 => {
                add(0.0, Kind::Man, Event::Slide);
                add(0.28, Kind::Quarto(turn % 16), Event::Land);
            }
            _ => {
                add(0.25, Kind::Marble, Event::Land);
                add(0.9, Kind::Stone, Event::Land);
            }
        }
    }
    sounds
}

/// Renders sounds in order of time, at full volume and at [`RATE`], as a player does: with [`Voice::new`],
/// [`Sequence`] and [`Headroom`]. Sounds of equal time start together. `seconds` is the least length of the result.
#[must_use]
pub fn render(sounds: &[Sound], seconds: f32) -> Vec<f32> {
    let mut clips: [Option<[Clip; VARIANTS]>; Material::ALL.len()] = [const { None }; Material::ALL.len()];
    let (mut sequence, mut headroom) = (Sequence::default(), Headroom::default());
    let mut output = vec![0.0; (seconds * RATE as f32) as usize];
    for together in sounds.chunk_by(|a, b| a.at == b.at) {
        let mut starting = Vec::new();
        for sound in together {
            let material = Material::of(sound.kind, sound.event);
            let number = sequence.next(material);
            let voice = Voice::new(material, weight(sound.kind), sound.place, sound.speed, number);
            let variants = clips[material.index()].get_or_insert_with(|| crate::synthesise(material));
            starting.push((variants[voice.variant].clone(), voice));
        }
        let at = together[0].at;
        let borrowed: Vec<(&Clip, Voice)> = starting.iter().map(|(clip, voice)| (clip, *voice)).collect();
        let factor = headroom.admit(at, &borrowed);
        let start = (at * RATE as f32) as usize;
        for (clip, voice) in borrowed {
            let samples = clip.played(Voice { gain: voice.gain * factor, ..voice });
            output.resize(output.len().max(start + samples.len()), 0.0);
            output[start..].iter_mut().zip(samples).for_each(|(out, sample)| *out += sample);
        }
    }
    output
}
