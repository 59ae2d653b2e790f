//! Saved files after a kill, and files that cannot be used.

use super::{Table, scratch};
use crate::app::foundations::locale::{Language, Texts};
use crate::app::foundations::navigation::Dialog;
use crate::app::foundations::notices::{Notice, Notices};
use crate::app::foundations::settings::Settings;
use crate::app::foundations::store::Store;
use crate::app::play::archive::{Export, Import, OpenAs, Unfinished};
use bevy::ecs::message::Messages;
use bevy::prelude::*;
use std::path::Path;
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::Record;

impl Table {
    /// Returns an app that has exported a match with one action to a folder.
    fn with_export(folder: &Path, game: &str, action: &str) -> Table {
        let mut table = Table::at(folder);
        table.set_up(Record::of(game));
        table.play(action);
        table.app.world_mut().write_message(Export(tabuleiro_exchange::Format::Json));
        table.frames(2);
        table
    }

    fn import(&mut self, import: Import) {
        self.app.world_mut().write_message(import);
        self.frames(3);
    }

    fn notices(&self) -> Vec<Notice> {
        let messages = self.app.world().resource::<Messages<Notice>>();
        messages.get_cursor().read(messages).cloned().collect()
    }
}

#[test]
fn the_match_is_restored_after_the_program_is_killed() {
    let folder = scratch("resume");
    let mut table = Table::at(&folder);
    table.set_up(Record::of("otelo_1_11"));
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
fn a_damaged_save_is_refused_and_kept_and_the_program_starts() {
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
        assert!(notices.iter().any(|n| n.text(&texts).contains(why)), "{name}: {notices:?} does not contain {why}");
        let kept = std::fs::read_to_string(folder.join("match.json.damaged-1")).unwrap();
        assert_eq!(kept, text, "{name} is kept as it was");
    }
}

#[test]
fn an_exported_record_can_be_imported() {
    let folder = scratch("export");
    Table::with_export(&folder, "quadrex", "k10");
    let path = folder.join("quadrex-1.json");
    assert!(path.exists());
    let mut other = Table::new("import");
    let file = std::fs::read(path).map_err(|e| e.to_string());
    other.import(Import::File(file));
    assert_eq!(other.moves(), ["k10"]);
}

#[test]
fn an_export_can_be_opened_by_its_name() {
    let folder = scratch("reopen");
    let mut table = Table::with_export(&folder, "hex", "f6");
    table.set_up(Record::of("rastros"));
    table.import(Import::Saved("hex-1.json".into()));
    assert_eq!(table.moves(), ["f6"]);
}

#[test]
fn the_good_games_of_a_file_are_opened_and_the_person_is_told_of_the_others() {
    let mut table = Table::playing("left-out", "rastros");
    let file = "(;FF[4]GM[11]SZ[5];B[a1])(;FF[4]GM[11]SZ[5];B[z9])";
    table.import(Import::File(Ok(file.into())));
    assert_eq!((table.game().position().id(), table.moves()), (GameId::Hex, vec!["a1".to_string()]));
    let told = |table: &Table, id| {
        let beginning: String = table.app.world().resource::<Texts>().get(id).chars().take(12).collect();
        table.app.world().resource::<Notices>().texts().any(|text| text.starts_with(&beginning))
    };
    assert!(told(&table, "import-done") && told(&table, "import-left-out"));
    let file = format!("{file}(;FF[4]GM[11]SZ[5];B[b2])");
    table.import(Import::File(Ok(file.into())));
    assert!(table.app.world().resource::<Notices>().texts().any(|text| text.starts_with('2')));
    assert_eq!(table.moves(), ["a1"], "several games are kept, and the one on the table stays");
}

impl Table {
    /// Returns the texts of the notices that are visible.
    fn told(&self) -> String {
        self.app.world().resource::<Notices>().texts().collect::<Vec<_>>().join("\n")
    }
}

#[test]
fn a_file_with_a_small_defect_is_opened_and_the_person_is_told_line_and_reason() {
    let mut table = Table::playing("defect", "rastros");
    let file = "(;FF[4]GM[11]SZ[5];B[a1];W[b2](;B[c3])\n(;AB[d4])\n(;B[a1])";
    table.import(Import::File(Ok(file.into())));
    assert_eq!(table.moves(), ["a1", "b2", "c3"]);
    let told = table.told();
    let texts = table.app.world().resource::<Texts>();
    let beginning = |id: &str| texts.get(id).split('{').next().unwrap_or_default().trim().to_string();
    assert!(told.contains(&beginning("import-warning")), "{told}");
    assert!(told.contains('2') && told.contains(&texts.get("reason-set-up-late")), "{told}");
    assert!(told.contains(&beginning("import-more-warnings")), "the file is cut off, too: {told}");
}

#[test]
fn a_refused_file_is_refused_with_the_real_reason() {
    let mut table = Table::playing("reason", "hex");
    table.import(Import::File(Ok("[White \"A\"]\n\n1. e4 e5 1-0\n".into())));
    let told = table.told();
    let title = table.app.world().resource::<Texts>().title(GameId::XadrezDeSalto, "");
    assert!(told.contains(&title), "{told}");
    table.import(Import::File(Ok("(;FF[4]GM[11]SZ[5];B[a1]\n;W[a1])".into())));
    assert!(table.told().contains("a1"), "{}", table.told());
}

#[test]
fn a_match_of_go_is_opened_as_the_game_that_the_person_chooses() {
    const FILE: &str = "(;GM[1]FF[4]SZ[9];B[ee];W[ed];B[dd];W[ba];B[fd];W[ca];B[ec];W[gg];B[gf])";
    for (game, count) in [(GameId::GoEmLinha, 9), (GameId::AtariGo, 7)] {
        let mut table = Table::playing("choice", "hex");
        table.import(Import::File(Ok(FILE.into())));
        assert_eq!(*table.app.world().resource::<Dialog>(), Dialog::OpenAs);
        assert_eq!(table.game().position().id(), GameId::Hex, "nothing is opened before the choice");
        let games: Vec<GameId> = table.app.world().resource::<OpenAs>().games.iter().map(|game| game.0).collect();
        assert_eq!(games, [GameId::GoEmLinha, GameId::AtariGo]);
        table.import(Import::As(game));
        assert_eq!((table.game().position().id(), table.moves().len()), (game, count));
    }
}

#[test]
fn an_import_that_is_no_record_changes_nothing() {
    let mut table = Table::playing("no-record", "hex");
    table.play("f6");
    for file in [Ok("{}".to_string()), Ok("x".repeat(5 << 20)), Err("no permission".to_string())] {
        table.import(Import::File(file.map(String::into_bytes)));
        assert_eq!(table.moves(), ["f6"]);
    }
}

#[test]
fn a_failure_to_save_is_reported_once() {
    // A file has the name of the folder for saves.
    let folder = scratch("forbidden");
    std::fs::write(&folder, "not a folder").unwrap();
    let mut table = Table::at(&folder);
    table.app.init_resource::<FailureCount>().add_systems(Last, count_failures);
    table.set_up(Record::of("hex"));
    for action in ["f6", "g7", "c3"] {
        table.play(action);
        table.frames(2);
    }
    assert_eq!(table.moves(), ["f6", "g7", "c3"]);
    assert_eq!(table.app.world().resource::<FailureCount>().0, 1);
    // After a success, the next failure is reported again.
    std::fs::remove_file(&folder).unwrap();
    table.play("d4");
    table.frames(2);
    std::fs::remove_dir_all(&folder).unwrap();
    std::fs::write(&folder, "not a folder").unwrap();
    table.play("e5");
    table.frames(2);
    assert_eq!(table.app.world().resource::<FailureCount>().0, 2);
}

#[derive(Resource, Default)]
struct FailureCount(usize);

fn count_failures(mut notices: MessageReader<Notice>, mut count: ResMut<FailureCount>) {
    count.0 += notices.read().filter(|n| n.id == "save-failed").count();
}

#[test]
fn a_truncated_save_is_renamed_and_reported_once() {
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
        assert!(again.notices().is_empty(), "{name} is reported again: {:?}", again.notices());
        // The next match is saved under the usual name; the renamed file is kept.
        again.set_up(Record::of("hex"));
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
fn unreadable_settings_are_renamed_and_the_defaults_are_used() {
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
fn an_interrupted_write_keeps_the_old_file_and_the_next_write_succeeds() {
    let folder = scratch("broken-off");
    let store = Store::at(&folder);
    store.write("match.json", "old").unwrap();
    // The temporary file cannot be written, as on a full disk.
    std::fs::create_dir(folder.join("match.json.part")).unwrap();
    assert!(store.write("match.json", "new").is_err());
    assert_eq!(store.read("match.json").unwrap(), "old");
    std::fs::remove_dir(folder.join("match.json.part")).unwrap();
    // A write was interrupted: a draft longer than the new text exists.
    std::fs::write(folder.join("match.json.part"), "half a draft of something long").unwrap();
    store.write("match.json", "new").unwrap();
    assert_eq!(store.read("match.json").unwrap(), "new");
    let names: Vec<_> = std::fs::read_dir(&*folder).unwrap().flatten().map(|f| f.file_name()).collect();
    assert_eq!(names, ["match.json"], "no draft is left behind");
}
