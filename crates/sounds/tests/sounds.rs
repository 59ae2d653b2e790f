//! What the sounds must be: audibly varied, equally loud, free of clicks, and never above full scale.

use tabuleiro_rules::Kind;
use tabuleiro_sounds::{
    CEILING, Clip, Event, Headroom, LOUDSPEAKERS, Material, PLACE_RANGE, Place, RATE, SPEED_RANGE, Sequence, TARGET,
    VARIANTS, Voice, loudness, measure, render, synthesise, typical_minute, weight,
};

const MIDDLE: Place = Place { across: 0.0, away: 0.0 };

fn momentary(samples: &[f32]) -> f64 {
    loudness::momentary(samples, RATE, LOUDSPEAKERS)
}

fn peak(samples: &[f32]) -> f32 {
    samples.iter().fold(0.0, |most, s| most.max(s.abs()))
}

fn for_each_clip(check: impl Fn(Material, usize, &Clip)) {
    for material in Material::ALL {
        for (variant, clip) in synthesise(material).iter().enumerate() {
            check(material, variant, clip);
        }
    }
}

#[test]
fn variants_are_different_contacts() {
    for material in Material::ALL {
        let clips = synthesise(material);
        for (a, b) in [(0, 1), (0, 2), (1, 2)] {
            let correlation = measure::correlation(clips[a].samples(), clips[b].samples());
            assert!(correlation < 0.9, "{material:?} {a} and {b}: {correlation}");
        }
    }
}

#[test]
fn variants_are_no_detuned_copies_of_each_other() {
    // A copy at another pitch would correlate at one of these.
    let material = Material::Stone;
    let clips = synthesise(material);
    for cents in (-100..=100).step_by(10) {
        let pitch = 2f32.powf(cents as f32 / 1200.0);
        let other = clips[1].played(Voice { variant: 1, pitch, gain: 1.0 });
        let correlation = measure::correlation(clips[0].samples(), &other);
        assert!(correlation < 0.9, "{cents} cents: {correlation}");
    }
}

#[test]
fn variants_of_a_material_are_equally_loud() {
    for material in Material::ALL {
        let levels = synthesise(material).map(|clip| momentary(clip.samples()));
        let spread = levels.iter().copied().fold(f64::MIN, f64::max) - levels.iter().copied().fold(f64::MAX, f64::min);
        assert!(spread < 1.5, "{material:?}: {levels:?}");
    }
}

#[test]
fn a_typical_minute_measures_minus_16_lufs() {
    let minute = render(&typical_minute(), 60.0);
    let measured = loudness::integrated(&minute, RATE, LOUDSPEAKERS);
    assert!((measured - TARGET).abs() <= 1.0, "{measured} LUFS");
    assert!(peak(&minute) <= CEILING);
}

#[test]
fn three_sounds_that_overlap_stay_below_full_scale() {
    let clips = Material::ALL.map(synthesise);
    // Starts of the three in samples, and delays of the audio device.
    let cases =
        [([0, 0, 0], [0, 0, 0]), ([0, 0, 0], [120, 7, 230]), ([0, 320, 640], [200, 0, 90]), ([0, 40, 1600], [0, 0, 0])];
    for number in 0..400usize {
        let (starts, delays) = cases[number % cases.len()];
        let mut headroom = Headroom::default();
        let mut sum = vec![0.0f32; 60_000];
        for i in 0..3 {
            let mixed = (number * 3 + i).wrapping_mul(2_654_435_761) >> 7;
            let material = Material::ALL[mixed % Material::ALL.len()];
            let place = Place { across: (mixed % 3) as f32 - 1.0, away: 1.0 };
            let grams = [1.0, 10.0, 60.0][mixed / 16 % 3];
            let voice = Voice::new(material, grams, place, 1.0, mixed as u32 / 64);
            let clip = &clips[material.index()][voice.variant];
            let factor = headroom.admit(starts[i] as f32 / RATE as f32, &[(clip, voice)]);
            let played = clip.played(Voice { gain: voice.gain * factor, ..voice });
            let start = starts[i] + delays[i];
            sum[start..].iter_mut().zip(played).for_each(|(out, sample)| *out += sample);
        }
        assert!(peak(&sum) <= 0.95, "case {number}: {}", peak(&sum));
    }
}

#[test]
fn sounds_that_start_together_share_the_headroom() {
    let clips = synthesise(Material::Wood);
    let voice = Voice { variant: 0, pitch: 1.0, gain: 1.0 };
    let mut headroom = Headroom::default();
    let factor = headroom.admit(0.0, &[(&clips[0], voice), (&clips[1], voice), (&clips[2], voice)]);
    assert!(factor > 0.35 && factor < 0.6, "{factor}");
    // Nothing of them is left a second later.
    assert_eq!(headroom.admit(1.0, &[(&clips[0], voice)]), 1.0);
}

#[test]
fn a_sound_that_starts_softly_is_not_lowered_by_one_that_has_ended_when_it_gets_loud() {
    let (knock, take) = (synthesise(Material::Felt), synthesise(Material::Take));
    let voice = Voice::new(Material::Felt, 18.0, MIDDLE, 0.7, 0);
    let mut headroom = Headroom::default();
    assert_eq!(headroom.admit(0.0, &[(&knock[voice.variant], voice)]), 1.0);
    assert!(headroom.admit(0.02, &[(&take[voice.variant], voice)]) > 0.7);
}

#[test]
fn every_clip_starts_and_ends_in_silence() {
    for_each_clip(|material, variant, clip| {
        let samples = clip.samples();
        let (first, last) = (samples[0].abs(), samples[samples.len() - 1].abs());
        assert!(first < 1e-3 && last < 1e-3, "{material:?} {variant}: starts at {first}, ends at {last}");
        let tail = samples.len() - (RATE / 500) as usize;
        assert!(peak(&samples[tail..]) < 0.01, "{material:?} {variant}: not silent 2 ms before the end");
        assert!(peak(&samples[..4]) < 0.1, "{material:?} {variant}: a step at the start");
    });
}

#[test]
fn no_clip_has_a_constant_part_or_exceeds_its_ceiling() {
    for_each_clip(|material, variant, clip| {
        let samples = clip.samples();
        let mean = samples.iter().sum::<f32>() / samples.len() as f32;
        assert!(mean.abs() < 1e-5, "{material:?} {variant}: {mean}");
        assert!(samples.iter().all(|s| s.is_finite()) && peak(samples) <= 0.87, "{material:?} {variant}");
    });
}

#[test]
fn contacts_are_short_and_the_chime_is_long() {
    for_each_clip(|material, variant, clip| {
        let seconds = clip.seconds();
        let range = if material == Material::End { 1.4..1.6 } else { 0.08..0.351 };
        assert!(range.contains(&seconds), "{material:?} {variant}: {seconds} s");
    });
}

#[test]
fn materials_have_the_spectra_and_decays_of_their_contacts() {
    // Centroids in Hz, longest decays by 20 dB in seconds, with the bounces.
    for (material, centroid, decay) in [
        (Material::Stone, 2000.0..4000.0, 0.045),
        (Material::Wood, 1000.0..2500.0, 0.075),
        (Material::Felt, 200.0..1000.0, 0.075),
        (Material::Seed, 2000.0..5000.0, 0.06),
        (Material::Disc, 1500.0..3500.0, 0.08),
        (Material::Marble, 3000.0..5000.0, 0.1),
        (Material::Ceramic, 2500.0..4500.0, 0.1),
        (Material::Tin, 2500.0..4500.0, 0.15),
        (Material::Drag, 500.0..2500.0, 0.25),
        (Material::Bounce, 100.0..600.0, 0.3),
    ] {
        for clip in synthesise(material) {
            let measured = measure::centroid(clip.samples(), RATE);
            assert!(centroid.contains(&measured), "{material:?}: {measured} Hz");
            let measured = measure::decay(clip.samples(), RATE, 20.0);
            assert!(measured <= decay, "{material:?}: {measured} s");
        }
    }
}

#[test]
fn heavier_pieces_sound_lower() {
    for material in Material::ALL {
        let clips = synthesise(material);
        let mut kinds: Vec<Kind> = Kind::all().filter(|kind| Material::of(*kind, Event::Land) == material).collect();
        kinds.sort_by(|a, b| weight(*a).total_cmp(&weight(*b)));
        let pitches = kinds.iter().map(|kind| Voice::new(material, weight(*kind), MIDDLE, 0.5, 0).pitch);
        assert!(pitches.is_sorted_by(|light, heavy| light >= heavy), "{kinds:?}");
        // Smaller differences than a tenth are below the error of the measurement.
        for pair in kinds.windows(2).filter(|pair| weight(pair[0]) * 1.1 < weight(pair[1])) {
            let [light, heavy] = [pair[0], pair[1]].map(|kind| {
                let voice = Voice::new(material, weight(kind), MIDDLE, 0.5, 0);
                measure::centroid(&clips[voice.variant].played(voice), RATE)
            });
            assert!(heavy < light, "{pair:?}: {heavy} Hz is not below {light} Hz");
        }
    }
}

#[test]
fn faster_landings_are_louder_by_9_decibels_in_all() {
    let clips = synthesise(Material::Stone);
    let level = |speed: f32| {
        let voice = Voice::new(Material::Stone, 10.0, MIDDLE, speed, 0);
        momentary(&clips[voice.variant].played(voice))
    };
    let levels: Vec<f64> = (0..=10u8).map(|i| level(f32::from(i) / 10.0)).collect();
    assert!(levels.is_sorted_by(|a, b| a < b), "{levels:?}");
    assert!((levels[10] - levels[0] - f64::from(SPEED_RANGE)).abs() < 0.01);
    // Speeds out of range count as the nearest in range.
    assert_eq!((level(-1.0), level(7.0)), (levels[0], levels[10]));
}

#[test]
fn no_variant_is_played_twice_in_a_row_and_none_is_rare() {
    let mut sequence = Sequence::default();
    let mut last = VARIANTS;
    let mut counts = [0; VARIANTS];
    for number in 0..3000 {
        // Sounds of other materials in between change nothing.
        if number % 3 == 0 {
            sequence.next(Material::Wood);
        }
        let voice = Voice::new(Material::Stone, 10.0, MIDDLE, 0.5, sequence.next(Material::Stone));
        assert_ne!(voice.variant, last, "sound {number}");
        last = voice.variant;
        counts[last] += 1;
    }
    assert!(counts.iter().all(|count| *count >= 900), "{counts:?}");
}

#[test]
fn a_place_changes_the_pitch_by_at_most_4_percent() {
    let pitch = |across: f32, away: f32| Voice::new(Material::Wood, 15.0, Place { across, away }, 0.5, 3).pitch;
    let pitches: Vec<f32> =
        (0..81u8).map(|i| pitch(f32::from(i % 9) / 4.0 - 1.0, f32::from(i / 9) / 4.0 - 1.0)).collect();
    assert!(pitches.iter().all(|p| (p - 1.0).abs() <= PLACE_RANGE + 1e-4), "{pitches:?}");
    assert!(pitch(1.0, 0.0) > pitch(0.0, 0.0) * 1.03, "edges differ from the middle");
    assert!(pitch(-1.0, 0.0) < pitch(1.0, 0.0), "left differs from right");
    assert!(pitch(0.0, -1.0) < pitch(0.0, 1.0), "near differs from far");
}

#[test]
fn chimes_do_not_depend_on_the_piece() {
    let place = Place { across: 1.0, away: -1.0 };
    for material in [Material::Change, Material::End] {
        assert!((0..9).all(|number| Voice::new(material, 45.0, place, 1.0, number).pitch == 1.0));
    }
}

#[test]
fn pieces_sound_as_what_they_are_made_of() {
    use Material::*;
    for (kind, material) in [
        (Kind::Stone, Stone),
        (Kind::King, Felt),
        (Kind::Man, Felt),
        (Kind::Quarto(3), Wood),
        (Kind::Disc, Wood),
        (Kind::Cat, Ceramic),
        (Kind::Sardine, Tin),
        (Kind::Marble, Marble),
        (Kind::Seed, Seed),
    ] {
        assert_eq!(Material::of(kind, Event::Land), material);
    }
    assert_eq!(Material::of(Kind::Disc, Event::Flip), Disc);
    assert_eq!(Material::of(Kind::Pawn, Event::Take), Take);
}

#[test]
fn every_sound_is_the_same_each_time() {
    for material in Material::ALL {
        assert_eq!(synthesise(material), synthesise(material), "{material:?}");
    }
    let voice = || Voice::new(Material::Stone, 10.0, Place { across: 0.25, away: -0.5 }, 0.6, 17);
    assert_eq!(voice(), voice());
}
