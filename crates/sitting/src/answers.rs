//! What a table answers to a client's messages, however they arrive.

use std::collections::{BTreeMap, BTreeSet};

use registry::Thinker;
use table::{Phrase, Seat, Viewer};
use wire::{Chat, Choice, Down, UpKind};

use crate::{Denial, Sitting, Who, tell};

/// What is left to do for a request.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    /// Nothing: this is the answer.
    Told(Down),
    /// To store the table, which has changed. Then the request is accepted.
    Changed,
    /// To let the strongest bot think about this seat's moves.
    Hint(Seat),
    /// To number the message and pass it on to everyone. Then the request is accepted.
    Said(Chat),
}

impl Sitting {
    /// Answers a request, or says what is left to do for it.
    pub fn answer(&mut self, who: Option<&Who>, id: u32, kind: UpKind) -> Result<Answer, Denial> {
        let player = who.map(|who| who.player.as_str()).ok_or(Denial::NOT_SEATED);
        let changed = |()| Answer::Changed;
        match kind {
            UpKind::Ping => Ok(Answer::Told(Down::Pong { id })),
            UpKind::Sync => Ok(Answer::Told(self.sync(self.viewer_for(player.ok(), Viewer::Spectator)))),
            UpKind::Explain { text } => self.explain(player?, id, &text).map(Answer::Told),
            UpKind::Labels { v, texts } => self.labelled(player?, id, v, &texts).map(Answer::Told),
            UpKind::Hint { v } => self.hinted(player?, v).map(Answer::Hint),
            UpKind::Chat { text } => self.said(who.ok_or(Denial::NOT_SEATED)?, &text).map(Answer::Said),
            UpKind::Move { v, text, end } => self.play(player?, v, &text, end).map(changed),
            UpKind::End { v } => self.end(player?, v).map(changed),
            UpKind::Undo { v } => self.undo(player?, v).map(changed),
            UpKind::Resign => self.resign(player?).map(changed),
            UpKind::AskBack { v } => self.ask_back(player?, v).map(changed),
            UpKind::AnswerBack { yes } => self.answer_back(player?, yes).map(changed),
            UpKind::Lift => self.lift(player?).map(changed),
            UpKind::TakeSeat => self.take_seat(player?).map(changed),
        }
    }

    /// The answer to a request that was carried out.
    pub fn accepted(&self, id: u32) -> Down {
        Down::Accepted { id, v: self.version() }
    }

    /// The message with the whole state.
    pub fn sync(&self, viewer: Viewer) -> Down {
        let state = Box::new(self.state(viewer));
        Down::Sync { v: self.version(), story: self.story(viewer), state }
    }

    /// The message with what happened since a version.
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
    fn explain(&self, player: &str, id: u32, text: &str) -> Result<Down, Denial> {
        let seat = self.choosing(player)?;
        let label = self.game.check(seat, text)?;
        let events = self.game.foresee(seat, text)?;
        let next = self.game.onward(seat, text)?;
        Ok(Down::Explained { id, label: label.into(), events: events.into(), next })
    }

    /// A player's legal moves in words: those asked for, each once, or all of them. What is not legal is left out.
    fn labelled(&self, player: &str, id: u32, v: u32, texts: &[String]) -> Result<Down, Denial> {
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
    fn hinted(&self, player: &str, v: u32) -> Result<Seat, Denial> {
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

    /// A chat message at this table, as it may be shown, before it has its number.
    fn said(&self, who: &Who, text: &str) -> Result<Chat, Denial> {
        let text = tell::checked_chat(text).ok_or(Denial::BAD_TEXT)?;
        let seat = self.seating.of(&who.player).first().copied();
        let name = self.name_here(&who.player, &who.name);
        Ok(Chat { n: 0, at: self.now, player: who.player.clone(), name, seat, text })
    }
}
