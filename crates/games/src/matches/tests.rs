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
fn replaying_an_undone_action_keeps_the_later_ones_and_another_action_discards_them() {
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
