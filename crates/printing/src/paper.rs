//! The formats of paper, and several pages as one file.

use super::canvas::escaped;
use tabuleiro_words::Language;

/// A format of paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    /// 210 mm by 297 mm.
    #[default]
    A4,
    /// 297 mm by 420 mm.
    A3,
}

impl Paper {
    /// Returns width and height in millimetres, upright and across.
    pub(super) const fn both_ways(self) -> [(f32, f32); 2] {
        match self {
            Paper::A4 => [(210.0, 297.0), (297.0, 210.0)],
            Paper::A3 => [(297.0, 420.0), (420.0, 297.0)],
        }
    }
}

/// A page of a document.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// The page as an SVG file.
    pub svg: String,
    /// Width and height in millimetres.
    pub size: (f32, f32),
}

/// Joins pages to one HTML file, which a browser prints with one of them on each sheet of paper.
#[must_use]
pub fn document(pages: &[Page], title: &str, language: Language) -> String {
    let mut out = format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<title>{}</title>\n<style>\n",
        language.code(),
        escaped(title)
    );
    let sizes = pages.iter().map(|page| page.size);
    let (upright, across): (Vec<_>, Vec<_>) = sizes.partition(|size| size.0 <= size.1);
    for (name, size) in [("upright", upright.first()), ("across", across.first())] {
        if let Some((w, h)) = size {
            out += &format!("@page {name} {{ size: {w}mm {h}mm; margin: 0 }}\n.{name} {{ page: {name} }}\n");
        }
    }
    out += "body { margin: 0 }\nsvg { display: block }\ndiv + div { break-before: page }\n</style>\n</head>\n<body>\n";
    for Page { svg, size } in pages {
        let name = if size.0 <= size.1 { "upright" } else { "across" };
        out += &format!("<div class=\"{name}\">\n{svg}</div>\n");
    }
    out + "</body>\n</html>\n"
}
