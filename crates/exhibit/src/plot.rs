//! A bar chart of a day's visits by hour, as SVG.

use super::counts::Day;

/// Size of the chart in pixels.
const WIDTH: u32 = 640;
const HEIGHT: u32 = 240;
/// Left edge of the bars, their base line, and the height of the highest bar, in pixels.
const LEFT: u32 = 32;
const BASE: u32 = 208;
const HIGHEST: u32 = 160;
/// Distance between two bars in pixels.
const STEP: u32 = 25;

/// Returns an SVG file with a chart of a day: 24 bars, one per hour, each as high as the number of visits that ended in
/// it.
#[must_use]
pub fn plot(day: &Day) -> String {
    let mut hours = [0_u32; 24];
    for visit in &day.visits {
        hours[visit.time.hour() as usize % 24] += 1;
    }
    let most = hours.iter().copied().max().unwrap_or(0).max(1);
    let end = LEFT + 24 * STEP;
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" font-family="sans-serif" font-size="11" fill="#222">
<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>
<text x="{LEFT}" y="22" font-size="15">{} · {} visits by the hour</text>
<line x1="{LEFT}" y1="{BASE}" x2="{end}" y2="{BASE}" stroke="#222"/>
"##,
        day.date,
        day.visits.len(),
    );
    for (hour, visits) in hours.into_iter().enumerate() {
        let (x, middle) = (LEFT + hour as u32 * STEP + 3, LEFT + hour as u32 * STEP + STEP / 2);
        if visits > 0 {
            let high = (visits * HIGHEST / most).max(1);
            let (top, wide) = (BASE - high, STEP - 6);
            svg += &format!("<rect x=\"{x}\" y=\"{top}\" width=\"{wide}\" height=\"{high}\" fill=\"#3b6ea5\"/>\n");
            svg += &format!("<text x=\"{middle}\" y=\"{}\" text-anchor=\"middle\">{visits}</text>\n", top - 4);
        }
        svg += &format!("<text x=\"{middle}\" y=\"{}\" text-anchor=\"middle\">{hour}</text>\n", BASE + 16);
    }
    svg + "</svg>\n"
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Company, Date, Moment, Visit, VisitEnd};

    #[test]
    fn the_height_of_a_bar_is_proportional_to_the_visits_of_its_hour() {
        let date = Date::from_ymd_opt(2026, 11, 22).unwrap();
        let visit = |clock: &str| Visit {
            time: Moment::on(date, clock).unwrap(),
            game: "hex".into(),
            options: String::new(),
            language: "pt".into(),
            seats: Company::SideBySide,
            actions: 9,
            seconds: 60,
            ended: VisitEnd::Won,
            puzzles: 0,
        };
        let visits = ["10:00:00", "10:59:59", "23:10:00"].map(visit).to_vec();
        let svg = plot(&Day { date, visits, skipped: 0 });
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
        assert!(svg.contains("2026-11-22 · 3 visits"));
        assert_eq!(svg.matches("fill=\"#3b6ea5\"").count(), 2);
        assert!(svg.contains("height=\"160\" fill=\"#3b6ea5\"") && svg.contains("height=\"80\" fill=\"#3b6ea5\""));
        assert_eq!(svg.matches('<').count(), svg.matches('>').count());
        assert_eq!(plot(&Day { date, visits: vec![], skipped: 0 }).matches("#3b6ea5").count(), 0);
    }
}
