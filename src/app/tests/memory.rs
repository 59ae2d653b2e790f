//! What survives a kill, and what happens to files that cannot be used.

use super::{Table, scratch};
use crate::app::archive::{Notice, Unfinished};
use bevy::ecs::message::Messages;

impl Table {
    fn notices(&self) -> Vec<Notice> {
        let messages = self.app.world().resource::<Messages<Notice>>();
        messages.get_cursor().read(messages).cloned().collect()
    }
}

#[test]
fn a_killed_program_finds_its_match_again() {
    let folder = scratch("resume");
    let mut table = Table::at(&folder);
    table.set_up(crate::app::match_::Record::of("otelo_1_11"));
    for text in ["e3", "d3", "c4"] {
        table.play(text);
        table.frames(1);
    }
    drop(table);
    let mut again = Table::at(&folder);
    again.frames(1);
    let record = again.app.world().resource::<Unfinished>().0.clone().expect("the match was saved");
    again.set_up(record);
    assert_eq!(again.moves(), ["e3", "d3", "c4"]);
}

#[test]
fn a_damaged_save_is_refused_kept_and_does_not_stop_the_start() {
    for (name, text, why) in [
        ("cut-off", "{\"tabuleiro\": 1, \"game\": \"hex\", \"mov", "EOF"),
        ("newer", "{\"tabuleiro\": 99, \"game\": \"hex\"}", "version 99"),
        ("illegal", "{\"tabuleiro\": 1, \"game\": \"hex\", \"moves\": [\"z9\"]}", "z9"),
        ("unknown", "{\"tabuleiro\": 1, \"game\": \"no_such_game\"}", "no_such_game"),
    ] {
        let folder = scratch(name);
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join("match.json"), text).unwrap();
        let mut table = Table::at(&folder);
        table.frames(1);
        assert!(table.app.world().resource::<Unfinished>().0.is_none());
        let notices = table.notices();
        assert!(notices.iter().any(|n| n.detail.contains(why)), "{name}: {notices:?} does not say {why}");
        let kept = std::fs::read_to_string(folder.join("match.json.damaged-1")).unwrap();
        assert_eq!(kept, text, "{name} is kept as it was");
    }
}

#[test]
fn an_exported_record_is_read_back() {
    let folder = scratch("export");
    let mut table = Table::at(&folder);
    table.set_up(crate::app::match_::Record::of("quadrex"));
    table.play("k10");
    table.app.world_mut().write_message(crate::app::archive::Export);
    table.frames(2);
    let path = folder.join("quadrex-1.json");
    assert!(path.exists());
    let mut other = Table::new("import");
    other.app.world_mut().write_message(crate::app::archive::Import(path));
    other.frames(3);
    assert_eq!(other.moves(), ["k10"]);
}
