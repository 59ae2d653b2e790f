//! The address of a match, as the ordinary page reads it: `game=hex&size=9&opponent=2&side=second&moves=a1.b2`.

use tabuleiro_catalogue::matches::{Match, Occupant};

/// Returns the part of the address after `#` that leads back to a match with all its actions; `None` if it did not begin at
/// the initial position of its game.
pub(crate) fn match_link(game: &Match) -> Option<String> {
    let record = game.record_to_here();
    if record.start.is_some() {
        return None;
    }
    let position = game.position();
    let mut link = position.options().link(position.facts());
    let computer = |occupant| if let Occupant::Computer(persona) = occupant { Some(persona) } else { None };
    match record.occupants.map(computer) {
        [None, Some(persona)] => link.push_str(&format!("&opponent={}", persona.level.number())),
        [Some(persona), None] => link.push_str(&format!("&opponent={}&side=second", persona.level.number())),
        _ => {}
    }
    if !record.moves.is_empty() {
        link.push_str(&format!("&moves={}", record.moves.join(".").replace(['+'], "%2B").replace(['='], "%3D")));
    }
    Some(link)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_catalogue::GameId;

    #[test]
    fn a_match_against_the_computer_has_its_level_its_side_and_its_actions() {
        let mut game = Match::of(GameId::Hex);
        game.occupants = [Occupant::computer(3), Occupant::Human];
        game.play("a1").unwrap();
        game.play("swap").unwrap();
        assert_eq!(match_link(&game).unwrap(), "game=hex&opponent=3&side=second&moves=a1.swap");
    }

    #[test]
    fn the_signs_of_the_address_do_not_occur_in_actions() {
        for &id in GameId::ALL {
            let mut game = Match::of(id);
            for _ in 0..6 {
                let Some(offer) = game.position().legal().pop() else { break };
                game.play_offer(&offer).unwrap();
            }
            let link = match_link(&game).unwrap();
            let moves = link.split("&moves=").nth(1).unwrap();
            assert!(!moves.contains(['&', '#', '+', '=', ' ']), "{link}");
        }
    }
}
