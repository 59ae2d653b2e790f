//! Codes of tables and tokens of persons.

use rand::Rng;
use serde_with::{DeserializeFromStr, SerializeDisplay};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;
use tabuleiro_rules::below;
use thiserror::Error;

/// The letters and digits of codes. None of them looks like another one, and without vowels they form no words.
pub const LETTERS: &[u8; 18] = b"CDFHJKMNPRTWXY3479";

/// The code of a table: four letters or digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, SerializeDisplay, DeserializeFromStr)]
pub struct Code([u8; 4]);

impl Code {
    /// Returns a random code.
    #[must_use]
    pub fn random(rng: &mut dyn Rng) -> Code {
        let mut rng = rng;
        Code(std::array::from_fn(|_| LETTERS[below(&mut rng, LETTERS.len() as u32) as usize]))
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|&letter| write!(f, "{}", char::from(letter)))
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// The error of a text that is no code of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("expected the code of a table: four of the letters and digits CDFHJKMNPRTWXY3479")]
pub struct CodeError;

impl FromStr for Code {
    type Err = CodeError;

    /// Reads a code in capitals or small letters.
    fn from_str(text: &str) -> Result<Code, CodeError> {
        read(text).map(Code)
    }
}

/// The letters that follow the code in the link of a table that is private to two. Nobody guesses them: there are 11 thousand
/// million.
#[derive(Clone, Copy, PartialEq, Eq, Hash, SerializeDisplay, DeserializeFromStr)]
pub struct Key([u8; 8]);

impl Key {
    /// Returns a random key. The generator must be a cryptographic one.
    #[must_use]
    pub fn random(rng: &mut dyn Rng) -> Key {
        let mut rng = rng;
        Key(std::array::from_fn(|_| LETTERS[below(&mut rng, LETTERS.len() as u32) as usize]))
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|&letter| write!(f, "{}", char::from(letter)))
    }
}

impl fmt::Debug for Key {
    /// Writes no letter, so that no log contains a key.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(..)")
    }
}

impl FromStr for Key {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Key, CodeError> {
        read(text).map(Key)
    }
}

/// The link of a table: its code, followed by its key if the table is private to two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, SerializeDisplay, DeserializeFromStr)]
pub struct Link {
    /// The code of the table.
    pub code: Code,
    /// The key, if the link has one.
    pub key: Option<Key>,
}

impl From<Code> for Link {
    fn from(code: Code) -> Link {
        Link { code, key: None }
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.code)?;
        self.key.map_or(Ok(()), |key| write!(f, "{key}"))
    }
}

impl FromStr for Link {
    type Err = CodeError;

    /// Reads a code, or a code and a key, in capitals or small letters.
    fn from_str(text: &str) -> Result<Link, CodeError> {
        match text.split_at_checked(4) {
            Some((code, key)) if !key.is_empty() => Ok(Link { code: code.parse()?, key: Some(key.parse()?) }),
            _ => text.parse().map(|code| Link { code, key: None }),
        }
    }
}

/// Reads letters of codes, in capitals or small letters.
fn read<const N: usize>(text: &str) -> Result<[u8; N], CodeError> {
    let letters: [u8; N] = text.as_bytes().try_into().map_err(|_| CodeError)?;
    let letters = letters.map(|letter| letter.to_ascii_uppercase());
    if letters.iter().all(|letter| LETTERS.contains(letter)) { Ok(letters) } else { Err(CodeError) }
}

/// The secret by which a client is recognised: 128 random bits, written as 32 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Token(u128);

impl Token {
    /// Returns a random token. The generator must be a cryptographic one.
    #[must_use]
    pub fn random(rng: &mut dyn Rng) -> Token {
        Token(u128::from(rng.next_u64()) << 64 | u128::from(rng.next_u64()))
    }

    /// Returns the token as text, for its owner and for the ledger only.
    #[must_use]
    pub fn to_text(self) -> String {
        format!("{:032x}", self.0)
    }
}

impl fmt::Debug for Token {
    /// Writes no digit, so that no log contains a token.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(..)")
    }
}

/// The error of a text that is no token, or no person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("expected 32 hexadecimal digits in small letters")]
pub struct TokenError;

impl FromStr for Token {
    type Err = TokenError;

    fn from_str(text: &str) -> Result<Token, TokenError> {
        let digits = text.len() == 32 && text.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b));
        let value = digits.then(|| u128::from_str_radix(text, 16).ok()).flatten();
        value.map(Token).ok_or(TokenError)
    }
}

/// A person: everybody who knows the same token. It is made from the token and does not tell it, so the ledger and messages
/// between servers name persons and contain no token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, SerializeDisplay, DeserializeFromStr)]
pub struct PersonId(u128);

impl PersonId {
    /// Returns the person who knows a token: the first 128 bits of its SHA-256.
    #[must_use]
    pub fn of(token: Token) -> PersonId {
        let hash: [u8; 32] = Sha256::digest(token.0.to_be_bytes()).into();
        PersonId(hash[..16].iter().fold(0, |id, &byte| id << 8 | u128::from(byte)))
    }

    /// Returns the person as a number, to choose something that differs between persons.
    pub(crate) const fn number(self) -> u128 {
        self.0
    }
}

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl FromStr for PersonId {
    type Err = TokenError;

    fn from_str(text: &str) -> Result<PersonId, TokenError> {
        text.parse().map(|Token(id)| PersonId(id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    #[test]
    fn codes_and_tokens_are_read_back() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        for _ in 0..1000 {
            let (code, token) = (Code::random(&mut rng), Token::random(&mut rng));
            assert_eq!(code.to_string().to_lowercase().parse(), Ok(code));
            assert_eq!(token.to_text().parse(), Ok(token));
            let link = Link { code, key: Some(Key::random(&mut rng)) };
            assert_eq!(link.to_string().to_lowercase().parse(), Ok(link));
            assert_eq!(code.to_string().parse(), Ok(Link::from(code)));
        }
        for text in ["", "CDF", "CDFHJ", "CDFHJKMNPRT", "CDFHJKMNPRTWX", "CDFH-JKMNPRT", "CDFçJKMNPRTW"] {
            assert_eq!(text.parse::<Link>(), Err(CodeError), "{text}");
        }
    }

    #[test]
    fn letters_that_look_alike_are_in_no_code() {
        for text in ["", "CDF", "CDFHJ", "0DFH", "ODFH", "1DFH", "IDFH", "LDFH", "CDF ", "ÇDF"] {
            assert_eq!(text.parse::<Code>(), Err(CodeError), "{text}");
        }
    }

    #[test]
    fn a_token_is_not_written_into_logs() {
        let token = Token::random(&mut Xoshiro256PlusPlus::seed_from_u64(1));
        assert_eq!(format!("{token:?}"), "Token(..)");
        for text in ["", "0", &"0".repeat(33), &"G".repeat(32), &"A".repeat(32)] {
            assert_eq!(text.parse::<Token>(), Err(TokenError), "{text}");
        }
    }

    #[test]
    fn a_person_is_the_hash_of_the_token() {
        let token: Token = "0123456789abcdef0123456789abcdef".parse().unwrap();
        // printf '0123456789abcdef0123456789abcdef' | xxd -r -p | sha256sum
        assert_eq!(PersonId::of(token).to_string(), "223e0a160af9da0a03e6dd2c4719c56f");
        assert_eq!(PersonId::of(token).to_string().parse(), Ok(PersonId::of(token)));
    }
}
