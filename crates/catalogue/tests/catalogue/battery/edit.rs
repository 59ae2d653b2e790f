//! Changes of position objects in any of their forms: rows, a map of sites, or the placement field of FEN.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::{Map, Value};
use tabuleiro_catalogue::AnyPosition;
use tabuleiro_rules::below;

/// A position object that is being changed.
pub struct Edit {
    object: Map<String, Value>,
    /// The letters of the cells, top rank first; empty where the object has a map of sites.
    rows: Vec<Vec<char>>,
    /// The sites that a map of sites can name.
    sites: Vec<String>,
    /// The letters of both sides, as in `turn`.
    letters: [String; 2],
    rng: Xoshiro256PlusPlus,
}

/// Keys of rows, and of maps of sites.
const ROWS: [&str; 2] = ["rows", "left"];
const MAPS: [&str; 3] = ["cells", "men", "stacks"];

impl Edit {
    pub fn new(position: &dyn AnyPosition, seed: u32) -> Edit {
        let object = position.object();
        let text = |row: &Value| row.as_str().unwrap().chars().collect::<Vec<char>>();
        // Some chess games have a number under `left`.
        let rows = match (object.get("fen"), ROWS.iter().find_map(|key| object.get(*key))) {
            (Some(fen), _) => fen.as_str().unwrap().split('/').map(expanded).collect(),
            (None, Some(rows)) => rows.as_array().unwrap().iter().map(text).collect(),
            (None, None) => Vec::new(),
        };
        let letter = |side: usize| {
            let letter = position.facts().seats[side].letter.to_string();
            if object.contains_key("fen") { letter.to_lowercase() } else { letter }
        };
        let letters = [letter(0), letter(1)];
        let names = position.board().sites.into_iter().map(|site| site.name);
        let sites = names.filter(|name| name.len() == 2).collect();
        Edit { object, rows, sites, letters, rng: Xoshiro256PlusPlus::seed_from_u64(seed.into()) }
    }

    /// Returns the changed object.
    pub fn object(mut self) -> Map<String, Value> {
        if self.rows.is_empty() {
            return self.object;
        }
        let rows: Vec<String> = self.rows.iter().map(|row| row.iter().collect()).collect();
        if self.object.contains_key("fen") {
            let ranks: Vec<String> = rows.iter().map(|row| shortened(row)).collect();
            self.object.insert("fen".into(), ranks.join("/").into());
        } else if let Some(key) = ROWS.iter().find(|key| self.object.contains_key(**key)) {
            self.object.insert((*key).into(), rows.into());
        }
        self.object
    }

    fn map(&mut self) -> Option<&mut Map<String, Value>> {
        let key = MAPS.iter().find(|key| self.object.contains_key(**key))?;
        self.object[*key].as_object_mut()
    }

    /// Changes a random cell with one of the letters `from` (`.` is an empty cell); false if there is none.
    pub fn replace(&mut self, from: &str, to: char) -> bool {
        if self.rows.is_empty() {
            return self.replace_named(from, to);
        }
        let size = (self.rows.len(), self.rows[0].len());
        let cells = (0..size.0).flat_map(|r| (0..size.1).map(move |c| (r, c)));
        let found: Vec<_> = cells.filter(|&(r, c)| from.contains(self.rows[r][c])).collect();
        let Some(&(r, c)) = self.pick(&found) else { return false };
        self.rows[r][c] = to;
        true
    }

    fn replace_named(&mut self, from: &str, to: char) -> bool {
        let sites = self.sites.clone();
        let Some(map) = self.map() else { return false };
        let letter =
            |name: &String| map.get(name).and_then(Value::as_str).map_or('.', |text| text.chars().next().unwrap());
        let found: Vec<String> = sites.into_iter().filter(|name| from.contains(letter(name))).collect();
        let Some(name) = self.pick(&found).cloned() else { return false };
        let map = self.map().unwrap();
        if to == '.' {
            map.remove(&name);
        } else {
            map.insert(name, to.to_string().into());
        }
        true
    }

    fn pick<'a, T>(&mut self, list: &'a [T]) -> Option<&'a T> {
        if list.is_empty() { None } else { list.get(below(&mut self.rng, list.len() as u32) as usize) }
    }

    /// Puts letters `to` on cells with the letters `from`, in this order, until there are `count`.
    pub fn crowd(&mut self, from: &str, to: char, count: usize) -> bool {
        while self.count(&to.to_string()) < count {
            if !from.chars().any(|letter| self.replace(&letter.to_string(), to)) {
                return false;
            }
        }
        true
    }

    /// Returns the number of cells with one of the letters.
    pub fn count(&mut self, letters: &str) -> usize {
        if self.rows.is_empty() {
            let named = |value: &&Value| value.as_str().is_some_and(|text| letters.contains(text));
            return self.map().map_or(0, |map| map.values().filter(named).count());
        }
        self.rows.iter().flatten().filter(|letter| letters.contains(**letter)).count()
    }

    /// Sets the cell of a file and a rank, both counted from 0 at a1; false if it has the letter already.
    pub fn set(&mut self, file: usize, rank: usize, to: char) -> bool {
        let height = self.rows.len();
        std::mem::replace(&mut self.rows[height - 1 - rank][file], to) != to
    }

    /// Sets two by two cells at a random place, the upper row first.
    pub fn block(&mut self, upper: &str, lower: &str) -> bool {
        let (r, c) = (self.below(self.rows.len() - 1), self.below(self.rows[0].len() - 1));
        for (row, letters) in [(r, upper), (r + 1, lower)] {
            for (column, letter) in letters.chars().enumerate() {
                self.rows[row][c + column] = letter;
            }
        }
        self.write(&["ply"], 2.into());
        true
    }

    fn below(&mut self, bound: usize) -> usize {
        below(&mut self.rng, bound as u32) as usize
    }

    /// Sets a cell without neighbours; false if there is none.
    pub fn lonely(&mut self, letter: char) -> bool {
        let (height, width) = (self.rows.len(), self.rows[0].len());
        let empty = |r: usize, c: usize| {
            let near = |x: usize, end: usize| x.saturating_sub(1)..(x + 2).min(end);
            near(r, height).all(|r| near(c, width).all(|c| self.rows[r][c] == '.'))
        };
        let cell = (0..height).flat_map(|r| (0..width).map(move |c| (r, c))).find(|&(r, c)| empty(r, c));
        let Some((r, c)) = cell else { return false };
        self.rows[r][c] = letter;
        true
    }

    /// Puts `count` men of a letter on one file.
    pub fn file(&mut self, letter: char, count: usize) -> bool {
        let file = self.below(8);
        for rank in 1..=count {
            self.set(file, rank, letter);
        }
        true
    }

    /// Removes every stone of the side that is not to move; false if it has none.
    pub fn clear_other(&mut self) -> bool {
        let other = self.letters.iter().find(|letter| self.object["turn"] != **letter).unwrap().clone();
        let before = self.count(&other);
        while self.replace(&other, '.') {}
        self.object.remove("ko");
        before > 0 && self.count("BW") > 0
    }

    /// Lets the other side move.
    pub fn flip_turn(&mut self) -> bool {
        let other = self.letters.iter().find(|letter| self.object["turn"] != **letter).unwrap().clone();
        self.write(&["turn"], other.into());
        true
    }

    /// Sets the number of the turn to 1, with that side to move.
    pub fn turn_one(&mut self, letter: &str) -> bool {
        self.write(&["n"], 1.into());
        self.write(&["turn"], letter.into());
        true
    }

    /// Names another site in a map of sites; false if it is named already.
    pub fn name(&mut self, site: &str, letter: &str) -> bool {
        self.map().is_some_and(|map| map.insert(site.into(), letter.into()) != Some(letter.into()))
    }

    /// Adds an entry on a site that the map under `key` does not name.
    pub fn insert(&mut self, key: &str, value: &str) -> bool {
        // a1 and h8 are dark, a2 is not.
        let free = self.sites.iter().find(|name| {
            let bytes = name.as_bytes();
            (bytes[0] + bytes[1]) % 2 == 0 && !self.object[key].as_object().unwrap().contains_key(*name)
        });
        let Some(free) = free.cloned() else { return false };
        self.object[key].as_object_mut().unwrap().insert(free, value.into());
        true
    }

    fn at(&self, path: &[&str]) -> Option<&Value> {
        let (first, rest) = path.split_first()?;
        rest.iter().try_fold(self.object.get(*first)?, |value, key| value.get(*key))
    }

    /// Returns the number at a path of keys, `None` if there is none.
    pub fn number(&self, path: &[&str]) -> Option<i64> {
        self.at(path)?.as_i64()
    }

    /// Returns whether there is a text at a path of keys.
    pub fn text(&self, path: &[&str]) -> bool {
        self.at(path).is_some_and(Value::is_string)
    }

    /// Writes a value at a path of keys that exists, or under a single key.
    pub fn write(&mut self, path: &[&str], value: Value) {
        let (last, path) = path.split_last().unwrap();
        let map = path.iter().fold(&mut self.object, |map, key| map[*key].as_object_mut().unwrap());
        map.insert((*last).into(), value);
    }

    /// Removes the text at a path of keys; false if there is none.
    pub fn null(&mut self, path: &[&str]) -> bool {
        self.text(path) && {
            self.write(path, Value::Null);
            true
        }
    }

    /// Adds to the number at a path of keys; false if it would fall below 0.
    pub fn add(&mut self, path: &[&str], by: i64) -> bool {
        let Some(number) = self.number(path).map(|number| number + by).filter(|&number| number >= 0) else {
            return false;
        };
        self.write(path, number.into());
        true
    }
}

fn expanded(rank: &str) -> Vec<char> {
    let cells = |letter: char| match letter.to_digit(10) {
        Some(gap) => vec!['.'; gap as usize],
        None => vec![letter],
    };
    rank.chars().flat_map(cells).collect()
}

fn shortened(rank: &str) -> String {
    let mut text = String::new();
    let mut gap = 0;
    for letter in rank.chars().chain(['/']) {
        if letter == '.' {
            gap += 1;
            continue;
        }
        if gap > 0 {
            text += &gap.to_string();
            gap = 0;
        }
        text.push(letter);
    }
    text.trim_end_matches('/').into()
}
