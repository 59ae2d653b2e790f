//! Streams made by the command `brotli -q 11`.

use super::{OUTPUT, Stream};

const TEXT: &str = "Tabuleiro, tabuleiro, tabuleiro. The quick brown fox jumps over the lazy dog. ";
const PACKED: [u8; 67] = [
    0x1f, 0x4d, 0x00, 0xc0, 0x8c, 0x94, 0xab, 0xed, 0x68, 0x45, 0x45, 0x07, 0xbd, 0xa7, 0xfc, 0xb4, 0x9e, 0x3d, 0x32,
    0xee, 0x89, 0xf4, 0x47, 0x79, 0xb4, 0x4a, 0xc1, 0x21, 0x07, 0x0e, 0xdf, 0x02, 0xcd, 0x0b, 0x2c, 0x01, 0x0d, 0x36,
    0xc6, 0x70, 0x3d, 0x3b, 0xcd, 0xe8, 0x26, 0xf2, 0xed, 0xb6, 0x8e, 0x8c, 0xd4, 0x31, 0xc7, 0x88, 0xa8, 0xcc, 0x74,
    0x7d, 0x22, 0xfa, 0x22, 0xa0, 0x2f, 0xab, 0x43, 0x69, 0x38,
];
/// A million digits 0.
const ZEROS: [u8; 14] = [0x5f, 0x3f, 0x42, 0x8f, 0x5f, 0x02, 0x26, 0x1e, 0x0b, 0x04, 0xf2, 0x73, 0x1e, 0x00];

/// Decodes a stream that arrives in parts of `size` bytes. Returns the bytes and whether the stream is finished.
fn decode(packed: &[u8], size: usize) -> Option<(Vec<u8>, bool)> {
    let mut stream = Stream::new();
    let mut found = Vec::new();
    for part in packed.chunks(size) {
        stream.input[..part.len()].copy_from_slice(part);
        stream.give(part.len());
        loop {
            match stream.decode()? {
                0 => break,
                length => found.extend_from_slice(&stream.output[..length]),
            }
        }
    }
    Some((found, stream.finished))
}

#[test]
fn a_stream_is_decoded_whatever_the_size_of_its_parts() {
    for size in [1, 2, 7, PACKED.len()] {
        assert_eq!(decode(&PACKED, size), Some((TEXT.into(), true)), "in parts of {size}");
    }
}

#[test]
fn the_output_may_be_longer_than_its_buffer() {
    let (found, finished) = decode(&ZEROS, ZEROS.len()).expect("the stream is valid");
    assert!(found.len() > 3 * OUTPUT && finished);
    assert!(found.iter().all(|&byte| byte == b'0'));
}

#[test]
fn a_stream_that_ends_too_early_is_not_finished() {
    let (found, finished) = decode(&PACKED[..PACKED.len() - 1], 8).expect("nothing in it is wrong");
    assert!(TEXT.as_bytes().starts_with(&found) && !finished);
}

#[test]
fn other_data_are_refused() {
    assert_eq!(decode(b"<!doctype html><html lang=\"pt\">", 8), None);
}
