//! The board, the notation and the position object of Xadrez de Salto.

use super::super::common::{
    Bits, LETTERS, Men, Type, WHITE, ahead, bit, check_pawn_files, check_promotions, chess_board, parse_square,
    rank_of, read_rights, read_square, rights_value, square_value, write_square,
};
use super::reach::PROMOTIONS;
use super::{Action, Castling, Ending, NOWHERE, QUIET_TURNS, Salto};
use serde_json::Value;
use tabuleiro_rules::{
    Board, Choice, Facts, Family, Game, HistoryRule, Impossible, Look, Object, ObjectError, OptionError, Options,
    PlayError, Player, Point, Position, Reader, Repetition, Seat, Shape, Site, Standing, Tap, Taps, Threat, Verdict,
};

static FACTS: Facts = Facts::new("xadrez_de_salto", "Xadrez de Salto", "Hop Chess", Family::Chess)
    .notation("e2-e4 | c1-g5-f6 | b7-b8=Q-e5 | O-O | O-O-O | @e5")
    .published("João Pedro Neto", "2002", "000")
    .seats([Seat::WHITE, Seat::BLACK])
    // At most 30 captures and 96 pawn moves, with 100 quiet turns before, between and after them, and two actions in
    // each turn.
    .plies(160, 25_652)
    .difficulty(3);

impl Game for Salto {
    const FACTS: &'static Facts = &FACTS;
    const HISTORY: HistoryRule = HistoryRule::Draws;
    const MATERIAL: tabuleiro_rules::Material = tabuleiro_rules::Material::Falling;
    const PRINTS_AS_CHESS: bool = true;

    fn start(_: &Options) -> Result<Self, OptionError> {
        Ok(Salto::initial())
    }

    /// The chessboard, and on its right a small tray for each trampoline, near its owner.
    fn board(&self) -> Board {
        let tray = |y: f32| Point::new(5.6, y);
        chess_board()
            .site("reserve-w", tray(-3.0), Shape::Reserve)
            .site("reserve-b", tray(3.0), Shape::Reserve)
            .slab(tray(-3.0), 1.2, 1.2, Look::Tray)
            .slab(tray(3.0), 1.2, 1.2, Look::Tray)
            .build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        self.men.standing(out);
        let pad = |side| Standing { at: self.pad_site(side), piece: Self::pad_piece(side), count: 1 };
        out.extend([0, 1].map(pad));
    }

    fn taps(&self, action: Action) -> Taps {
        let site = |square: u8| Site(u16::from(square));
        match action {
            Action::Place(square) => Taps::sites(&[site(square)]),
            Action::Move { from, to, becomes } => {
                let taps = Taps::sites(&[site(from), site(to)]);
                let side = self.side();
                if self.men.of(side, Type::Pawn) & bit(from) == 0 {
                    return taps;
                }
                // A route on which the pawn is promoted may end on the same square as one on which it is not; the
                // player then chooses the pawn too.
                let promotes = self.reach().pawn(from).promoted.iter().any(|set| set & bit(to) != 0);
                let kind = becomes.unwrap_or(Type::Pawn);
                if promotes { taps.then(Tap::Choice(Choice::Piece(kind.piece(side)))) } else { taps }
            }
        }
    }

    fn write(&self, action: Action, out: &mut String) {
        match action {
            Action::Place(square) => {
                out.push('@');
                write_square(square, out);
            }
            Action::Move { from, to, becomes } => {
                if let Some(castling) = self.castling(from, to) {
                    out.push_str(castling.text());
                } else if let Some(route) = self.routes(self.side(), from, to, becomes).first() {
                    out.push_str(&route.text());
                }
            }
        }
    }

    /// T3: accepts any legal route, or only the first and the last square; also `:` instead of `-`, and `0-0` instead
    /// of `O-O`.
    fn read(&self, text: &str) -> Result<Action, PlayError> {
        if self.outcome().is_some() {
            return Err(PlayError::Over);
        }
        let mut legal = Vec::new();
        self.actions(&mut legal);
        let plain = text.replace(':', "-");
        self.meant(&plain).filter(|action| legal.contains(action)).ok_or_else(|| self.refusal(text, &legal))
    }

    fn object(&self) -> Object {
        let pad = |side: usize| square_value(self.pads[side].trailing_zeros() as u8);
        let mut object = Object::new();
        object.insert("fen".into(), self.men.fen().into());
        object.insert("turn".into(), LETTERS[self.side()].into());
        object.insert("phase".into(), if self.placing { "tramp" } else { "piece" }.into());
        object.insert("tramp".into(), [("w", pad(0)), ("b", pad(1))].into_iter().collect());
        object.insert("castle".into(), rights_value(self.castle));
        object.insert("ep".into(), square_value(self.ep));
        object.insert("first".into(), self.first.into());
        object.insert("quiet".into(), self.history.quiet().into());
        object
    }

    fn from_object(_: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let fen = read.text("fen")?.ok_or(ObjectError::Missing("fen"))?;
        let mut game = Salto { history: Repetition::new(), castle: 0, ..Salto::initial() };
        game.men = Men::from_fen(fen, &Type::CHESS)?;
        game.check_men()?;
        game.mover = read.turn(&FACTS.seats, Player::First)?;
        game.placing = match read.text("phase")? {
            None | Some("piece") => false,
            Some("tramp") => true,
            Some(other) => return Err(ObjectError::value("phase", "piece or tramp", other)),
        };
        game.first = read.flag("first")?;
        game.read_pads(object)?;
        game.castle = read_rights(object, &game.men)?;
        game.read_passed(object)?;
        (0..read.number("quiet", 0, u32::from(QUIET_TURNS))?).for_each(|_| game.history.tick());
        game.check_turn()?;
        game.key = game.whole_key();
        if !game.placing {
            let seen = game.history.remember(game.key);
            game.ending = game.judge(seen);
        }
        Ok(game)
    }

    /// The side that moved last is not in check. A trampoline stays on the board once its side has placed it, and Black
    /// places first.
    fn check_law(&self, start: &Self) -> Result<(), Impossible> {
        check_promotions(&self.men, &start.men, true)?;
        check_pawn_files(&self.men, &start.men)?;
        let untouched = self.men == start.men || self.placing;
        Impossible::unless(!self.first || untouched, "men at the first action", "those of the start", "others")?;
        let [white, black] = self.pads.map(|pad| pad != 0);
        let placed = if self.side() == WHITE { self.first || black } else { white == black };
        Impossible::unless(placed && (black || !white), "trampolines", "those placed so far", "others")?;
        let check = !self.placing && self.in_check(1 - self.side());
        Impossible::unless(!check, "King of the side that moved", "not in check", "in check")
    }

    fn prompt(&self) -> &'static str {
        if self.placing {
            "ask-trampoline"
        } else if self.in_check(self.side()) {
            "ask-in-check"
        } else {
            "ask-move"
        }
    }

    /// There is no threat while the trampoline is to be placed.
    fn threat(&self) -> Option<Threat> {
        match self.ending {
            Some(Ending::Mate) => Some(Threat::Mate),
            None if !self.placing && self.in_check(self.side()) => Some(Threat::Check),
            _ => None,
        }
    }

    /// At a checkmate, the King, the men that attack it and the trampolines on their routes are highlighted.
    fn verdict(&self) -> Option<Verdict> {
        let king = self.men.king(self.side());
        let mut squares = 0;
        let reason = match self.ending? {
            Ending::Mate => {
                squares = bit(king) | self.lines_to(king);
                "end-mate"
            }
            Ending::Stalemate => {
                squares = bit(king);
                "end-stalemate"
            }
            Ending::Repetition => "end-repetition",
            Ending::NoProgress => "end-no-progress",
        };
        Some(Verdict { reason, sites: Bits(squares).map(|s| Site(u16::from(s))).collect() })
    }
}

impl Salto {
    /// The men of the mover's enemy that could capture on a square, with the trampolines of their shortest routes.
    fn lines_to(&self, to: u8) -> u64 {
        let side = 1 - self.side();
        let mut squares = 0;
        for from in Bits(self.men.side(side)) {
            let mut ways = [None, Some(Type::Queen), Some(Type::Knight)].into_iter();
            if let Some(route) = ways.find_map(|becomes| self.routes(side, from, to, becomes).into_iter().next()) {
                squares |= route.legs.iter().fold(bit(from), |set, leg| set | bit(leg.to));
            }
        }
        squares
    }

    /// Returns the action that a text stands for, legal or not. A text with several legs must be a route of the man.
    fn meant(&self, text: &str) -> Option<Action> {
        if let Some(square) = text.strip_prefix('@') {
            return parse_square(square).map(Action::Place);
        }
        if let Some(castling) = Castling::parse(self.side(), text) {
            return Some(Action::Move { from: castling.king, to: castling.to, becomes: None });
        }
        let (start, legs) = text.split_once('-')?;
        let from = parse_square(start)?;
        let (mut to, mut becomes) = (from, None);
        for leg in legs.split('-') {
            let (square, letter) = leg.split_once('=').map_or((leg, None), |(square, letter)| (square, Some(letter)));
            to = parse_square(square)?;
            if let Some(letter) = letter {
                let named = |kind: &Type| letter.len() == 1 && letter.starts_with(kind.letter());
                becomes = Some(PROMOTIONS.into_iter().find(named)?);
            }
        }
        let short = !legs.contains('-');
        let walked = short || self.routes(self.side(), from, to, becomes).iter().any(|route| route.text() == text);
        walked.then_some(Action::Move { from, to, becomes })
    }

    fn check_men(&self) -> Result<(), ObjectError> {
        let no = |what: &str| Err(ObjectError::Impossible(what.into()));
        for side in 0..2 {
            if self.men.of(side, Type::King).count_ones() != 1 {
                return no("each side has exactly one King");
            }
            if self.men.side(side).count_ones() > 16 {
                return no("a side has at most 16 men");
            }
        }
        if self.men.all_of(Type::Pawn) & (rank_of(0, 0) | rank_of(0, 7)) != 0 {
            return no("no pawn stands on the first or the last rank");
        }
        Ok(())
    }

    fn read_pads(&mut self, object: &Object) -> Result<(), ObjectError> {
        let none = Object::new();
        let map = match object.get("tramp") {
            None | Some(Value::Null) => &none,
            Some(value) => {
                value.as_object().ok_or_else(|| ObjectError::value("tramp", "the squares of w and b", value))?
            }
        };
        if let Some(other) = map.keys().find(|key| !LETTERS.contains(&key.as_str())) {
            return Err(ObjectError::value("tramp", "the squares of w and b", other));
        }
        for (side, letter) in LETTERS.into_iter().enumerate() {
            self.pads[side] = read_square("tramp", map.get(letter))?.map_or(0, bit);
        }
        if self.springs() & self.men.all() != 0 || self.pads[0] & self.pads[1] != 0 {
            // T1; and no man stands on a trampoline.
            return Err(ObjectError::Impossible("a trampoline lies alone on its square".into()));
        }
        Ok(())
    }

    fn read_passed(&mut self, object: &Object) -> Result<(), ObjectError> {
        self.ep = NOWHERE;
        let value = object.get("ep").filter(|value| value.as_str() != Some("-"));
        let Some(square) = read_square("ep", value)? else { return Ok(()) };
        // While the trampoline is to be placed, the pawn that passed belongs to the mover.
        let owner = if self.placing { self.side() } else { 1 - self.side() };
        let at = bit(square) & rank_of(owner, 2);
        let pawn = ahead(owner, at) & self.men.of(owner, Type::Pawn);
        if pawn == 0 || (at | ahead(1 - owner, at)) & self.men.all() != 0 {
            return Err(ObjectError::value("ep", "the empty square a pawn has just passed", square_value(square)));
        }
        self.ep = square;
        Ok(())
    }

    fn check_turn(&self) -> Result<(), ObjectError> {
        let no = |what: &str| Err(ObjectError::Impossible(what.into()));
        if self.first && (self.placing || self.side() != 0 || self.springs() != 0) {
            return no("the first turn is White's, has no placement and finds no trampoline");
        }
        if self.placing && (!self.calm() || self.placements() == 0) {
            return no("the man that has moved leaves its King to be taken wherever the trampoline goes");
        }
        if !self.placing && self.in_check(1 - self.side()) {
            return no("the King of the side that has just played could be taken");
        }
        Ok(())
    }
}
