//! Writes every clip and a typical minute of play as WAV files, and prints their measurements:
//! `cargo run --release -p tabuleiro_sounds --example listen -- FOLDER`.

use std::fs;
use std::io;
use std::path::Path;
use std::time::Instant;
use tabuleiro_sounds::{
    LOUDSPEAKERS, Material, RATE, Sound, VARIANTS, loudness, measure, render, synthesise, typical_minute,
};

/// Writes samples of one channel as 16-bit PCM.
fn write(path: &Path, samples: &[f32]) -> io::Result<()> {
    let bytes = samples.len() as u32 * 2;
    let mut file = Vec::with_capacity(44 + bytes as usize);
    file.extend(b"RIFF");
    file.extend((36 + bytes).to_le_bytes());
    file.extend(b"WAVEfmt ");
    file.extend(16u32.to_le_bytes());
    file.extend(1u16.to_le_bytes());
    file.extend(1u16.to_le_bytes());
    file.extend(RATE.to_le_bytes());
    file.extend((RATE * 2).to_le_bytes());
    file.extend(2u16.to_le_bytes());
    file.extend(16u16.to_le_bytes());
    file.extend(b"data");
    file.extend(bytes.to_le_bytes());
    for sample in samples {
        file.extend(((sample.clamp(-1.0, 1.0) * 32_767.0).round() as i16).to_le_bytes());
    }
    fs::write(path, file)
}

fn peak(samples: &[f32]) -> f32 {
    samples.iter().fold(0.0, |most, s| most.max(s.abs()))
}

fn main() -> io::Result<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "sounds".to_owned());
    let folder = Path::new(&folder);
    fs::create_dir_all(folder)?;
    println!("material  variant    ms   LUFS  peak  centroid Hz  -20 dB ms  correlation with the next");
    for material in Material::ALL {
        let clips = synthesise(material);
        for (variant, clip) in clips.iter().enumerate() {
            let samples = clip.samples();
            println!(
                "{:<9} {variant:>7} {:>5.0} {:>6.1}  {:.2} {:>12.0} {:>10.0}  {:.2}",
                material.name(),
                clip.seconds() * 1000.0,
                loudness::momentary(samples, RATE, LOUDSPEAKERS),
                peak(samples),
                measure::centroid(samples, RATE),
                measure::decay(samples, RATE, 20.0) * 1000.0,
                measure::correlation(samples, clips[(variant + 1) % VARIANTS].samples()),
            );
            write(&folder.join(format!("{}-{variant}.wav", material.name())), samples)?;
        }
    }
    let sounds: Vec<Sound> = typical_minute();
    let minute = render(&sounds, 60.0);
    write(&folder.join("minute.wav"), &minute)?;
    let lufs = loudness::integrated(&minute, RATE, LOUDSPEAKERS);
    println!("minute: {} sounds, {lufs:.2} LUFS, peak {:.2}", sounds.len(), peak(&minute));
    println!("synthesis, best of 20, in ms:");
    for material in Material::ALL {
        let mut best = f64::INFINITY;
        for _ in 0..20 {
            let start = Instant::now();
            std::hint::black_box(synthesise(material));
            best = best.min(start.elapsed().as_secs_f64() * 1000.0);
        }
        println!("{:<9} {best:.2}", material.name());
    }
    Ok(())
}
