//! The order in which the items of the screen are highlighted.

use crate::app::panels::accessibility::{AccessibleItem, Key, Role};

/// The most items that are walked over one by one, without rows.
const FEW: usize = 6;

/// What is highlighted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum At {
    /// A row.
    Row(usize),
    /// An item of a row.
    Item(usize, usize),
}

/// A walk over rows of items.
#[derive(Debug)]
pub(super) struct Path {
    rows: Vec<Vec<Key>>,
    at: At,
}

impl Default for Path {
    fn default() -> Path {
        Path { rows: Vec::new(), at: At::Row(0) }
    }
}

/// Returns the items that can be chosen in rows: those of the board, from top to bottom, and then the controls in reading order.
/// `width` is that of the window, in the pixels of the items.
pub(super) fn rows(items: &[(Key, AccessibleItem)], width: f32) -> Vec<Vec<Key>> {
    let can_be_chosen = |(_, item): &&(Key, AccessibleItem)| {
        let [x, _, w, _] = item.area;
        let is_in_window = x + w > 0 && (x as f32) < width;
        !item.disabled && !item.is_text() && !matches!(item.role, Role::Slider | Role::TextInput) && is_in_window
    };
    let (mut sites, controls): (Vec<_>, Vec<_>) =
        items.iter().filter(can_be_chosen).partition(|(key, _)| matches!(key, Key::Site(_)));
    sites.sort_by_key(|(_, item)| (middle(item), item.area[0]));
    let mut rows = in_rows(&sites);
    rows.extend(in_rows(&controls));
    if rows.iter().map(Vec::len).sum::<usize>() <= FEW {
        rows = rows.into_iter().flatten().map(|key| vec![key]).collect();
    }
    rows
}

fn middle(item: &AccessibleItem) -> i32 {
    item.area[1] + item.area[3] / 2
}

/// Puts items together that follow each other at the same height.
fn in_rows(items: &[&(Key, AccessibleItem)]) -> Vec<Vec<Key>> {
    let mut rows: Vec<(i32, Vec<Key>)> = Vec::new();
    for (key, item) in items {
        let height = middle(item);
        match rows.last_mut() {
            Some((of, row)) if (height - *of).abs() <= item.area[3] / 2 => row.push(*key),
            _ => rows.push((height, vec![*key])),
        }
    }
    rows.into_iter().map(|(_, row)| row).collect()
}

impl Path {
    pub(super) fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// Takes the rows of the screen. The walk begins again if they are others; returns whether it does.
    pub(super) fn set(&mut self, rows: Vec<Vec<Key>>) -> bool {
        let is_new = self.rows != rows;
        if is_new {
            (self.rows, self.at) = (rows, At::Row(0));
        }
        is_new
    }

    /// Returns what is highlighted: all items of a row, or one.
    pub(super) fn current(&self) -> &[Key] {
        match self.at {
            At::Row(row) => self.rows.get(row).map_or(&[], Vec::as_slice),
            At::Item(row, item) => self.rows.get(row).and_then(|row| row.get(item..=item)).unwrap_or_default(),
        }
    }

    /// Takes what is highlighted: an item, which is returned, or a row, in which the walk goes on.
    pub(super) fn take(&mut self) -> Option<Key> {
        match (self.at, self.current()) {
            (At::Row(row), [_, _, ..]) => {
                self.at = At::Item(row, 0);
                None
            }
            (_, current) => {
                let key = current.first().copied();
                self.at = At::Row(0);
                key
            }
        }
    }

    /// Goes on: to the next row, or the next item; from the last item of a row to the next row.
    pub(super) fn step(&mut self) {
        let count = self.rows.len().max(1);
        self.at = match self.at {
            At::Row(row) => At::Row((row + 1) % count),
            At::Item(row, item) if item + 1 < self.rows.get(row).map_or(0, Vec::len) => At::Item(row, item + 1),
            At::Item(row, _) => At::Row((row + 1) % count),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn item(key: Key, x: i32, y: i32) -> (Key, AccessibleItem) {
        let (role, name) = (Role::Button, String::new());
        let item = AccessibleItem {
            role,
            name,
            area: [x, y, 40, 40],
            disabled: false,
            toggled: None,
            expanded: None,
            amount: None,
        };
        (key, item)
    }

    /// Returns a board of three by three sites, listed from the bottom up, and two buttons below it.
    fn screen() -> Vec<(Key, AccessibleItem)> {
        let sites = (0..9).map(|i: u16| item(Key::Site(i), 50 * i32::from(i % 3), 200 - 50 * i32::from(i / 3)));
        sites.chain([item(Key::Control(1), 0, 400), item(Key::Control(2), 60, 402)]).collect()
    }

    #[test]
    fn rows_go_from_the_top_of_the_board_to_the_controls() {
        let mut screen = screen();
        screen[4].1.disabled = true;
        screen.push((Key::Control(3), AccessibleItem { role: Role::Heading, ..item(Key::Control(3), 0, 500).1 }));
        screen.push(item(Key::Control(4), 900, 500));
        let expected = [
            [6, 7, 8].map(Key::Site).to_vec(),
            [3, 5].map(Key::Site).to_vec(),
            [0, 1, 2].map(Key::Site).to_vec(),
            [1, 2].map(Key::Control).to_vec(),
        ];
        assert_eq!(rows(&screen, 800.0), expected);
    }

    #[test]
    fn two_presses_take_one_of_many_and_one_press_one_of_few() {
        let mut path = Path::default();
        assert!(path.set(rows(&screen(), 800.0)) && !path.set(rows(&screen(), 800.0)));
        path.step();
        assert_eq!((path.current().len(), path.take()), (3, None));
        path.step();
        assert_eq!(path.take(), Some(Key::Site(4)));
        assert_eq!(path.current().first(), Some(&Key::Site(6)), "the walk begins again");
        path.set(rows(&screen()[9..], 800.0));
        path.step();
        assert_eq!(path.take(), Some(Key::Control(2)));
    }

    #[test]
    fn a_walk_reaches_everything_and_leaves_a_row_that_was_taken_by_mistake() {
        let mut path = Path::default();
        path.set(rows(&screen(), 800.0));
        assert_eq!(path.take(), None);
        (0..3).for_each(|_| path.step());
        assert_eq!(path.current(), [3, 4, 5].map(Key::Site), "the next row");
        (0..3).for_each(|_| path.step());
        assert_eq!(path.current().first(), Some(&Key::Site(6)), "round again");
        path.set(Vec::new());
        path.step();
        assert_eq!((path.take(), path.current().len()), (None, 0));
    }
}
