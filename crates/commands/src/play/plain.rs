//! The same game line by line, for pipes, logs and screen readers.

use std::io::{self, BufRead, Write};

use table::{Fact, Phrase, Tongue as _};

use super::desk::matches;
use super::screen;
use super::session::{Phase, Session};

/// How wide pictures are drawn.
const WIDTH: u16 = 80;
/// A longer list of moves is cut short until the player searches.
const LONG_LIST: usize = 24;

/// Plays until the game is over, the input ends, or someone quits.
pub(crate) fn run(
    session: &mut Session,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> io::Result<()> {
    let mut reader = Reader { session, input, output, told: 0 };
    reader.help_line()?;
    reader.play()
}

struct Reader<'a, I, O> {
    session: &'a mut Session,
    input: &'a mut I,
    output: &'a mut O,
    /// How many lines of the log have been printed.
    told: usize,
}

/// Whether to keep asking for the same decision, take the next one, or stop.
#[derive(PartialEq, Eq)]
enum After {
    Ask,
    Next,
    Stop,
}

impl<I: BufRead, O: Write> Reader<'_, I, O> {
    fn play(&mut self) -> io::Result<()> {
        loop {
            match self.session.phase() {
                Phase::Bot { .. } => {
                    let Some(think) = self.session.bot() else { return Ok(()) };
                    if let Err(reason) = self.session.bot_plays(&think()) {
                        return writeln!(self.output, "{reason}");
                    }
                }
                Phase::Over => {
                    self.show()?;
                    return Ok(());
                }
                Phase::Choose { .. } | Phase::Confirm { .. } => {
                    if self.session.curtain().is_some() && !self.pass_the_screen()? {
                        return Ok(());
                    }
                    self.show()?;
                    self.list("", LONG_LIST)?;
                    if self.decide()? == After::Stop {
                        return Ok(());
                    }
                }
            }
        }
    }

    /// Prints what is new and draws the table.
    fn show(&mut self) -> io::Result<()> {
        writeln!(self.output)?;
        if let Some(trouble) = self.session.trouble() {
            writeln!(self.output, "{trouble}")?;
        }
        for told in self.session.story().iter().filter(|told| told.index >= self.told) {
            writeln!(self.output, "- {}", told.text)?;
        }
        self.told = self.session.length();
        write!(self.output, "\n{}\n", self.session.picture(WIDTH))?;
        writeln!(self.output, "{}", self.session.words().say(&screen::now(self.session)))?;
        if self.session.phase() == Phase::Over {
            for line in self.session.result() {
                writeln!(self.output, "{line}")?;
            }
        }
        Ok(())
    }

    /// The moves that match, with their numbers in the whole list.
    fn list(&mut self, filter: &str, most: usize) -> io::Result<()> {
        if let Phase::Confirm { .. } = self.session.phase() {
            return writeln!(self.output, "{}", self.session.word("cli-plain-confirm"));
        }
        let offers = self.session.offers();
        let matching: Vec<usize> =
            (0..offers.len()).filter(|&index| matches(&offers[index], filter)).collect();
        for &index in matching.iter().take(most) {
            writeln!(self.output, "{:>4}  {}  [{}]", index + 1, offers[index].label, offers[index].text)?;
        }
        if matching.len() > most {
            let more = Phrase::new("cli-plain-more").with("count", (matching.len() - most) as u32);
            writeln!(self.output, "{}", self.session.words().say(&more))?;
        }
        Ok(())
    }

    /// Asks until something is decided.
    fn decide(&mut self) -> io::Result<After> {
        loop {
            write!(self.output, "> ")?;
            self.output.flush()?;
            let Some(line) = self.line()? else { return Ok(After::Stop) };
            match self.obey(line.trim())? {
                After::Ask => {}
                after => return Ok(after),
            }
        }
    }

    fn obey(&mut self, line: &str) -> io::Result<After> {
        let done = match line {
            "quit" | "exit" | "q" => return Ok(After::Stop),
            "help" | "?" => return self.help().map(|()| After::Ask),
            "hint" => return self.hint().map(|()| After::Ask),
            "moves" => return self.list("", usize::MAX).map(|()| After::Ask),
            "undo" => self.session.undo(),
            "end" => self.session.end_turn(),
            "" => return Ok(After::Ask),
            _ => return self.choose(line),
        };
        self.report(done)
    }

    /// A number, a move in notation, or words to search for.
    fn choose(&mut self, line: &str) -> io::Result<After> {
        let offers = self.session.offers();
        let by_number = line.parse::<usize>().ok().and_then(|number| offers.get(number.checked_sub(1)?));
        let text = by_number.map_or_else(|| line.to_owned(), |offer| offer.text.clone());
        let listed = offers.iter().any(|offer| offer.text == text);
        let found = offers.iter().any(|offer| matches(offer, line));
        if !listed && found && self.session.refusal(&text).is_none() {
            return self.list(line, LONG_LIST).map(|()| After::Ask);
        }
        let played = self.session.play(&text);
        self.report(played)
    }

    fn report(&mut self, done: Result<(), String>) -> io::Result<After> {
        match done {
            Ok(()) => Ok(After::Next),
            Err(reason) => writeln!(self.output, "{reason}").map(|()| After::Ask),
        }
    }

    fn hint(&mut self) -> io::Result<()> {
        let Some(think) = self.session.adviser() else {
            return writeln!(self.output, "{}", self.session.word("cli-not-now"));
        };
        for (index, line) in self.session.advice(&think()).into_iter().enumerate() {
            writeln!(self.output, "{}. {line}", index + 1)?;
        }
        Ok(())
    }

    fn help(&mut self) -> io::Result<()> {
        self.help_line()?;
        writeln!(self.output, "{}", self.session.greeting())
    }

    fn help_line(&mut self) -> io::Result<()> {
        writeln!(self.output, "{}", self.session.word("cli-plain-help"))
    }

    /// Asks for the next player and pushes what was on the screen out of sight.
    fn pass_the_screen(&mut self) -> io::Result<bool> {
        let Some(seat) = self.session.curtain() else { return Ok(true) };
        let pass = Phrase::new("cli-curtain").with("seat", Fact::Seat(seat));
        writeln!(self.output, "{}{}", "\n".repeat(50), self.session.words().say(&pass))?;
        self.output.flush()?;
        let came = self.line()?.is_some();
        self.session.lift_curtain();
        self.told = self.session.last_own_line().map_or(0, |own| own + 1);
        Ok(came)
    }

    /// The next line, whatever bytes it has; `None` at the end of the input.
    fn line(&mut self) -> io::Result<Option<String>> {
        let mut bytes = Vec::new();
        let read = self.input.read_until(b'\n', &mut bytes)?;
        Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
    }
}
