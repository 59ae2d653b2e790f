//! Properties of every score of every game, each tested by random matches.

use super::plan::{FADE, LONGEST};
use super::{
    ActionPlayed, Look, Pace, Path, PieceId, PieceIndex, Pose, Row, Score, Segment, Track, plan, plan_jump, rest,
    taken, world,
};
use glam::{Vec2, Vec3, Vec3Swizzles};
use std::collections::{BTreeMap, BTreeSet};
use tabuleiro_catalogue::{AnyPosition, GameId};
use tabuleiro_rules::{Board, Effect, Event, Kind, Piece, PieceList, Player, Site, Standing, Tone, Travel, mix};

const MATCHES: u64 = 3;
const PLIES: usize = 70;

/// Tolerance for rounding, in seconds.
const HAIR: f32 = 1e-5;

/// The pose and the appearance of each piece.
type PiecesById = BTreeMap<PieceId, (Piece, Pose, Look)>;

/// A score, its starting point and the position it should lead to.
struct Planned<'a> {
    board: &'a Board,
    before: &'a PieceIndex,
    score: &'a Score,
    target: &'a PieceList,
    /// Game, match and action, for failure messages.
    name: &'a str,
}

fn paces() -> [Pace; 2] {
    [Pace::default(), Pace { reduced: true, ..Pace::default() }]
}

/// A random match: the position at the start and after each action, with the events of that action.
fn random_match(game: GameId, number: u64) -> Vec<(Box<dyn AnyPosition>, Vec<Event>, String)> {
    let mut positions = vec![(game.start_default(), Vec::new(), String::new())];
    let mut dice = number * 77 + 1;
    for _ in 0..PLIES {
        let mut position = positions[positions.len() - 1].0.boxed();
        let offers = position.legal();
        dice = mix(dice);
        let Some(offer) = offers.get(dice as usize % offers.len().max(1)) else { break };
        let mut events = Vec::new();
        position.play(&offer.text, &mut events).unwrap();
        positions.push((position, events, offer.text.clone()));
    }
    positions
}

/// Plans every action of random matches of every game.
fn each_action(pace: &Pace, mut check: impl FnMut(&Planned)) {
    for &game in GameId::ALL {
        for number in 0..MATCHES {
            let played = random_match(game, number);
            let board = played[0].0.board();
            let mut standing = PieceIndex::default().replaced_by(&played[0].0.pieces());
            let mut laid = [0; 2];
            for (ply, pair) in played.windows(2).enumerate() {
                let (position, events, text) = &pair[1];
                let action = ActionPlayed {
                    events,
                    side: pair[0].0.mover(),
                    seats: position.facts().seats.each_ref().map(|seat| seat.tone),
                    over: position.outcome().is_some(),
                    row: Row {
                        captor: pair[0].0.mover(),
                        is_wide: number != 0,
                        count: laid[pair[0].0.mover().index()],
                    },
                };
                let taken = events.iter().filter_map(|event| taken(event.effect, action.side, action.seats));
                laid[action.side.index()] += taken.map(|(_, count)| count).sum::<usize>();
                let score = plan(&board, &standing, &action, pace);
                let name = format!("{} match {number} action {ply} {text}", game.id());
                let target = position.pieces();
                check(&Planned { board: &board, before: &standing, score: &score, target: &target, name: &name });
                standing = score.standing;
            }
        }
    }
}

/// Plans jumps in both directions in random matches of every game.
fn each_jump(pace: &Pace, mut check: impl FnMut(&Planned)) {
    for &game in GameId::ALL {
        let played = random_match(game, 9);
        let board = played[0].0.board();
        let mut standing = PieceIndex::default().replaced_by(&played[0].0.pieces());
        let last = played.len() - 1;
        for to in [last, last / 2, last.saturating_sub(1), last.saturating_sub(2), last / 3, last, 0] {
            let target = played[to].0.pieces();
            let score = plan_jump(&board, &standing, &target, pace);
            let name = format!("{} jump to {to}", game.id());
            check(&Planned { board: &board, before: &standing, score: &score, target: &target, name: &name });
            standing = score.standing;
        }
    }
}

fn scene_of(board: &Board, index: &PieceIndex) -> PiecesById {
    let at_rest = |(site, slot, piece, id)| (id, (piece, rest(board, site, slot, piece), Look::of(piece, slot)));
    index.iter().map(at_rest).collect()
}

/// Returns the scene after the tracks alone, before settling.
fn played_out(planned: &Planned) -> Vec<String> {
    let mut scene = scene_of(planned.board, planned.before);
    let pieces: BTreeMap<PieceId, Piece> = planned.score.standing.iter().map(|(.., piece, id)| (id, piece)).collect();
    for track in &planned.score.tracks {
        if track.leaves {
            let goal = track.goal();
            let is_in_row = goal.translation.y < 0.0 && goal.scale.x < 1.0;
            assert!(goal.scale == Vec3::ZERO || is_in_row, "what leaves is still on the board: {}", planned.name);
            scene.remove(&track.piece);
        } else {
            scene.insert(track.piece, (pieces[&track.piece], track.goal(), track.last_look()));
        }
    }
    let looks = |id: &PieceId| pieces.get(id).copied();
    sorted(scene.iter().map(|(id, (_, at, look))| format!("{:?} {at:?} {look:?}", looks(id))))
}

/// Returns the scene built from the position.
fn fresh(planned: &Planned) -> Vec<String> {
    let scene = scene_of(planned.board, &PieceIndex::default().replaced_by(planned.target));
    sorted(scene.values().map(|(piece, at, look)| format!("{:?} {at:?} {look:?}", Some(piece))))
}

fn sorted(lines: impl Iterator<Item = String>) -> Vec<String> {
    let mut lines: Vec<String> = lines.collect();
    lines.sort();
    lines
}

#[test]
fn every_track_ends_with_the_pose_and_appearance_at_rest() {
    for pace in paces() {
        each_action(&pace, |planned| assert_eq!(played_out(planned), fresh(planned), "{}", planned.name));
    }
}

#[test]
fn a_jump_ends_with_the_pieces_of_its_position() {
    for pace in paces() {
        each_jump(&pace, |planned| assert_eq!(played_out(planned), fresh(planned), "{}", planned.name));
    }
}

fn check_track(track: &Track, name: &str) {
    assert!(!track.segments.is_empty(), "a track without anything to do: {name}");
    let (mut now, mut at) = (0.0, track.from);
    for segment in &track.segments {
        assert!(segment.start >= now - HAIR, "{segment:?} begins before {now}: {name}");
        assert!(segment.length > 0.0, "{segment:?} takes no time: {name}");
        assert_eq!(segment.from, at, "a piece is somewhere else between two segments: {name}");
        (now, at) = (segment.end(), segment.goal());
    }
}

#[test]
fn no_piece_is_on_two_tracks_and_no_segments_of_a_track_overlap() {
    for pace in paces() {
        let check = |planned: &Planned| {
            let pieces: BTreeSet<PieceId> = planned.score.tracks.iter().map(|track| track.piece).collect();
            assert_eq!(pieces.len(), planned.score.tracks.len(), "{}", planned.name);
            planned.score.tracks.iter().for_each(|track| check_track(track, planned.name));
        };
        each_action(&pace, check);
        each_jump(&pace, check);
    }
}

fn check_beats(planned: &Planned) {
    let mut starts: BTreeMap<usize, f32> = BTreeMap::new();
    for segment in planned.score.tracks.iter().flat_map(|track| &track.segments) {
        let Some(beat) = segment.beat else { continue };
        let start = starts.entry(beat).or_insert(f32::INFINITY);
        *start = start.min(segment.start);
    }
    let starts: Vec<f32> = starts.into_values().collect();
    assert!(starts.is_sorted_by(|a, b| *a <= b + HAIR), "{starts:?}: {}", planned.name);
}

#[test]
fn a_later_beat_never_starts_before_an_earlier_one() {
    for pace in paces() {
        each_action(&pace, check_beats);
    }
}

fn check_length(planned: &Planned) {
    let end = planned.score.tracks.iter().map(Track::end).fold(0.0, f32::max);
    assert!((end - planned.score.length).abs() < HAIR, "{end} is not the length: {}", planned.name);
    assert!(planned.score.length <= LONGEST, "{}", planned.name);
}

#[test]
fn no_choreography_lasts_longer_than_its_limit() {
    for pace in paces() {
        each_action(&pace, check_length);
        each_jump(&pace, check_length);
    }
}

/// One piece moves over the whole board, a step in each beat; in every second beat another piece enters the site it
/// left.
fn long_cascade(board: &Board) -> (PieceIndex, Vec<Event>) {
    let (runner, man) = (Piece::new(Kind::Runner, Tone::Neutral), Piece::new(Kind::Man, Tone::Dark));
    let at = |site: usize| Site(site as u16);
    let start =
        PieceIndex::default().replaced_by(&PieceList::new(vec![Standing { at: at(0), piece: runner, count: 1 }]));
    let step = |i: usize| {
        let (from, to, travel) = (at(i), at(i + 1), Travel::Slide);
        let gone = Effect::Move { from, to, piece: runner, count: 1, travel };
        let came = Effect::Place { at: from, piece: man, count: 1 };
        [Event { beat: 2 * i as u16, effect: gone }, Event { beat: 2 * i as u16 + 1, effect: came }]
    };
    (start, (0..board.sites.len() - 1).flat_map(step).collect())
}

#[test]
fn a_cascade_of_a_hundred_beats_is_shortened_to_the_limit() {
    let board = GameId::find("otelo_1_11").unwrap().start_default().board();
    let (before, events) = long_cascade(&board);
    let seats = [Tone::Light, Tone::Dark];
    let row = Row { captor: Player::First, is_wide: true, count: 0 };
    let action = ActionPlayed { events: &events, side: Player::First, seats, over: false, row };
    for pace in paces() {
        let score = plan(&board, &before, &action, &pace);
        let target = score.standing.list();
        let planned = Planned { board: &board, before: &before, score: &score, target: &target, name: "a long one" };
        check_length(&planned);
        assert!(score.length > 0.9 * LONGEST, "{} s are not what the limit is for", score.length);
        score.tracks.iter().for_each(|track| check_track(track, planned.name));
        check_beats(&planned);
        assert_eq!(played_out(&planned), fresh(&planned));
    }
}

#[test]
fn reduced_motion_moves_no_piece() {
    let fades = |segment: &Segment, name: &str| {
        assert!(matches!(segment.path, Path::Appear | Path::Vanish | Path::Fade), "{segment:?}: {name}");
        assert_eq!(segment.length, FADE, "{name}");
        for i in 0..=20 {
            let pose = segment.pose(i as f32 / 20.0);
            let stands = |place: Pose| {
                pose.scale == Vec3::ZERO || (pose.translation, pose.rotation) == (place.translation, place.rotation)
            };
            assert!(stands(segment.from) || stands(segment.to), "{segment:?} moves: {name}");
        }
    };
    let check = |planned: &Planned| {
        let segments = planned.score.tracks.iter().flat_map(|track| &track.segments);
        segments.for_each(|segment| fades(segment, planned.name));
    };
    let [_, reduced] = paces();
    each_action(&reduced, check);
    each_jump(&reduced, check);
}

/// Whether two moves cross, seen from above.
fn cross(board: &Board, [a, to_a]: [Site; 2], [b, to_b]: [Site; 2]) -> bool {
    let [a, to_a, b, to_b] = [a, to_a, b, to_b].map(|site| world(board, site).xz());
    let side = |p: Vec2, q: Vec2, r: Vec2| (q - p).perp_dot(r - p);
    let apart = |p: f32, q: f32| p * q < -1e-2;
    apart(side(a, to_a, b), side(a, to_a, to_b)) && apart(side(b, to_b, a), side(b, to_b, to_a))
}

#[test]
fn pieces_that_return_together_do_not_cross() {
    let mut ways = 0;
    each_jump(&Pace::default(), |planned| {
        let places = |index: &PieceIndex| -> BTreeMap<PieceId, (Piece, Site)> {
            index.iter().map(|(site, _, piece, id)| (id, (piece, site))).collect()
        };
        let (from, to) = (places(planned.before), places(&planned.score.standing));
        let moving: Vec<(Piece, [Site; 2])> = (from.iter())
            .filter_map(|(id, &(piece, from))| to.get(id).map(|&(_, to)| (piece, [from, to])))
            .filter(|(_, [from, to])| from != to)
            .collect();
        ways += moving.len();
        for (i, (piece, a)) in moving.iter().enumerate() {
            for (_, b) in moving[..i].iter().filter(|(other, _)| other == piece) {
                assert!(!cross(planned.board, *a, *b), "{piece:?} {a:?} crosses {b:?}: {}", planned.name);
            }
        }
    });
    assert!(ways > 100, "only {ways} men went anywhere");
}

#[test]
fn two_moved_pieces_return_to_their_own_sites() {
    let board = GameId::find("otelo_1_11").unwrap().start_default().board();
    let piece = Piece::new(Kind::Man, Tone::Light);
    let men = |names: [&str; 2]| {
        let standing = names.map(|name| Standing { at: board.find(name).unwrap(), piece, count: 1 });
        PieceList::new(standing.into())
    };
    let before = PieceIndex::default().replaced_by(&men(["a1", "h2"]));
    let score = plan_jump(&board, &before, &men(["a2", "h1"]), &Pace::default());
    assert_eq!(score.tracks.len(), 2);
    for track in &score.tracks {
        let way = track.from.translation.distance(track.goal().translation);
        let side = world(&board, board.find("a1").unwrap()).distance(world(&board, board.find("a2").unwrap()));
        assert!((way - side).abs() < HAIR, "a man goes {way} instead of {side}");
    }
}
