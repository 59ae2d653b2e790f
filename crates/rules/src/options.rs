//! The options a game can be started with (C7).

use super::{Facts, OptionError, OptionValue, Player};

/// The variant and options of a match; every option has a value.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// The variant, `""` where there is only one.
    pub variant: &'static str,
    values: Vec<(&'static str, OptionValue)>,
}

impl Options {
    /// Sets one option from text.
    ///
    /// # Errors
    /// [`OptionError`], which names the valid values; the options are unchanged then.
    pub fn set(&mut self, facts: &Facts, name: &str, text: &str) -> Result<(), OptionError> {
        let spec = facts.options.iter().find(|o| o.name == name).ok_or_else(|| OptionError::Name {
            game: facts.id,
            given: name.into(),
            expected: facts.options.iter().map(|o| o.name).collect::<Vec<_>>().join(", "),
        })?;
        let value = spec.parse(text, &facts.seats).ok_or_else(|| OptionError::Value {
            name: spec.name,
            given: text.into(),
            expected: spec.describe(&facts.seats),
        })?;
        if let Some(slot) = self.values.iter_mut().find(|(n, _)| *n == spec.name) {
            slot.1 = value;
        }
        Ok(())
    }

    /// Returns the value of an option, `None` if the game has no such option.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<OptionValue> {
        self.values.iter().find(|(n, _)| *n == name).map(|&(_, v)| v)
    }

    /// Returns the value of a number option, 0 if the game has no such option.
    #[must_use]
    pub fn number(&self, name: &str) -> u32 {
        match self.get(name) {
            Some(OptionValue::Number(n)) => n,
            _ => 0,
        }
    }

    /// Returns columns and rows of the option `size`, zeros if the game has none.
    #[must_use]
    pub fn size(&self) -> (u8, u8) {
        match self.get("size") {
            Some(OptionValue::Size(size)) => size,
            Some(OptionValue::Number(n)) => (n as u8, n as u8),
            _ => (0, 0),
        }
    }

    /// Returns whether a toggle is on; false if the game has no such option.
    #[must_use]
    pub fn toggle(&self, name: &str) -> bool {
        self.get(name) == Some(OptionValue::Toggle(true))
    }

    /// Returns the side that begins, [`Player::First`] if the game has no option `first`.
    #[must_use]
    pub fn first(&self) -> Player {
        match self.get("first") {
            Some(OptionValue::Player(p)) => p,
            _ => Player::First,
        }
    }

    /// Iterates over the names and values of all options of the game, in the order of its facts.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, OptionValue)> + '_ {
        self.values.iter().copied()
    }

    /// Returns the fragment (after `#`) of a link that opens the game in the page: its id and the options that differ
    /// from the defaults. It needs no percent-encoding.
    #[must_use]
    pub fn link(&self, facts: &Facts) -> String {
        let mut link = format!("game={}", facts.id);
        for word in self.words(facts) {
            let (key, value) = word.split_once('=').unwrap_or(("variant", &word));
            link.push_str(&format!("&{key}={value}"));
        }
        link
    }

    /// Returns the words that differ from the defaults, which [`Facts::parse_options`] reads back.
    #[must_use]
    pub fn words(&self, facts: &Facts) -> Vec<String> {
        let defaults = facts.defaults();
        let mut words = Vec::new();
        if self.variant != defaults.variant {
            words.push(self.variant.to_string());
        }
        for (name, value) in self.iter() {
            if defaults.get(name) != Some(value) {
                words.push(format!("{name}={value}"));
            }
        }
        words
    }
}

impl Facts {
    /// Returns the default variant and options.
    #[must_use]
    pub fn defaults(&self) -> Options {
        Options {
            variant: self.variants.first().copied().unwrap_or(""),
            values: self.options.iter().map(|o| (o.name, o.default_value())).collect(),
        }
    }

    /// Returns the default options of each variant; one entry if there are no variants.
    #[must_use]
    pub fn defaults_of_variants(&self) -> Vec<Options> {
        let names = if self.variants.is_empty() { &[""][..] } else { self.variants };
        names.iter().map(|&variant| Options { variant, ..self.defaults() }).collect()
    }

    /// Reads the words `[variant] [option=value …]`; everything that is not named has its default.
    ///
    /// # Errors
    /// [`OptionError`], which names the invalid word and the valid ones.
    pub fn parse_options<'a>(&self, words: impl IntoIterator<Item = &'a str>) -> Result<Options, OptionError> {
        let mut options = self.defaults();
        for word in words {
            let Some((name, value)) = word.split_once('=') else {
                options.variant = self.variants.iter().copied().find(|v| *v == word).ok_or_else(|| {
                    OptionError::Variant { game: self.id, given: word.into(), expected: self.variants.join(", ") }
                })?;
                continue;
            };
            options.set(self, name, value)?;
        }
        Ok(options)
    }
}
