//! The panes of the table.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style, Stylize as _};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Borders, Paragraph};
use table::{Fact, Phrase, Picture, Seat, Tongue as _};

use crate::paint;
use crate::play::desk::Desk;
use crate::play::session::{Phase, Session};

/// A pane with a line and a title above it.
pub(crate) fn pane(title: &str) -> Block<'static> {
    Block::new().borders(Borders::TOP).border_style(Style::new().dim()).title(format!(" {title} ").bold())
}

/// The game's picture, scrolled if it doesn't fit.
pub(crate) fn board(
    frame: &mut Frame<'_>,
    picture: &Picture,
    desk: &mut Desk,
    session: &Session,
    area: Rect,
) {
    desk.board_hidden = picture.lines.len().saturating_sub(area.height.into());
    desk.board_top = desk.board_top.min(desk.board_hidden);
    frame.render_widget(Paragraph::new(paint::text(picture)).scroll((desk.board_top as u16, 0)), area);
    if desk.board_hidden > 0 {
        let mark = Line::from(session.word("cli-board-scrolls")).right_aligned().reversed();
        let width = (mark.width() as u16).min(area.width);
        let corner = Rect { x: area.right() - width, y: area.bottom() - 1, width, height: 1 };
        frame.render_widget(mark, corner);
    }
}

/// The legal moves, or what there is to say instead.
pub(crate) fn moves(frame: &mut Frame<'_>, session: &Session, desk: &mut Desk, area: Rect) {
    let (title, lines) = match session.phase() {
        Phase::Choose { .. } => return offers(frame, session, desk, area),
        Phase::Confirm { .. } => ("cli-turn-title", vec![session.word("cli-confirm")]),
        Phase::Bot { .. } => ("cli-turn-title", vec![session.words().say(&super::now(session))]),
        Phase::Over => ("cli-result-title", result(session)),
    };
    let wrapped = lines.iter().flat_map(|line| wrap(line, area.width as usize)).map(Line::from);
    let block = pane(&session.word(title));
    frame.render_widget(Paragraph::new(wrapped.collect::<Vec<_>>()).block(block), area);
}

fn offers(frame: &mut Frame<'_>, session: &Session, desk: &mut Desk, area: Rect) {
    let matching = desk.matching(session);
    desk.chosen = desk.chosen.min(matching.len().saturating_sub(1));
    let block = pane(&offers_title(session, desk, matching.len()));
    let inner = block.inner(area);
    frame.render_widget(block, area);
    let height = inner.height as usize;
    desk.list_height = height;
    let top = desk.chosen.saturating_sub(height / 2).min(matching.len().saturating_sub(height));
    let lines = matching.iter().enumerate().skip(top).take(height).map(|(row, &index)| {
        let number =
            if row < 9 && desk.filter.is_empty() { format!("{:>2} ", row + 1) } else { "   ".into() };
        let style =
            if row == desk.chosen { Style::new().add_modifier(Modifier::REVERSED) } else { Style::new() };
        Line::from(vec![Span::from(number).dim(), Span::styled(session.offers()[index].label.clone(), style)])
    });
    frame.render_widget(Paragraph::new(lines.collect::<Vec<_>>()), inner);
}

fn offers_title(session: &Session, desk: &Desk, matching: usize) -> String {
    let all = session.offers().len() as u32;
    if desk.filter.is_empty() {
        return session.words().say(&Phrase::new("cli-moves-title").with("count", all));
    }
    let text = Fact::Text(format!("{}▏", desk.filter).into());
    let phrase = Phrase::new("cli-search-title");
    session.words().say(&phrase.with("count", matching as u32).with("all", all).with("text", text))
}

/// The result, and where the finished game is stored.
fn result(session: &Session) -> Vec<String> {
    session.result().into_iter().chain(session.farewell()).collect()
}

/// Below this height the players share one line, so there is room for the story.
const TIGHT: u16 = 12;

/// Who plays and how they stand, then what happened.
pub(crate) fn players_and_story(frame: &mut Frame<'_>, session: &Session, area: Rect) {
    let each = |score: fn(&Session, Seat) -> String| -> Vec<Span<'_>> {
        Seat::all(session.seats()).map(|seat| player(session, seat, &score(session, seat))).collect()
    };
    let in_words = each(Session::score);
    let in_one_line = Line::from(in_words.clone()).width() <= area.width.into();
    let players = match (area.height < TIGHT, in_one_line) {
        (false, _) => in_words.into_iter().map(Line::from).collect(),
        (true, true) => vec![Line::from(in_words)],
        (true, false) => vec![Line::from(each(Session::points))],
    };
    let rows = players.len() as u16 + 1;
    let [upper, lower] = Layout::vertical([Constraint::Length(rows), Constraint::Fill(1)]).areas(area);
    let title = pane(&session.word("cli-players-title"));
    frame.render_widget(Paragraph::new(players).block(title), upper);
    let title = pane(&session.word("cli-story-title"));
    let inner = title.inner(lower);
    let lines = story_lines(session, inner.width as usize);
    let skip = lines.len().saturating_sub(inner.height as usize);
    let shown: Vec<Line<'_>> = lines.into_iter().skip(skip).collect();
    frame.render_widget(Paragraph::new(shown).block(title), lower);
}

fn player(session: &Session, seat: Seat, score: &str) -> Span<'static> {
    let acts = match session.phase() {
        Phase::Choose { seat: who } | Phase::Confirm { seat: who } | Phase::Bot { seat: who } => who == seat,
        Phase::Over => false,
    };
    let name = session.words().name(seat);
    let text = format!("{} {name}: {score} ", if acts { "▶" } else { " " });
    if acts { Span::from(text).bold() } else { Span::from(text) }
}

/// The story in lines of this width, with a mark where the viewer's last turn ended.
pub(crate) fn story_lines(session: &Session, width: usize) -> Vec<Line<'static>> {
    let story = session.story();
    let last = story.last().map(|told| told.index);
    let mark_after = session.last_own_line().filter(|&own| last.is_some_and(|last| last > own));
    let mut lines = Vec::new();
    let mut marked = mark_after.is_none();
    for told in story {
        if !marked && mark_after.is_some_and(|own| told.index > own) {
            marked = true;
            lines.push(Line::from(rule(&session.word("cli-since"), width)).bold());
        }
        let style = if marked && mark_after.is_some() { Style::new() } else { Style::new().dim() };
        lines.extend(wrap(&told.text, width).into_iter().map(|line| Line::styled(line, style)));
    }
    lines
}

/// A title in the middle of a line.
fn rule(title: &str, width: usize) -> String {
    let dashes = width.saturating_sub(title.chars().count() + 2);
    format!("{} {title} {}", "─".repeat(dashes / 2), "─".repeat(dashes - dashes / 2))
}

/// Breaks a sentence at spaces; lines after the first are indented further. A longer word is cut.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let sentence = text.trim_start_matches(' ');
    let indent = (text.len() - sentence.len()).min(width / 2);
    let mut lines: Vec<String> = vec![" ".repeat(indent)];
    for word in sentence.split(' ') {
        let mut word: Vec<char> = word.chars().collect();
        loop {
            let indent = if lines.len() > 1 { indent + 2 } else { indent };
            let line = lines.last_mut().expect("there is a line from the start");
            let used = line.chars().count();
            let gap = usize::from(used > indent);
            if used + gap + word.len() <= width || width <= indent + 2 {
                line.push_str(&" ".repeat(gap));
                line.extend(&word);
                break;
            }
            if used <= indent {
                let rest = word.split_off((width - used).max(1));
                line.extend(&word);
                word = rest;
            }
            let next = " ".repeat(if lines.len() > 1 { indent } else { indent + 2 });
            lines.push(next);
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::wrap;

    #[test]
    fn sentences_break_at_blanks() {
        assert_eq!(wrap("Ann takes one gold", 12), ["Ann takes", "  one gold"]);
        assert_eq!(wrap("  Ann takes one gold", 12), ["  Ann takes", "    one gold"]);
        assert_eq!(wrap("", 12), [""]);
        assert_eq!(wrap("abcdefghijkl", 6), ["abcdef", "  ghij", "  kl"]);
        assert!(wrap("some words of any length", 7).iter().all(|line| line.chars().count() <= 7));
    }
}
