//! A picture in text: lines of styled spans, drawn by a game and shown by any client.

use std::fmt;

/// Lines of styled text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Picture {
    /// From top to bottom.
    pub lines: Vec<Vec<Span>>,
}

/// A run of text in one style.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Span {
    pub text: String,
    pub style: Style,
}

/// How a run of text looks. Colour never carries meaning alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Style {
    /// The colour of the letters.
    pub ink: Ink,
    /// The colour behind them, if any.
    pub ground: Option<Ink>,
    pub bold: bool,
    pub dim: bool,
}

impl Style {
    /// Letters in this colour.
    pub const fn ink(ink: Ink) -> Self {
        Self { ink, ground: None, bold: false, dim: false }
    }

    #[must_use]
    pub const fn bold(mut self) -> Self {
        self.bold = true;
        self
    }

    #[must_use]
    pub const fn dim(mut self) -> Self {
        self.dim = true;
        self
    }

    /// The same on a coloured ground.
    #[must_use]
    pub const fn on(mut self, ground: Ink) -> Self {
        self.ground = Some(ground);
        self
    }
}

/// The colours of the games; a client maps them to what its screen can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ink {
    /// The screen's usual text colour.
    #[default]
    Plain,
    /// Near black, for letters on a light ground.
    Black,
    /// Near white.
    White,
    Grey,
    Red,
    Orange,
    /// Yellow, gold.
    Yellow,
    Green,
    /// Light blue, diamonds.
    Cyan,
    Blue,
    Purple,
    /// Brown, camels and leather.
    Brown,
}

impl Picture {
    pub fn new() -> Self {
        Self::default()
    }

    /// Starts a new line.
    pub fn line(&mut self) -> &mut Self {
        self.lines.push(Vec::new());
        self
    }

    /// Adds text to the last line.
    pub fn put(&mut self, text: impl Into<String>, style: Style) -> &mut Self {
        if self.lines.is_empty() {
            self.line();
        }
        let span = Span { text: text.into(), style };
        self.lines.last_mut().expect("a line was begun above").push(span);
        self
    }

    /// Adds plain text to the last line.
    pub fn plain(&mut self, text: impl Into<String>) -> &mut Self {
        self.put(text, Style::default())
    }

    /// Pads the last line with spaces up to `column`.
    pub fn pad_to(&mut self, column: usize) -> &mut Self {
        let width = self.lines.last().map_or(0, |line| width_of(line));
        self.plain(" ".repeat(column.saturating_sub(width)))
    }

    /// Puts another picture to the right of this one, `gap` columns from its widest line.
    #[must_use]
    pub fn beside(mut self, right: Self, gap: usize) -> Self {
        let column = self.width() + gap;
        for (row, spans) in right.lines.into_iter().enumerate() {
            if row == self.lines.len() {
                self.line();
            }
            let here = width_of(&self.lines[row]);
            let blank = Span { text: " ".repeat(column - here), style: Style::default() };
            self.lines[row].push(blank);
            self.lines[row].extend(spans);
        }
        self
    }

    /// Puts another picture below this one.
    #[must_use]
    pub fn above(mut self, below: Self) -> Self {
        self.lines.extend(below.lines);
        self
    }

    /// The same picture, cut off at column `width`.
    #[must_use]
    pub fn cut_to(mut self, width: usize) -> Self {
        for line in &mut self.lines {
            let mut room = width;
            for span in line {
                span.text = span.text.chars().take(room).collect();
                room -= span.text.chars().count();
            }
        }
        self
    }

    /// The width of the widest line in columns.
    pub fn width(&self) -> usize {
        self.lines.iter().map(|line| width_of(line)).max().unwrap_or(0)
    }
}

/// How many columns a line takes; the pictures only use characters that are one column wide.
fn width_of(line: &[Span]) -> usize {
    line.iter().map(|span| span.text.chars().count()).sum()
}

impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in &self.lines {
            let text: String = line.iter().map(|span| span.text.as_str()).collect();
            writeln!(f, "{}", text.trim_end())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_stand_side_by_side() {
        let mut left = Picture::new();
        left.line().plain("ab").line().plain("c");
        let mut right = Picture::new();
        right.line().plain("1").line().plain("2").line().plain("3");
        assert_eq!(left.beside(right, 1).to_string(), "ab 1\nc  2\n   3\n");
    }
}
