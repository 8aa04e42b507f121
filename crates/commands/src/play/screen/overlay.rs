//! What covers the table: help, hints, the whole story, the curtain.

use ratatui::Frame;
use ratatui::layout::{Alignment, Constraint, Flex, Layout, Rect};
use ratatui::style::Stylize as _;
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, Borders, Clear, Padding, Paragraph};
use table::{Phrase, Seat, Tongue as _};

use super::panes::{story_lines, wrap};
use crate::play::desk::{Desk, Overlay};
use crate::play::session::Session;

/// Draws what covers the table, if anything does.
pub(crate) fn draw(frame: &mut Frame<'_>, session: &Session, desk: &mut Desk, area: Rect) {
    let width = area.width.min(76) as usize - 4;
    match &mut desk.overlay {
        Overlay::None | Overlay::Board => {}
        Overlay::Help => sheet(frame, &session.word("cli-help-title"), plain(&help(session), width), area),
        Overlay::Hint(lines) => {
            let numbered: Vec<String> =
                lines.iter().enumerate().map(|(index, line)| format!("{}. {line}", index + 1)).collect();
            sheet(frame, &session.word("cli-hint-title"), plain(&numbered, width), area);
        }
        Overlay::Log(up) => {
            let lines = story_lines(session, width);
            let room = area.height.saturating_sub(2) as usize;
            *up = (*up).min(lines.len().saturating_sub(room));
            let end = lines.len() - *up;
            let shown = lines[end.saturating_sub(room)..end].to_vec();
            sheet(frame, &session.word("cli-log-title"), shown, area);
        }
    }
}

/// The keys, and the fairness promise.
pub(crate) fn help(session: &Session) -> Vec<String> {
    let keys = session.word("cli-help-keys");
    keys.lines().map(str::to_owned).chain([String::new(), session.greeting()]).collect()
}

fn plain(lines: &[String], width: usize) -> Vec<Line<'static>> {
    lines.iter().flat_map(|line| wrap(line, width)).map(Line::from).collect()
}

/// A framed sheet in the middle, as large as its lines.
fn sheet(frame: &mut Frame<'_>, title: &str, lines: Vec<Line<'static>>, area: Rect) {
    let height = (lines.len() as u16 + 2).min(area.height);
    let [area] = Layout::vertical([Constraint::Length(height)]).flex(Flex::Center).areas(area);
    let [area] = Layout::horizontal([Constraint::Length(area.width.min(76))]).flex(Flex::Center).areas(area);
    let block = Block::new()
        .borders(Borders::ALL)
        .padding(Padding::horizontal(1))
        .title(Line::from(format!(" {title} ")).bold());
    frame.render_widget(Clear, area);
    frame.render_widget(Paragraph::new(Text::from(lines)).block(block), area);
}

/// Only whose turn it is to look.
pub(crate) fn curtain(frame: &mut Frame<'_>, session: &Session, seat: Seat, area: Rect) {
    let text = session.words().say(&Phrase::new("cli-curtain").with("seat", seat));
    let lines: Vec<Line<'_>> = text.lines().map(Line::from).collect();
    let height = lines.len() as u16;
    let [area] = Layout::vertical([Constraint::Length(height)]).flex(Flex::Center).areas(area);
    frame.render_widget(Paragraph::new(lines).alignment(Alignment::Center).bold(), area);
}
