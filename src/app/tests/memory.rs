//! Saved files after a kill, and files that cannot be used.

use super::{Table, scratch};
use crate::app::archive::Unfinished;
use crate::app::locale::{Language, Texts};
use crate::app::notices::Notice;
use crate::app::settings::Settings;
use crate::app::store::Store;
use bevy::ecs::message::Messages;
use bevy::prelude::*;

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
    table.set_up(tabuleiro_games::matches::Record::of("otelo_1_11"));
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
        ("cut-off", "{\"tabuleiro\": 1, \"game\": \"hex\", \"mov", "cut off"),
        ("newer", "{\"tabuleiro\": 99, \"game\": \"hex\"}", "99"),
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
        let texts = Texts::load(Language::En);
        assert!(notices.iter().any(|n| n.text(&texts).contains(why)), "{name}: {notices:?} does not say {why}");
        let kept = std::fs::read_to_string(folder.join("match.json.damaged-1")).unwrap();
        assert_eq!(kept, text, "{name} is kept as it was");
    }
}

#[test]
fn an_exported_record_is_read_back() {
    let folder = scratch("export");
    let mut table = Table::at(&folder);
    table.set_up(tabuleiro_games::matches::Record::of("quadrex"));
    table.play("k10");
    table.app.world_mut().write_message(crate::app::archive::Export);
    table.frames(2);
    let path = folder.join("quadrex-1.json");
    assert!(path.exists());
    let mut other = Table::new("import");
    let text = std::fs::read_to_string(path).map_err(|e| e.to_string());
    other.app.world_mut().write_message(crate::app::archive::Import::Text(text));
    other.frames(3);
    assert_eq!(other.moves(), ["k10"]);
}

#[test]
fn an_export_is_opened_from_the_gallery_by_its_name() {
    let folder = scratch("reopen");
    let mut table = Table::at(&folder);
    table.set_up(tabuleiro_games::matches::Record::of("hex"));
    table.play("f6");
    table.app.world_mut().write_message(crate::app::archive::Export);
    table.frames(2);
    table.set_up(tabuleiro_games::matches::Record::of("rastros"));
    table.app.world_mut().write_message(crate::app::archive::Import::Saved("hex-1.json".into()));
    table.frames(3);
    assert_eq!(table.moves(), ["f6"]);
}

#[test]
fn what_is_no_record_changes_nothing() {
    let mut table = Table::playing("no-record", "hex");
    table.play("f6");
    for text in [Ok("{}".to_string()), Ok("x".repeat(5 << 20)), Err("no permission".to_string())] {
        table.app.world_mut().write_message(crate::app::archive::Import::Text(text));
        table.frames(3);
        assert_eq!(table.moves(), ["f6"]);
    }
}

#[test]
fn that_nothing_can_be_saved_is_said_once() {
    // A file has the name of the folder for saves.
    let folder = scratch("forbidden");
    std::fs::write(&folder, "not a folder").unwrap();
    let mut table = Table::at(&folder);
    table.app.init_resource::<Complaints>().add_systems(Last, listen);
    table.set_up(tabuleiro_games::matches::Record::of("hex"));
    for action in ["f6", "g7", "c3"] {
        table.play(action);
        table.frames(2);
    }
    assert_eq!(table.moves(), ["f6", "g7", "c3"]);
    assert_eq!(table.app.world().resource::<Complaints>().0, 1);
    // After a success, the next failure is reported again.
    std::fs::remove_file(&folder).unwrap();
    table.play("d4");
    table.frames(2);
    std::fs::remove_dir_all(&folder).unwrap();
    std::fs::write(&folder, "not a folder").unwrap();
    table.play("e5");
    table.frames(2);
    assert_eq!(table.app.world().resource::<Complaints>().0, 2);
}

#[derive(Resource, Default)]
struct Complaints(usize);

fn listen(mut notices: MessageReader<Notice>, mut complaints: ResMut<Complaints>) {
    complaints.0 += notices.read().filter(|n| n.id == "save-failed").count();
}

#[test]
fn a_torn_save_is_put_aside_and_said_once() {
    for (name, torn) in [("empty", ""), ("zeros", "\0\0\0\0"), ("half", "{\"tabuleiro\": 1, \"ga")] {
        let folder = scratch(&format!("torn-{name}"));
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join("match.json"), torn).unwrap();
        let said = |table: &Table| table.notices().iter().filter(|n| n.id == "import-damaged").count();
        let mut table = Table::at(&folder);
        table.frames(1);
        assert_eq!(said(&table), 1, "{name}");
        assert_eq!(std::fs::read_to_string(folder.join("match.json.damaged-1")).unwrap(), torn);
        drop(table);
        let mut again = Table::at(&folder);
        again.frames(1);
        assert!(again.notices().is_empty(), "{name} is said again: {:?}", again.notices());
        // The next match is saved under the usual name; the renamed file is kept.
        again.set_up(tabuleiro_games::matches::Record::of("hex"));
        again.play("f6");
        again.frames(1);
        drop(again);
        let mut third = Table::at(&folder);
        third.frames(1);
        assert_eq!(third.app.world().resource::<Unfinished>().0.as_ref().unwrap().moves, ["f6"]);
        assert_eq!(std::fs::read_to_string(folder.join("match.json.damaged-1")).unwrap(), torn);
    }
}

#[test]
fn settings_that_cannot_be_read_are_put_aside_and_the_usual_ones_serve() {
    let folder = scratch("torn-settings");
    std::fs::create_dir_all(&folder).unwrap();
    let torn = "{ \"speed\": 2.0, \"langu";
    std::fs::write(folder.join("settings.json"), torn).unwrap();
    let mut table = Table::at(&folder);
    table.frames(1);
    assert_eq!(*table.app.world().resource::<Settings>(), Settings::default());
    assert_eq!(table.notices().iter().filter(|n| n.id == "settings-damaged").count(), 1);
    assert_eq!(std::fs::read_to_string(folder.join("settings.json.damaged-1")).unwrap(), torn);
    // New preferences are saved, and loaded without a notice.
    table.app.world_mut().resource_mut::<Settings>().speed = 0.5;
    table.frames(2);
    drop(table);
    let mut again = Table::at(&folder);
    again.frames(1);
    assert_eq!(again.app.world().resource::<Settings>().speed, 0.5);
    assert!(again.notices().is_empty());
}

#[test]
fn a_write_that_breaks_off_leaves_what_was_there_and_the_next_one_heals_it() {
    let folder = scratch("broken-off");
    let store = Store::at(&folder);
    store.write("match.json", "old").unwrap();
    // The temporary file cannot be written, as on a full disk.
    std::fs::create_dir(folder.join("match.json.new")).unwrap();
    assert!(store.write("match.json", "new").is_err());
    assert_eq!(store.read("match.json").unwrap(), "old");
    std::fs::remove_dir(folder.join("match.json.new")).unwrap();
    // A write was interrupted: a draft longer than the new text exists.
    std::fs::write(folder.join("match.json.new"), "half a draft of something long").unwrap();
    store.write("match.json", "new").unwrap();
    assert_eq!(store.read("match.json").unwrap(), "new");
    let names: Vec<_> = std::fs::read_dir(&*folder).unwrap().flatten().map(|f| f.file_name()).collect();
    assert_eq!(names, ["match.json"], "no draft is left behind");
}
