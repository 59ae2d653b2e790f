//! Takes a landscape and a portrait picture of every game in mid-match. The position comes from the longest published
//! record of the game; if there is none, from a match of the program against itself with fixed seeds.
//!
//! ```text
//! cargo run --release --example photographs -- FOLDER [game …]
//! ```

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use tabuleiro::app::WindowOptions;
use tabuleiro_catalogue::matches::{Published, Record};
use tabuleiro_catalogue::{AnyPosition, GameId};
use tabuleiro_engine::search::Level;
use tabuleiro_rules::Options;

/// Window sizes: a laptop, and a tablet held upright.
const SHAPES: [(&str, &str); 2] = [("lying", "1280x800"), ("standing", "800x1100")];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let result = match arguments.as_slice() {
        [word, folder, size, records @ ..] if word == "--one-shape" => return photograph(folder, size, records),
        [folder, games @ ..] => all(Path::new(folder), games),
        [] => Err("usage: photographs FOLDER [game …]".into()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("photographs: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Takes pictures of every game and of every variant that has its own card. Each window size needs its own process,
/// because a process can open its window only once.
fn all(folder: &Path, only: &[String]) -> Result<(), Box<dyn Error>> {
    std::fs::create_dir_all(folder)?;
    let mut names = Vec::new();
    for &game in GameId::ALL {
        let facts = game.facts();
        if !only.is_empty() && !only.iter().any(|id| id == facts.id) {
            continue;
        }
        let first = facts.variants.first().copied().unwrap_or("");
        for variant in std::iter::once(first).chain(facts.cards.iter().copied()) {
            let own = (variant != first).then_some(variant);
            let name = own.map_or(facts.id.to_string(), |v| format!("{}-{v}", facts.id));
            std::fs::write(folder.join(format!("{name}.json")), middle(game, own)?.to_text())?;
            names.push(name);
        }
    }
    for (shape, size) in SHAPES {
        let shots = folder.join(shape);
        let records = names.iter().map(|name| folder.join(format!("{name}.json")));
        let taken = Command::new(std::env::current_exe()?)
            .args(["--one-shape".as_ref(), shots.as_os_str(), size.as_ref()])
            .args(records)
            .status()?;
        if !taken.success() {
            return Err(format!("{shape}: {taken}").into());
        }
        for (i, name) in names.iter().enumerate() {
            std::fs::rename(shots.join(format!("{i:04}.png")), folder.join(format!("{name}-{shape}.png")))?;
        }
        std::fs::remove_dir_all(&shots)?;
    }
    names.iter().try_for_each(|name| std::fs::remove_file(folder.join(format!("{name}.json"))))?;
    Ok(())
}

fn photograph(folder: &str, size: &str, records: &[String]) -> ExitCode {
    let window = WindowOptions {
        records: records.to_vec(),
        size: Some(size.into()),
        screenshot_dir: Some(PathBuf::from(folder)),
        data_dir: Some(Path::new(folder).join("data")),
        view: "table".into(),
        speed: Some(0.0),
        every: 1,
        exit: true,
        language: Some("pt".into()),
        ..WindowOptions::default()
    };
    match tabuleiro::app::run(window, None) {
        Ok(bevy::app::AppExit::Success) => ExitCode::SUCCESS,
        Ok(bevy::app::AppExit::Error(code)) => ExitCode::from(code.get()),
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::FAILURE
        }
    }
}

/// Returns a record that ends in mid-match.
fn middle(game: GameId, variant: Option<&str>) -> Result<Record, Box<dyn Error>> {
    let options = game.facts().parse_options(variant)?;
    let start = game.start(&options)?;
    let published = published(game, &options);
    let mut moves = published.unwrap_or_else(|| played(start, game.facts().typical_plies / 2));
    moves.truncate(moves.len() - moves.len() / 4);
    Ok(Record { options: variant.map(str::to_string).into_iter().collect(), moves, ..Record::of(game.id()) })
}

/// Returns the actions of the longest published record that begins with the initial position and has no refused action.
fn published(game: GameId, options: &Options) -> Option<Vec<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/games").join(game.id()).join("records");
    let text = std::fs::read_to_string(folder.join("published.json")).ok()?;
    let records = Published::list(&text).ok()?;
    let usual = |p: &Published| {
        let whole = p.record.start.is_none() && p.refused.is_empty();
        whole && p.record.rules().is_ok_and(|(_, o)| o == *options)
    };
    records.into_iter().filter(usual).map(|p| p.record.moves).filter(|m| m.len() >= 12).max_by_key(Vec::len)
}

/// Returns the actions of a match of two weak opponents, at most `plies` of them.
fn played(mut position: Box<dyn AnyPosition>, plies: u32) -> Vec<String> {
    let mut moves = Vec::new();
    let level = Level::ALL[1];
    for _ in 0..plies.min(160) {
        if position.outcome().is_some() {
            break;
        }
        let mut opponent = position.opponent(level.into(), 1);
        let best = loop {
            let progress = opponent.think(10_000);
            if progress.finished {
                break progress.best;
            }
        };
        let Some(best) = best else { break };
        let Ok(text) = position.play(&best, &mut Vec::new()) else { break };
        moves.push(text);
    }
    moves
}
