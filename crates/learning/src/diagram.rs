//! Diagrams of the rules: a position, and the actions that are played there when a reader touches it.

use super::error::LessonError;
use super::file::{DiagramEntry, DiagramFile, diagram_path};
use super::lessons::Lessons;
use super::step::{Ask, Step};
use tabuleiro_catalogue::{AnyPosition, GameId};

/// A diagram: a lesson step that the rules refer to, or an entry of `diagrams.json`.
#[derive(Clone, Debug)]
pub struct Diagram {
    /// The id, unique among the diagrams and the lesson steps of the game.
    pub id: String,
    /// The id of the message with the caption.
    pub caption: String,
    /// The actions played one after the other when the diagram is touched, in canonical notation.
    pub actions: Vec<String>,
    /// The names of the sites to highlight.
    pub light: Vec<String>,
    position: Box<dyn AnyPosition>,
}

impl Diagram {
    /// Returns the position before the first action.
    #[must_use]
    pub fn position(&self) -> &dyn AnyPosition {
        &*self.position
    }
}

/// Lists everything that the rules of a game may refer to: the steps of its `lessons`, then the diagrams of `own`, the
/// text of its `diagrams.json` if it has one.
///
/// # Errors
/// [`LessonError`] if a lesson step has no legal position, if `own` is not a diagram file, if an id occurs twice, or if
/// the options or the position of a diagram are invalid for the game. Whether the actions of a diagram are legal is not
/// checked.
pub fn diagrams(lessons: &Lessons, own: Option<&str>, game: GameId) -> Result<Vec<Diagram>, LessonError> {
    let mut all = Vec::new();
    for lesson in lessons.all() {
        for (i, step) in lesson.steps.iter().enumerate().filter(|(_, step)| step.ask != Ask::Win) {
            all.push(of_step(step, lesson.position(i)?));
        }
    }
    let Some(own) = own else { return Ok(all) };
    let file: DiagramFile = serde_json::from_str(own)
        .map_err(|error| LessonError::Json { file: diagram_path(game), why: error.to_string() })?;
    for entry in file.diagrams {
        if all.iter().any(|diagram| diagram.id == entry.id) {
            return Err(LessonError::Step {
                file: diagram_path(game),
                step: entry.id,
                expected: "an id of its own",
                found: "another of that id".into(),
            });
        }
        all.push(of_entry(game, entry)?);
    }
    Ok(all)
}

fn of_step(step: &Step, position: Box<dyn AnyPosition>) -> Diagram {
    // Of alternative actions only the first can be played.
    let actions = if step.ask.in_turn() {
        step.line().map(str::to_string).collect()
    } else {
        step.actions.first().cloned().into_iter().collect()
    };
    let caption = format!("lesson-{}", step.id);
    Diagram { id: step.id.clone(), caption, actions, light: step.light.clone(), position }
}

fn of_entry(game: GameId, entry: DiagramEntry) -> Result<Diagram, LessonError> {
    let file = diagram_path(game);
    let bad_options = |error| LessonError::Options { file: file.clone(), of: entry.id.clone(), error: Box::new(error) };
    let options = game.facts().parse_options(entry.options.iter().map(String::as_str)).map_err(bad_options)?;
    let mut position = game.start(&options).map_err(bad_options)?;
    if let Some(object) = &entry.position {
        let bad_position =
            |error| LessonError::Position { file: file.clone(), step: entry.id.clone(), error: Box::new(error) };
        position = position.with_object(object).map_err(bad_position)?;
    }
    let caption = format!("diagram-{}", entry.id);
    Ok(Diagram { id: entry.id, caption, actions: entry.actions, light: entry.light, position })
}
