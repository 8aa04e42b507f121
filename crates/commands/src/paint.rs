//! A game's picture in the colours of a terminal.

use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span, Text};
use table::{Ink, Picture};

/// The picture as the terminal library wants it.
pub(crate) fn text(picture: &Picture) -> Text<'static> {
    let span = |span: &table::Span| Span::styled(span.text.clone(), style(span.style));
    let line = |spans: &Vec<table::Span>| Line::from(spans.iter().map(span).collect::<Vec<_>>());
    Text::from(picture.lines.iter().map(line).collect::<Vec<_>>())
}

fn style(from: table::Style) -> Style {
    let mut style = Style::new().fg(color(from.ink));
    if let Some(ground) = from.ground {
        style = style.bg(color(ground));
    }
    if from.bold {
        style = style.add_modifier(Modifier::BOLD);
    }
    if from.dim {
        style = style.add_modifier(Modifier::DIM);
    }
    style
}

/// Colours of the 256-colour table that read well on a dark and on a light screen.
const fn color(ink: Ink) -> Color {
    match ink {
        Ink::Plain => Color::Reset,
        Ink::Black => Color::Indexed(234),
        Ink::White => Color::Indexed(255),
        Ink::Grey => Color::Indexed(245),
        Ink::Red => Color::Indexed(160),
        Ink::Orange => Color::Indexed(208),
        Ink::Yellow => Color::Indexed(178),
        Ink::Green => Color::Indexed(71),
        Ink::Cyan => Color::Indexed(38),
        Ink::Blue => Color::Indexed(68),
        Ink::Purple => Color::Indexed(134),
        Ink::Brown => Color::Indexed(137),
    }
}
