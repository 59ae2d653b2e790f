//! The rules and the start position that the first nodes of a game tree state.

use super::form::{Form, side_of};
use super::parse::{GameTree, Node, Property, Value};
use super::points::{self, Cell};
use super::value::{composed, simple_text};
use crate::error::{Problem, Wrong};
use std::collections::BTreeMap;
use tabuleiro_catalogue::{AnyPosition, GameId};
use tabuleiro_rules::{Facts, Object, ObjectError, Player, Tone};

/// The property with a position object, for what the stones do not show. FF4 allows further properties.
pub(super) const POSITION: &str = "POS";

/// The properties that change the board outside play.
const SET_UP: [&str; 4] = ["AB", "AW", "AE", POSITION];

/// How a file names the sides, and how its points lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct View {
    /// Whether the file calls Black what this program calls White.
    pub(super) exchanged: bool,
    /// Whether the points are mirrored (`points::name`).
    pub(super) mirrored: bool,
}

impl View {
    /// Returns the view after a swap that moves the stone to its mirrored point and exchanges its colour: the colours stay
    /// with the persons.
    pub(super) fn with_stones_moved(self) -> View {
        View { exchanged: !self.exchanged, mirrored: !self.mirrored }
    }

    /// Returns the colour of the stones of property `B` or `W`.
    pub(super) fn tone(self, name: &str) -> Tone {
        if (name == "B") == self.exchanged { Tone::Light } else { Tone::Dark }
    }
}

/// What the first nodes of a game tree state.
pub(super) struct Begin {
    pub(super) form: Form,
    pub(super) options: Vec<String>,
    /// The start, if it is not the initial position of the game.
    pub(super) start: Option<Object>,
    pub(super) position: Box<dyn AnyPosition>,
    pub(super) view: View,
    /// The nodes whose set-up has been applied.
    pub(super) used: Vec<usize>,
    /// Whether the file or the caller says which game it is.
    pub(super) stated: bool,
}

/// Returns the side with stones of that colour.
pub(super) fn side_with(facts: &Facts, tone: Tone) -> Player {
    Player::from_second(facts.seats[1].tone == tone)
}

/// Returns whether a node sets the board up.
pub(super) fn sets_up(node: &Node) -> bool {
    node.has(&SET_UP)
}

/// Returns whether a property is a move.
pub(super) fn is_move(property: &Property) -> bool {
    ["B", "W"].contains(&property.name.as_str())
}

fn first_text(root: &Node, name: &str) -> String {
    root.value(name).map(|value| simple_text(value.raw)).unwrap_or_default()
}

/// Returns the form of the game, the words of its options, and whether this program wrote them.
fn rules(root: &Node, game: Option<GameId>) -> Result<(Form, Vec<String>, bool), Wrong> {
    let rules = first_text(root, "RU");
    let mut words = rules.split_whitespace().map(str::to_string);
    let own = words.next().and_then(|id| Form::of(GameId::find(&id).ok()?));
    if let Some(form) = own {
        return Ok((form, words.collect(), true));
    }
    let number = root.value("GM");
    let found = match (game, number) {
        (Some(game), _) => Form::of(game).ok_or_else(|| (0, Problem::Game(game.id().into()))),
        (None, Some(Value { raw, at })) => {
            let form = simple_text(raw).parse().ok().and_then(Form::numbered);
            form.ok_or_else(|| (at, Problem::Game(format!("GM[{raw}]"))))
        }
        (None, None) => {
            // Little Golem writes no `GM`, and begins the event with the game.
            let event = first_text(root, "EV").to_lowercase();
            let game = if event.starts_with("hex") { GameId::Hex } else { GameId::AtariGo };
            let game = if event.starts_with("connect6") { GameId::Conectar6 } else { game };
            Form::of(game).ok_or_else(|| (0, Problem::Game(game.id().into())))
        }
    };
    let form = found?;
    let words = form.variant.map(str::to_string).into_iter().chain(size(root, form)?).collect();
    Ok((form, words, false))
}

/// Returns the word of the option `size` for the value of `SZ`, `None` if it is the default.
fn size(root: &Node, form: Form) -> Result<Option<String>, Wrong> {
    let value = root.value("SZ");
    let at = value.map_or(0, |value| value.at);
    let wrong = |found: &str| (at, Problem::Size(found.to_string()));
    let side = match value {
        None => form.side,
        Some(Value { raw, .. }) => {
            let (columns, rows) = composed(raw);
            let number = |text: &str| text.trim().parse::<u8>().map_err(|_| wrong(raw));
            let (columns, rows) = (number(columns)?, rows.map(number).transpose()?);
            if rows.is_some_and(|rows| rows != columns) {
                return Err(wrong(raw));
            }
            columns
        }
    };
    let facts = form.game.facts();
    let default = side_of(&*form.game.start_default());
    if side == default {
        return Ok(None);
    }
    if facts.options.iter().all(|option| option.name != "size") {
        return Err(wrong(&side.to_string()));
    }
    let word = format!("size={side}");
    facts.parse_options([word.as_str()]).map_err(|error| (at, error.into()))?;
    Ok(Some(word))
}

impl Begin {
    /// Reads what the first nodes state. `game` is the game of a file that does not say it itself.
    pub(super) fn read(tree: &GameTree, game: Option<GameId>) -> Result<Begin, Wrong> {
        let root = &tree.nodes[0];
        let (form, mut options, own) = rules(root, game)?;
        let facts = form.game.facts();
        // On Little Golem the first player of Hex, who joins top and bottom, is White.
        let golem = form.game == GameId::Hex && first_text(root, "SO").to_lowercase().contains("littlegolem");
        let view = View { exchanged: golem, mirrored: false };
        let used = first_nodes(tree);
        let nodes = || used.iter().map(|&node| &tree.nodes[node]);
        let begins = begins(tree, &used, view);
        let stones = nodes().any(sets_up);
        if let Some(tone) = begins.filter(|_| !stones && !own) {
            let side = side_with(facts, tone);
            if side != Player::First {
                options.push(format!("first={}", facts.seats[side.index()].letter));
            }
        }
        let at = root.value("SZ").or(root.value("RU")).map_or(0, |value| value.at);
        let parsed = facts.parse_options(options.iter().map(String::as_str)).map_err(|error| (at, error.into()))?;
        let initial = form.game.start(&parsed).map_err(|error| (at, error.into()))?;
        let options = parsed.words(facts);
        let stated = own || game.is_some();
        let mut begin = Begin { form, options, start: None, position: initial, view, used: Vec::new(), stated };
        if stones {
            let handicap = first_text(root, "HA").parse::<u8>().is_ok_and(|stones| stones > 1);
            let turn = begins.or(handicap.then_some(Tone::Light));
            begin.set_up(&nodes().collect::<Vec<_>>(), turn)?;
        }
        begin.used = used;
        Ok(begin)
    }

    /// Sets the board up with the stones of these nodes.
    fn set_up(&mut self, nodes: &[&Node], turn: Option<Tone>) -> Result<(), Wrong> {
        let facts = self.form.game.facts();
        let mut stones: BTreeMap<Cell, Tone> = BTreeMap::new();
        let (mut object, mut at) = (None, 0);
        for property in nodes.iter().flat_map(|node| &node.properties) {
            let tone = match property.name.as_str() {
                "AB" => Some(self.view.tone("B")),
                "AW" => Some(self.view.tone("W")),
                "AE" => None,
                POSITION => {
                    at = property.values[0].at;
                    object = Some(position_object(property.values[0]).map_err(|error| (at, error.into()))?);
                    continue;
                }
                _ => continue,
            };
            at = property.at;
            for &value in &property.values {
                for cell in self.cells(value)? {
                    match tone {
                        Some(tone) => stones.insert(cell, tone),
                        None => stones.remove(&cell),
                    };
                }
            }
        }
        let side = side_of(&*self.position);
        let object = object.unwrap_or_else(|| {
            let letter = |tone| facts.seats[side_with(facts, tone).index()].letter.to_string();
            let name = |cell| points::name(self.form.style, side, cell, false);
            let cells: Object = stones.iter().map(|(&cell, &tone)| (name(cell), letter(tone).into())).collect();
            let turn = turn.map_or(facts.seats[0].letter.to_string(), letter);
            Object::from_iter([("cells".to_string(), cells.into()), ("turn".to_string(), turn.into())])
        });
        let position = self.position.with_object(&object).map_err(|error| (at, error.into()))?;
        let same = |one: &dyn AnyPosition, other: &dyn AnyPosition| {
            one.pieces().standing() == other.pieces().standing() && one.mover() == other.mover()
        };
        // Some programs set up the discs of the initial position of Othello.
        if !same(&*position, &*self.position) {
            self.start = Some(position.object());
            self.position = position;
        }
        Ok(())
    }

    /// Returns the points that a property value denotes: one point, or all points of a rectangle `corner:corner`.
    fn cells(&self, value: Value) -> Result<Vec<Cell>, Wrong> {
        let side = side_of(&*self.position);
        let point = |raw: &str| {
            let found = simple_text(raw);
            let cell = points::parse(self.form.style, side, &found);
            cell.ok_or((value.at, Problem::Point { found, side }))
        };
        let (first, last) = composed(value.raw);
        let first = point(first)?;
        let last = last.map_or(Ok(first), point)?;
        let (columns, rows) = (first.0.min(last.0)..=first.0.max(last.0), first.1.min(last.1)..=first.1.max(last.1));
        Ok(columns.flat_map(|column| rows.clone().map(move |row| (column, row))).collect())
    }
}

fn position_object(value: Value) -> Result<Object, ObjectError> {
    serde_json::from_str(&super::value::text(value.raw)).map_err(|error| ObjectError::Json(error.to_string()))
}

/// Returns the nodes before the first move that are in no variation, and the node of the first move if it is the root.
fn first_nodes(tree: &GameTree) -> Vec<usize> {
    let mut nodes = vec![0];
    let mut last = 0;
    while let [next] = tree.nodes[last].children[..]
        && !tree.nodes[last].properties.iter().any(is_move)
        && !tree.nodes[next].properties.iter().any(is_move)
    {
        nodes.push(next);
        last = next;
    }
    nodes
}

/// Returns the colour that begins: that of `PL`, otherwise that of the first move.
fn begins(tree: &GameTree, used: &[usize], view: View) -> Option<Tone> {
    let stated = used.iter().filter_map(|&node| tree.nodes[node].value("PL")).next_back();
    let stated = stated.and_then(|value| match simple_text(value.raw).to_ascii_uppercase().chars().next()? {
        'B' | '1' => Some("B"),
        'W' | '2' => Some("W"),
        _ => None,
    });
    let moved = || {
        let children = std::iter::successors(Some(0), |&node: &usize| tree.nodes[node].children.first().copied());
        let mut moves =
            children.filter_map(|node| tree.nodes[node].properties.iter().find(|property| is_move(property)));
        moves.next().map(|property| property.name.as_str())
    };
    stated.or_else(moved).map(|name| view.tone(name))
}
