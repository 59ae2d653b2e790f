//! Decisions read from a string of bytes, so that a fuzzer can vary and shrink them.

/// The unread bytes. Once they are used up every decision takes its first alternative, so that short strings give
/// simple inputs.
pub(crate) struct Choices<'a> {
    bytes: &'a [u8],
}

impl<'a> Choices<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Choices<'a> {
        Choices { bytes }
    }

    /// Returns a number less than `count`, which must not be 0.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        let width = if count > 256 { 2 } else { 1 };
        let (taken, rest) = self.bytes.split_at(width.min(self.bytes.len()));
        self.bytes = rest;
        taken.iter().fold(0, |number, &byte| number << 8 | usize::from(byte)) % count
    }

    /// Returns an element of the list; `None` if it is empty.
    pub(crate) fn of<'b, T>(&mut self, list: &'b [T]) -> Option<&'b T> {
        if list.is_empty() { None } else { list.get(self.below(list.len())) }
    }

    /// Returns an element of a list that is not empty.
    pub(crate) fn one<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }

    /// Returns true in one of `count` cases; false when no bytes are left.
    pub(crate) fn once_in(&mut self, count: usize) -> bool {
        self.below(count) == count - 1
    }

    /// Returns the text with one to three characters replaced, inserted or removed, or cut short.
    pub(crate) fn misspelt(&mut self, text: &str) -> String {
        const SPECIAL: &[char] = &[
            '.', '-', ':', '=', '+', ' ', ',', '0', '1', '9', 'a', 'b', 'z', 'W', 'B', 'x', '*', '/', '"', '#', '{',
            '}', '[', ']', '\\', '\0', '\n', 'é', 'ß', 'İ', '–', '٣', '😀', '\u{301}', '\u{feff}',
        ];
        let mut chars: Vec<char> = text.chars().collect();
        for _ in 0..=self.below(3) {
            let at = self.below(chars.len().max(1));
            let special = self.one(SPECIAL);
            let other = chars.get(self.below(chars.len().max(1))).copied().unwrap_or(special);
            match self.below(7) {
                0 => chars.insert(at, other),
                _ if chars.is_empty() => chars.push(special),
                1 => chars[at] = other,
                2 => chars[at] = special,
                3 => chars.insert(at, special),
                4 => drop(chars.remove(at)),
                5 => chars.truncate(at),
                _ => {
                    let piece: Vec<char> = chars[at..].iter().copied().take(4).collect();
                    chars.splice(at..at, piece);
                }
            }
        }
        chars.into_iter().collect()
    }
}
