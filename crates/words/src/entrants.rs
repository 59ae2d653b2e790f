//! The names of the entrants of a class.

use super::texts::Texts;

impl Texts {
    /// Returns the name of an entrant who is called by an animal and a colour, given as the wire has them: `fox` and `blue`.
    #[must_use]
    pub fn entrant(&self, animal: &str, colour: &str) -> String {
        let animal = self.get(&format!("class-animal-{animal}"));
        let colour = self.get(&format!("class-colour-{colour}"));
        self.with("class-name", &[("animal", animal.into()), ("colour", colour.into())])
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
}
