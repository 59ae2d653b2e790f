//! Matches with another device: passes what the text table asks for to the client of `tabuleiro_online`, and tells it how
//! the server's table differs from what it was told before.

use crate::class::Attending;
use crate::convert::{actions, ending, has_begun, kind, offer, reason, record};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::{Value, json};
use std::time::Duration;
use tabuleiro_online::client::{Client, Command, LinkState, Notice, PlayRefusal, TableView};
use tabuleiro_online::code::{Code, Token};
use tabuleiro_online::message::Policy;
use tabuleiro_online::words::{EndReason, OfferKind, Person, PersonChoice, Why};
use tabuleiro_text_table::{Incoming, News, Wire as Wanted};

/// The connection to the server and what the text table knows of the match there.
pub(crate) struct Wire {
    client: Option<Client>,
    token: Option<Token>,
    rng: Xoshiro256PlusPlus,
    told: Told,
    attending: Attending,
    /// What the page is to do.
    tasks: Vec<Value>,
}

/// What the text table was told of the followed table.
#[derive(Debug, Default)]
struct Told {
    /// The table that waits for the other person.
    waiting: Option<Code>,
    /// The actions of the match, once it has begun.
    actions: Option<Vec<String>>,
    offers: Vec<(OfferKind, Person)>,
    ended: bool,
    away: bool,
    left: bool,
    claimable: bool,
    lost: bool,
    clock: Option<[Duration; 2]>,
}

impl Wire {
    /// Returns a wire without a connection. `token` is what an earlier task `token` gave to be kept, `seed` the seed of the
    /// times of attempts to connect again.
    pub(crate) fn new(token: &str, seed: u64) -> Wire {
        Wire {
            client: None,
            token: token.parse().ok(),
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
            told: Told::default(),
            attending: Attending::default(),
            tasks: Vec::new(),
        }
    }

    fn client(&mut self, now: Duration) -> &mut Client {
        let token = self.token;
        self.client.get_or_insert_with(|| Client::new(token, now))
    }

    /// Comes back to a class, or else to a table, after the page was loaded again. The class leads to its table.
    pub(crate) fn come_back(&mut self, table: &str, class: &str, now: Duration) {
        if let Ok(code) = class.parse::<Code>() {
            self.attending.keeps(class);
            self.client(now).ask_class(code, now);
        } else if let Ok(code) = table.parse::<Code>() {
            self.client(now).watch(code, now);
        }
    }

    /// Does what the text table asks for; returns what is to be told at once.
    pub(crate) fn ask(&mut self, wanted: &Wanted, now: Duration) -> Vec<Incoming> {
        let refused = |id| vec![Incoming::News(News::Refused(id))];
        match wanted {
            Wanted::Open { game, options } => {
                self.told = Told::default();
                self.client(now).open(game, options.clone(), PersonChoice::Random, None, Policy::default(), now);
            }
            Wanted::Join(code) => {
                let Ok(link) = code.parse() else { return refused("distant-unknown-table") };
                self.told = Told::default();
                // Whoever is in a class already hears again what there is to do.
                self.attending.ask();
                self.client(now).join(link, now);
            }
            Wanted::Play { ply, action } => {
                if let Err(error) = self.client(now).play(action, now) {
                    let is_paused = matches!(error, PlayRefusal::Paused);
                    let mut news = refused(if is_paused { "class-paused-tap" } else { "distant-not-sent" });
                    news.push(Incoming::News(News::TakenBack(*ply)));
                    return news;
                }
                if let Some(actions) = &mut self.told.actions {
                    actions.truncate(*ply);
                    actions.push(action.clone());
                }
            }
            Wanted::Resign => self.client(now).resign(now),
            Wanted::Offer(what) => self.client(now).offer(kind(*what), now),
            Wanted::Claim => self.client(now).claim(now),
            Wanted::Leave => {
                let client = self.client(now);
                // A match of a class goes on when the pupil comes back: only the bell ends it.
                match client.table() {
                    Some(view) if view.class().is_none() => client.leave(now),
                    _ => client.forget(),
                }
                client.forget_class();
                (self.told, self.attending) = (Told::default(), Attending::default());
                self.tasks.push(json!({ "t": "follow", "table": null }));
                self.tasks.push(json!({ "t": "attend", "class": null }));
            }
            _ => self.ask_class(wanted, now),
        }
        Vec::new()
    }

    /// Does what the text table asks of the class.
    fn ask_class(&mut self, wanted: &Wanted, now: Duration) {
        let Some(client) = &mut self.client else { return };
        match wanted {
            Wanted::Class => self.attending.ask(),
            // The next news tell the whole match.
            Wanted::Follow if client.table().is_some_and(|view| view.over().is_none()) => self.told = Told::default(),
            Wanted::Choose(place) => self.attending.choose(*place, client, now),
            Wanted::Resume(digits) => client.resume(digits.clone(), now),
            Wanted::Rest => self.attending.rest(client, now),
            Wanted::Computer(halves) => client.played_computer(*halves, now),
            Wanted::Solved(place) => client.solved(*place, now),
            _ => {}
        }
    }

    /// Says that the socket is open.
    pub(crate) fn opened(&mut self, now: Duration) {
        if let Some(client) = &mut self.client {
            client.opened(now);
        }
    }

    /// Takes a text from the socket.
    pub(crate) fn received(&mut self, text: &str, now: Duration) {
        if let Some(client) = &mut self.client {
            client.received(text, now);
        }
    }

    /// Says that the socket is closed, or could not be opened.
    pub(crate) fn closed(&mut self, now: Duration) {
        if let Some(client) = &mut self.client {
            client.closed(now, &mut self.rng);
        }
    }

    /// Says that the page is visible again, or the network back.
    pub(crate) fn woke(&mut self, now: Duration) {
        if let Some(client) = &mut self.client {
            client.woke(now);
        }
    }

    /// Does what is due, and returns what is to be told. The page calls it after each event and several times a second.
    pub(crate) fn news(&mut self, now: Duration) -> Vec<Incoming> {
        let Some(client) = &mut self.client else { return Vec::new() };
        client.tick(now, &mut self.rng);
        let mut news = Vec::new();
        let mut anew = false;
        for notice in client.take_notices() {
            match notice {
                Notice::Token(token) => {
                    self.token = Some(token);
                    self.tasks.push(json!({ "t": "token", "token": token.to_text() }));
                }
                Notice::Seated(code, _) => self.tasks.push(json!({ "t": "follow", "table": code.to_string() })),
                Notice::Table { since, dropped } => {
                    anew |= since.is_none();
                    if !dropped.is_empty() {
                        news.push(News::Refused("distant-dropped"));
                    }
                }
                Notice::Class => self.attending.heard(),
                Notice::Refused { why, of, .. } if ["class", "enrol", "resume", "rest"].contains(&of.as_str()) => {
                    self.attending.refused(why, &of);
                }
                Notice::Refused { of, .. } if ["solved", "computer"].contains(&of.as_str()) => {}
                Notice::Refused { why, of, .. } => {
                    if ["open", "join", "watch"].contains(&of.as_str()) {
                        client.forget();
                        self.tasks.push(json!({ "t": "follow", "table": null }));
                    }
                    // The class has ended before the match.
                    let is_left = |view: &TableView| view.class().is_some() && view.over().is_none();
                    let is_class_over = why == Why::Over && client.table().is_some_and(is_left);
                    news.push(News::Refused(if is_class_over { "class-over" } else { reason(why) }));
                }
                Notice::Displaced => news.push(News::Refused("distant-displaced")),
                Notice::Outdated => news.push(News::Refused("distant-outdated")),
                _ => {}
            }
        }
        self.told.link(client, &mut news);
        // Without a match the class says that the connection is back.
        if client.table().is_none() && client.link() == LinkState::Ready && std::mem::take(&mut self.told.lost) {
            self.attending.ask();
        }
        let mut incoming = Vec::new();
        if let Some(view) = client.table() {
            self.told.compare(client, view, anew, now, &mut news);
            let clock = view.clock(now).map(|times| [times.first, times.second].map(Duration::from_millis));
            if clock != self.told.clock {
                self.told.clock = clock;
                incoming.push(Incoming::Clock(clock));
            }
        }
        self.tasks.extend(self.attending.task(client));
        // What a class says of a match comes before the match, and after its end.
        let is_new_match = matches!(news.first(), Some(News::Seated { .. }));
        let at = if is_new_match { 0 } else { news.len() };
        news.splice(at..at, self.attending.news(client, now).map(|class| News::Class(Box::new(class))));
        incoming.extend(news.into_iter().map(Incoming::News));
        incoming
    }

    /// Returns what the page is to do: `connect` to the server, `send` a text, `close` the socket, keep a `token`, keep the
    /// codes of the table to `follow` and of the class to `attend` after the page was loaded again.
    pub(crate) fn tasks(&mut self) -> Vec<Value> {
        let mut tasks = std::mem::take(&mut self.tasks);
        let commands = self.client.as_mut().map(Client::take_commands).unwrap_or_default();
        tasks.extend(commands.into_iter().map(|command| match command {
            Command::Connect => json!({ "t": "connect" }),
            Command::Send(text) => json!({ "t": "send", "text": text }),
            Command::Close => json!({ "t": "close" }),
        }));
        tasks
    }
}

impl Told {
    /// Tells that the connection was lost. After the next one the whole match is told again.
    fn link(&mut self, client: &Client, news: &mut Vec<News>) {
        let is_lost = matches!(client.link(), LinkState::Waiting(_));
        if is_lost && !self.lost {
            news.push(News::Lost);
        }
        self.lost |= is_lost;
    }

    /// Tells how the server's table differs from what was told of it. `anew` says that it does not continue the match.
    fn compare(&mut self, client: &Client, view: &TableView, anew: bool, now: Duration, news: &mut Vec<News>) {
        if !has_begun(view) {
            if self.waiting != Some(view.code()) {
                self.waiting = Some(view.code());
                news.push(News::Waiting { code: client.link_of(view.code()).to_string() });
            }
            return;
        }
        let is_back = self.lost && client.link() == LinkState::Ready;
        self.follow(view, anew || is_back, news);
        self.lost &= !is_back;
        let offers: Vec<_> =
            view.offers().iter().filter(|(_, by)| Some(by.other()) == view.person()).copied().collect();
        let is_new = |known: &(OfferKind, Person)| !self.offers.contains(known);
        news.extend(offers.iter().filter(|known| is_new(known)).map(|(what, _)| News::Offered(offer(*what))));
        self.offers = offers;
        if let Some(over) = view.over().filter(|_| !std::mem::replace(&mut self.ended, view.over().is_some()))
            && over.why != EndReason::Rules
        {
            news.push(News::Ended(ending(over)));
        }
        let away = client.other_is_away();
        if away != std::mem::replace(&mut self.away, away) {
            news.push(if away { News::Away } else { News::Back });
        }
        let left = view.other_has_left();
        if left && !std::mem::replace(&mut self.left, left) {
            news.push(News::Left);
        }
        self.left = left;
        let claimable = view.claim_from().is_some_and(|from| now >= from);
        if claimable && !std::mem::replace(&mut self.claimable, claimable) {
            news.push(News::Claimable);
        }
        self.claimable = claimable;
    }

    /// Tells the actions.
    fn follow(&mut self, view: &TableView, anew: bool, news: &mut Vec<News>) {
        let theirs = actions(view);
        let Some(ours) = self.actions.as_mut().filter(|_| !anew) else {
            news.push(News::Seated { record: Box::new(record(view)), person: view.person().map(Into::into) });
            self.actions = Some(theirs);
            (self.ended, self.offers) = (false, Vec::new());
            return;
        };
        let common = ours.iter().zip(&theirs).take_while(|(a, b)| a == b).count();
        if common < ours.len() {
            news.push(News::TakenBack(common));
        }
        for (ply, action) in theirs.iter().enumerate().skip(common) {
            news.push(News::Played { ply, action: action.clone() });
        }
        *ours = theirs;
    }
}
