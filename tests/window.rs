//! Tests of the program in a real window by its screenshots and output. They need a display: `./check` runs them with
//! `--ignored` on a virtual one.
#![cfg(feature = "app")]

use std::path::{Path, PathBuf};
use std::process::Command;

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// Runs the program until it ends and returns its screenshots, decoded.
fn pictures(name: &str, arguments: &[&str]) -> Vec<Picture> {
    let folder = folder(name);
    let shots = folder.join("shots");
    let status = Command::new(env!("CARGO_BIN_EXE_tabuleiro"))
        .args(["--size", "480x320", "--exit", "--data-dir"])
        .arg(folder.join("data"))
        .arg("--screenshot-dir")
        .arg(&shots)
        .args(arguments)
        .status()
        .unwrap();
    assert!(status.success(), "{arguments:?} ended with {status}");
    let mut files: Vec<PathBuf> = std::fs::read_dir(&shots).unwrap().map(|f| f.unwrap().path()).collect();
    files.sort();
    files.iter().map(|f| Picture::read(f)).collect()
}

struct Picture {
    size: (u32, u32),
    pixels: Vec<u8>,
}

impl Picture {
    fn read(path: &Path) -> Picture {
        let picture = image::open(path).unwrap().to_rgb8();
        Picture { size: picture.dimensions(), pixels: picture.into_raw() }
    }

    /// Returns the mean absolute difference of the colour values of two pictures, 0 to 255.
    fn distance(&self, other: &Picture) -> f64 {
        let sum: u64 = self.pixels.iter().zip(&other.pixels).map(|(a, b)| u64::from(a.abs_diff(*b))).sum();
        sum as f64 / self.pixels.len() as f64
    }

    /// Returns the standard deviation of the colour values: 0 for a picture of one grey.
    fn contrast(&self) -> f64 {
        let n = self.pixels.len() as f64;
        let mean = self.pixels.iter().map(|&p| f64::from(p)).sum::<f64>() / n;
        (self.pixels.iter().map(|&p| (f64::from(p) - mean).powi(2)).sum::<f64>() / n).sqrt()
    }
}

#[test]
#[ignore = "needs a display"]
fn the_gallery_shows_boards() {
    let shots = pictures("gallery", &[]);
    assert_eq!(shots.len(), 1);
    assert_eq!(shots[0].size, (480, 320));
    assert!(shots[0].contrast() > 25.0, "contrast {}", shots[0].contrast());
}

#[test]
#[ignore = "needs a display"]
fn a_published_game_is_animated_and_ends_with_its_final_position() {
    let replay = ["--game", "otelo_1_11", "--record", "otelo_1_11_start", "--bare"];
    let played = pictures("replay", &[&replay[..], &["--autoplay", "--speed", "0.6"]].concat());
    let set = pictures("set", &replay);
    let (first, last) = (&played[0], &played[played.len() - 1]);
    assert!(played.len() >= 4, "{} pictures", played.len());
    assert!(first.distance(last) > 1.0, "four discs change the picture: {}", first.distance(last));
    let middle = &played[played.len() / 2];
    assert!(middle.distance(last) > 0.2, "something moves in the middle");
    // After all animations the scene looks like one that is built directly in the final position.
    assert!(last.distance(&set[0]) < 0.5, "the end differs by {}", last.distance(&set[0]));
}

#[test]
#[ignore = "needs a display"]
fn an_unknown_record_is_refused_without_a_crash() {
    let status = Command::new(env!("CARGO_BIN_EXE_tabuleiro"))
        .args(["--record", "no-such-file", "--exit"])
        .env("TABULEIRO_DATA", folder("refused"))
        .status()
        .unwrap();
    assert_eq!(status.code(), Some(1));
}

#[test]
#[ignore = "needs a display"]
fn no_frame_is_drawn_at_rest() {
    for (name, arguments) in [("rest-gallery", &[][..]), ("rest-table", &["--game", "hex"])] {
        let output = Command::new(env!("CARGO_BIN_EXE_tabuleiro"))
            .args(["--size", "480x320", "--rest", "60", "--data-dir"])
            .arg(folder(name))
            .args(arguments)
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{name} ended with {}: {said}", output.status);
        let printed = String::from_utf8_lossy(&output.stdout);
        assert!(printed.lines().any(|line| line == "0 frames in 60 s at rest"), "{name}: {printed}");
    }
}
