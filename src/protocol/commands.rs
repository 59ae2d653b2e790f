//! The commands, one function each, and the table that names them.

use super::drawing::draw;
use super::effects::describe;
use super::error::CommandError;
use super::session::{Session, side_name};
use super::{genmove, limits};
use crate::games::GameId;
use crate::rules::{Object, ObjectError, OptionValue, Outcome};
use std::time::Instant;

type Answer = Result<String, CommandError>;

/// A command of the protocol.
pub(super) struct Command {
    name: &'static str,
    pub(super) run: fn(&mut Session, &str) -> Answer,
}

const fn command(name: &'static str, run: fn(&mut Session, &str) -> Answer) -> Command {
    Command { name, run }
}

/// Every command, first those of GTP 2.
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
    command("undo", |session, _| session.undo().map(|()| String::new())),
    command("showboard", |session, _| Ok(format!("\n{}", draw(session.position())))),
    command("time_settings", time_settings),
    command("time_left", time_left),
    command("list_games", |_, _| Ok(GameId::ALL.iter().map(|g| g.id()).collect::<Vec<_>>().join("\n"))),
    command("game", game),
    command("options", options),
    command("legal_moves", legal_moves),
    command("mover", |session, _| Ok(side_name(session.position().mover()).into())),
    command("outcome", outcome),
    command("position", position),
    command("perft", perft),
    command("playouts", playouts),
    command("level", level),
    command("effects", |session, _| Ok(describe(&session.position().board(), session.effects()))),
];

/// The command of that name.
pub(super) fn find(name: &str) -> Option<&'static Command> {
    COMMANDS.iter().find(|c| c.name == name)
}

/// Exactly `N` words.
fn words<'a, const N: usize>(text: &'a str, usage: &'static str) -> Result<[&'a str; N], CommandError> {
    let list: Vec<&str> = text.split_whitespace().collect();
    list.try_into().map_err(|_| CommandError::Usage(usage))
}

/// Exactly `N` whole numbers.
fn numbers<const N: usize>(text: &str, usage: &'static str) -> Result<[u64; N], CommandError> {
    let mut list = [0; N];
    for (slot, word) in list.iter_mut().zip(words::<N>(text, usage)?) {
        *slot = word.parse().map_err(|_| CommandError::Usage(usage))?;
    }
    Ok(list)
}

fn known_command(_: &mut Session, text: &str) -> Answer {
    let [name] = words(text, "known_command <name>")?;
    Ok(find(name).is_some().to_string())
}

fn quit(session: &mut Session, _: &str) -> Answer {
    session.closed = true;
    Ok(String::new())
}

/// The current game again, on a board of that size; one number, or columns and rows.
fn boardsize(session: &mut Session, text: &str) -> Answer {
    let sides: Vec<&str> = text.split_whitespace().collect();
    let size = match sides[..] {
        [_] | [_, _] => sides.join("x"),
        _ => return Err(CommandError::Usage("boardsize <side> | boardsize <columns> <rows>")),
    };
    let mut options = session.position().options().clone();
    options.set(session.facts(), "size", &size).map_err(CommandError::Size)?;
    session.start(session.position().id(), &options)?;
    Ok(String::new())
}

fn clear_board(session: &mut Session, _: &str) -> Answer {
    let options = session.position().options().clone();
    session.start(session.position().id(), &options)?;
    Ok(String::new())
}

/// Go programs insist on it; none of our games has one.
fn komi(_: &mut Session, text: &str) -> Answer {
    let [points] = words(text, "komi <points>")?;
    points.parse::<f32>().map_err(|_| CommandError::Usage("komi <points>"))?;
    Ok(String::new())
}

fn play(session: &mut Session, text: &str) -> Answer {
    let list: Vec<&str> = text.split_whitespace().collect();
    let action = match list[..] {
        [action] => action,
        [colour, action] => {
            session.expect_turn(colour)?;
            action
        }
        _ => return Err(CommandError::Usage("play [colour] <action>")),
    };
    session.play(action)?;
    Ok(String::new())
}

fn genmove(session: &mut Session, text: &str) -> Answer {
    let list: Vec<&str> = text.split_whitespace().collect();
    match list[..] {
        [] => {}
        [colour] => session.expect_turn(colour)?,
        _ => return Err(CommandError::Usage("genmove [colour]")),
    }
    let seed = session.played() as u64;
    let action = genmove::choose(session.position(), session.level, seed).ok_or(crate::rules::PlayError::Over)?;
    Ok(session.play(&action)?)
}

fn time_settings(session: &mut Session, text: &str) -> Answer {
    session.time.settings = Some(seconds(text, "time_settings <main time> <byo yomi time> <byo yomi stones>")?);
    Ok(String::new())
}

fn time_left(session: &mut Session, text: &str) -> Answer {
    const USAGE: &str = "time_left <colour> <time> <stones>";
    let [colour, time, stones] = words(text, USAGE)?;
    let side = session.side(colour)?;
    session.time.left[side.index()] = Some(seconds(&format!("{time} {stones}"), USAGE)?);
    Ok(String::new())
}

fn seconds<const N: usize>(text: &str, usage: &'static str) -> Result<[u32; N], CommandError> {
    let mut list = [0; N];
    for (slot, number) in list.iter_mut().zip(numbers::<N>(text, usage)?) {
        *slot = u32::try_from(number).map_err(|_| CommandError::Usage(usage))?;
    }
    Ok(list)
}

/// Starts a game; without arguments says which one is being played, in the words that would start it.
fn game(session: &mut Session, text: &str) -> Answer {
    let mut given = text.split_whitespace();
    let Some(id) = given.next() else {
        let mut answer = vec![session.facts().id.to_string()];
        answer.extend(session.position().options().words(session.facts()));
        return Ok(answer.join(" "));
    };
    let id = GameId::find(id)?;
    let options = id.facts().parse_options(given)?;
    session.start(id, &options)?;
    Ok(String::new())
}

/// One line each: name, value, what is allowed.
fn options(session: &mut Session, _: &str) -> Answer {
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

fn legal_moves(session: &mut Session, _: &str) -> Answer {
    let mut list: Vec<String> = session.position().legal().into_iter().map(|offer| offer.text).collect();
    list.sort_unstable();
    Ok(list.join(" "))
}

fn outcome(session: &mut Session, _: &str) -> Answer {
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

/// Prints the position object, or sets up the one given.
fn position(session: &mut Session, text: &str) -> Answer {
    if text.is_empty() {
        return Ok(serde_json::Value::Object(session.position().object()).to_string());
    }
    let object: Object = serde_json::from_str(text).map_err(|e| ObjectError::Json(e.to_string()))?;
    let position = session.position().with_object(&object)?;
    session.set_up(position);
    Ok(String::new())
}

fn perft(session: &mut Session, text: &str) -> Answer {
    let [depth] = numbers(text, "perft <depth>")?;
    let depth = u32::try_from(depth).unwrap_or(u32::MAX);
    Ok(limits::perft(session.position(), depth)?.to_string())
}

/// How many random games were played, and in how many seconds.
fn playouts(session: &mut Session, text: &str) -> Answer {
    let [count, seed] = numbers(text, "playouts <count> <seed>")?;
    if count > limits::MOST_PLAYOUTS {
        return Err(CommandError::Limit(format!("the count is at most {}", limits::MOST_PLAYOUTS)));
    }
    let begin = Instant::now();
    session.position().playouts(count, seed);
    Ok(format!("{count} {:.3}", begin.elapsed().as_secs_f64()))
}

/// Sets the strength of `genmove`; without a number says it.
fn level(session: &mut Session, text: &str) -> Answer {
    if text.is_empty() {
        return Ok(session.level.to_string());
    }
    let [level] = numbers(text, "level <1 to 5>")?;
    if !(1..=5).contains(&level) {
        return Err(CommandError::Usage("level <1 to 5>"));
    }
    session.level = level as u8;
    Ok(String::new())
}
