//! Conversion of millimetres on the screen into pixels, and the least sizes of buttons and text in millimetres.

/// Least side of a button, in millimetres. `EN` 301 549 and makers of multitouch tables recommend less; this value
/// suits children.
pub const BUTTON_MM: f32 = 15.0;
/// Least distance between two buttons, in millimetres.
pub const GAP_MM: f32 = 8.0;
/// Least height of running text, in millimetres: that of a capital letter.
pub const BODY_MM: f32 = 4.0;
/// Least height of a title, in millimetres: that of a capital letter.
pub const TITLE_MM: f32 = 8.0;

const MM_PER_INCH: f32 = 25.4;
/// Pixels per millimetre of a screen of unknown size.
const USUAL_PIXELS_PER_INCH: f32 = 96.0;

/// The size of a millimetre on a screen, for the conversion of lengths to pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measure {
    /// Pixels per millimetre, greater than 0, in the unit in which the size was given (physical or logical pixels).
    pub pixels_per_mm: f32,
}

impl Measure {
    /// Creates the measure of a screen with square pixels from its diagonal and its size in pixels. A window of size
    /// zero gives the measure of an ordinary screen.
    #[must_use]
    pub fn new(diagonal_inches: f32, width_pixels: f32, height_pixels: f32) -> Measure {
        let measured = width_pixels.hypot(height_pixels) / (diagonal_inches * MM_PER_INCH);
        let known = measured.is_finite() && measured > 0.0;
        Measure { pixels_per_mm: if known { measured } else { USUAL_PIXELS_PER_INCH / MM_PER_INCH } }
    }

    /// Converts millimetres to pixels.
    #[must_use]
    pub fn mm(self, millimetres: f32) -> f32 {
        millimetres * self.pixels_per_mm
    }

    /// Returns the least side of a button, in pixels ([`BUTTON_MM`]).
    #[must_use]
    pub fn button(self) -> f32 {
        self.mm(BUTTON_MM)
    }

    /// Returns the least distance between two buttons, in pixels ([`GAP_MM`]).
    #[must_use]
    pub fn gap(self) -> f32 {
        self.mm(GAP_MM)
    }

    /// Returns the least height of a capital letter of running text, in pixels ([`BODY_MM`]).
    #[must_use]
    pub fn body(self) -> f32 {
        self.mm(BODY_MM)
    }

    /// Returns the least height of a capital letter of a title, in pixels ([`TITLE_MM`]).
    #[must_use]
    pub fn title(self) -> f32 {
        self.mm(TITLE_MM)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ordinary_screen_of_27_inches_has_a_pixel_every_311_micrometres() {
        let measure = Measure::new(27.0, 1920.0, 1080.0);
        assert!((1.0 / measure.pixels_per_mm - 0.3113).abs() < 0.0005, "{measure:?}");
        assert!((measure.button() - 48.2).abs() < 0.1, "{}", measure.button());
        assert_eq!(measure, Measure::new(27.0, 1080.0, 1920.0), "turned upright it is the same screen");
    }

    #[test]
    fn lengths_double_with_the_pixels_of_the_screen() {
        let (coarse, fine) = (Measure::new(43.0, 1920.0, 1080.0), Measure::new(43.0, 3840.0, 2160.0));
        assert!((fine.title() / coarse.title() - 2.0).abs() < 1e-5);
        assert!((fine.mm(10.0) - 10.0 * fine.pixels_per_mm).abs() < 1e-4);
    }

    #[test]
    fn a_screen_without_a_size_has_the_measure_of_an_ordinary_one() {
        for (diagonal, width, height) in
            [(27.0, 0.0, 0.0), (0.0, 1920.0, 1080.0), (f32::NAN, 1.0, 1.0), (-3.0, 1920.0, 1080.0)]
        {
            let measure = Measure::new(diagonal, width, height);
            assert!((measure.pixels_per_mm - 3.7795).abs() < 0.001, "{diagonal} {width}×{height}: {measure:?}");
        }
    }
}
