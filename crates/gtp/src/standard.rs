//! The commands of GTP 2 that act on the match.

use super::arguments::{CommandResult, seconds, words};
use super::error::CommandError;
use super::score::final_score_of;
use super::session::Session;
use super::{genmove, names};
use std::time::{Duration, Instant};
use tabuleiro_clock::{TimeLeft, TimeSettings, limits_of_time};
use tabuleiro_engine::TimedSearch;
use tabuleiro_rules::{PlayError, Shape};

/// Restarts the current game on a board of a size, given as one number or as columns and rows. A game with a single
/// board accepts only its size.
pub(super) fn boardsize(session: &mut Session, text: &str) -> CommandResult {
    const USAGE: &str = "boardsize <side> | boardsize <columns> <rows>";
    let sides: Vec<&str> = text.split_whitespace().collect();
    let (columns, rows) = match sides[..] {
        [side] => (side, side),
        [columns, rows] => (columns, rows),
        _ => return Err(CommandError::Usage(USAGE)),
    };
    let mut options = session.position().options().clone();
    if options.get("size").is_some() {
        options.set(session.facts(), "size", &sides.join("x")).map_err(CommandError::Size)?;
    } else {
        let number = |text: &str| text.parse::<usize>().map_err(|_| CommandError::Usage(USAGE));
        let (given, fixed) = ((number(columns)?, number(rows)?), columns_and_rows(session));
        if given != fixed {
            return Err(CommandError::FixedSize { columns: fixed.0, rows: fixed.1 });
        }
    }
    let game = session.position().id();
    session.start(game, &options)?;
    // Every controller of Go sends this command first; people and programs that know this one send `game`.
    session.gtp_columns = names::is_go(game);
    Ok(String::new())
}

/// Returns the number of columns and of rows of the board: the different x and y coordinates of its sites, without
/// reserves and stores.
fn columns_and_rows(session: &Session) -> (usize, usize) {
    let board = session.position().board();
    let different = |place: fn(tabuleiro_rules::Point) -> f32| {
        let field = board.sites.iter().filter(|s| !matches!(s.shape, Shape::Reserve | Shape::Store));
        let mut places: Vec<i32> = field.map(|s| (place(s.at) * 100.0).round() as i32).collect();
        places.sort_unstable();
        places.dedup();
        places.len()
    };
    (different(|p| p.x), different(|p| p.y))
}

pub(super) fn clear_board(session: &mut Session, _: &str) -> CommandResult {
    let options = session.position().options().clone();
    session.start(session.position().id(), &options)?;
    Ok(String::new())
}

/// Accepts a komi, which Go clients require, and ignores it: no game of the catalogue has one.
pub(super) fn komi(_: &mut Session, text: &str) -> CommandResult {
    let [points] = words(text, "komi <points>")?;
    points.parse::<f32>().map_err(|_| CommandError::Usage("komi <points>"))?;
    Ok(String::new())
}

pub(super) fn play(session: &mut Session, text: &str) -> CommandResult {
    let list: Vec<&str> = text.split_whitespace().collect();
    match list[..] {
        [action] => session.play(&read_action(session, action)?)?,
        [colour, action] => session.play_for(colour, &read_action(session, action)?)?,
        _ => return Err(CommandError::Usage("play [colour] <action>")),
    };
    Ok(String::new())
}

/// Searches for an action, plays and prints it. The time taken is subtracted from the clock of the side.
pub(super) fn genmove(session: &mut Session, text: &str) -> CommandResult {
    let begun = Instant::now();
    let before = session.place();
    session.give_turn(one_colour(text, "genmove [colour]")?)?;
    let side = session.position().mover();
    let Some(action) = chosen(session, true) else {
        session.back_to(before);
        return Err(PlayError::Over.into());
    };
    let action = session.play(&action)?;
    // Some controllers never send `time_left`; where one does, that replaces this.
    session.time.spend(side, begun.elapsed());
    Ok(write_action(session, &action))
}

/// Searches for an action and prints it, without playing it and without using the clock.
pub(super) fn reg_genmove(session: &mut Session, text: &str) -> CommandResult {
    let before = session.place();
    session.give_turn(one_colour(text, "reg_genmove [colour]")?)?;
    let action = chosen(session, false);
    session.back_to(before);
    Ok(write_action(session, &action.ok_or(PlayError::Over)?))
}

/// Returns an action of the client in the notation of the game.
fn read_action(session: &Session, action: &str) -> Result<String, CommandError> {
    if session.gtp_columns {
        return names::from_gtp_column(action).ok_or_else(|| CommandError::Column(action.into()));
    }
    Ok(mirror_ranks(session, action))
}

/// Returns an action in the notation of the client.
fn write_action(session: &Session, action: &str) -> String {
    if session.gtp_columns { names::with_gtp_column(action) } else { mirror_ranks(session, action) }
}

/// Converts the ranks of an action between the client and the game; it is its own inverse.
fn mirror_ranks(session: &Session, action: &str) -> String {
    if session.from_the_top { names::mirror_ranks(action, columns_and_rows(session).1) } else { action.into() }
}

fn one_colour<'a>(text: &'a str, usage: &'static str) -> Result<Option<&'a str>, CommandError> {
    let list: Vec<&str> = text.split_whitespace().collect();
    match list[..] {
        [] => Ok(None),
        [colour] => Ok(Some(colour)),
        _ => Err(CommandError::Usage(usage)),
    }
}

/// Searches for an action with the time that the clock allows; a `kept` search continues the last one of the match.
fn chosen(session: &mut Session, kept: bool) -> Option<String> {
    let played = session.played();
    let to_come = session.facts().typical_plies.saturating_sub(played as u32) / 2;
    let limits = limits_of_time(&session.time, session.position().mover(), to_come, TimedSearch::EXTENSION);
    let mut memory = std::mem::take(&mut session.memory);
    let request = session.request(limits.map(|(time, _)| time), kept);
    let action = genmove::choose(session.position(), &request, limits, session.threads, &mut memory);
    session.memory = memory;
    action
}

pub(super) fn undo(session: &mut Session, _: &str) -> CommandResult {
    session.undo()?;
    Ok(String::new())
}

pub(super) fn final_score(session: &mut Session, _: &str) -> CommandResult {
    final_score_of(session.position()).ok_or(CommandError::Score)
}

pub(super) fn time_settings(session: &mut Session, text: &str) -> CommandResult {
    let [main, period, stones] = seconds(text, "time_settings <main time> <byo yomi time> <byo yomi stones>")?;
    let [main, period] = [main, period].map(|s| Duration::from_secs(s.into()));
    session.time.set(TimeSettings { main, period, stones, ..TimeSettings::default() });
    Ok(String::new())
}

pub(super) fn time_left(session: &mut Session, text: &str) -> CommandResult {
    const USAGE: &str = "time_left <colour> <time> <stones>";
    let [colour, time, stones] = words(text, USAGE)?;
    let side = session.side(colour)?;
    let [time, stones] = seconds(&format!("{time} {stones}"), USAGE)?;
    session.time.set_left(side, TimeLeft { time: Duration::from_secs(time.into()), stones });
    Ok(String::new())
}
