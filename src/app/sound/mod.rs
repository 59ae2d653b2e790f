//! Synthesized sounds: wood on wood, a disc turning over, a seed falling into its pit, a chime.

use super::choreography::{Cue, CueKind};
use super::sets::TableSet;
use super::settings::Settings;
use bevy::audio::{AddAudioSource, AudioPlugin, ChannelCount, Decodable, SampleRate, Source, Volume};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::reflect::TypePath;
use std::f32::consts::TAU;
use std::sync::Arc;
use std::time::Duration;

const RATE: u32 = 32_000;

/// A synthesized sound as samples.
#[derive(Asset, TypePath, Clone)]
struct Clip(Arc<[f32]>);

struct Playing {
    clip: Arc<[f32]>,
    next: usize,
}

impl Iterator for Playing {
    type Item = f32;
    fn next(&mut self) -> Option<f32> {
        self.next += 1;
        self.clip.get(self.next - 1).copied()
    }
}

impl Source for Playing {
    fn current_span_len(&self) -> Option<usize> {
        None
    }
    fn channels(&self) -> ChannelCount {
        ChannelCount::MIN
    }
    fn sample_rate(&self) -> SampleRate {
        SampleRate::new(RATE).unwrap_or(SampleRate::MIN)
    }
    fn total_duration(&self) -> Option<Duration> {
        Some(Duration::from_secs_f32(self.clip.len() as f32 / RATE as f32))
    }
}

impl Decodable for Clip {
    type Decoder = Playing;
    fn decoder(&self) -> Playing {
        Playing { clip: self.0.clone(), next: 0 }
    }
}

/// A sound is about to be played.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct Sounding;

#[derive(Resource, Default)]
struct Clips(HashMap<CueKind, Handle<Clip>>);

pub(super) fn plugin(app: &mut App) {
    // Without Bevy's audio plugin nothing is played, but the messages are still sent.
    if app.is_plugin_added::<AudioPlugin>() {
        app.add_audio_source::<Clip>();
    } else {
        app.init_asset::<Clip>();
    }
    app.init_resource::<Clips>()
        .add_message::<Sounding>()
        .add_systems(Startup, record)
        .add_systems(Update, (play, end).in_set(TableSet::Housekeeping));
}

/// A struck body: partials (frequency, strength, decay in seconds) and a burst of noise at the start.
fn struck(partials: &[(f32, f32, f32)], click: f32, length: f32) -> Clip {
    let mut noise = 0x1234_5678u32;
    let samples = (0..(length * RATE as f32) as usize).map(|i| {
        let t = i as f32 / RATE as f32;
        noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let hiss = (noise >> 9) as f32 / 4_194_304.0 - 1.0;
        let body: f32 = partials.iter().map(|(f, a, d)| a * (TAU * f * t).sin() * (-t / d).exp()).sum();
        let attack = (t * 1500.0).min(1.0);
        let release = ((length - t) * 60.0).clamp(0.0, 1.0);
        (body * attack + click * hiss * (-t / 0.0035).exp()) * release
    });
    Clip(samples.collect())
}

/// An object dragged over felt.
fn brushed(length: f32) -> Clip {
    let (mut noise, mut low) = (0x9876_5432u32, 0.0f32);
    let samples = (0..(length * RATE as f32) as usize).map(|i| {
        let t = i as f32 / (length * RATE as f32);
        noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let hiss = (noise >> 9) as f32 / 4_194_304.0 - 1.0;
        low += 0.12 * (hiss - low);
        low * (std::f32::consts::PI * t).sin() * 0.55
    });
    Clip(samples.collect())
}

fn record(mut clips: ResMut<Clips>, mut assets: ResMut<Assets<Clip>>) {
    let mut add = |kind: CueKind, clip: Clip| {
        clips.0.insert(kind, assets.add(clip));
    };
    add(CueKind::Land, struck(&[(310.0, 0.5, 0.035), (720.0, 0.3, 0.02), (1480.0, 0.16, 0.012)], 0.35, 0.16));
    add(CueKind::Slide, brushed(0.2));
    add(CueKind::Flip, struck(&[(520.0, 0.35, 0.02), (1240.0, 0.18, 0.012)], 0.22, 0.09));
    add(CueKind::Take, struck(&[(180.0, 0.5, 0.06), (410.0, 0.25, 0.03)], 0.2, 0.22));
    add(CueKind::Seed, struck(&[(980.0, 0.26, 0.018), (2210.0, 0.12, 0.009)], 0.12, 0.07));
    add(CueKind::Bounce, struck(&[(140.0, 0.5, 0.14), (212.0, 0.3, 0.1), (318.0, 0.15, 0.06)], 0.05, 0.35));
    add(CueKind::Change, struck(&[(660.0, 0.22, 0.12), (990.0, 0.18, 0.1)], 0.03, 0.3));
    add(
        CueKind::End,
        struck(&[(392.0, 0.26, 0.5), (494.0, 0.2, 0.5), (587.0, 0.18, 0.55), (784.0, 0.1, 0.6)], 0.02, 1.5),
    );
}

/// The start of a sound, in seconds since the program started.
#[derive(Component, Clone, Copy, Debug)]
struct Since(f32);

/// The maximum duration of a sound in seconds.
const OVER: f32 = 3.0;

/// Despawns finished sounds. The audio plugin does so as well, except without a sound card, where they would
/// accumulate.
fn end(mut commands: Commands, time: Res<Time<Real>>, sounds: Query<(Entity, &Since)>) {
    for (sound, since) in &sounds {
        if time.elapsed_secs() - since.0 > OVER {
            commands.entity(sound).try_despawn();
        }
    }
}

fn play(
    mut commands: Commands,
    clips: Res<Clips>,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    mut cues: MessageReader<Cue>,
    mut sounding: MessageWriter<Sounding>,
) {
    if !settings.sound || settings.volume <= 0.0 {
        return cues.clear();
    }
    // Several sounds of a kind in one frame are played once.
    let mut kinds: Vec<CueKind> = Vec::new();
    for cue in cues.read() {
        if !kinds.contains(&cue.kind) {
            kinds.push(cue.kind);
        }
    }
    if !kinds.is_empty() {
        sounding.write(Sounding);
    }
    for kind in kinds.into_iter().take(4) {
        if let Some(clip) = clips.0.get(&kind) {
            let volume = PlaybackSettings::DESPAWN.with_volume(Volume::Linear(settings.volume * 0.8));
            commands.spawn((AudioPlayer(clip.clone()), volume, Since(time.elapsed_secs())));
        }
    }
}
