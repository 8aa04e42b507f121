//! What a table answers to a client's messages, however they arrive.

use std::collections::{BTreeMap, BTreeSet};

use registry::Thinker;
use table::{Phrase, Seat, Viewer};
use wire::{Chat, Choice, Down, UpKind};

use crate::{Denial, Sitting, tell};

impl Sitting {
    /// Carries out what changes the game; other requests change nothing.
    pub fn act(&mut self, player: &str, kind: UpKind) -> Result<(), Denial> {
        match kind {
            UpKind::Move { v, text, end } => self.play(player, v, &text, end),
            UpKind::End { v } => self.end(player, v),
            UpKind::Undo { v } => self.undo(player, v),
            UpKind::Resign => self.resign(player),
            UpKind::AskBack { v } => self.ask_back(player, v),
            UpKind::AnswerBack { yes } => self.answer_back(player, yes),
            UpKind::Lift => self.lift(player),
            UpKind::TakeSeat => self.take_seat(player),
            UpKind::Explain { .. }
            | UpKind::Labels { .. }
            | UpKind::Hint { .. }
            | UpKind::Chat { .. }
            | UpKind::Sync
            | UpKind::Ping => Ok(()),
        }
    }

    /// A request was carried out.
    pub fn accepted(&self, id: u32) -> Down {
        Down::Accepted { id, v: self.version() }
    }

    /// The whole state.
    pub fn sync(&self, viewer: Viewer) -> Down {
        let state = Box::new(self.state(viewer));
        Down::Sync { v: self.version(), story: self.story(viewer), state }
    }

    /// What happened since a version.
    pub fn step(&self, from: u32, viewer: Viewer) -> Down {
        let state = Box::new(self.state(viewer));
        Down::Step { from, v: self.version(), story: self.story_since(from, viewer), state }
    }

    /// The first message about the game to a client that knows everything up to a version. A long gap, or an
    /// impossible one, is closed by sending everything.
    pub fn greeting(&self, since: Option<u32>, viewer: Viewer) -> Down {
        let v = self.version();
        match since.filter(|&since| since <= v && v - since <= 200 && since > 0) {
            Some(from) => self.step(from, viewer),
            None => self.sync(viewer),
        }
    }

    /// What a move would do.
    pub fn explain(&self, player: &str, id: u32, text: &str) -> Result<Down, Denial> {
        let seat = self.choosing(player)?;
        let label = self.game.check(seat, text)?;
        let events = self.game.foresee(seat, text)?;
        let next = self.game.onward(seat, text)?;
        Ok(Down::Explained { id, label: label.into(), events: events.into(), next })
    }

    /// A player's legal moves in words: those asked for, each once, or all of them. What is not legal is left out.
    pub fn labelled(&self, player: &str, id: u32, v: u32, texts: &[String]) -> Result<Down, Denial> {
        self.must_be_fresh(v)?;
        let seat = self.choosing(player)?;
        let wanted: BTreeSet<&String> = texts.iter().collect();
        let labelled = |text: &String| {
            let label = self.game.check(seat, text).ok()?.into();
            Some(Choice { text: text.clone(), label })
        };
        let labels = if wanted.is_empty() {
            tell::choices(self.game.as_ref())
        } else {
            wanted.into_iter().filter_map(labelled).collect()
        };
        Ok(Down::Labelled { id, v, labels })
    }

    /// The seat for which a player may ask for a hint now.
    pub fn hinted(&self, player: &str, v: u32) -> Result<Seat, Denial> {
        self.must_be_fresh(v)?;
        let seat = self.choosing(player)?;
        if self.terms.hints { Ok(seat) } else { Err(Denial::NO_HINTS) }
    }

    /// The strongest bot, ready to think about a player's own moves.
    pub fn adviser(&self, seat: Seat) -> Result<Thinker, Denial> {
        let strongest = self.game.levels().last().and_then(|level| self.game.thinker(seat, level));
        strongest.ok_or(Denial::TROUBLE)
    }

    /// The labels of the moves at this decision, for [`tell::advice`].
    pub fn labels(&self) -> BTreeMap<String, Phrase> {
        self.game.moves().into_iter().map(|choice| (choice.text, choice.label)).collect()
    }

    /// A chat message at this table, as it may be shown.
    pub fn said(&self, n: u32, player: &str, name: &str, text: &str) -> Result<Chat, Denial> {
        let text = tell::checked_chat(text).ok_or(Denial::BAD_TEXT)?;
        let seat = self.seating.of(player).first().copied();
        let name = self.name_here(player, name);
        Ok(Chat { n, at: self.now, player: player.to_owned(), name, seat, text })
    }
}
