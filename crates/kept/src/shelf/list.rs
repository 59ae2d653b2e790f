//! Lists of kept matches, counts, and the export of all.

use super::file::{RECORDS, SUMMARIES};
use super::{Shelf, ShelfError, summary_of, value};
use crate::{EntryError, Filter, MatchId, Summary};
use redb::{ReadableTable, ReadableTableMetadata};
use std::io::Write;
use tabuleiro_catalogue::matches::Record;

/// A match in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its id.
    pub id: MatchId,
    /// Its summary, or the damage of the summary. [`Shelf::remove`] removes a damaged match, too.
    pub summary: Result<Summary, EntryError>,
}

/// A part of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page {
    /// The matches, the one that began last first.
    pub matches: Vec<Listed>,
    /// Whether there are further matches.
    pub more: bool,
}

/// What an export contains.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Exported {
    /// The number of records written.
    pub records: usize,
    /// The number of damaged matches left out.
    pub damaged: usize,
}

impl Shelf {
    /// Returns at most `most` matches that pass a filter, the one that began last first, without the first `skip`.
    /// Damaged matches are listed only if the filter is open. Records are not read.
    ///
    /// # Errors
    /// [`ShelfError`] if the file cannot be read.
    pub fn list(&self, filter: &Filter, skip: usize, most: usize) -> Result<Page, ShelfError> {
        let mut page = Page::default();
        let mut left_out = 0;
        self.visit(true, |id, bytes| {
            // Without a filter, summaries before the page need not be read.
            if filter.is_open() && left_out < skip {
                left_out += 1;
                return true;
            }
            let summary = summary_of(bytes);
            if !summary.as_ref().map_or(filter.is_open(), |summary| filter.lets_through(summary)) {
                return true;
            }
            if left_out < skip {
                left_out += 1;
            } else if page.matches.len() < most {
                page.matches.push(Listed { id, summary });
            } else {
                page.more = true;
            }
            !page.more
        })?;
        Ok(page)
    }

    /// Calls `each` with the summary of every match that is not damaged, the one that began first first: for
    /// statistics, ratings and counts, without keeping all in memory.
    ///
    /// # Errors
    /// [`ShelfError`] if the file cannot be read.
    pub fn for_each(&self, mut each: impl FnMut(MatchId, &Summary)) -> Result<(), ShelfError> {
        self.visit(false, |id, bytes| {
            if let Ok(summary) = summary_of(bytes) {
                each(id, &summary);
            }
            true
        })
    }

    /// Returns the number of kept matches, the damaged ones included.
    ///
    /// # Errors
    /// [`ShelfError`] if the file cannot be read.
    pub fn count(&self) -> Result<usize, ShelfError> {
        let count = self.file.read(|transaction| {
            let summaries = transaction.open_table(SUMMARIES).map_err(|error| self.stored(error))?;
            summaries.len().map_err(|error| self.stored(error))
        })?;
        Ok(count.unwrap_or_default() as usize)
    }

    /// Writes the records of all matches as one list in JSON, the match that began first first. Damaged records are
    /// left out.
    ///
    /// # Errors
    /// [`ShelfError`] if the file cannot be read or the list cannot be written.
    pub fn export(&self, to: &mut impl Write) -> Result<Exported, ShelfError> {
        let mut exported = Exported::default();
        to.write_all(b"[")?;
        self.file.read(|transaction| {
            let records = transaction.open_table(RECORDS).map_err(|error| self.stored(error))?;
            for item in records.iter().map_err(|error| self.stored(error))? {
                let (_, bytes) = item.map_err(|error| self.stored(error))?;
                let text = value::decode(bytes.value()).ok().filter(|text| Record::from_text(text).is_ok());
                let Some(text) = text else {
                    exported.damaged += 1;
                    continue;
                };
                to.write_all(if exported.records == 0 { b"\n" } else { b",\n" })?;
                to.write_all(text.as_bytes())?;
                exported.records += 1;
            }
            Ok(())
        })?;
        to.write_all(b"\n]\n")?;
        Ok(exported)
    }

    /// Calls `each` with the ids and summaries, until it returns `false`.
    fn visit(&self, newest_first: bool, mut each: impl FnMut(MatchId, &[u8]) -> bool) -> Result<(), ShelfError> {
        self.file.read(|transaction| {
            let summaries = transaction.open_table(SUMMARIES).map_err(|error| self.stored(error))?;
            let mut items = summaries.iter().map_err(|error| self.stored(error))?;
            while let Some(item) = if newest_first { items.next_back() } else { items.next() } {
                let (id, bytes) = item.map_err(|error| self.stored(error))?;
                if !each(MatchId(id.value()), bytes.value()) {
                    break;
                }
            }
            Ok(())
        })?;
        Ok(())
    }
}
