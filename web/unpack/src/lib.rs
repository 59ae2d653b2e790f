//! Decodes a brotli stream. Browsers ask a server for brotli only with https, so a page from plain http fetches the
//! compressed files as they are and decodes them itself; `web/unpack.js` calls these functions.
//!
//! An instance of the program decodes one stream: write bytes to [`input`], call [`give`], and then [`decode`] until it
//! returns 0; each time the decoded bytes are at [`output`]. At the end of the stream [`finished`] returns 1.

// Not `forbid`: the names of the exported functions need `unsafe(no_mangle)`. There is no other unsafe code here, since
// JavaScript copies the bytes and Rust only returns addresses.
#![deny(unsafe_code)]

use brotli_decompressor::{BrotliDecompressStream, BrotliResult, BrotliState, StandardAlloc};
use std::cell::RefCell;

/// Bytes of compressed data that one call of [`give`] accepts at most.
const INPUT: usize = 1 << 16;
/// Bytes that one call of [`decode`] returns at most.
const OUTPUT: usize = 1 << 18;

thread_local! {
    /// The only stream of this instance.
    static STREAM: RefCell<Stream> = RefCell::new(Stream::new());
}

struct Stream {
    state: BrotliState<StandardAlloc, StandardAlloc, StandardAlloc>,
    input: Vec<u8>,
    /// The range of `input` that has not been decoded.
    start: usize,
    end: usize,
    output: Vec<u8>,
    finished: bool,
}

impl Stream {
    fn new() -> Stream {
        let allocator = StandardAlloc::default;
        Stream {
            state: BrotliState::new(allocator(), allocator(), allocator()),
            input: vec![0; INPUT],
            start: 0,
            end: 0,
            output: vec![0; OUTPUT],
            finished: false,
        }
    }

    /// Marks the first `length` bytes of the input buffer as compressed data that is to be decoded next.
    fn give(&mut self, length: usize) {
        (self.start, self.end) = (0, length.min(INPUT));
    }

    /// Decodes until the output is full or the input is used up. Returns the number of decoded bytes, or `None` if the
    /// data are not brotli.
    fn decode(&mut self) -> Option<usize> {
        if self.finished {
            return Some(0);
        }
        let mut available = self.end - self.start;
        let (mut room, mut written, mut total) = (self.output.len(), 0, 0);
        let result = BrotliDecompressStream(
            &mut available,
            &mut self.start,
            &self.input[..self.end],
            &mut room,
            &mut written,
            &mut self.output,
            &mut total,
            &mut self.state,
        );
        self.finished = matches!(result, BrotliResult::ResultSuccess);
        (!matches!(result, BrotliResult::ResultFailure)).then_some(written)
    }
}

/// Returns the address of the buffer for compressed data.
#[allow(unsafe_code, reason = "an exported name")]
#[unsafe(no_mangle)]
pub extern "C" fn input() -> *mut u8 {
    STREAM.with_borrow_mut(|stream| stream.input.as_mut_ptr())
}

/// Returns the length of the buffer for compressed data.
#[allow(unsafe_code, reason = "an exported name")]
#[unsafe(no_mangle)]
pub extern "C" fn input_length() -> usize {
    INPUT
}

/// Says how many bytes have been written to [`input`]. The bytes given before must all have been decoded.
#[allow(unsafe_code, reason = "an exported name")]
#[unsafe(no_mangle)]
pub extern "C" fn give(length: usize) {
    STREAM.with_borrow_mut(|stream| stream.give(length));
}

/// Decodes a part. Returns the number of bytes at [`output`], 0 if more input is needed or the stream is finished, and
/// a negative number if the data are not brotli.
#[allow(unsafe_code, reason = "an exported name")]
#[unsafe(no_mangle)]
pub extern "C" fn decode() -> i32 {
    STREAM.with_borrow_mut(|stream| stream.decode().map_or(-1, |length| length as i32))
}

/// Returns the address of the decoded bytes.
#[allow(unsafe_code, reason = "an exported name")]
#[unsafe(no_mangle)]
pub extern "C" fn output() -> *const u8 {
    STREAM.with_borrow(|stream| stream.output.as_ptr())
}

/// Returns 1 if the stream has been decoded to its end, else 0.
#[allow(unsafe_code, reason = "an exported name")]
#[unsafe(no_mangle)]
pub extern "C" fn finished() -> i32 {
    STREAM.with_borrow(|stream| i32::from(stream.finished))
}

#[cfg(test)]
mod tests;
