//! What is said of the entrants of a class: their names and their points.

use super::texts::Texts;

/// Returns a number of points, given in halves: `0`, `½`, `1`, `1½`.
fn number(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".into(),
        (whole, _) => format!("{whole}½"),
    }
}

impl Texts {
    /// Returns the name of an entrant who is called by an animal and a colour, given as the wire has them: `fox` and `blue`.
    #[must_use]
    pub fn entrant(&self, animal: &str, colour: &str) -> String {
        let animal = self.get(&format!("class-animal-{animal}"));
        let colour = self.get(&format!("class-colour-{colour}"));
        self.with("class-name", &[("animal", animal.into()), ("colour", colour.into())])
    }

    /// Returns the name of an entrant as the wire has it: `fox.blue` in the current language, and any other name as it is.
    #[must_use]
    pub fn entrant_written(&self, name: &str) -> String {
        let exists = |id: String| self.find(&id, &[]).is_some();
        match name.split_once('.') {
            Some((animal, colour))
                if exists(format!("class-animal-{animal}")) && exists(format!("class-colour-{colour}")) =>
            {
                self.entrant(animal, colour)
            }
            _ => name.into(),
        }
    }

    /// Returns a number of points with the word for them, given in halves.
    #[must_use]
    pub fn points(&self, halves: u32) -> String {
        // Half a point and one are said in the singular.
        let count = if matches!(halves, 1 | 2) { 1 } else { 2 };
        self.with("class-points", &[("points", number(halves).into()), ("count", count.into())])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn the_colour_stands_where_the_language_has_it() {
        assert_eq!(Texts::new(Language::Pt).entrant("fox", "blue"), "raposa azul");
        assert_eq!(Texts::new(Language::En).entrant("fox", "blue"), "blue fox");
    }

    #[test]
    fn a_typed_name_is_said_as_it_is() {
        let texts = Texts::new(Language::Pt);
        assert_eq!(texts.entrant_written("fox.blue"), "raposa azul");
        for name in ["Ana Sofia", "fox.purple", "Ana.blue", "."] {
            assert_eq!(texts.entrant_written(name), name);
        }
    }

    #[test]
    fn points_are_written_with_halves() {
        assert_eq!([0, 1, 2, 3, 7].map(number), ["0", "½", "1", "1½", "3½"]);
        let texts = Texts::new(Language::En);
        assert_eq!([1, 2, 3].map(|halves| texts.points(halves)), ["½ point", "1 point", "1½ points"]);
    }
}
