//! What the text table answers, as JSON for the page.

use serde_json::{Value, json};
use tabuleiro_engine::Wanted;
use tabuleiro_learning::Study;
use tabuleiro_text_table::{BoardTable, Cell, CommandHelp, Cue, Offer, Part, Reply, Request, Row, Search, Wire};

/// Returns `{lines, requests, redraw, cue}`. A request is an object whose key `t` names its type. What is asked of the other
/// device is a request `wire`, which the program of `web/wire` reads.
pub(crate) fn reply(reply: &Reply) -> Value {
    json!({
        "lines": reply.lines,
        "requests": reply.requests.iter().map(request).collect::<Vec<_>>(),
        "redraw": reply.redraw,
        "cue": reply.cue.map(cue),
    })
}

fn request(request: &Request) -> Value {
    match request {
        Request::Search(search) => {
            let body = search_request(search);
            json!({ "t": "search", "number": search.number, "game": search.record.game, "request": body })
        }
        Request::Judge { number, request } => {
            let body = serde_json::to_string(request).unwrap_or_default();
            json!({ "t": "judge", "number": number, "request": body })
        }
        Request::Load(path) => json!({ "t": "load", "path": path }),
        Request::Language(language) => json!({ "t": "language", "language": language.code() }),
        Request::Learned(study) => learned(study),
        Request::Leave => json!({ "t": "leave" }),
        Request::Wire(wanted) => json!({ "t": "wire", "wanted": wire(wanted).to_string() }),
    }
}

/// Returns the entry in the list of what was learned, as `Progress` in `crates/learning` keeps it.
fn learned(study: &Study) -> Value {
    match study {
        Study::Lesson { game, variant } => {
            let entry = format!("{} {variant}", game.id());
            json!({ "t": "learned", "list": "lessons", "entry": entry.trim_end() })
        }
        Study::Puzzle { game, id } => {
            json!({ "t": "learned", "list": "puzzles", "entry": format!("{} {id}", game.id()) })
        }
        Study::Moment { .. } | Study::Diagram { .. } => Value::Null,
    }
}

fn wire(wanted: &Wire) -> Value {
    match wanted {
        Wire::Open { game, options } => json!({ "t": "open", "game": game, "options": options }),
        Wire::Join(code) => json!({ "t": "join", "code": code }),
        Wire::Play { ply, action } => json!({ "t": "play", "ply": ply, "action": action }),
        Wire::Resign => json!({ "t": "resign" }),
        Wire::Offer(Offer::Draw) => json!({ "t": "draw" }),
        Wire::Offer(Offer::Undo) => json!({ "t": "undo" }),
        Wire::Offer(Offer::Rematch) => json!({ "t": "rematch" }),
        Wire::Claim => json!({ "t": "claim" }),
        Wire::Leave => json!({ "t": "leave" }),
        Wire::Class => json!({ "t": "class" }),
        Wire::Follow => json!({ "t": "follow" }),
        Wire::Choose(place) => json!({ "t": "choose", "place": place }),
        Wire::Resume(digits) => json!({ "t": "resume", "digits": digits }),
        Wire::Rest => json!({ "t": "rest" }),
        Wire::Computer(halves) => json!({ "t": "computer", "halves": halves }),
        Wire::Solved(place) => json!({ "t": "solved", "place": place }),
    }
}

/// Returns a request to the computer's worker, in the form of `SearchRequest` in `crates/thinking`, which is not compiled
/// here because it brings the searches. Written as text, because values of JSON would need more code.
fn search_request(search: &Search) -> String {
    let wanted = match search.wanted {
        Wanted::Action => "Action",
        Wanted::Candidates => "Candidates",
        Wanted::Values => "Values",
    };
    let record = serde_json::to_string(&search.record).unwrap_or_default();
    let persona = serde_json::to_string(&search.persona).unwrap_or_default();
    let (seed, seconds) = (search.seed, search.seconds);
    format!(r#"{{"record":{record},"persona":{persona},"seed":{seed},"wanted":"{wanted}","seconds":{seconds}}}"#)
}

const fn cue(cue: Cue) -> &'static str {
    match cue {
        Cue::Refused => "refused",
        Cue::Played => "played",
        Cue::Captured => "captured",
        Cue::Won => "won",
        Cue::Over => "over",
        Cue::Asked => "asked",
    }
}

/// Returns the board: `{title, parts: [{name, columns, rows: [{header, cells}]}]}`. A cell is `null` where the board has a
/// gap.
pub(crate) fn board(table: &BoardTable) -> Value {
    json!({ "title": table.title, "parts": table.parts.iter().map(part).collect::<Vec<_>>() })
}

fn part(part: &Part) -> Value {
    json!({ "name": part.name, "columns": part.columns, "rows": part.rows.iter().map(row).collect::<Vec<_>>() })
}

fn row(row: &Row) -> Value {
    json!({ "header": row.header, "cells": row.cells.iter().map(|c| c.as_ref().map(cell)).collect::<Vec<_>>() })
}

fn cell(cell: &Cell) -> Value {
    json!({
        "name": cell.name,
        "mark": cell.mark,
        "label": cell.label,
        "legal": cell.is_legal,
        "chosen": cell.is_chosen,
        "last": cell.is_last,
    })
}

/// Returns the commands: `[{word, letter, does, argument}]`.
pub(crate) fn commands(commands: &[CommandHelp]) -> Value {
    commands
        .iter()
        .map(|c| json!({ "word": c.word, "letter": c.letter, "does": c.does, "argument": c.argument }))
        .collect()
}
