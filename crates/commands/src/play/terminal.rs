//! The full-screen loop: keys in, pictures out, bots on their own thread.

use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use crossterm::event::{self, Event, KeyEventKind};
use ratatui::DefaultTerminal;
use registry::Opinion;

use super::desk::{Desk, Overlay, Wish};
use super::keys;
use super::screen;
use super::session::{Phase, Session};
use crate::interrupt::Interrupt;

/// Even a bot that answers at once leaves time to see that it was its turn.
const PAUSE: Duration = Duration::from_millis(300);
/// How often bots and signals are checked while no key is pressed.
const TICK: Duration = Duration::from_millis(40);

/// Plays in full screen until the player leaves.
pub(crate) fn run(session: &mut Session, interrupt: &Interrupt) -> Result<()> {
    let mut terminal = ratatui::try_init()?;
    let desk = Desk { message: session.promise(), ..Desk::default() };
    let played = Client { session, desk, thinking: None }.run(&mut terminal, interrupt);
    ratatui::restore();
    played
}

struct Client<'a> {
    session: &'a mut Session,
    desk: Desk,
    thinking: Option<Thinking>,
}

/// A bot is thinking about the position that the log's length identifies.
struct Thinking {
    answer: Receiver<Opinion>,
    begun: Instant,
    length: usize,
    is_hint: bool,
}

impl Client<'_> {
    fn run(&mut self, terminal: &mut DefaultTerminal, interrupt: &Interrupt) -> Result<()> {
        let mut stale = true;
        while !interrupt.raised() {
            stale |= self.mind_the_bots()?;
            if stale {
                terminal.draw(|frame| screen::draw(frame, self.session, &mut self.desk))?;
            }
            stale = event::poll(TICK)?;
            if stale && self.react(&event::read()?) {
                break;
            }
        }
        Ok(())
    }

    /// Does what an event asks for; `true` to leave.
    fn react(&mut self, event: &Event) -> bool {
        let Event::Key(key) = event else { return false };
        if key.kind == KeyEventKind::Release {
            return false;
        }
        let Some(action) = keys::action(*key) else { return false };
        match self.desk.act(action, self.session) {
            Wish::Nothing => false,
            Wish::Leave => true,
            Wish::Hint => {
                self.desk.message = Some(self.session.word("cli-hint-thinks"));
                self.ask(true);
                false
            }
        }
    }

    /// Starts a bot whose turn it is and takes its answer; `true` if something changed.
    fn mind_the_bots(&mut self) -> Result<bool> {
        if self.thinking.is_none() && matches!(self.session.phase(), Phase::Bot { .. }) {
            self.ask(false);
        }
        let Some(thinking) = &self.thinking else { return Ok(false) };
        if !thinking.is_hint && thinking.begun.elapsed() < PAUSE {
            return Ok(false);
        }
        match thinking.answer.try_recv() {
            Ok(opinion) => Ok(self.hear(&opinion)),
            Err(TryRecvError::Empty) => Ok(false),
            Err(TryRecvError::Disconnected) => {
                bail!("the bot stopped thinking unexpectedly; the game is saved")
            }
        }
    }

    fn ask(&mut self, is_hint: bool) {
        let think = if is_hint { self.session.adviser() } else { self.session.bot() };
        let Some(think) = think else { return };
        let (send, answer) = channel();
        std::thread::spawn(move || {
            // Nobody listens if the game was left.
            let _ = send.send(think());
        });
        let length = self.session.length();
        self.thinking = Some(Thinking { answer, begun: Instant::now(), length, is_hint });
    }

    /// An answer about a position that has passed is dropped.
    fn hear(&mut self, opinion: &Opinion) -> bool {
        let Some(thinking) = self.thinking.take() else { return false };
        if thinking.length != self.session.length() {
            return true;
        }
        if thinking.is_hint {
            self.desk.message = None;
            self.desk.overlay = Overlay::Hint(self.session.advice(opinion));
        } else if let Err(reason) = self.session.bot_plays(opinion) {
            self.desk.message = Some(reason);
        }
        true
    }
}
