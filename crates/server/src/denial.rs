//! Why something is not done: a word for programs, a phrase for players.

use table::{Phrase, Refusal};

/// A refusal of the table or of the game. Nothing changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Denial {
    /// A word for programs.
    pub(crate) code: &'static str,
    /// The game's rule that forbids it.
    pub(crate) rule: Option<&'static str>,
    /// In words.
    pub(crate) reason: Phrase,
}

impl Denial {
    /// A refusal without facts.
    pub(crate) const fn new(code: &'static str, message: &'static str) -> Self {
        Self { code, rule: None, reason: Phrase::new(message) }
    }

    /// A refusal that quotes a text which is the same in every language.
    pub(crate) fn quoting(code: &'static str, message: &'static str, text: String) -> Self {
        Self { code, rule: None, reason: Phrase::new(message).with("text", table::Fact::Text(text.into())) }
    }

    pub(crate) const NO_SUCH_TABLE: Self = Self::new("no_such_table", "server-no-such-table");
    pub(crate) const NO_SUCH_GAME: Self = Self::new("not_found", "server-no-such-game");
    pub(crate) const NO_SUCH_LESSON: Self = Self::new("not_found", "server-no-such-lesson");
    pub(crate) const NO_SUCH_PLAYER: Self = Self::new("not_found", "server-no-such-player");
    pub(crate) const NO_SUCH_PUZZLE: Self = Self::new("not_found", "server-no-such-puzzle");
    pub(crate) const NOT_HOST: Self = Self::new("not_host", "server-not-host");
    pub(crate) const NOT_OPEN: Self = Self::new("not_open", "server-not-open");
    pub(crate) const NOT_PLAYING: Self = Self::new("not_playing", "server-not-playing");
    pub(crate) const SEAT_TAKEN: Self = Self::new("seat_taken", "server-seat-taken");
    pub(crate) const SEAT_KEPT: Self = Self::new("seat_taken", "server-seat-kept");
    pub(crate) const NO_SUCH_SEAT: Self = Self::new("no_such_seat", "server-no-such-seat");
    pub(crate) const NOT_SEATED: Self = Self::new("not_seated", "server-not-seated");
    pub(crate) const SEATS_OPEN: Self = Self::new("seats_open", "server-seats-open");
    pub(crate) const STALE: Self = Self::new("stale", "server-stale");
    pub(crate) const NOT_YOUR_TURN: Self = Self::new("not_your_turn", "table-not-your-turn");
    pub(crate) const OVER: Self = Self::new("over", "table-over");
    pub(crate) const NOTHING_TO_UNDO: Self = Self::new("nothing_to_undo", "server-nothing-to-undo");
    pub(crate) const NO_TAKEBACK: Self = Self::new("no_takeback", "server-no-takeback");
    pub(crate) const NO_HINTS: Self = Self::new("no_hints", "server-no-hints");
    pub(crate) const BUSY: Self = Self::new("busy", "server-busy");
    pub(crate) const MUCH_TO_DO: Self = Self::new("busy", "server-much-to-do");
    pub(crate) const FULL: Self = Self::new("full", "server-full");
    pub(crate) const TOO_FAST: Self = Self::new("too_fast", "server-too-fast");
    pub(crate) const MANY_TABLES: Self = Self::new("too_fast", "server-many-tables");
    pub(crate) const TOO_MANY: Self = Self::new("too_many", "server-too-many");
    pub(crate) const BAD_TEXT: Self = Self::new("bad_text", "server-bad-text");
    pub(crate) const STILL_SECRET: Self = Self::new("still_secret", "server-still-secret");
    pub(crate) const NOT_OVER: Self = Self::new("not_over", "server-not-over");
    pub(crate) const NO_SUCH_DECISION: Self = Self::new("not_found", "server-no-such-decision");
    pub(crate) const ANALYSING: Self = Self::new("busy", "server-analysing");
    pub(crate) const TROUBLE: Self = Self::new("trouble", "server-trouble");
    pub(crate) const NO_IDENTITY: Self = Self::new("no_identity", "server-no-identity");
    pub(crate) const WRONG_PASSWORD: Self = Self::new("wrong_password", "server-wrong-password");
    pub(crate) const BAD_PASSWORD: Self = Self::new("bad_password", "server-bad-password");
    pub(crate) const BAD_ACCOUNT: Self = Self::new("bad_account", "server-bad-account");
    pub(crate) const NAME_TAKEN: Self = Self::new("name_taken", "server-name-taken");
    pub(crate) const HAS_ACCOUNT: Self = Self::new("has_account", "server-has-account");
    pub(crate) const NO_ACCOUNT: Self = Self::new("no_account", "server-no-account");
    pub(crate) const BARRED: Self = Self::new("forbidden", "server-barred");
    pub(crate) const BARRED_HOME: Self = Self::new("forbidden", "server-barred-home");
    pub(crate) const DOOR_CLOSED: Self = Self::new("forbidden", "server-door-closed");
    pub(crate) const BAR_SEATED: Self = Self::new("not_open", "server-bar-seated");
    pub(crate) const NO_SUCH_MESSAGE: Self = Self::new("not_found", "server-no-such-message");
    pub(crate) const READ_ONLY: Self = Self::new("forbidden", "server-read-only");
    pub(crate) const NOT_A_PERSON: Self = Self::new("forbidden", "server-not-a-person");
    pub(crate) const NO_SUCH_HOOK: Self = Self::new("no_such_hook", "server-no-such-hook");
    pub(crate) const NO_HOOKS: Self = Self::new("no_hooks", "server-no-hooks");
    pub(crate) const HOOK_OFF: Self = Self::new("hook_off", "server-hook-off");
    pub(crate) const HOOK_ADDRESS: Self = Self::new("hook_address", "server-hook-address");
    pub(crate) const REMATCH_MADE: Self = Self::new("rematch_made", "server-rematch-made");
    pub(crate) const NEEDS_ACCOUNT: Self = Self::new("needs_account", "server-needs-account");
    pub(crate) const RATED_ONE_SEAT: Self = Self::new("rated_one_seat", "server-rated-one-seat");
    pub(crate) const RATED_PEOPLE: Self = Self::new("rated_people", "server-rated-people");
    pub(crate) const RATED_HINTS: Self = Self::new("rated_hints", "server-rated-hints");
    pub(crate) const RATED_CLOCK: Self = Self::new("rated_clock", "server-rated-clock");
    pub(crate) const RATED_LEVEL: Self = Self::new("rated_level", "server-rated-level");
    pub(crate) const RATED_COMPONENTS: Self = Self::new("rated_components", "server-rated-components");
    pub(crate) const RATED_TAKEBACK: Self = Self::new("no_takeback", "server-rated-takeback");
}

impl From<registry::Refused> for Denial {
    fn from(refused: registry::Refused) -> Self {
        match refused {
            registry::Refused::Unreadable(error) => {
                Self::quoting("unreadable", "server-unreadable", error.to_string())
            }
            registry::Refused::Illegal(refusal) => refusal.into(),
            registry::Refused::Impossible(_) => Self::TROUBLE,
        }
    }
}

impl From<Refusal> for Denial {
    fn from(refusal: Refusal) -> Self {
        let code = match refusal.reason.code {
            "table-not-your-turn" => "not_your_turn",
            "table-over" => "over",
            "table-chance-first" => "chance_first",
            _ => "illegal",
        };
        Self { code, rule: refusal.rule, reason: refusal.reason }
    }
}
