//! The table of commands, and the commands that GTP 2 does not have; each is one function.

use super::arguments::{CommandResult, numbers, words};
use super::drawing::draw_labelled;
use super::effects::describe;
use super::error::CommandError;
use super::session::{Session, side_name};
use super::standard::{
    boardsize, clear_board, final_score, genmove, komi, play, reg_genmove, time_left, time_settings, undo,
};
use super::{limits, names};
use std::num::NonZero;
use std::time::Instant;
use tabuleiro_catalogue::GameId;
use tabuleiro_engine::person::Character;
use tabuleiro_rules::{Object, ObjectError, OptionValue, Outcome};

const CHARACTER_USAGE: &str = "character <one that the command without arguments lists>";

/// A command of the protocol: its name and its implementation, which takes the arguments as text.
pub(super) struct Command {
    name: &'static str,
    pub(super) run: fn(&mut Session, &str) -> CommandResult,
}

const fn command(name: &'static str, run: fn(&mut Session, &str) -> CommandResult) -> Command {
    Command { name, run }
}

/// Every command.
static COMMANDS: &[Command] = &[
    command("protocol_version", |_, _| Ok("2".into())),
    command("name", |_, _| Ok("Tabuleiro".into())),
    command("version", |_, _| Ok(env!("CARGO_PKG_VERSION").into())),
    command("known_command", known_command),
    command("list_commands", |_, _| Ok(COMMANDS.iter().map(|c| c.name).collect::<Vec<_>>().join("\n"))),
    command("quit", quit),
    command("boardsize", boardsize),
    command("clear_board", clear_board),
    command("komi", komi),
    command("play", play),
    command("genmove", genmove),
    command("undo", undo),
    command("showboard", showboard),
    command("time_settings", time_settings),
    command("time_left", time_left),
    command("list_games", list_games),
    command("game", game),
    command("options", options),
    command("legal_moves", legal_moves),
    command("mover", |session, _| Ok(side_name(session.position().mover()).into())),
    command("outcome", outcome),
    command("position", position),
    command("perft", perft),
    command("playouts", playouts),
    command("level", level),
    command("character", character),
    command("effects", |session, _| Ok(describe(&session.position().board(), session.effects()))),
    // New commands are appended, so that the positions of the others in `list_commands` do not change.
    command("final_score", final_score),
    command("reg_genmove", reg_genmove),
    command("set_game", set_game),
    command("threads", threads),
];

/// Returns the command with a name.
pub(super) fn find(name: &str) -> Option<&'static Command> {
    COMMANDS.iter().find(|c| c.name == name)
}

fn known_command(_: &mut Session, text: &str) -> CommandResult {
    let [name] = words(text, "known_command <name>")?;
    Ok(find(name).is_some().to_string())
}

fn quit(session: &mut Session, _: &str) -> CommandResult {
    session.closed = true;
    Ok(String::new())
}

/// Lists the ids of all games; in a dedicated session only the current game, and its name in other programs.
fn list_games(session: &mut Session, _: &str) -> CommandResult {
    let mut list: Vec<&str> =
        if session.dedicated() { vec![session.facts().id] } else { GameId::ALL.iter().map(|g| g.id()).collect() };
    list.extend(names::name_of(session.position()).filter(|_| session.dedicated()));
    Ok(list.join("\n"))
}

/// Starts a game by its id or its name in other programs. If it is the current game and variant, its options are kept.
fn set_game(session: &mut Session, text: &str) -> CommandResult {
    let [name] = words(text, "set_game <name>")?;
    let (id, mut options) = names::find_game(name)?;
    let here = session.position();
    if (here.id(), here.options().variant) == (id, options.variant) {
        options = here.options().clone();
    }
    session.start(id, &options)?;
    (session.from_the_top, session.gtp_columns) = (names::counts_from_the_top(name), false);
    Ok(String::new())
}

/// Starts a game; without arguments prints the current one, in the words that start it.
fn game(session: &mut Session, text: &str) -> CommandResult {
    let given: Vec<&str> = text.split_whitespace().collect();
    if given.is_empty() {
        let mut answer = vec![session.facts().id.to_string()];
        answer.extend(session.position().options().words(session.facts()));
        return Ok(answer.join(" "));
    }
    let (id, options) = names::parse_game(&given)?;
    session.start(id, &options)?;
    (session.from_the_top, session.gtp_columns) = (false, false);
    Ok(String::new())
}

/// Draws the board, with the column letters that the client uses.
fn showboard(session: &mut Session, _: &str) -> CommandResult {
    let is_column = |label: &str| label.len() == 1 && label.bytes().all(|byte| byte.is_ascii_alphabetic());
    let columns = |label: &str| match names::with_gtp_column(&format!("{label}1")) {
        theirs if session.gtp_columns && is_column(label) => theirs[..1].to_string(),
        _ => label.to_string(),
    };
    Ok(format!("\n{}", draw_labelled(session.position(), columns)))
}

/// Prints the variant and each option on a line: name, value, allowed values.
fn options(session: &mut Session, _: &str) -> CommandResult {
    let (facts, options) = (session.facts(), session.position().options());
    let mut lines = Vec::new();
    if !facts.variants.is_empty() {
        lines.push(format!("variant {} ({})", options.variant, facts.variants.join("|")));
    }
    for spec in facts.options {
        let value = options.get(spec.name).as_ref().map(OptionValue::to_string).unwrap_or_default();
        lines.push(format!("{} {value} ({})", spec.name, spec.describe(&facts.seats)));
    }
    Ok(lines.join("\n"))
}

fn legal_moves(session: &mut Session, _: &str) -> CommandResult {
    let mut list: Vec<String> = session.position().legal().into_iter().map(|offer| offer.text).collect();
    list.sort_unstable();
    Ok(list.join(" "))
}

fn outcome(session: &mut Session, _: &str) -> CommandResult {
    let word = match session.position().outcome() {
        None => "none",
        Some(Outcome::Win(player)) => side_name(player),
        Some(Outcome::Draw) => "draw",
    };
    Ok(match session.position().score() {
        Some([first, second]) => format!("{word} {first}-{second}"),
        None => word.into(),
    })
}

/// Sets up a position object; without arguments prints the current one.
fn position(session: &mut Session, text: &str) -> CommandResult {
    if text.is_empty() {
        return Ok(serde_json::Value::Object(session.position().object()).to_string());
    }
    let object: Object = serde_json::from_str(text).map_err(|e| ObjectError::Json(e.to_string()))?;
    let position = session.position().with_object(&object)?;
    session.set_up(position);
    Ok(String::new())
}

fn perft(session: &mut Session, text: &str) -> CommandResult {
    let [depth] = numbers(text, "perft <depth>")?;
    let depth = u32::try_from(depth).unwrap_or(u32::MAX);
    Ok(limits::perft(session.position(), depth)?.to_string())
}

/// Plays random games; prints their number and the seconds taken.
fn playouts(session: &mut Session, text: &str) -> CommandResult {
    let [count, seed] = numbers(text, "playouts <count> <seed>")?;
    if count > limits::MOST_PLAYOUTS {
        return Err(CommandError::Limit(format!("the count is at most {}", limits::MOST_PLAYOUTS)));
    }
    let begin = Instant::now();
    session.position().playouts(count, seed);
    Ok(format!("{count} {:.3}", begin.elapsed().as_secs_f64()))
}

/// Sets the level of `genmove`; without arguments prints it.
fn level(session: &mut Session, text: &str) -> CommandResult {
    if text.is_empty() {
        return Ok(session.persona.level.to_string());
    }
    session.persona.level =
        text.parse().map_err(|_| CommandError::Usage("level <1 to 5, or a half step such as 3+>"))?;
    Ok(String::new())
}

/// Sets the character of `genmove`; without arguments prints it and those that the game offers.
fn character(session: &mut Session, text: &str) -> CommandResult {
    if text.is_empty() {
        let words = session.position().characters().iter().map(|character| character.word());
        let offered: Vec<&str> = [Character::Even.word()].into_iter().chain(words).collect();
        return Ok(format!("{} of {}", session.persona.character, offered.join(" ")));
    }
    let character: Character = text.parse().map_err(|_| CommandError::Usage(CHARACTER_USAGE))?;
    if !character.is_even() && !session.position().characters().contains(&character) {
        return Err(CommandError::Usage(CHARACTER_USAGE));
    }
    session.persona.character = character;
    Ok(String::new())
}

/// Sets the maximum number of threads of `genmove` at the highest level; without arguments prints it.
fn threads(session: &mut Session, text: &str) -> CommandResult {
    if text.is_empty() {
        return Ok(session.threads.to_string());
    }
    let count: NonZero<u8> = text.parse().map_err(|_| CommandError::Usage("threads <1 to 255>"))?;
    session.threads = usize::from(count.get());
    Ok(String::new())
}
