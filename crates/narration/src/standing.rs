//! How a match stands: pieces, score, what matters, whose turn it is.

use super::narrator::{Length, Narrator};
use tabuleiro_catalogue::AnyPosition;
use tabuleiro_catalogue::matches::Match;
use tabuleiro_rules::{Kind, Note, Piece, Player, Shape, Site, Standing};
use tabuleiro_words::{Status, piece_name};

/// The number of notes that are said in short and in full.
const NOTES: [usize; 2] = [4, 24];

impl Narrator<'_> {
    /// Returns the pieces of each side and where they stand; in games with seeds, how many each side has in its row.
    #[must_use]
    pub fn pieces(&self, position: &dyn AnyPosition) -> Vec<String> {
        let contents = self.contents(position);
        let standing = position.pieces();
        let mut said = Vec::new();
        let owners = [Some(Player::First), Some(Player::Second), None];
        for owner in owners {
            let mut kinds: Vec<Piece> =
                standing.standing().iter().map(|s| s.piece).filter(|&piece| contents.side_of(piece) == owner).collect();
            kinds.sort_unstable();
            kinds.dedup();
            let named: Vec<String> =
                kinds.into_iter().map(|piece| self.all_of(position, piece, owner.is_none())).collect();
            let player = owner.map_or_else(|| self.say("say-nobody", &[]), |side| self.side(side));
            if !named.is_empty() {
                said.push(self.say("say-pieces", &[("player", &player), ("pieces", &named.join("; "))]));
            } else if let (Some(_), false) = (owner, standing.standing().is_empty() || self.shares_pieces()) {
                said.push(self.say("say-no-pieces", &[("player", &player)]));
            }
        }
        if said.is_empty() {
            said.push(self.say("say-empty-board", &[]));
        }
        said
    }

    /// Whether the sides use the same pieces, so that none belongs to a side.
    fn shares_pieces(&self) -> bool {
        let seats = &self.game.facts().seats;
        seats[0].tone == seats[1].tone
    }

    /// Returns the number of equal pieces and where they stand. Where no side owns them, the colour is part of the name.
    fn all_of(&self, position: &dyn AnyPosition, piece: Piece, with_colour: bool) -> String {
        let standing = position.pieces();
        let mut all: Vec<(Site, u8)> = Vec::new();
        all.extend(standing.standing().iter().filter(|s| s.piece == piece).map(|s| (s.at, s.count)));
        let total: u32 = all.iter().map(|(_, count)| u32::from(*count)).sum();
        let single: Vec<Site> = all.iter().filter(|(_, count)| *count == 1).map(|(site, _)| *site).collect();
        let mut places = if single.is_empty() { Vec::new() } else { vec![self.ranges(&single)] };
        for (site, count) in all.into_iter().filter(|(_, count)| *count > 1) {
            places.push(self.say("say-times", &[("site", &self.place(site)), ("count", &count.to_string())]));
        }
        let name = match piece.kind {
            Kind::Seed => self.say("say-seeds", &[]),
            _ if with_colour => self.pieces_named(&Standing { at: Site(0), piece, count: 1 }),
            kind => piece_name(self.texts, kind),
        };
        let id = if self.is_full() { "say-kind" } else { "say-kind-short" };
        self.count(id, total as usize, &[("piece", &name), ("sites", &places.join(", "))])
    }

    /// Returns the score of both sides; says that there is none in a game without points.
    #[must_use]
    pub fn score(&self, position: &dyn AnyPosition) -> String {
        let Some(points) = position.score() else { return self.say("say-no-score", &[]) };
        let side = |player: Player| {
            let values = [("player", self.side(player).into()), ("points", points[player.index()].into())];
            self.texts.with("say-points", &values)
        };
        format!("{}; {}.", side(Player::First), side(Player::Second))
    }

    /// Returns a note of the game as a sentence.
    #[must_use]
    pub fn note(&self, note: &Note) -> String {
        let end = |site: Option<&Site>| site.map(|&site| self.place(site)).unwrap_or_default();
        let values = [
            ("player", note.side.map(|side| self.side(side)).unwrap_or_default().into()),
            ("sites", self.places(&note.sites).into()),
            ("others", self.places(&note.others).into()),
            ("first", end(note.sites.first()).into()),
            ("last", end(note.sites.last()).into()),
            ("count", note.count.into()),
            ("size", note.sites.len().into()),
        ];
        self.texts.game(self.game, note.id, &values)
    }

    /// Returns what matters in the position, in the game's own words; about a site if one is given.
    #[must_use]
    pub fn notes(&self, position: &dyn AnyPosition, about: Option<Site>) -> Vec<String> {
        let notes = position.notes().into_iter().filter(|note| about.is_none_or(|site| note.is_about(site)));
        let most = NOTES[usize::from(self.length == Length::Full)];
        let notes: Vec<Note> = notes.collect();
        let mut said: Vec<String> = notes.iter().take(most).map(|note| self.note(note)).collect();
        if notes.len() > most {
            said.push(self.count("say-more", notes.len() - most, &[]));
        }
        said
    }

    /// Returns whose turn it is and what is asked, or how and why the match ended; then the sites that decided it. `notice` is said
    /// instead of what is asked.
    #[must_use]
    pub fn state(&self, game: &Match, only_person: Option<Player>, notice: Option<String>) -> String {
        let status = Status { game, texts: self.texts, only_person, thinking: false, notice };
        let sentence = |text: String| if text.ends_with(['.', '!', '?', '…']) { text } else { format!("{text}.") };
        let mut said = format!("{} {}", sentence(status.headline()), sentence(status.line()));
        let verdict = game.position().verdict().filter(|_| game.ending_here().is_none());
        let sites: Vec<Site> = verdict.map(|verdict| verdict.sites).unwrap_or_default();
        let on_board = |site: &Site| self.layout.board.sites[site.index()].shape != Shape::Store;
        let sites: Vec<Site> = sites.into_iter().filter(on_board).collect();
        if self.is_full() && !sites.is_empty() {
            said.push(' ');
            said.push_str(&self.say("say-decided-by", &[("sites", &self.ranges(&sites))]));
        }
        said
    }
}
