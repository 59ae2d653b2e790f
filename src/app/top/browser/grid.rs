//! The rows of the board in the page: screen readers say in which row and column of it one is. The elements of the sites stand in
//! its cells.

use crate::app::panels::accessibility::BoardGrid;
use bevy::platform::collections::HashMap;
use web_sys::{Document, Element};

/// The elements of a board: a grid of rows of cells.
pub(super) struct Grid {
    of: BoardGrid,
    element: Element,
    cells: HashMap<u16, Element>,
}

impl Grid {
    /// Makes the elements, before everything else in `root`. Returns `None` if the page refuses one.
    pub(super) fn make(document: &Document, root: &Element, of: &BoardGrid) -> Option<Grid> {
        let part = |role: &str, parent: &Element| {
            let element = document.create_element("div").ok()?;
            element.set_attribute("role", role).ok()?;
            parent.append_child(&element).ok()?;
            Some(element)
        };
        let element = document.create_element("div").ok()?;
        element.set_attribute("role", "grid").ok()?;
        element.set_attribute("aria-label", &of.name).ok()?;
        let columns = of.rows.iter().flatten().map(|(column, _)| column + 1).max().unwrap_or_default();
        element.set_attribute("aria-colcount", &columns.to_string()).ok()?;
        let mut cells = HashMap::default();
        for sites in &of.rows {
            let row = part("row", &element)?;
            for (column, site) in sites {
                let cell = part("gridcell", &row)?;
                cell.set_attribute("aria-colindex", &(column + 1).to_string()).ok()?;
                cells.insert(*site, cell);
            }
        }
        root.insert_before(&element, root.first_child().as_ref()).ok()?;
        Some(Grid { of: of.clone(), element, cells })
    }

    pub(super) fn of(&self) -> &BoardGrid {
        &self.of
    }

    pub(super) fn element(&self) -> &Element {
        &self.element
    }

    /// Returns the cell of a site.
    pub(super) fn cell(&self, site: u16) -> Option<&Element> {
        self.cells.get(&site)
    }
}
