//! Decisions read from a string of bytes.

/// What is left of the string. When nothing is left every decision is the first of its kind, so that short strings
/// mean simple things.
pub(crate) struct Choices<'a> {
    bytes: &'a [u8],
}

impl<'a> Choices<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Choices<'a> {
        Choices { bytes }
    }

    /// A number under `count`, which must not be 0.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        let width = if count > 256 { 2 } else { 1 };
        let (taken, rest) = self.bytes.split_at(width.min(self.bytes.len()));
        self.bytes = rest;
        taken.iter().fold(0, |number, &byte| number << 8 | usize::from(byte)) % count
    }

    /// One of the list; `None` if it is empty.
    pub(crate) fn of<'b, T>(&mut self, list: &'b [T]) -> Option<&'b T> {
        if list.is_empty() { None } else { list.get(self.below(list.len())) }
    }

    /// One of a list that is not empty.
    pub(crate) fn one<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }

    /// Yes in one of `count` cases; no when nothing is left.
    pub(crate) fn once_in(&mut self, count: usize) -> bool {
        self.below(count) == count - 1
    }

    /// A text with some characters exchanged, doubled, dropped or cut off; at least one.
    pub(crate) fn misspelt(&mut self, text: &str) -> String {
        const SPICE: &[char] = &[
            '.', '-', ':', '=', '+', ' ', ',', '0', '1', '9', 'a', 'b', 'z', 'W', 'B', 'x', '*', '/', '"', '#', '{',
            '}', '[', ']', '\\', '\0', '\n', 'é', 'ß', 'İ', '–', '٣', '😀', '\u{301}', '\u{feff}',
        ];
        let mut chars: Vec<char> = text.chars().collect();
        for _ in 0..=self.below(3) {
            let at = self.below(chars.len().max(1));
            let spice = self.one(SPICE);
            let other = chars.get(self.below(chars.len().max(1))).copied().unwrap_or(spice);
            match self.below(7) {
                0 => chars.insert(at, other),
                _ if chars.is_empty() => chars.push(spice),
                1 => chars[at] = other,
                2 => chars[at] = spice,
                3 => chars.insert(at, spice),
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
