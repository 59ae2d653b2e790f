//! Macros that forward items of `Position` and `Game` to the [`Field`](super::Field) that a game wraps as field `.0`.

/// The items of `Position` except `apply` and `outcome`.
macro_rules! position_of_field {
    () => {
        type Action = Action;

        #[inline]
        fn mover(&self) -> tabuleiro_rules::Player {
            self.0.mover()
        }

        fn list_actions(&self, out: &mut Vec<Action>) {
            self.0.actions(out);
        }

        fn key(&self) -> u64 {
            self.0.key()
        }

        fn swapped(&self) -> bool {
            self.0.swapped()
        }

        #[inline]
        fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
            self.0.sample(rng)
        }
    };
}

/// The items of `Game` except `board`, `verdict` and the symmetries.
macro_rules! game_of_field {
    () => {
        const FACTS: &'static tabuleiro_rules::Facts = &FACTS;

        fn start(options: &Options) -> Result<Self, OptionError> {
            Ok(Self(Field::new(options.size().0, options.first())))
        }

        fn pieces(&self, out: &mut Vec<Standing>) {
            self.0.pieces(out);
        }

        fn taps(&self, action: Action) -> Taps {
            self.0.taps(action)
        }

        fn write(&self, action: Action, out: &mut String) {
            Grid::write(action, out);
        }

        fn object(&self) -> Object {
            self.0.object(SIDE)
        }

        fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
            Field::new(options.size().0, options.first()).read_object(object, &SIDES).map(Self)
        }

        fn prompt(&self) -> &'static str {
            self.0.prompt()
        }
    };
}

pub(in crate::connection) use {game_of_field, position_of_field};
