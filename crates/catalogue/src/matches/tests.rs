use super::*;
use tabuleiro_rules::{Letters, ObjectError};

fn hip(moves: &str) -> Match {
    let record = Record { moves: moves.split_whitespace().map(str::to_string).collect(), ..Record::of("hip") };
    Match::from_record(&record).unwrap()
}

fn texts(game: &Match) -> String {
    game.plies().iter().map(|ply| ply.text.as_str()).collect::<Vec<_>>().join(" ")
}

#[test]
fn undo_redo_and_jump_reach_every_position() {
    let mut game = hip("a1 b1 c3");
    let objects: Vec<_> = (0..=3).map(|played| game.position_at(played).object()).collect();
    assert!(!game.redo() && !game.jump(3) && !game.jump(4), "the cursor is at the end");
    for left in [2, 1, 0] {
        assert!(game.undo());
        assert_eq!((game.cursor(), game.position().object()), (left, objects[left].clone()));
    }
    assert!(!game.undo() && game.last().is_none());
    assert!(game.redo());
    assert_eq!((game.cursor(), game.position().object()), (1, objects[1].clone()));
    assert_eq!(game.last().map(|ply| ply.text.as_str()), Some("a1"));
    assert!(game.jump(3));
    assert_eq!((game.cursor(), game.position().object()), (3, objects[3].clone()));
}

#[test]
fn replaying_an_undone_action_keeps_the_later_ones_and_another_action_starts_a_line() {
    let mut game = hip("a1 b1 c3");
    game.jump(1);
    game.play("b1").unwrap();
    assert_eq!((texts(&game).as_str(), game.cursor()), ("a1 b1 c3", 2));
    game.jump(1);
    let d4 = game.position().legal().into_iter().find(|offer| offer.text == "d4").unwrap();
    assert_eq!(game.play_offer(&d4).unwrap().text, "d4");
    assert_eq!((texts(&game).as_str(), game.cursor()), ("a1 d4", 2));
}

#[test]
fn an_illegal_action_changes_nothing_and_keeps_undone_actions() {
    let mut game = hip("a1 b1 c3");
    let stale = game.position_at(0).legal().swap_remove(0);
    assert_eq!(stale.text, "a1");
    game.jump(1);
    assert!(matches!(game.play("a1"), Err(PlayError::Illegal { .. })));
    assert!(matches!(game.play_offer(&stale), Err(PlayError::Illegal { .. })));
    assert_eq!((texts(&game).as_str(), game.cursor()), ("a1 b1 c3", 1));
}

#[test]
fn a_ply_has_its_side_its_effects_and_the_position_after_it() {
    let mut game = Match::of(GameId::Otelo111);
    let mut position = GameId::Otelo111.start_default();
    let mut events = Vec::new();
    for text in ["e3", "d3"] {
        events.clear();
        let mover = position.mover();
        position.play(text, &mut events).unwrap();
        let ply = game.play(text).unwrap();
        assert_eq!((ply.side, &ply.events, ply.position.object()), (mover, &events, position.object()));
    }
}

#[test]
fn actions_are_printed_for_the_position_in_which_they_were_played() {
    let mut game = Match::of(GameId::MakYek);
    for text in ["d3-d4", "e6-e4", "f3-f4"] {
        game.play(text).unwrap();
    }
    game.jump(0);
    assert_eq!([0, 1, 2].map(|i| game.printed(i, Letters::Portuguese).to_string()), ["d3-d4", "e6-e4", "f3:f4"]);
}

#[test]
fn a_record_sets_the_same_match_up_again() {
    let mut game = hip("a1 b1 c3");
    game.jump(2);
    game.occupants = [Occupant::computer(4), Occupant::Human];
    game.seating = Seating::FaceToFace;
    let record = game.record();
    assert_eq!((record.start.as_ref(), record.cursor), (None, Some(2)));
    let again = Match::from_record(&Record::from_text(&record.to_text()).unwrap()).unwrap();
    assert_eq!(again.record(), record);
    assert_eq!(again.position().object(), game.position().object());
    let here = game.record_to_here();
    assert_eq!((here.moves.join(" ").as_str(), here.cursor), ("a1 b1", None));
}

#[test]
fn a_match_from_a_given_position_is_set_up_again_from_there() {
    let middle = hip("a1 b1").position().boxed();
    let mut game = Match::from_position(middle);
    game.play("c3").unwrap();
    let again = Match::from_record(&game.record()).unwrap();
    assert_eq!(again.position_at(0).object(), game.position_at(0).object());
    assert_eq!(again.position().object(), game.position().object());
}

#[test]
fn a_cursor_beyond_the_end_is_moved_to_the_end() {
    let record = Record { cursor: Some(9), moves: vec!["a1".into()], ..Record::of("hip") };
    assert_eq!(Match::from_record(&record).unwrap().cursor(), 1);
}

#[test]
fn the_error_of_a_match_that_cannot_be_set_up_names_the_cause() {
    let error = |record: Record| Match::from_record(&record).unwrap_err();
    assert_eq!(error(Record::of("ludo")), SetUpError::Options(OptionError::Game("ludo".into())));
    let sized = Record { options: vec!["size=99".into()], ..Record::of("hip") };
    assert!(matches!(error(sized), SetUpError::Options(OptionError::Value { .. })));
    let empty = Record { start: Some(tabuleiro_rules::Object::new()), ..Record::of("hip") };
    assert!(matches!(error(empty), SetUpError::Start(ObjectError::Missing(_))));
    let twice = Record { moves: vec!["a1".into(), "a1".into()], ..Record::of("hip") };
    let twice = error(twice);
    assert!(matches!(twice, SetUpError::Action { number: 2, error: PlayError::Illegal { .. } }));
    assert!(twice.to_string().starts_with("action 2: "), "{twice}");
}

#[test]
fn against_the_computer_undo_goes_back_to_the_last_decision_of_the_person() {
    let mut game = hip("a1 b1 c3 d3");
    assert_eq!(game.undo_target(), Some(3));
    game.occupants = [Occupant::Human, Occupant::computer(2)];
    assert_eq!(game.undo_target(), Some(2), "the computer's answer is undone with the action before it");
    game.occupants = [Occupant::computer(2); 2];
    assert_eq!(game.undo_target(), Some(3));
    game.jump(1);
    game.occupants = [Occupant::computer(2), Occupant::Human];
    assert_eq!(game.undo_target(), Some(0), "the person has not decided anything yet");
    game.jump(0);
    assert_eq!(game.undo_target(), None);
}

#[test]
fn a_person_acts_in_turn_and_only_before_the_game_is_over() {
    let mut game = Match::new(GameId::Otelo111, &GameId::Otelo111.facts().parse_options(["size=4"]).unwrap()).unwrap();
    game.occupants = [Occupant::computer(1), Occupant::Human];
    assert!(!game.human_to_move());
    while game.position().outcome().is_none() {
        let person = game.position().person();
        assert_eq!(game.human_to_move(), person == Player::Second);
        assert_eq!(game.occupant(), game.occupants[person.index()]);
        let offer = game.position().gestures().swap_remove(0);
        game.play_offer(&offer).unwrap();
    }
    game.occupants = [Occupant::Human; 2];
    assert!(!game.human_to_move());
}

fn shown(game: &Match) -> String {
    let line = |ids: &[NodeId]| ids.iter().map(|&id| game.lines().text(id)).collect::<Vec<_>>().join(" ");
    let lines = game.lines().all().into_iter().map(|line_of| format!("{}:{}", line_of.depth, line(&line_of.nodes)));
    lines.collect::<Vec<_>>().join(" / ")
}

fn moves(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_string).collect()
}

/// A match on 3×3 that First wins with c2, decided after five actions.
fn decided_hex() -> Match {
    let record = Record { options: vec!["size=3".into()], moves: moves("a2 a1 b2 b1 c2"), ..Record::of("hex") };
    Match::from_record(&record).unwrap()
}

#[test]
fn an_undecided_match_goes_on_along_the_line_played_last() {
    let mut game = hip("a1 b1 c3");
    game.jump(1);
    game.play("d4").unwrap();
    assert_eq!(shown(&game), "0:a1 d4 / 1:b1 c3");
    assert_eq!(game.record().moves, moves("a1 d4"));
    assert!(game.record().to_text().contains("\"tabuleiro\": 2"));
}

#[test]
fn a_decided_match_keeps_its_main_line() {
    let mut game = decided_hex();
    assert!(game.decided());
    game.jump(3);
    game.play("c3").unwrap();
    assert_eq!(shown(&game), "0:a2 a1 b2 b1 c2 / 1:c3");
    assert_eq!((game.record().on_line, texts(&game).as_str()), (1, "a2 a1 b2 c3"));
}

#[test]
fn going_to_a_place_shows_its_line_to_the_end() {
    let mut game = hip("a1 b1 c3");
    let old = game.path()[1];
    game.jump(1);
    game.play("d4").unwrap();
    game.go_to(old).unwrap();
    assert_eq!((texts(&game).as_str(), game.cursor()), ("a1 b1 c3", 2));
    let again = hip("a1 b1");
    assert_eq!(game.position().object(), again.position().object());
    game.go_to(NodeId::START).unwrap();
    assert_eq!((texts(&game).as_str(), game.cursor()), ("a1 d4", 0));
}

#[test]
fn lines_comments_marks_times_and_clocks_are_read_back() {
    let mut game = hip("a1 b1 c3");
    game.set_spent(std::time::Duration::from_millis(1500));
    game.jump(1);
    game.play("d4").unwrap();
    let first = game.add_line(game.place(), &moves("b1 b2")).unwrap().unwrap();
    game.add_line(game.place(), &moves("c3")).unwrap();
    game.add_line(NodeId::START, &moves("e5 a1")).unwrap();
    game.set_comment(first, "best");
    game.set_mark(first, Some(Mark::Good));
    game.set_comment(NodeId::START, "at home");
    game.clock = Some(MatchClock::new("main=600 increment=5".parse().unwrap()));
    let record = game.record();
    let again = Match::from_record(&Record::from_text(&record.to_text()).unwrap()).unwrap();
    assert_eq!(again.record(), record);
    assert_eq!(shown(&again), shown(&game));
    assert_eq!(again.lines().comment(NodeId::START), "at home");
}

#[test]
fn a_promoted_line_is_the_main_line_of_the_record() {
    let mut game = decided_hex();
    game.jump(3);
    game.play("c3").unwrap();
    game.promote(game.place());
    assert_eq!(shown(&game), "0:a2 a1 b2 c3 / 1:b1 c2");
    assert!(!game.decided(), "the new main line is not over");
}

#[test]
fn deleting_the_shown_line_goes_back_to_the_place_where_it_branched_off() {
    let mut game = decided_hex();
    game.jump(3);
    game.play("c3").unwrap();
    game.delete(game.place());
    assert_eq!((shown(&game).as_str(), texts(&game).as_str()), ("0:a2 a1 b2 b1 c2", "a2 a1 b2 b1 c2"));
    assert_eq!(game.cursor(), 3);
}

#[test]
fn variations_are_printed_for_the_positions_in_which_they_are_played() {
    let mut game = Match::of(GameId::MakYek);
    for text in ["d3-d4", "e6-e4", "f3-f4"] {
        game.play(text).unwrap();
    }
    game.jump(2);
    let first = game.add_line(game.place(), &moves("a3-a4 a6-a5")).unwrap().unwrap();
    let line: Vec<NodeId> = std::iter::once(first).chain(game.lines().rest_of_line(first)).collect();
    assert_eq!(game.printed_line(&line, Letters::English), ["a3-a4", "a6-a5"]);
    let main: Vec<NodeId> = game.lines().main_line().collect();
    assert_eq!(game.printed_line(&main, Letters::English), ["d3-d4", "e6-e4", "f3:f4"]);
    assert_eq!((game.lines().turn(first), game.lines().turn(NodeId::START)), (3, 0));
}

#[test]
fn an_illegal_line_is_not_added() {
    let mut game = hip("a1");
    assert!(game.add_line(game.place(), &moves("b1 a1")).is_err());
    assert_eq!(game.lines().len(), 1);
}

#[test]
fn nobody_acts_where_a_match_ended_early() {
    let mut game = hip("a1 b1");
    game.end(Ending::lost_by(Player::First, Why::Resigned));
    assert!(game.over_here() && game.decided() && !game.human_to_move());
    assert_eq!(game.play("c3").map(|_| ()), Err(PlayError::Over));
    assert_eq!(game.ending().and_then(Ending::person), Some(Player::Second));
    let again = Match::from_record(&game.record()).unwrap();
    assert_eq!((again.ending(), again.decided()), (game.ending(), true));
    game.jump(1);
    assert!(!game.over_here());
    game.play("c3").unwrap();
    assert_eq!(shown(&game), "0:a1 b1 / 1:c3");
    game.end(Ending::draw(Why::Agreed));
    assert_eq!(game.ending().map(|ending| ending.why), Some(Why::Resigned), "a result is not replaced");
    game.reopen();
    assert!(!game.decided());
}

#[test]
fn a_record_with_a_line_from_nowhere_or_with_an_illegal_action_is_refused() {
    let line = |line, after, text: &str| WrittenLine { line, after, moves: moves(text) };
    let read = |lines: Vec<WrittenLine>| {
        let record = Record { moves: moves("a1 b1"), lines, ..Record::of("hip") };
        Match::from_record(&record).map(|game| shown(&game))
    };
    assert_eq!(read(vec![line(0, 1, "c3"), line(1, 2, "d4"), line(1, 1, "e5")]).unwrap(), "0:a1 b1 / 1:c3 d4 / 1:e5");
    assert_eq!(read(vec![line(1, 0, "c3")]).unwrap_err(), SetUpError::Branch { line: 1 });
    assert_eq!(read(vec![line(0, 3, "c3")]).unwrap_err(), SetUpError::Branch { line: 1 });
    assert!(matches!(read(vec![line(0, 1, "a1")]), Err(SetUpError::Variation { line: 1, number: 2, .. })));
    let mut record = Record { moves: moves("a1"), on_line: 1, ..Record::of("hip") };
    assert!(Match::from_record(&record).is_err());
    record.on_line = 0;
    record.notes = vec![Note { line: 0, after: 2, comment: "x".into(), mark: None }];
    assert!(Match::from_record(&record).is_err());
}

/// Returns a match of Hex on 11×11 with 500 variations of one to eight actions.
fn wide_match() -> Match {
    let mut game = Match::of(GameId::Hex);
    for i in 0..60 {
        let offer = game.position().legal().swap_remove(i % 7);
        game.play_offer(&offer).unwrap();
    }
    for i in 0..500 {
        let after = i * 7 % 60;
        let mut position = game.position_at(after).boxed();
        let mut line = Vec::new();
        for step in 0..=i % 8 {
            let legal = position.legal();
            let offer = &legal[(i * 13 + step * 5) % legal.len()];
            position.play_offer(offer, &mut Vec::new()).unwrap();
            line.push(offer.text.clone());
        }
        let place = after.checked_sub(1).map_or(NodeId::START, |at| game.path()[at]);
        game.add_line(place, &line).unwrap();
    }
    game
}

#[test]
fn a_tree_of_five_hundred_variations_is_read_back() {
    let game = wide_match();
    let record = game.record();
    assert!(record.lines.len() > 450, "{}", record.lines.len());
    let again = Match::from_record(&record).unwrap();
    assert_eq!((again.record(), shown(&again)), (record, shown(&game)));
}
