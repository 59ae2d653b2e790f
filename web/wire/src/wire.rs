//! Matches with another device: passes what the text table asks for to the client of `tabuleiro_online`, and tells it how
//! the server's table differs from what it was told before.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::{Value, json};
use std::time::Duration;
use tabuleiro_catalogue::matches::{Ending, Occupant, Record, Seating, Why as EndWhy, Winner};
use tabuleiro_online::client::{Client, Command, LinkState, Notice, TableView};
use tabuleiro_online::code::{Code, Token};
use tabuleiro_online::message::Policy;
use tabuleiro_online::words::{EndReason, OfferKind, Outcome, Over, Person, PersonChoice, Presence, Why};
use tabuleiro_text_table::{Incoming, News, Offer, Wire as Wanted};

/// The connection to the server and what the text table knows of the match there.
pub(crate) struct Wire {
    client: Option<Client>,
    token: Option<Token>,
    rng: Xoshiro256PlusPlus,
    told: Told,
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

/// Returns what the table is told of an offer.
const fn offer(kind: OfferKind) -> Offer {
    match kind {
        OfferKind::Draw => Offer::Draw,
        OfferKind::Undo => Offer::Undo,
        OfferKind::Rematch => Offer::Rematch,
    }
}

const fn kind(offer: Offer) -> OfferKind {
    match offer {
        Offer::Draw => OfferKind::Draw,
        Offer::Undo => OfferKind::Undo,
        Offer::Rematch => OfferKind::Rematch,
    }
}

/// Returns the message that says why the server refuses.
const fn reason(why: Why) -> &'static str {
    match why {
        Why::UnknownTable => "distant-unknown-table",
        Why::Full => "distant-full",
        Why::UnknownGame => "distant-unknown-game",
        Why::ReadOnly => "distant-read-only",
        Why::Paused => "class-paused-tap",
        _ => "distant-refused",
    }
}

fn ending(over: Over) -> Ending {
    let winner = match over.outcome {
        Outcome::First => Winner::First,
        Outcome::Second => Winner::Second,
        Outcome::Draw => Winner::Draw,
    };
    let why = match over.why {
        EndReason::Resigned => EndWhy::Resigned,
        EndReason::Agreed => EndWhy::Agreed,
        EndReason::Time => EndWhy::Time,
        EndReason::Decided | EndReason::Rules | EndReason::Other => EndWhy::Decided,
    };
    Ending { winner, why }
}

/// Returns whether the match has begun: both seats were taken, or something was played.
fn has_begun(view: &TableView) -> bool {
    let persons = view.persons();
    let taken = persons.first != Presence::Free && persons.second != Presence::Free;
    taken || view.game().cursor() > 0 || view.over().is_some() || view.person().is_none()
}

/// Returns the record of the server's table for two people. The server keeps the clocks.
fn record(view: &TableView) -> Record {
    let record = view.game().record_to_here();
    Record { occupants: [Occupant::Human; 2], seating: Seating::SameSide, clock: None, ..record }
}

fn actions(view: &TableView) -> Vec<String> {
    view.game().plies()[..view.game().cursor()].iter().map(|ply| ply.text.clone()).collect()
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
            tasks: Vec::new(),
        }
    }

    fn client(&mut self, now: Duration) -> &mut Client {
        let token = self.token;
        self.client.get_or_insert_with(|| Client::new(token, now))
    }

    /// Comes back to a table after the page was loaded again.
    pub(crate) fn come_back(&mut self, code: &str, now: Duration) {
        if let Ok(code) = code.parse::<Code>() {
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
                self.client(now).join(link, now);
            }
            Wanted::Play { ply, action } => {
                if self.client(now).play(action, now).is_err() {
                    let mut news = refused("distant-not-sent");
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
                self.client(now).leave(now);
                self.told = Told::default();
                self.tasks.push(json!({ "t": "follow", "table": null }));
            }
        }
        Vec::new()
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
                Notice::Refused { why, of, .. } => {
                    if ["open", "join", "watch"].contains(&of.as_str()) {
                        client.forget();
                        self.tasks.push(json!({ "t": "follow", "table": null }));
                    }
                    news.push(News::Refused(reason(why)));
                }
                Notice::Displaced => news.push(News::Refused("distant-displaced")),
                Notice::Outdated => news.push(News::Refused("distant-outdated")),
                _ => {}
            }
        }
        self.told.link(client, &mut news);
        let mut incoming = Vec::new();
        if let Some(view) = client.table() {
            self.told.compare(client, view, anew, now, &mut news);
            let clock = view.clock(now).map(|times| [times.first, times.second].map(Duration::from_millis));
            if clock != self.told.clock {
                self.told.clock = clock;
                incoming.push(Incoming::Clock(clock));
            }
        }
        incoming.extend(news.into_iter().map(Incoming::News));
        incoming
    }

    /// Returns what the page is to do: `connect` to the server, `send` a text, `close` the socket, keep a `token`, keep the
    /// code of the table to `follow` after the page was loaded again.
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

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_catalogue::GameId;
    use tabuleiro_catalogue::matches::Match;
    use tabuleiro_online::message::{ServerMessage, key_text};

    const NOW: Duration = Duration::from_secs(1);

    fn said(wire: &mut Wire, message: &str) -> Vec<News> {
        assert!(ServerMessage::parse(message).is_ok(), "{message}");
        wire.received(message, NOW);
        let news = wire.news(NOW).into_iter();
        news.filter_map(|incoming| if let Incoming::News(news) = incoming { Some(news) } else { None }).collect()
    }

    fn sent(wire: &mut Wire) -> String {
        wire.tasks().iter().filter_map(|task| task["text"].as_str().map(str::to_string)).collect::<Vec<_>>().join("\n")
    }

    fn table(moves: &[&str], second: &str) -> String {
        let record = json!({ "game": "hip", "moves": moves });
        let persons = json!({ "first": "present", "second": second });
        json!({ "t": "table", "table": "CDFH", "record": record, "n": moves.len(), "persons": persons }).to_string()
    }

    /// Returns a wire at a table of HIP whose other seat is free.
    fn waiting() -> Wire {
        let mut wire = Wire::new("", 1);
        wire.ask(&Wanted::Open { game: "hip".into(), options: Vec::new() }, NOW);
        assert_eq!(wire.tasks(), [json!({ "t": "connect" })]);
        wire.opened(NOW);
        let token = "0123456789abcdef0123456789abcdef";
        said(&mut wire, &json!({ "t": "welcome", "v": 1, "server": "test", "token": token, "seats": [] }).to_string());
        assert!(sent(&mut wire).contains("\"open\""));
        said(&mut wire, r#"{"t":"seated","table":"CDFH","person":"first"}"#);
        let news = said(&mut wire, &table(&[], "free"));
        assert_eq!(news, [News::Waiting { code: "CDFH".into() }]);
        wire
    }

    #[test]
    fn an_own_action_is_not_told_again_and_the_others_are() {
        let mut wire = waiting();
        let news =
            said(&mut wire, r#"{"t":"presence","table":"CDFH","persons":{"first":"present","second":"present"}}"#);
        assert!(matches!(&news[..], [News::Seated { person: Some(_), .. }]), "{news:?}");
        assert!(wire.ask(&Wanted::Play { ply: 0, action: "a1".into() }, NOW).is_empty());
        assert!(sent(&mut wire).contains("\"a1\""));
        let mut game = Match::of(GameId::Hip);
        let mut played = |n: usize, action: &str| {
            game.play(action).unwrap();
            let key = key_text(game.position().key());
            json!({ "t": "played", "table": "CDFH", "n": n, "action": action, "key": key }).to_string()
        };
        assert_eq!(said(&mut wire, &played(0, "a1")), []);
        let news = said(&mut wire, &played(1, "b1"));
        assert_eq!(news, [News::Played { ply: 1, action: "b1".into() }]);
    }

    #[test]
    fn an_action_that_the_server_does_not_have_is_taken_back() {
        let mut wire = waiting();
        said(&mut wire, &table(&["a1", "b1"], "present"));
        let news = said(&mut wire, &table(&["a1"], "present"));
        assert!(news.iter().any(|news| matches!(news, News::Seated { .. } | News::TakenBack(1))), "{news:?}");
        let news = wire.ask(&Wanted::Play { ply: 1, action: "a1".into() }, NOW);
        assert_eq!(news.last(), Some(&Incoming::News(News::TakenBack(1))));
    }

    #[test]
    fn offers_and_the_end_are_told_once() {
        let mut wire = waiting();
        said(&mut wire, &table(&["a1"], "present"));
        let offered = r#"{"t":"offer","table":"CDFH","what":"draw","person":"second"}"#;
        assert_eq!(said(&mut wire, offered), [News::Offered(Offer::Draw)]);
        assert_eq!(said(&mut wire, offered), []);
        let over = r#"{"t":"over","table":"CDFH","outcome":"first","why":"resigned"}"#;
        let ended = News::Ended(Ending { winner: Winner::First, why: EndWhy::Resigned });
        assert_eq!(said(&mut wire, over), [ended]);
        assert_eq!(wire.news(NOW), []);
    }

    #[test]
    fn a_code_that_is_none_and_a_refusal_are_told() {
        let mut wire = Wire::new("", 1);
        let news = wire.ask(&Wanted::Join("AEIO".into()), NOW);
        assert_eq!(news, [Incoming::News(News::Refused("distant-unknown-table"))]);
        let mut wire = waiting();
        let refused = r#"{"t":"refused","why":"full","for":"open","say":"no"}"#;
        assert_eq!(said(&mut wire, refused), [News::Refused("distant-full")]);
    }
}
