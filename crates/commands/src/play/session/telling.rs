//! The session in words and pictures.

use registry::{Opinion, Refused, Weighed};
use table::{Fact, Line, Phrase, Picture, Refusal, Seat, Tongue as _, Viewer};
use words::Words;

use super::{Session, Told};
use crate::story;

/// How many moves a hint shows.
const HINTS: usize = 3;

impl Session {
    /// The table as the person at the screen may see it.
    pub(crate) fn picture(&self, width: u16) -> Picture {
        self.game.picture(self.viewer(), width, &self.words)
    }

    /// The story so far, without what was taken back.
    pub(crate) fn story(&self) -> Vec<Told> {
        let viewer = self.viewer();
        self.game.log().standing().into_iter().flat_map(|index| self.told(index, viewer)).collect()
    }

    fn told(&self, index: usize, viewer: Viewer) -> Vec<Told> {
        let mut sentences = story::sentences(&*self.game, index, viewer, &self.words);
        if let Some(first) = sentences.first_mut().filter(|_| self.forced.contains(&index)) {
            let told = Fact::Text(std::mem::take(first).into());
            *first = self.words.say(&Phrase::new("cli-only-move").with("story", told));
        }
        sentences.into_iter().map(|text| Told { index, text }).collect()
    }

    /// The log line that ended the viewer's last turn: everything after it is news.
    pub(crate) fn last_own_line(&self) -> Option<usize> {
        let seat = self.viewer().seat()?;
        let own = |line: &Line| matches!(line, Line::Move { seat: mover, .. } if *mover == seat);
        self.game.log().lines.iter().rposition(own)
    }

    /// The game's name for people.
    pub(crate) fn title(&self) -> &'static str {
        self.game.card().title
    }

    /// The round being played, from 1.
    pub(crate) fn round(&self) -> u32 {
        self.game.round()
    }

    /// A player's result as it stands, in words.
    pub(crate) fn score(&self, seat: Seat) -> String {
        self.words.say(&self.game.tell_score(seat, self.viewer()))
    }

    /// The same as a bare number, where words don't fit.
    pub(crate) fn points(&self, seat: Seat) -> String {
        self.game.known_scores(self.viewer())[seat].score.to_string()
    }

    /// A hint in words, the best move first.
    pub(crate) fn advice(&self, opinion: &Opinion) -> Vec<String> {
        let label = |text: &str| {
            let offer = self.offers.iter().find(|offer| offer.text == text);
            offer.map_or_else(|| text.to_owned(), |offer| offer.label.clone())
        };
        let told = |weighed: &Weighed| {
            let reasons: Vec<String> = weighed.reasons.iter().map(|reason| self.words.say(reason)).collect();
            let chance = opinion.value.as_ref().map(|_| format!(" ({:.0}%)", 100.0 * weighed.value));
            let because =
                if reasons.is_empty() { String::new() } else { format!(": {}", reasons.join("; ")) };
            format!("{}{}{because}", label(&weighed.text), chance.unwrap_or_default())
        };
        match opinion.candidates.as_slice() {
            [] => vec![label(&opinion.text)],
            candidates => candidates.iter().take(HINTS).map(told).collect(),
        }
    }

    /// Why a text was not played, in words.
    pub(super) fn explain(&self, text: &str, refused: &Refused) -> String {
        let own = |text: &str| Fact::Text(text.to_owned().into());
        match refused {
            Refused::Illegal(Refusal { rule: Some(rule), reason }) => {
                let title = self.words.rule_title(self.game.card().id, rule);
                let rule = title.map_or_else(|| own(rule), |title| own(&format!("{rule}: {title}")));
                let reason = own(&self.words.say(reason));
                self.words.say(&Phrase::new("cli-refused").with("reason", reason).with("rule", rule))
            }
            Refused::Illegal(Refusal { rule: None, reason }) => self.words.say(reason),
            Refused::Unreadable(_) => self.words.say(&Phrase::new("cli-unreadable").with("text", own(text))),
            Refused::Impossible(error) => error.to_string(),
        }
    }

    /// The result, best first: place, name and score.
    pub(crate) fn result(&self) -> Vec<String> {
        story::result(&*self.game, &self.words)
    }

    /// Where the game is stored, and how to continue or check it.
    pub(crate) fn farewell(&self) -> Vec<String> {
        let text = |text: String| Fact::Text(text.into());
        let Some(path) = &self.finished else {
            let game = text(self.game.card().id.into());
            return vec![self.words.say(&Phrase::new("cli-saved").with("game", game))];
        };
        let path = text(path.display().to_string());
        let phrases = [Phrase::new("cli-finished"), Phrase::new("cli-verify-it")];
        phrases.map(|phrase| self.words.say(&phrase.with("path", path.clone()))).to_vec()
    }

    /// What the player is promised about fairness.
    pub(crate) fn greeting(&self) -> String {
        match self.commitment() {
            Some(fact) => self.words.say(&Phrase::new("cli-help-fair").with("commitment", fact)),
            None => self.word("cli-help-seed"),
        }
    }

    /// The promise in one line, if there is one.
    pub(crate) fn promise(&self) -> Option<String> {
        let fact = self.commitment()?;
        Some(self.words.say(&Phrase::new("cli-commitment").with("commitment", fact)))
    }

    /// The hash that commits to the seed. If people play and nobody mixed in bytes, someone chose the seed,
    /// and there is nothing to promise.
    fn commitment(&self) -> Option<Fact> {
        let log = self.game.log();
        let mixed = log.lines.iter().any(|line| matches!(line, Line::Contribute(_)));
        let secret = mixed || self.humans().is_empty();
        log.header.commitment.filter(|_| secret).map(|commitment| Fact::Text(commitment.to_string().into()))
    }

    /// The words spoken at this table.
    pub(crate) const fn words(&self) -> &Words {
        &self.words
    }

    /// A message without facts.
    pub(crate) fn word(&self, code: &'static str) -> String {
        self.words.word(code)
    }
}
