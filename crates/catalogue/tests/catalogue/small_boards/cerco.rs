//! The value of Cerco on small boards, by a second implementation of the rules: dynamic programming over the sets of
//! men. The points of a match are a sum, so the best margin from here on depends on the men alone, and not on what was
//! captured before.

/// Returns the best margin of the player to move on a full board of `n` × `n` points.
fn margin(n: usize) -> i8 {
    let point = |column: usize, row: usize| 1u32 << (row * n + column);
    let interior: u32 = (1..n - 1).flat_map(|row| (1..n - 1).map(move |column| point(column, row))).sum();
    // The squares that enclose something, by corner: all four corners, and the points strictly inside.
    let mut squares = vec![Vec::new(); n * n];
    for side in 2..n {
        for row in 0..n - side {
            for column in 0..n - side {
                let (far, top) = (column + side, row + side);
                let corners = [point(column, row), point(far, row), point(column, top), point(far, top)];
                let inside: u32 = (row + 1..top).flat_map(|y| (column + 1..far).map(move |x| point(x, y))).sum();
                for corner in corners {
                    squares[corner.trailing_zeros() as usize].push((corners.iter().sum::<u32>(), inside));
                }
            }
        }
    }
    // A removal leaves a smaller number, so the margins are computed from the empty board up.
    let full = (1usize << (n * n)) - 1;
    let mut margins = vec![0i8; full + 1];
    for men in 0..=full as u32 {
        // The match ends when nothing is left inside.
        if men & interior == 0 {
            continue;
        }
        let mut best = i8::MIN;
        for (man, squares) in squares.iter().enumerate().filter(|(man, _)| men >> man & 1 == 1) {
            let left = men & !(1 << man);
            let closed = squares.iter().filter(|(corners, _)| left & corners == 0);
            let captured = left & closed.fold(0, |all, (_, inside)| all | inside);
            best = best.max(captured.count_ones() as i8 - margins[(left & !captured) as usize]);
        }
        margins[men as usize] = best;
    }
    margins[full]
}

#[test]
fn a_match_on_a_board_of_three_or_four_is_a_draw_without_mistakes() {
    assert_eq!([3, 4].map(margin), [0, 0]);
}

#[test]
#[ignore = "takes a minute without optimisation; ./check --long runs it"]
fn a_match_on_a_board_of_five_is_a_draw_without_mistakes() {
    assert_eq!(margin(5), 0);
}
