//! The token of the teacher, in a file of the folder of the data.

use super::error::TokenFileError;
use super::files;
use getrandom::SysRng;
use rand::rand_core::UnwrapErr;
use std::io::{Read, Write};
use std::path::Path;
use tabuleiro_files::{Draft, Readers};
use tabuleiro_online::code::Token;

/// The name of the file.
const FILE: &str = "tabuleiro-teacher.txt";

/// The most bytes that are read of it. A token with the end of its line is shorter.
const LONGEST: u64 = 64;

/// Reads the token of a folder, or makes one if the folder has none.
///
/// # Errors
/// [`TokenFileError`]; the file is left as it is.
pub(crate) fn read_or_make(folder: &Path) -> Result<Token, TokenFileError> {
    let place = folder.join(FILE);
    let failed = |error: std::io::Error| TokenFileError::File { file: place.clone(), error };
    if let Some(file) = files::open(&place).map_err(failed)? {
        #[cfg(unix)]
        if std::os::unix::fs::PermissionsExt::mode(&file.metadata().map_err(failed)?.permissions()) & 0o077 != 0 {
            tracing::warn!(
                "others than its owner can read or write {}: whoever reads it is the teacher",
                place.display()
            );
        }
        let mut bytes = Vec::new();
        file.take(LONGEST).read_to_end(&mut bytes).map_err(failed)?;
        let text = str::from_utf8(&bytes).unwrap_or_default();
        return text.trim().parse().map_err(|_| TokenFileError::Garbled(place));
    }
    let token = Token::random(&mut UnwrapErr(SysRng));
    let write = || {
        std::fs::create_dir_all(folder)?;
        let draft = Draft::of(&place);
        // A draft that somebody else can read is not written into.
        draft.clear()?;
        draft.create(Readers::Owner)?.write_all(format!("{}\n", token.to_text()).as_bytes())?;
        draft.publish()
    };
    write().map_err(failed)?;
    Ok(token)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn folder(name: &str) -> std::path::PathBuf {
        let folder = std::env::temp_dir().join(format!("tabuleiro-token-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        folder
    }

    #[test]
    fn a_token_is_made_once_and_only_its_owner_can_read_it() {
        let folder = folder("made");
        let token = read_or_make(&folder).unwrap();
        assert_eq!(read_or_make(&folder).unwrap(), token);
        let place = folder.join(FILE);
        assert_eq!(fs::read_to_string(&place).unwrap().trim(), token.to_text());
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(fs::metadata(&place).unwrap().permissions().mode() & 0o777, 0o600);
        }
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "no draft is left");
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_file_that_is_no_token_is_left_as_it_is() {
        let folder = folder("garbled");
        fs::create_dir_all(&folder).unwrap();
        let place = folder.join(FILE);
        for text in [&b""[..], b"no token", b"0123456789ABCDEF0123456789ABCDEF", &[0xff; 32], &[b'a'; 200]] {
            fs::write(&place, text).unwrap();
            assert!(matches!(read_or_make(&folder), Err(TokenFileError::Garbled(_))), "{text:?}");
            assert_eq!(fs::read(&place).unwrap(), text);
        }
        fs::remove_file(&place).unwrap();
        fs::create_dir(&place).unwrap();
        assert!(matches!(read_or_make(&folder), Err(TokenFileError::File { .. })));
        fs::remove_dir_all(&folder).unwrap();
    }
}
