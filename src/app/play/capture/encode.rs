//! Encodes pictures as PNG and films as GIF.

use bevy::image::Image;
use gif::{Encoder, Frame, Repeat};

/// The greatest width and height of a film in pixels: it fits on a slide and stays small.
const FILM_SIZE: (u32, u32) = (640, 480);

/// How long a film shows a position, and the last one, in hundredths of a second.
const DELAY: u16 = 90;
const LAST_DELAY: u16 = 400;

/// The speed of colour reduction, 1 (best) to 30 (fastest).
const SPEED: i32 = 10;

/// A picture with four bytes per pixel: red, green, blue, opacity.
pub(super) struct Pixels {
    image: Image,
}

impl Pixels {
    /// Returns the pixels of a picture from the renderer.
    pub(super) fn of(image: &Image) -> Pixels {
        Pixels { image: image.clone() }
    }

    fn bytes(&self, most: Option<(u32, u32)>) -> Result<(u32, u32, Vec<u8>), String> {
        let picture = self.image.clone().try_into_dynamic().map_err(|error| error.to_string())?;
        let picture = match most {
            Some((width, height)) if picture.width() > width || picture.height() > height => {
                picture.thumbnail(width, height)
            }
            _ => picture,
        };
        let (width, height) = (picture.width(), picture.height());
        let mut bytes = picture.into_rgba8().into_raw();
        // The window is opaque, whatever the renderer left in the fourth channel.
        bytes.iter_mut().skip(3).step_by(4).for_each(|opacity| *opacity = u8::MAX);
        Ok((width, height, bytes))
    }

    /// Returns the picture as a PNG file.
    pub(super) fn png(&self) -> Result<Vec<u8>, String> {
        let (width, height, bytes) = self.bytes(None)?;
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, width, height);
        encoder.set_color(png::ColorType::Rgba);
        encoder.set_depth(png::BitDepth::Eight);
        let mut writer = encoder.write_header().map_err(|error| error.to_string())?;
        writer.write_image_data(&bytes).map_err(|error| error.to_string())?;
        writer.finish().map_err(|error| error.to_string())?;
        Ok(file)
    }
}

/// An animated GIF in the making. All its pictures have the size of the first one.
#[derive(Default)]
pub(super) struct Gif {
    encoder: Option<(Encoder<Vec<u8>>, (u32, u32))>,
}

impl Gif {
    /// Adds a picture.
    pub(super) fn add(&mut self, pixels: &Pixels, last: bool) -> Result<(), String> {
        let (width, height, mut bytes) = pixels.bytes(Some(FILM_SIZE))?;
        self.add_bytes((width, height), &mut bytes, last)
    }

    fn add_bytes(&mut self, (width, height): (u32, u32), bytes: &mut [u8], last: bool) -> Result<(), String> {
        let (encoder, size) = match &mut self.encoder {
            Some(encoder) => encoder,
            empty => {
                let side = |side: u32| u16::try_from(side).map_err(|error| error.to_string());
                let mut encoder = Encoder::new(Vec::new(), side(width)?, side(height)?, &[]).map_err(said)?;
                encoder.set_repeat(Repeat::Infinite).map_err(said)?;
                empty.insert((encoder, (width, height)))
            }
        };
        if *size != (width, height) {
            return Err(format!("the window changed its size to {width}×{height}"));
        }
        let mut frame = Frame::from_rgba_speed(width as u16, height as u16, bytes, SPEED);
        frame.delay = if last { LAST_DELAY } else { DELAY };
        encoder.write_frame(&frame).map_err(said)
    }

    /// Returns the file.
    pub(super) fn finish(self) -> Result<Vec<u8>, String> {
        let (encoder, _) = self.encoder.ok_or("the film has no picture")?;
        encoder.into_inner().map_err(|error| error.to_string())
    }
}

fn said(error: gif::EncodingError) -> String {
    error.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_film_holds_its_pictures_in_order() {
        let mut film = Gif::default();
        for (shade, last) in [(10, false), (200, true)] {
            let mut bytes = [shade, shade, shade, 255].repeat(8 * 4);
            film.add_bytes((8, 4), &mut bytes, last).unwrap();
        }
        let file = film.finish().unwrap();
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::RGBA);
        let mut decoder = options.read_info(&file[..]).unwrap();
        assert_eq!((decoder.width(), decoder.height()), (8, 4));
        let mut shades = Vec::new();
        while let Some(frame) = decoder.read_next_frame().unwrap() {
            shades.push((frame.buffer[0], frame.delay));
        }
        assert_eq!(shades, [(10, DELAY), (200, LAST_DELAY)]);
    }

    #[test]
    fn a_film_without_pictures_and_one_of_two_sizes_are_refused() {
        assert!(Gif::default().finish().is_err());
        let mut film = Gif::default();
        film.add_bytes((2, 2), &mut [0; 16], false).unwrap();
        assert!(film.add_bytes((4, 2), &mut [0; 32], false).is_err());
    }
}
