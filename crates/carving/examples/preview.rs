//! Draws all men from several sides and writes the pictures as PNG files:
//! `cargo run --release -p tabuleiro_carving --example preview -- FOLDER`.

use glam::{Mat3, Vec3};
use std::fs::File;
use std::io::{BufWriter, Error, Result};
use std::path::Path;
use std::time::{Duration, Instant};
use tabuleiro_carving::{Shape, men, occlusion};

/// Samples along each edge of a pixel.
const FINE: usize = 3;
const BOXWOOD: Vec3 = Vec3::new(0.62, 0.41, 0.19);
const ROSEWOOD: Vec3 = Vec3::new(0.13, 0.042, 0.022);
const GROUND: Vec3 = Vec3::new(0.20, 0.21, 0.22);

struct Picture {
    width: usize,
    height: usize,
    colours: Vec<Vec3>,
    depths: Vec<f32>,
}

/// Where a man is drawn: yaw and pitch of the camera in radians, pixels for one unit, and the place of the point
/// (0, 0.5, 0) in the picture.
struct View {
    yaw: f32,
    pitch: f32,
    scale: f32,
    at: (f32, f32),
}

impl Picture {
    fn new(width: usize, height: usize) -> Picture {
        let count = width * height * FINE * FINE;
        Picture { width, height, colours: vec![GROUND; count], depths: vec![f32::MIN; count] }
    }

    fn draw(&mut self, shape: &Shape, view: &View, wood: Vec3) {
        let turn = Mat3::from_rotation_x(view.pitch) * Mat3::from_rotation_y(view.yaw);
        let scale = view.scale * FINE as f32;
        let points: Vec<Vec3> = shape
            .positions
            .iter()
            .map(|p| {
                let q = turn * (Vec3::from(*p) - Vec3::Y * 0.5);
                Vec3::new(view.at.0 * FINE as f32 + q.x * scale, view.at.1 * FINE as f32 - q.y * scale, q.z)
            })
            .collect();
        let normals: Vec<Vec3> = shape.normals.iter().map(|n| turn * Vec3::from(*n)).collect();
        for t in shape.indices.chunks_exact(3) {
            let corners = [t[0] as usize, t[1] as usize, t[2] as usize];
            let [a, b, c] = corners.map(|i| points[i]);
            let area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
            if area >= 0.0 {
                continue;
            }
            let (low, high) = (a.min(b).min(c), a.max(b).max(c));
            for y in low.y.max(0.0) as usize..(high.y.max(0.0) as usize + 1).min(self.height * FINE) {
                for x in low.x.max(0.0) as usize..(high.x.max(0.0) as usize + 1).min(self.width * FINE) {
                    let (px, py) = (x as f32 + 0.5, y as f32 + 0.5);
                    let part = |p: Vec3, q: Vec3| ((q.x - p.x) * (py - p.y) - (q.y - p.y) * (px - p.x)) / area;
                    let weights = [part(b, c), part(c, a), part(a, b)];
                    let depth = a.z * weights[0] + b.z * weights[1] + c.z * weights[2];
                    let index = y * self.width * FINE + x;
                    if weights.iter().any(|w| *w < 0.0) || depth <= self.depths[index] {
                        continue;
                    }
                    let normal: Vec3 = (0..3).map(|k| normals[corners[k]] * weights[k]).sum();
                    let open: f32 = (0..3).map(|k| shape.occlusion[corners[k]] * weights[k]).sum();
                    self.depths[index] = depth;
                    self.colours[index] = lit(normal.normalize_or_zero(), open, wood, turn * Vec3::Y);
                }
            }
        }
    }

    /// Writes the picture with each pixel repeated `times` times in both directions.
    fn save(&self, path: &Path, grey: bool, times: usize) -> Result<()> {
        let (width, height) = (self.width * times, self.height * times);
        let mut bytes = Vec::with_capacity(width * height * 3);
        for y in 0..height {
            for x in 0..width {
                let (x, y) = (x / times, y / times);
                let samples = (0..FINE * FINE)
                    .map(|s| self.colours[(y * FINE + s / FINE) * self.width * FINE + x * FINE + s % FINE]);
                let mut colour = samples.sum::<Vec3>() / (FINE * FINE) as f32;
                if grey {
                    colour = Vec3::splat(colour.dot(Vec3::new(0.21, 0.72, 0.07)));
                }
                bytes.extend(colour.to_array().map(|v| (v.clamp(0.0, 1.0).powf(1.0 / 2.2) * 255.0) as u8));
            }
        }
        let mut encoder = png::Encoder::new(BufWriter::new(File::create(path)?), width as u32, height as u32);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.write_header().and_then(|mut writer| writer.write_image_data(&bytes)).map_err(Error::other)
    }
}

/// The colour of a point: a key light from the upper left, ambient light from above, and a little gloss.
fn lit(normal: Vec3, open: f32, wood: Vec3, up: Vec3) -> Vec3 {
    if normal == Vec3::ZERO {
        return wood * 0.5 * open;
    }
    let key = Vec3::new(-0.5, 0.65, 0.58).normalize();
    let fill = Vec3::new(0.8, 0.1, 0.5).normalize();
    let ambient = (0.34 + 0.2 * normal.dot(up)) * open;
    let direct = normal.dot(key).max(0.0) * 1.0 * (0.35 + 0.65 * open) + normal.dot(fill).max(0.0) * 0.16 * open;
    let half = (key + Vec3::Z).normalize();
    let gloss = normal.dot(half).max(0.0).powi(48) * 0.22 * open;
    wood * (ambient + direct) + Vec3::splat(gloss)
}

/// Returns the result of `make`, and the shortest of twenty times it took.
fn timed<T>(make: impl Fn() -> T) -> (T, Duration) {
    let mut best = (make(), Duration::MAX);
    for _ in 0..20 {
        let start = Instant::now();
        let made = make();
        best = (made, best.1.min(start.elapsed()));
    }
    best
}

fn main() -> Result<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "target/preview".into());
    std::fs::create_dir_all(&folder)?;
    let folder = Path::new(&folder);
    let shapes: Vec<Shape> = MEN.iter().map(|&(name, make)| measured(name, make)).collect();
    sides(folder, &shapes)?;
    portraits(folder, &shapes)?;
    let mut sheet = Picture::new(300 * shapes.len(), 400);
    for (column, shape) in shapes.iter().enumerate() {
        let at = (150.0 + 300.0 * column as f32, 215.0);
        let open = Shape { normals: vec![[0.0, 0.0, 0.0]; shape.normals.len()], ..shape.clone() };
        sheet.draw(&open, &View { yaw: -0.4, pitch: 0.3, scale: 300.0, at }, Vec3::splat(1.6));
    }
    sheet.save(&folder.join("occlusion.png"), false, 1)?;
    let mut row = Picture::new(30 * shapes.len(), 64);
    for (column, shape) in shapes.iter().enumerate() {
        for (line, wood) in [BOXWOOD, ROSEWOOD].into_iter().enumerate() {
            let at = (15.0 + 30.0 * column as f32, 15.0 + 32.0 * line as f32);
            row.draw(shape, &View { yaw: 0.0, pitch: 1.25, scale: 26.0 / 0.75, at }, wood);
        }
    }
    row.save(&folder.join("above-26px.png"), true, 1)?;
    row.save(&folder.join("above-26px-enlarged.png"), true, 6)
}

const MEN: [(&str, fn() -> Shape); 7] = [
    ("pawn", men::pawn),
    ("rook", men::rook),
    ("knight", men::knight),
    ("bishop", men::bishop),
    ("queen", men::queen),
    ("king", men::king),
    ("amazon", men::amazon),
];

/// Makes a man, and prints its size and the time it takes.
fn measured(name: &str, make: fn() -> Shape) -> Shape {
    let (shape, time) = timed(make);
    let height = shape.positions.iter().map(|p| p[1]).fold(0.0, f32::max);
    let radius = shape.positions.iter().map(|p| p[0].hypot(p[2])).fold(0.0, f32::max);
    let (_, shading) = timed(|| occlusion(&shape.positions, &shape.normals, &shape.indices));
    println!(
        "{name:7} {:5} triangles {:5} vertices {time:8.2?} ({shading:.2?} of it occlusion)  height {height:.3}  radius {radius:.3}",
        shape.indices.len() / 3,
        shape.positions.len()
    );
    shape
}

/// All men from six sides: the side of a horse, its face, its back, from both sides above, and straight from above.
fn sides(folder: &Path, shapes: &[Shape]) -> Result<()> {
    let quarter = std::f32::consts::FRAC_PI_2;
    let views = [(0.0, 0.12), (-quarter, 0.12), (quarter, 0.12), (-0.8, 0.55), (2.3, 0.55), (0.0, 1.5)];
    for (name, wood) in [("boxwood", BOXWOOD), ("rosewood", ROSEWOOD)] {
        let mut sheet = Picture::new(220 * shapes.len(), 330 * views.len());
        for (row, &(yaw, pitch)) in views.iter().enumerate() {
            for (column, shape) in shapes.iter().enumerate() {
                let at = (110.0 + 220.0 * column as f32, 330.0 * row as f32 + 180.0);
                sheet.draw(shape, &View { yaw, pitch, scale: 245.0, at }, wood);
            }
        }
        sheet.save(&folder.join(format!("men-{name}.png")), false, 1)?;
    }
    Ok(())
}

/// Each man from eight sides, and the head of the knight from close by.
fn portraits(folder: &Path, shapes: &[Shape]) -> Result<()> {
    let turns = [0.0, -0.5, -1.0, -1.6, 0.9, 1.6, 2.4, 3.1];
    for ((name, _), shape) in MEN.iter().zip(shapes) {
        let height = shape.positions.iter().map(|p| p[1]).fold(0.0, f32::max);
        let scale = 480.0 / height;
        let mut sheet = Picture::new(2000, 1160);
        for (i, yaw) in turns.into_iter().enumerate() {
            let at = (250.0 + 500.0 * (i % 4) as f32, 290.0 + 580.0 * (i / 4) as f32 - (0.5 - height / 2.0) * scale);
            let pitch = if i % 2 == 0 { 0.1 } else { 0.3 };
            sheet.draw(shape, &View { yaw, pitch, scale, at }, BOXWOOD);
        }
        sheet.save(&folder.join(format!("{name}.png")), false, 1)?;
    }
    let mut sheet = Picture::new(1800, 900);
    sheet.draw(&shapes[2], &View { yaw: 0.1, pitch: 0.1, scale: 2600.0, at: (250.0, 1000.0) }, BOXWOOD);
    sheet.draw(&shapes[2], &View { yaw: 2.6, pitch: 0.1, scale: 1300.0, at: (1350.0, 450.0) }, BOXWOOD);
    sheet.save(&folder.join("knight-details.png"), false, 1)
}
