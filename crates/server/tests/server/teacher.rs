//! The teacher's page: its files, its texts, the address and the QR code, and the token in a file.

use super::harness::{Child, Folder, fetch};
use std::fs;

const FILE: &str = "tabuleiro-teacher.txt";

#[test]
fn the_page_and_all_that_it_loads_are_served_under_a_strict_policy() {
    let folder = Folder::new();
    let server = Child::start(&folder.0, None);
    let get = |path: &str, headers: &str| fetch(server.address, path, headers);
    let (status, head, body) = get("/teacher", "");
    assert_eq!(status, 200);
    let wanted = "content-security-policy: default-src 'self'; connect-src 'self' ws: wss:; img-src 'self' data: blob:; \
                  object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
    assert!(head.contains(wanted) && head.contains("content-type: text/html") && head.contains("nosniff"), "{head}");
    let page = String::from_utf8(body).unwrap();
    let mut asked: Vec<&str> = page.split("\"/teacher/").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    asked.extend(["words.json?lang=en", "regular.ttf", "bold.ttf"]);
    for file in asked {
        let (status, head, body) = get(&format!("/teacher/{file}"), "");
        assert!(status == 200 && !body.is_empty(), "{file}");
        let kind = match file.split(['.', '?']).nth(1) {
            Some("css") => "text/css",
            Some("js") => "text/javascript",
            Some("json") => "application/json",
            _ => "font/ttf",
        };
        assert!(head.contains(&format!("content-type: {kind}")) && head.contains("cache-control: no-cache"), "{head}");
        let tag = head.lines().find_map(|line| line.strip_prefix("etag: ")).unwrap();
        let (status, _, body) = get(&format!("/teacher/{file}"), &format!("If-None-Match: {tag}\r\n"));
        assert_eq!((status, body.len()), (304, 0), "{file}");
    }
    for path in ["/teacher/", "/teacher/secret.txt", "/teacher/..%2fCargo.toml", "/teacher/a/b"] {
        assert_eq!(get(path, "").0, 404, "{path}");
    }
}

#[test]
fn texts_are_served_in_the_language_that_is_asked_for() {
    let folder = Folder::new();
    let server = Child::start(&folder.0, None);
    let words = |query: &str| -> serde_json::Value {
        serde_json::from_slice(&fetch(server.address, &format!("/teacher/words.json{query}"), "").2).unwrap()
    };
    assert_eq!(words("?lang=en")["names"]["fox.blue"], "blue fox");
    for query in ["?lang=pt", "", "?lang=xx", "?lang"] {
        assert_eq!(words(query)["names"]["fox.blue"], "raposa azul", "{query}");
    }
    let games = words("?lang=pt")["games"].as_array().unwrap().clone();
    let game = games.iter().find(|game| game["id"] == "rastros").unwrap();
    assert_eq!((game["pt"].as_str(), game["en"].as_str()), (Some("Rastros"), Some("Slime Trail")));
    assert!(games.iter().all(|game| game["goal"].as_str().is_some_and(|goal| goal.len() > 10)));
}

#[test]
fn the_address_and_the_code_of_a_class_are_those_for_pupils() {
    let folder = Folder::new();
    let server = Child::start(&folder.0, None);
    let (_, head, body) = fetch(server.address, "/teacher/address.json", "");
    let expected = format!("{{\"address\":\"http://{}/\"}}", server.address);
    assert_eq!(String::from_utf8(body).unwrap(), expected);
    assert!(head.contains("cache-control: no-store"), "{head}");
    let (status, head, body) = fetch(server.address, "/qr/cdfh.svg", "");
    assert!(status == 200 && head.contains("content-type: image/svg+xml") && body.starts_with(b"<svg "), "{head}");
    assert_eq!(fetch(server.address, "/qr/CDFH.svg", "").2, body);
    assert_ne!(fetch(server.address, "/qr/CDFJ.svg", "").2, body);
    for path in ["/qr/CDF.svg", "/qr/CDFH.png", "/qr/CDFO.svg", "/qr/CDFHJKMNPRTW.svg"] {
        assert_eq!(fetch(server.address, path, "").0, 404, "{path}");
    }
}

#[test]
fn the_token_is_printed_at_each_start_and_is_the_one_in_the_file() {
    let folder = Folder::new();
    let link = |server: &Child| -> String {
        let printed = server.printed("For the teacher");
        let line = printed.lines().find_map(|line| line.strip_prefix("For the teacher of a class: ")).unwrap();
        line.split_once("teacher#").unwrap().1.to_string()
    };
    let mut server = Child::start(&folder.0, None);
    let token = link(&server);
    assert_eq!(fs::read_to_string(folder.0.join(FILE)).unwrap(), format!("{token}\n"));
    assert_eq!(server.end(), Some(0));
    assert_eq!(link(&Child::start(&folder.0, None)), token);
}

#[test]
fn a_garbled_token_is_told_in_the_log_and_the_server_serves() {
    let folder = Folder::new();
    fs::write(folder.0.join(FILE), "secret of another program").unwrap();
    let server = Child::start(&folder.0, None);
    assert_eq!(fetch(server.address, "/health", "").0, 200);
    let printed = server.started.clone() + &server.printed("Data: ");
    assert!(!printed.contains("For the teacher"), "{printed}");
    let line = printed.lines().find(|line| line.contains("there is no teacher")).unwrap();
    assert!(line.contains(" ERROR ") && line.contains(FILE) && line.contains("32 hexadecimal digits"), "{line}");
    assert!(!printed.contains("secret"), "{printed}");
    assert_eq!(fs::read_to_string(folder.0.join(FILE)).unwrap(), "secret of another program");
}
