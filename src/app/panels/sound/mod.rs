//! The sounds of pieces, synthesised by `tabuleiro_sounds`: each material when it is first heard.

use crate::app::foundations::sets::TableSet;
use crate::app::foundations::settings::Settings;
use crate::app::scene::choreography::Sounded;
use bevy::audio::{AddAudioSource, AudioPlugin, ChannelCount, Decodable, SampleRate, Source, Volume};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::reflect::TypePath;
use std::sync::Arc;
use std::time::Duration;
use tabuleiro_choreography::Cue;
use tabuleiro_sounds::{Headroom, Material, RATE, Sequence, VARIANTS, Voice, synthesise, weight};

/// A synthesised sound as samples.
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

/// The sounds of a material.
struct Variants {
    clips: [tabuleiro_sounds::Clip; VARIANTS],
    handles: [Handle<Clip>; VARIANTS],
}

/// The sounds made so far, and those that still sound.
#[derive(Resource, Default)]
struct Instrument {
    materials: HashMap<Material, Variants>,
    sequence: Sequence,
    headroom: Headroom,
}

pub(crate) fn plugin(app: &mut App) {
    // Without Bevy's audio plugin nothing is played, but the messages are still sent.
    if app.is_plugin_added::<AudioPlugin>() {
        app.add_audio_source::<Clip>();
    } else {
        app.init_asset::<Clip>();
    }
    app.init_resource::<Instrument>()
        .add_message::<Sounding>()
        .add_systems(Update, (play, end).in_set(TableSet::Housekeeping));
}

/// The start of a sound, in seconds since the program started.
#[derive(Component, Clone, Copy, Debug)]
struct Since(f32);

/// The maximum duration of a sound in seconds.
const OVER: f32 = 3.0;

/// The maximum number of sounds that start in one frame: more are not told apart.
const TOGETHER: usize = 4;

/// Despawns finished sounds. The audio plugin does so as well, except without a sound card, where they would
/// accumulate.
fn end(mut commands: Commands, time: Res<Time<Real>>, sounds: Query<(Entity, &Since)>) {
    for (sound, since) in &sounds {
        if time.elapsed_secs() - since.0 > OVER {
            commands.entity(sound).try_despawn();
        }
    }
}

impl Instrument {
    /// Returns the sounds of a material, made if they are heard for the first time.
    fn variants(&mut self, material: Material, assets: &mut Assets<Clip>) -> &Variants {
        self.materials.entry(material).or_insert_with(|| {
            let clips = synthesise(material);
            let handles = clips.each_ref().map(|clip| assets.add(Clip(clip.samples().clone())));
            Variants { clips, handles }
        })
    }
}

fn play(
    mut commands: Commands,
    mut instrument: ResMut<Instrument>,
    mut assets: ResMut<Assets<Clip>>,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    mut cues: MessageReader<Sounded>,
    mut sounding: MessageWriter<Sounding>,
) {
    if !settings.sound || settings.volume <= 0.0 {
        return cues.clear();
    }
    // Several sounds of a material in one frame are played once, the fastest landing.
    let mut heard: Vec<(Material, Cue)> = Vec::new();
    for &Sounded(cue) in cues.read() {
        let material = Material::of(cue.piece, cue.event);
        match heard.iter_mut().find(|(known, _)| *known == material) {
            Some((_, known)) if known.speed < cue.speed => *known = cue,
            Some(_) => {}
            None => heard.push((material, cue)),
        }
    }
    heard.truncate(TOGETHER);
    if heard.is_empty() {
        return;
    }
    sounding.write(Sounding);
    let mut voices = Vec::with_capacity(heard.len());
    for (material, cue) in heard {
        let number = instrument.sequence.next(material);
        let voice = Voice::new(material, weight(cue.piece), cue.place, cue.speed, number);
        let variants = instrument.variants(material, &mut assets);
        voices.push((variants.clips[voice.variant].clone(), variants.handles[voice.variant].clone(), voice));
    }
    let starting: Vec<_> = voices.iter().map(|(clip, _, voice)| (clip, *voice)).collect();
    let factor = instrument.headroom.admit(time.elapsed_secs(), &starting);
    for (_, handle, voice) in voices {
        let volume = Volume::Linear(settings.volume * voice.gain * factor);
        let playback = PlaybackSettings::DESPAWN.with_volume(volume).with_speed(voice.pitch);
        commands.spawn((AudioPlayer(handle), playback, Since(time.elapsed_secs())));
    }
}
