//! What everything else uses: the order of systems, look, texts, files, settings, and the match on the table.
//!
//! * Order, frames and look: `sets`, `power`, `theme`, `workshop`, `embedded`
//! * Texts, storage, preferences, screens: `locale`, `notices`, `store`, `controls`, `settings`, `navigation`
//! * Plugins of other crates: `third_party`
//! * The match: `referee`

pub(super) mod controls;
pub(super) mod embedded;
pub(super) mod locale;
pub(super) mod navigation;
pub(super) mod notices;
pub(super) mod power;
pub(super) mod referee;
pub(super) mod sets;
pub(super) mod settings;
pub(super) mod store;
pub(super) mod theme;
pub(super) mod third_party;
pub(super) mod workshop;
