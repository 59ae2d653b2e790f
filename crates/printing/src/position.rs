//! The drawing of a position: its board and its pieces.

use super::board::{self, PIT, STORE};
use super::canvas::{Canvas, Ink, Medium, Paint};
use super::font::Weight;
use super::men;
use super::pen::Pen;
use tabuleiro_catalogue::AnyPosition;
use tabuleiro_rules::{Board, Body, Extent, Kind, Look, Point, Shape, SiteInfo, Standing};

/// The least distance of sites at which pieces are drawn in full size.
const FULL_SIZE_DISTANCE: f32 = 0.9;

/// A drawing of a position, without a place on the page yet.
pub(super) struct Picture {
    board: Board,
    men: Vec<Standing>,
    coordinates: bool,
    extent: Extent,
    /// The scale of the pieces, at most 1; less if sites lie close together.
    men_size: f32,
}

impl Picture {
    /// Creates the drawing of a board with its pieces.
    pub(super) fn of(position: &dyn AnyPosition, coordinates: bool) -> Picture {
        Picture::for_medium(position, coordinates, false, Medium::Print)
    }

    /// Creates the drawing of a board without pieces.
    pub(super) fn empty(position: &dyn AnyPosition, coordinates: bool) -> Picture {
        Picture::for_medium(position, coordinates, true, Medium::Print)
    }

    /// Creates the drawing of a board, empty or with its pieces, for a medium.
    pub(super) fn for_medium(position: &dyn AnyPosition, coordinates: bool, empty: bool, medium: Medium) -> Picture {
        let mut men = if empty { Vec::new() } else { position.pieces().standing().to_vec() };
        let mut board = position.board();
        // Leave out empty trays.
        let used = |tray: &Body| men.iter().any(|man| tray.extent().distance(board.sites[man.at.index()].at) == 0.0);
        board.bodies.retain(|body| body.look != Look::Tray || used(body));
        // Draw flat pieces first, below the others.
        men.sort_by_key(|standing| !matches!(standing.piece.kind, Kind::Trampoline | Kind::Trail));
        let extent = board::extent(&board, coordinates, medium);
        let men_size = (nearest(&board) / FULL_SIZE_DISTANCE).min(1.0);
        Picture { board, men, coordinates, extent, men_size }
    }

    /// Returns the width and the height in board units.
    pub(super) fn size(&self) -> (f32, f32) {
        (self.extent.width(), self.extent.height())
    }

    /// Returns the millimetres per unit at which the drawing fills a rectangle given in millimetres.
    pub(super) fn scale(&self, width: f32, height: f32) -> f32 {
        let (w, h) = self.size();
        (width / w).min(height / h)
    }

    /// Draws the position with its upper left corner at `corner`.
    pub(super) fn draw(&self, canvas: &mut Canvas, corner: (f32, f32), scale: f32) {
        let origin = (corner.0 - self.extent.least.x * scale, corner.1 + self.extent.greatest.y * scale);
        canvas.begin(&[("class", "board")]);
        board::draw(&mut Pen::new(canvas, origin, scale), &self.board, self.coordinates);
        canvas.end();
        for &standing in &self.men {
            let site = &self.board.sites[standing.at.index()];
            let (piece, count) = (standing.piece.word(), standing.count.to_string());
            canvas.begin(&[
                ("class", "man"),
                ("data-site", &site.name),
                ("data-piece", &piece),
                ("data-count", &count),
            ]);
            self.draw_standing(&mut Pen::new(canvas, origin, scale), site, standing);
            canvas.end();
        }
    }

    fn draw_standing(&self, pen: &mut Pen<'_>, site: &SiteInfo, Standing { piece, count, .. }: Standing) {
        // Stones in hollows are smaller than stones on lines.
        let size = if piece.kind == Kind::Stone && site.shape != Shape::Intersection { 0.88 } else { self.men_size };
        match self.row(site, count) {
            _ if piece.kind == Kind::Seed => seeds(&mut pen.at(site.at, 1.0), site.shape, count),
            Some(row) => row.into_iter().for_each(|place| men::draw(&mut pen.at(place, 1.0), piece, 1)),
            None => men::draw(&mut pen.at(site.at, size), piece, count),
        }
    }

    /// Returns places for `count` pieces of a reserve in a row along its tray, if the tray is long enough.
    fn row(&self, site: &SiteInfo, count: u8) -> Option<Vec<Point>> {
        if site.shape != Shape::Reserve || count < 2 {
            return None;
        }
        let tray = self.board.bodies.iter().map(Body::extent).find(|tray| tray.distance(site.at) == 0.0)?;
        let places = self.board.sites.iter().filter(|other| tray.distance(other.at) == 0.0).count();
        let step = (tray.width().max(tray.height()) / places as f32 - 0.2) / f32::from(count);
        let along = |i: u8| (f32::from(i) - f32::from(count - 1) / 2.0) * step.min(1.0);
        let across = tray.width() > tray.height();
        let shift = |i| if across { (along(i), 0.0) } else { (0.0, -along(i)) };
        let place = |i| Point::new(site.at.x + shift(i).0, site.at.y + shift(i).1);
        (step > 0.84).then(|| (0..count).map(place).collect())
    }
}

/// Returns the least distance of two sites, without reserves.
pub(super) fn nearest(board: &Board) -> f32 {
    let field: Vec<Point> =
        board.sites.iter().filter(|site| site.shape != Shape::Reserve).map(|site| site.at).collect();
    let distances = field.iter().enumerate().flat_map(|(i, a)| field[..i].iter().map(|b| a.distance(*b)));
    distances.fold(f32::MAX, f32::min)
}

/// Draws seeds in a sunflower spiral, and their number beside the pit.
fn seeds(pen: &mut Pen<'_>, shape: Shape, count: u8) {
    const GOLDEN: f32 = 2.399_963;
    let (w, h) = match shape {
        Shape::Store => (STORE.0 - 0.13, STORE.1 - 0.24),
        Shape::Goblet => (PIT - 0.19, PIT - 0.19),
        _ => (PIT - 0.14, PIT - 0.14),
    };
    let many = f32::from(count);
    let size = (0.74 * (w * h / many).sqrt()).min(0.085);
    for i in 0..count {
        let (out, angle) = (((f32::from(i) + 0.4) / many).sqrt(), f32::from(i) * GOLDEN + 0.7);
        let out = if count == 1 { 0.0 } else { out };
        let at = (w * out * angle.cos(), h * out * angle.sin());
        pen.circle(at, size, Paint::fill(Ink::Black));
    }
    let corner = match shape {
        Shape::Store => Point::new(0.0, -STORE.1 - 0.19),
        _ if count > 9 => Point::new(0.34, -0.5),
        _ => Point::new(0.46, -0.47),
    };
    pen.text((corner.x, corner.y), Weight::Bold, 0.17, Ink::Black, &count.to_string());
}
