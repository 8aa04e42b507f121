//! Stepping through a game in full screen.

use anyhow::Result;
use crossterm::event::{self, Event, KeyCode, KeyEventKind};
use ratatui::layout::{Constraint, Layout};
use ratatui::style::Stylize as _;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;
use ratatui::{DefaultTerminal, Frame};
use table::{Fact, Phrase, Seat, Tongue as _, Viewer};

use super::book::Book;
use crate::paint;
use crate::play::screen::wrap;

/// A reader's place in the book, and whose view is shown.
struct Steps<'a> {
    book: &'a Book,
    ply: usize,
    viewer: Viewer,
}

/// Steps through the book until the reader leaves.
pub(crate) fn run(book: &Book, viewer: Viewer) -> Result<()> {
    let mut terminal = ratatui::try_init()?;
    let read = Steps { book, ply: 0, viewer }.run(&mut terminal);
    ratatui::restore();
    read
}

impl Steps<'_> {
    fn run(&mut self, terminal: &mut DefaultTerminal) -> Result<()> {
        loop {
            let game = self.book.at(self.ply)?;
            terminal.draw(|frame| self.draw(frame, &*game))?;
            if let Event::Key(key) = event::read()?
                && key.kind != KeyEventKind::Release
                && !self.turn_page(key.code)
            {
                return Ok(());
            }
        }
    }

    /// Does what a key asks; `false` to leave.
    fn turn_page(&mut self, key: KeyCode) -> bool {
        let last = self.book.length();
        match key {
            KeyCode::Right | KeyCode::Down | KeyCode::Enter | KeyCode::Char(' ') => {
                self.ply = (self.ply + 1).min(last);
            }
            KeyCode::Left | KeyCode::Up | KeyCode::Backspace => self.ply = self.ply.saturating_sub(1),
            KeyCode::PageDown => self.ply = (self.ply + 10).min(last),
            KeyCode::PageUp => self.ply = self.ply.saturating_sub(10),
            KeyCode::Home => self.ply = 0,
            KeyCode::End => self.ply = last,
            KeyCode::Tab => self.viewer = self.next_viewer(),
            KeyCode::Esc | KeyCode::Char('q' | 'c') => return false,
            _ => {}
        }
        true
    }

    /// The seats in turn, then the spectator.
    fn next_viewer(&self) -> Viewer {
        let next = self.viewer.seat().map_or(0, |seat| seat.index() + 1);
        Viewer::from((next < self.book.seats()).then(|| Seat::new(next)))
    }

    fn draw(&self, frame: &mut Frame<'_>, game: &dyn registry::AnyMatch) {
        let words = self.book.words();
        let picture = game.picture(self.viewer, frame.area().width, words);
        let [top, board, entry, keys] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(picture.lines.len() as u16 + 1),
            Constraint::Min(4),
            Constraint::Length(1),
        ])
        .areas(frame.area());
        frame.render_widget(Line::from(self.title(game)).reversed().bold(), top);
        frame.render_widget(Paragraph::new(paint::text(&picture)), board);
        let entries = self.entries(entry.width as usize, entry.height as usize);
        frame.render_widget(Paragraph::new(entries), entry);
        frame.render_widget(Line::from(words.word("cli-replay-keys")).dim(), keys);
    }

    fn title(&self, game: &dyn registry::AnyMatch) -> String {
        let words = self.book.words();
        let eyes = match self.viewer {
            Viewer::Spectator => words.word("cli-spectator"),
            Viewer::Seat(seat) => words.name(seat),
        };
        let phrase = Phrase::new("cli-replay-title")
            .with("game", Fact::Text(game.card().title.into()))
            .with("ply", self.ply as u32)
            .with("all", self.book.length() as u32)
            .with("eyes", Fact::Text(eyes.into()));
        format!(" {}", words.say(&phrase))
    }

    /// The entry before this point, with as many earlier ones as there is room for.
    fn entries(&self, width: usize, room: usize) -> Vec<Line<'static>> {
        let first = self.ply.saturating_sub(room) + 1;
        let text: String = (first..=self.ply).map(|ply| self.book.entry(ply, self.viewer)).collect();
        let lines: Vec<Line<'_>> = text.lines().flat_map(|line| wrap(line, width)).map(Line::from).collect();
        lines[lines.len().saturating_sub(room)..].to_vec()
    }
}
