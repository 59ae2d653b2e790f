//! Diagrams of the rules: a position and what is played there when somebody touches it.

use super::error::LessonError;
use super::file::{DiagramFile, DiagramKeys, diagram_file};
use super::lessons::Lessons;
use super::step::Step;
use tabuleiro_games::{AnyPosition, GameId};

/// A diagram: a step of a lesson that the rules point to, or one of their own.
#[derive(Clone, Debug)]
pub struct Diagram {
    /// Its name, which no other diagram and no step of the game has.
    pub id: String,
    /// The message that says what it shows.
    pub caption: String,
    /// Played one after the other when it is touched, in canonical notation.
    pub actions: Vec<String>,
    /// Names of the sites to look at.
    pub light: Vec<String>,
    position: Box<dyn AnyPosition>,
}

impl Diagram {
    /// Where it begins.
    #[must_use]
    pub fn position(&self) -> &dyn AnyPosition {
        &*self.position
    }
}

/// All that the rules of a game may point to: the steps of its lessons, and the diagrams of the text `own` of its file.
///
/// # Errors
/// [`LessonError`], if the text is no file of diagrams, or one of them is none of the game.
pub fn diagrams(lessons: &Lessons, own: Option<&str>, game: GameId) -> Result<Vec<Diagram>, LessonError> {
    let mut all = Vec::new();
    for lesson in lessons.all() {
        for (i, step) in lesson.steps.iter().enumerate() {
            all.push(of_step(step, lesson.position(i)?));
        }
    }
    let Some(own) = own else { return Ok(all) };
    let keys: DiagramFile = serde_json::from_str(own)
        .map_err(|error| LessonError::Json { file: diagram_file(game), why: error.to_string() })?;
    for keys in keys.diagrams {
        if all.iter().any(|diagram| diagram.id == keys.id) {
            let (file, step) = (diagram_file(game), keys.id);
            return Err(LessonError::Step {
                file,
                step,
                expected: "an id of its own",
                found: "another of that id".into(),
            });
        }
        all.push(of_keys(game, keys)?);
    }
    Ok(all)
}

fn of_step(step: &Step, position: Box<dyn AnyPosition>) -> Diagram {
    // Where one of several is asked for, the first is shown.
    let actions = if step.ask.in_turn() {
        step.line().map(str::to_string).collect()
    } else {
        step.actions.first().cloned().into_iter().collect()
    };
    let caption = format!("lesson-{}", step.id);
    Diagram { id: step.id.clone(), caption, actions, light: step.light.clone(), position }
}

fn of_keys(game: GameId, keys: DiagramKeys) -> Result<Diagram, LessonError> {
    let file = diagram_file(game);
    let wrong = |error| LessonError::Options { file: file.clone(), of: keys.id.clone(), error: Box::new(error) };
    let options = game.facts().parse_options(keys.options.iter().map(String::as_str)).map_err(wrong)?;
    let mut position = game.start(&options).map_err(wrong)?;
    if let Some(object) = &keys.position {
        let wrong = |error| LessonError::Position { file: file.clone(), step: keys.id.clone(), error: Box::new(error) };
        position = position.with_object(object).map_err(wrong)?;
    }
    let caption = format!("diagram-{}", keys.id);
    Ok(Diagram { id: keys.id, caption, actions: keys.actions, light: keys.light, position })
}
