//! Draws the table: picture, players, story, moves, and a bottom line with the keys.

mod overlay;
mod panes;
#[cfg(test)]
mod tests;

pub(crate) use panes::wrap;

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style, Stylize as _};
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};
use table::{Fact, Phrase, Tongue as _};

use super::desk::{Desk, Overlay};
use super::session::{Phase, Session};

/// Below this nothing useful fits.
const LEAST: (u16, u16) = (60, 20);
/// How wide the story's column is, if it has one.
const COLUMN: u16 = 38;
/// The width from which it has one: the picture beside it keeps 80 columns.
const WIDE: u16 = 80 + 1 + COLUMN;
/// The fewest lines the list of moves keeps, including its title.
const LEAST_LIST: u16 = 6;

/// A longer refusal is cut.
const LONGEST_PROMPT: usize = 3;

pub(crate) fn draw(frame: &mut Frame<'_>, session: &Session, desk: &mut Desk) {
    let area = frame.area();
    if area.width < LEAST.0 || area.height < LEAST.1 {
        return too_small(frame, session);
    }
    let said = panes::wrap(&prompt_text(session, desk), area.width as usize);
    let [top, middle, prompt, keys] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Fill(1),
        Constraint::Length(said.len().min(LONGEST_PROMPT) as u16),
        Constraint::Length(1),
    ])
    .areas(area);
    title(frame, session, top);
    if let Some(seat) = session.curtain() {
        overlay::curtain(frame, session, seat, middle);
        return;
    }
    if desk.overlay == Overlay::Board {
        panes::board(frame, &session.picture(middle.width), desk, session, middle);
    } else {
        table(frame, session, desk, middle);
    }
    let said: Vec<Line<'_>> = said.into_iter().map(Line::from).collect();
    frame.render_widget(Paragraph::new(said).bold(), prompt);
    frame.render_widget(Line::from(session.word(keys_for(session.phase()))).dim(), keys);
    overlay::draw(frame, session, desk, middle);
}

/// Picture above moves, with players and story beside them if there is room, otherwise beside the moves.
fn table(frame: &mut Frame<'_>, session: &Session, desk: &mut Desk, area: Rect) {
    if area.width >= WIDE {
        let [left, right] = side_by_side(area, Constraint::Length(COLUMN));
        let moves = board(frame, session, desk, left);
        panes::moves(frame, session, desk, moves);
        panes::players_and_story(frame, session, right);
    } else {
        let rest = board(frame, session, desk, area);
        let [moves, right] = side_by_side(rest, Constraint::Percentage(43));
        panes::moves(frame, session, desk, moves);
        panes::players_and_story(frame, session, right);
    }
}

fn side_by_side(area: Rect, right: Constraint) -> [Rect; 2] {
    Layout::horizontal([Constraint::Fill(1), right]).spacing(1).areas(area)
}

/// Draws the picture at the top of an area, without its blank lines if room is short, and returns the rest of
/// the area.
fn board(frame: &mut Frame<'_>, session: &Session, desk: &mut Desk, area: Rect) -> Rect {
    let mut picture = session.picture(area.width);
    let room = area.height.saturating_sub(LEAST_LIST);
    if picture.lines.len() > room.into() {
        picture.lines.retain(|line| line.iter().any(|span| !span.text.trim().is_empty()));
    }
    let height = (picture.lines.len() as u16).min(room);
    let [board, rest] = Layout::vertical([Constraint::Length(height), Constraint::Fill(1)]).areas(area);
    panes::board(frame, &picture, desk, session, board);
    rest
}

fn too_small(frame: &mut Frame<'_>, session: &Session) {
    let area = frame.area();
    let size = |number: u16| Fact::Number(number.into());
    let text = Phrase::new("cli-too-small")
        .with("width", size(LEAST.0))
        .with("height", size(LEAST.1))
        .with("now_width", size(area.width))
        .with("now_height", size(area.height));
    frame.render_widget(Paragraph::new(session.words().say(&text)).wrap(Wrap { trim: true }), area);
}

fn title(frame: &mut Frame<'_>, session: &Session, area: Rect) {
    let round = Phrase::new("cli-round").with("round", session.round());
    let now = session.words().say(&now(session));
    let text = format!(" {} · {} · {now}", session.title(), session.words().say(&round));
    let style = Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD);
    frame.render_widget(Paragraph::new(text).style(style), area);
}

/// Whose turn it is.
pub(crate) fn now(session: &Session) -> Phrase {
    match session.phase() {
        Phase::Choose { seat } => Phrase::new("cli-to-move").with("seat", seat),
        Phase::Confirm { seat } => Phrase::new("cli-has-moved").with("seat", seat),
        Phase::Bot { seat } => Phrase::new("cli-thinks").with("seat", seat),
        Phase::Over => Phrase::new("table-over"),
    }
}

/// What Enter would do, unless something is more urgent.
fn prompt_text(session: &Session, desk: &Desk) -> String {
    if let Some(message) = desk.message.as_deref().or(session.trouble()) {
        return message.to_owned();
    }
    if desk.overlay != Overlay::None {
        return session.word("cli-escape-closes");
    }
    match (session.phase(), desk.chosen_offer(session)) {
        (Phase::Choose { .. }, Some(offer)) => {
            let label = Fact::Text(offer.label.clone().into());
            session.words().say(&Phrase::new("cli-enter-plays").with("move", label))
        }
        (Phase::Choose { .. }, None) => session.word("cli-no-match"),
        (Phase::Confirm { .. }, _) => session.word("cli-enter-ends"),
        (Phase::Bot { .. }, _) => session.words().say(&now(session)),
        (Phase::Over, _) => session.word("cli-enter-leaves"),
    }
}

const fn keys_for(phase: Phase) -> &'static str {
    match phase {
        Phase::Choose { .. } => "cli-keys-choose",
        Phase::Confirm { .. } => "cli-keys-confirm",
        Phase::Bot { .. } => "cli-keys-wait",
        Phase::Over => "cli-keys-over",
    }
}
