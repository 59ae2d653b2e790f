//! The messages of one Fluent file.

use super::assets::asset;
use super::language::Language;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::Once;

/// The arguments of a message: names and values.
pub type Values<'a> = &'a [(&'a str, FluentValue<'a>)];

/// The messages of one Fluent file.
pub(super) struct Messages(FluentBundle<FluentResource>);

impl Messages {
    /// Reads a Fluent file under `assets/`. Messages that cannot be parsed are logged and left out; tests parse every
    /// file.
    pub(super) fn read(language: Language, path: &str) -> Messages {
        Messages::of(language, asset(path).unwrap_or_default(), path)
    }

    /// Parses the text of a Fluent file, which `path` names in the log.
    pub(super) fn of(language: Language, source: &str, path: &str) -> Messages {
        let mut bundle = FluentBundle::new_concurrent(vec![language.code().parse().unwrap_or_default()]);
        // The typeface has no glyphs for isolation marks, and no text mixes directions.
        bundle.set_use_isolating(false);
        let resource = FluentResource::try_new(source.to_string()).unwrap_or_else(|(resource, errors)| {
            log::error!("{path}: {} messages cannot be read", errors.len());
            resource
        });
        if bundle.add_resource(resource).is_err() {
            log::error!("{path}: a message is defined twice");
        }
        Messages(bundle)
    }

    /// Returns whether the file has a message, with or without a value.
    pub(super) fn has(&self, id: &str) -> bool {
        self.0.has_message(id)
    }

    /// Formats the value of a message; `None` if it has no value or does not exist.
    pub(super) fn find(&self, id: &str, values: Values<'_>) -> Option<String> {
        static REPORTED: Once = Once::new();
        let pattern = self.0.get_message(id)?.value()?;
        let arguments: FluentArgs = values.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut errors = Vec::new();
        let text = self.0.format_pattern(pattern, Some(&arguments), &mut errors).into_owned();
        if let Some(error) = errors.first() {
            REPORTED.call_once(|| log::warn!("text '{id}': {error}"));
        }
        Some(text)
    }

    /// Formats an attribute of a message; `None` if it does not exist.
    pub(super) fn attribute(&self, id: &str, attribute: &str) -> Option<String> {
        let pattern = self.0.get_message(id)?.get_attribute(attribute)?.value();
        Some(self.0.format_pattern(pattern, None, &mut Vec::new()).into_owned())
    }
}
