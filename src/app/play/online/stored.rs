//! What is kept about matches with another device: the server, the secret by which it knows this device, and the table
//! that is followed.

use super::socket::{own_server, server_at};
use crate::app::foundations::store::{Store, Told};
use bevy::log::warn;
use serde::{Deserialize, Serialize};
use tabuleiro_online::code::{Code, Token};

const FILE: &str = "online.json";

/// The contents of that file.
#[derive(Serialize, Deserialize, Default)]
struct Contents {
    /// The server that the person named, `http://host[:port]`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    server: Option<String>,
    /// The server that gave the token.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    token_of: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    token: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    following: Option<String>,
    /// The class that the person attends.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    class: Option<String>,
}

/// The contents of the file, as far as they are valid.
pub(super) struct Stored {
    contents: Contents,
    /// The server in use; on a page always the one that the page came from.
    server: Option<String>,
    /// The table that is followed.
    pub(super) following: Option<Code>,
    /// The class that the person attends.
    pub(super) class: Option<Code>,
}

impl Stored {
    /// Reads the file. What is not valid counts as not there: a seat can then be taken back only by its link.
    pub(super) fn read(store: &Store) -> Stored {
        let read = |text: String| serde_json::from_str(&text).inspect_err(|error| warn!("{FILE}: {error}")).ok();
        let contents: Contents = store.read(FILE).and_then(read).unwrap_or_default();
        let server = own_server().or_else(|| contents.server.clone());
        let mut stored = Stored { following: None, class: None, server, contents };
        let code = stored.contents.following.as_deref().and_then(|code| code.parse().ok());
        stored.following = code.filter(|_| stored.is_of_server());
        let class = stored.contents.class.as_deref().and_then(|code| code.parse().ok());
        stored.class = class.filter(|_| stored.is_of_server());
        stored
    }

    pub(super) fn server(&self) -> Option<&str> {
        self.server.as_deref()
    }

    /// Whether the token and the table belong to the server in use.
    fn is_of_server(&self) -> bool {
        self.server.is_some() && self.contents.token_of == self.server
    }

    /// Uses the server at an address, or none if the text is no address.
    pub(super) fn set_server(&mut self, address: &str) {
        self.server = server_at(address);
        self.contents.server.clone_from(&self.server);
    }

    /// Uses a server until the program ends, without keeping its address.
    pub(super) fn use_server(&mut self, address: String) {
        self.server = Some(address);
        self.following = self.following.filter(|_| self.is_of_server());
        self.class = self.class.filter(|_| self.is_of_server());
    }

    /// Returns the address of the server's socket.
    pub(super) fn socket_address(&self) -> Option<String> {
        let server = self.server.as_ref()?;
        // `https` becomes `wss`.
        Some(format!("{}/ws", server.replacen("http", "ws", 1)))
    }

    pub(super) fn token(&self) -> Option<Token> {
        self.contents.token.as_deref().filter(|_| self.is_of_server())?.parse().ok()
    }

    pub(super) fn set_token(&mut self, token: Token, store: &Store) {
        self.contents.token = Some(token.to_text());
        self.contents.token_of.clone_from(&self.server);
        self.write(store);
    }

    pub(super) fn follow(&mut self, code: Option<Code>, store: &Store) {
        if self.following != code {
            self.following = code;
            self.write(store);
        }
    }

    pub(super) fn attend(&mut self, class: Option<Code>, store: &Store) {
        if self.class != class {
            self.class = class;
            self.write(store);
        }
    }

    pub(super) fn write(&mut self, store: &Store) {
        self.contents.following = self.following.map(|code| code.to_string());
        self.contents.class = self.class.map(|code| code.to_string());
        let text = serde_json::to_string(&self.contents).unwrap_or_default();
        // If this fails, the match is not found again after the program has ended.
        store.send(FILE, text, Told::Nobody);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_completed_and_a_token_is_sent_only_to_its_server() {
        let folder = std::env::temp_dir().join(format!("tabuleiro-online-{}", std::process::id()));
        let store = Store::at(&folder);
        let mut stored = Stored::read(&store);
        assert_eq!((stored.server(), stored.socket_address()), (None, None));
        stored.set_server(" 192.168.1.17:8080/CDFH ");
        assert_eq!(stored.server(), Some("http://192.168.1.17:8080"));
        assert_eq!(stored.socket_address().as_deref(), Some("ws://192.168.1.17:8080/ws"));
        let token: Token = "0123456789abcdef0123456789abcdef".parse().unwrap();
        stored.set_token(token, &store);
        stored.follow(Some("CDFH".parse().unwrap()), &store);
        stored.attend(Some("KMNP".parse().unwrap()), &store);
        let mut again = Stored::read(&store);
        assert_eq!((again.token(), again.following), (Some(token), "CDFH".parse().ok()));
        assert_eq!(again.class, "KMNP".parse().ok());
        again.set_server("games.example.org/CDFH");
        assert_eq!(again.server(), Some("https://games.example.org"));
        again.set_server("laptop.local");
        assert_eq!(again.server(), Some("http://laptop.local"));
        again.set_server("https://games.example.org/");
        assert_eq!(again.socket_address().as_deref(), Some("wss://games.example.org/ws"));
        assert_eq!(again.token(), None, "another server does not see the token");
        again.write(&store);
        assert_eq!(Stored::read(&store).following, None);
        store.finish();
        std::fs::remove_dir_all(folder).unwrap();
    }
}
