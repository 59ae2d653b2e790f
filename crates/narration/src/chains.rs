//! Chains: connected pieces of one owner, what they touch, and where they can grow.

use super::contents::Contents;
use super::narrator::Narrator;
use tabuleiro_catalogue::AnyPosition;
use tabuleiro_rules::Site;

impl Narrator<'_> {
    /// Returns the connected pieces of the owner of a site, as neighbours of neighbours; empty if nothing of one owner is
    /// there.
    #[must_use]
    pub fn chain_of(&self, contents: &Contents, site: Site) -> Vec<Site> {
        let Some(owner) = contents.owner(site) else { return Vec::new() };
        let mut chain = vec![site];
        let mut next = 0;
        while let Some(&here) = chain.get(next) {
            for &near in self.layout.neighbours(here) {
                if contents.owner(near) == Some(owner) && !chain.contains(&near) {
                    chain.push(near);
                }
            }
            next += 1;
        }
        chain
    }

    /// Returns the connected pieces of the owner of a site: their number, the edges they touch, their free neighbours.
    #[must_use]
    pub fn chain(&self, position: &dyn AnyPosition, site: Site) -> String {
        let contents = self.contents(position);
        let mut chain = self.chain_of(&contents, site);
        let place = self.place(site);
        let Some(owner) = contents.owner(site) else { return self.say("say-no-chain", &[("site", &place)]) };
        chain.sort_unstable();
        let of = self.side(owner);
        let sites = self.ranges(&chain);
        let mut said = self.count("say-chain", chain.len(), &[("site", &place), ("player", &of), ("sites", &sites)]);
        let mut add = |sentence: String| {
            said.push(' ');
            said.push_str(&sentence);
        };
        let touches = |edge: &&super::edges::Edge| edge.sites.iter().any(|site| chain.contains(site));
        let edges = self.layout.edges.iter().filter(touches);
        add(self.touches(edges).unwrap_or_else(|| self.say("say-touches-nothing", &[])));
        let mut free: Vec<Site> = Vec::new();
        for &site in &chain {
            let empty = |near: &&Site| contents.on(**near).is_empty();
            free.extend(self.layout.neighbours(site).iter().filter(empty));
        }
        free.sort_unstable();
        free.dedup();
        add(self.count("say-free", free.len(), &[("sites", &self.ranges(&free))]));
        if self.is_full() {
            let notes = position.notes().into_iter().filter(|note| note.sites.iter().any(|site| chain.contains(site)));
            for note in notes.filter(|note| note.side == Some(owner)) {
                add(self.note(&note));
            }
        }
        said
    }

    /// Returns every chain of two or more pieces, the largest first, as one short sentence each.
    #[must_use]
    pub fn chains(&self, position: &dyn AnyPosition) -> Vec<String> {
        let contents = self.contents(position);
        let mut seen: Vec<Site> = Vec::new();
        let mut chains: Vec<Vec<Site>> = Vec::new();
        for site in self.layout.sites() {
            if !seen.contains(&site) {
                let chain = self.chain_of(&contents, site);
                seen.extend(&chain);
                if chain.len() > 1 {
                    chains.push(chain);
                }
            }
        }
        chains.sort_by_key(|chain| std::cmp::Reverse(chain.len()));
        let short = Narrator { length: super::Length::Short, ..*self };
        chains.into_iter().map(|chain| short.chain(position, chain[0])).collect()
    }
}
