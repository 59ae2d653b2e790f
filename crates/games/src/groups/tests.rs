//! Groups and liberties against a flood fill, and the history of boards.

use super::*;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::collections::BTreeSet;

type Small = Groups<8, 72>;

fn flood(board: &Small, from: u16) -> (BTreeSet<u16>, BTreeSet<u16>) {
    let owner = board.owner(from).unwrap();
    let (mut stones, mut liberties) = (BTreeSet::from([from]), BTreeSet::new());
    let mut waiting = vec![from];
    while let Some(p) = waiting.pop() {
        for n in Small::around(p) {
            if board.is_empty(n) {
                liberties.insert(n);
            } else if board.has(owner, n) && stones.insert(n) {
                waiting.push(n);
            }
        }
    }
    (stones, liberties)
}

#[test]
fn incremental_groups_and_liberties_equal_those_of_a_flood_fill() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
    let mut captures = 0;
    for side in [3, 5, 7] {
        let mut board = Small::new(side);
        let mut player = Player::First;
        for _ in 0..600 {
            let point = board.draw(&mut rng);
            let (breathes, takes) = (board.breathes(player, point), board.takes(player, point));
            let before = board;
            board.place(player, point);
            let taken = board.capture(player, point, |_, _| ());
            assert_eq!(takes, taken);
            assert_eq!(breathes || takes, board.breath(board.group(point)) > 0);
            player = player.other();
            if board.breath(board.group(point)) == 0 {
                board = before;
                continue;
            }
            captures += u32::from(taken);
            for p in board.points().filter(|&p| board.owner(p).is_some()) {
                let (stones, liberties) = flood(&board, p);
                let group = board.group(p);
                assert_eq!(board.stones(group).collect::<BTreeSet<_>>(), stones);
                assert_eq!(usize::from(board.size(group)), stones.len());
                assert_eq!(board.liberties(group, 3), liberties.len().min(3));
                assert_eq!(board.breath(group) == 0, liberties.is_empty());
            }
            assert_eq!(board.empties().len(), board.points().filter(|&p| board.is_empty(p)).count());
            assert_eq!(board.transformed(5).transformed(6).key(), Small::transformed(&board, 0).key());
        }
    }
    assert!(captures > 50);
}

#[test]
fn a_full_history_of_boards_forgets_the_oldest() {
    let mut boards = Boards::new();
    let key = |i: u64| tabuleiro_rules::mix(i);
    for i in 0..=(Boards::CAPACITY as u64) {
        assert!(!boards.holds(key(i)));
        boards.push(key(i));
        assert!(boards.holds(key(i)));
    }
    assert!(!boards.holds(key(0)) && boards.holds(key(1)));
}
