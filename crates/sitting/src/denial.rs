//! Why something was not done: a word for programs, a phrase for players.

use table::{Phrase, Refusal};
use wire::{Down, Problem};

/// A refusal by the table or the game. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Denial {
    /// A word for programs.
    pub code: &'static str,
    /// The game's rule that forbids it.
    pub rule: Option<&'static str>,
    pub reason: Phrase,
}

impl Denial {
    /// A refusal without facts.
    pub const fn new(code: &'static str, message: &'static str) -> Self {
        Self { code, rule: None, reason: Phrase::new(message) }
    }

    /// A refusal that quotes a text which is the same in every language.
    pub fn quoting(code: &'static str, message: &'static str, text: String) -> Self {
        Self { code, rule: None, reason: Phrase::new(message).with("text", table::Fact::Text(text.into())) }
    }
}

/// Every word for programs, with its HTTP status.
pub const CODES: [(u16, &[&str]); 11] = [
    (400, &["bad_request"]),
    (401, &["no_identity"]),
    (
        403,
        &[
            "forbidden",
            "invite_only",
            "needs_account",
            "needs_second",
            "no_hooks",
            "no_push",
            "not_host",
            "not_seated",
            "still_secret",
            "wrong_password",
            "wrong_second",
        ],
    ),
    (404, &["no_such_hook", "no_such_table", "not_found"]),
    (405, &["bad_method"]),
    (
        409,
        &[
            "has_account",
            "hook_off",
            "name_taken",
            "no_account",
            "not_open",
            "not_over",
            "not_playing",
            "rematch_made",
            "seat_taken",
            "seats_open",
            "stale",
            "two_factor_on",
        ],
    ),
    (413, &["too_large"]),
    (415, &["not_json"]),
    // Understood, but not possible this way.
    (
        422,
        &[
            "bad_account",
            "bad_address",
            "bad_log",
            "bad_password",
            "bad_setup",
            "bad_text",
            "chance_first",
            "hook_address",
            "hook_not_allowed",
            "illegal",
            "no_hints",
            "no_such_seat",
            "no_takeback",
            "not_your_turn",
            "nothing_to_undo",
            "over",
            "push_address",
            "rated_clock",
            "rated_components",
            "rated_hints",
            "rated_level",
            "rated_one_seat",
            "rated_people",
            "unknown_level",
            "unreadable",
        ],
    ),
    (429, &["busy", "too_fast", "too_many"]),
    (507, &["full"]),
];

/// Names refusals without facts: the word for programs, and the message for players.
macro_rules! denials {
    ($($name:ident: $code:literal, $message:literal;)+) => {
        impl Denial {$(
            #[doc = concat!("`", $code, "`, told as `", $message, "`.")]
            pub const $name: Self = Self::new($code, $message);
        )+}

        #[cfg(test)]
        const ALL: &[Denial] = &[$(Denial::$name),+];
    };
}

denials! {
    NO_SUCH_TABLE: "no_such_table", "server-no-such-table";
    NO_SUCH_GAME: "not_found", "server-no-such-game";
    NO_SUCH_PLAYER: "not_found", "server-no-such-player";
    NO_SUCH_DAY: "not_found", "server-no-such-day";
    NO_SUCH_LESSON: "not_found", "server-no-such-lesson";
    NO_SUCH_PUZZLE: "not_found", "server-no-such-puzzle";
    NOT_HOST: "not_host", "server-not-host";
    NOT_OPEN: "not_open", "server-not-open";
    NOT_PLAYING: "not_playing", "server-not-playing";
    SEAT_TAKEN: "seat_taken", "server-seat-taken";
    SEAT_KEPT: "seat_taken", "server-seat-kept";
    NO_SUCH_SEAT: "no_such_seat", "server-no-such-seat";
    NOT_SEATED: "not_seated", "server-not-seated";
    SEATS_OPEN: "seats_open", "server-seats-open";
    STALE: "stale", "server-stale";
    NOT_YOUR_TURN: "not_your_turn", "table-not-your-turn";
    OVER: "over", "table-over";
    NOTHING_TO_UNDO: "nothing_to_undo", "server-nothing-to-undo";
    NO_TAKEBACK: "no_takeback", "server-no-takeback";
    NO_HINTS: "no_hints", "server-no-hints";
    BUSY: "busy", "server-busy";
    MUCH_TO_DO: "busy", "server-much-to-do";
    FULL: "full", "server-full";
    TOO_FAST: "too_fast", "server-too-fast";
    MANY_TABLES: "too_fast", "server-many-tables";
    TOO_MANY: "too_many", "server-too-many";
    BAD_TEXT: "bad_text", "server-bad-text";
    STILL_SECRET: "still_secret", "server-still-secret";
    NOT_OVER: "not_over", "server-not-over";
    NO_SUCH_DECISION: "not_found", "server-no-such-decision";
    ANALYSING: "busy", "server-analysing";
    TROUBLE: "trouble", "server-trouble";
    NO_IDENTITY: "no_identity", "server-no-identity";
    WRONG_PASSWORD: "wrong_password", "server-wrong-password";
    NEEDS_SECOND: "needs_second", "server-needs-second";
    WRONG_SECOND: "wrong_second", "server-wrong-second";
    TWO_FACTOR_ON: "two_factor_on", "server-two-factor-on";
    BAD_PASSWORD: "bad_password", "server-bad-password";
    BAD_ACCOUNT: "bad_account", "server-bad-account";
    NAME_TAKEN: "name_taken", "server-name-taken";
    HAS_ACCOUNT: "has_account", "server-has-account";
    NO_ACCOUNT: "no_account", "server-no-account";
    INVITE_ONLY: "invite_only", "server-invite-only";
    BAD_INVITATION: "invite_only", "server-bad-invitation";
    NOT_SERVER_HOST: "forbidden", "server-not-server-host";
    NOT_YOURSELF: "forbidden", "server-not-yourself";
    ADDRESS_BANNED: "forbidden", "server-address-banned";
    BAD_ADDRESS: "bad_address", "server-bad-address";
    NOT_THERE: "not_found", "server-not-there";
    BARRED: "forbidden", "server-barred";
    BARRED_HOME: "forbidden", "server-barred-home";
    DOOR_CLOSED: "forbidden", "server-door-closed";
    DUPLICATE_CLOSED: "forbidden", "server-duplicate-closed";
    NO_SUCH_DUPLICATE: "not_found", "server-no-such-duplicate";
    DUPLICATE_TAKEN: "seat_taken", "server-duplicate-taken";
    DUPLICATE_PLAYED: "over", "server-duplicate-played";
    DUPLICATE_DEALS: "bad_setup", "server-duplicate-deals";
    BAR_SEATED: "not_open", "server-bar-seated";
    NO_SUCH_MESSAGE: "not_found", "server-no-such-message";
    READ_ONLY: "forbidden", "server-read-only";
    NOT_A_PERSON: "forbidden", "server-not-a-person";
    NO_SUCH_HOOK: "no_such_hook", "server-no-such-hook";
    NO_HOOKS: "no_hooks", "server-no-hooks";
    HOOK_OFF: "hook_off", "server-hook-off";
    HOOK_ADDRESS: "hook_address", "server-hook-address";
    NO_PUSH: "no_push", "server-no-push";
    PUSH_ADDRESS: "push_address", "server-push-address";
    REMATCH_MADE: "rematch_made", "server-rematch-made";
    NEEDS_ACCOUNT: "needs_account", "server-needs-account";
    RATED_ONE_SEAT: "rated_one_seat", "server-rated-one-seat";
    RATED_PEOPLE: "rated_people", "server-rated-people";
    RATED_HINTS: "rated_hints", "server-rated-hints";
    RATED_CLOCK: "rated_clock", "server-rated-clock";
    RATED_LEVEL: "rated_level", "server-rated-level";
    RATED_COMPONENTS: "rated_components", "server-rated-components";
    RATED_TAKEBACK: "no_takeback", "server-rated-takeback";
}

impl Denial {
    /// The HTTP status, by the same rule on a server and in a browser.
    pub fn status(&self) -> u16 {
        let told = CODES.iter().find(|(_, codes)| codes.contains(&self.code));
        told.map_or(500, |&(status, _)| status)
    }

    /// As programs and players read it.
    pub fn problem(self) -> Problem {
        let quoted = self.reason.facts.iter().find_map(|(_, fact)| match fact {
            table::Fact::Text(text) => Some(text.to_string()),
            _ => None,
        });
        let detail = quoted.unwrap_or_else(|| self.reason.code.to_owned());
        Problem { code: self.code.to_owned(), detail, reason: self.reason.into() }
    }

    /// The answer to a client's request that was not carried out.
    pub fn to(self, id: u32) -> Down {
        let Self { code, rule, reason } = self;
        Down::Refused { id, code: code.to_owned(), rule: rule.map(str::to_owned), reason: reason.into() }
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_has_its_status_once() {
        let words: Vec<&str> = CODES.iter().flat_map(|(_, codes)| codes.iter().copied()).collect();
        let once: std::collections::BTreeSet<&str> = words.iter().copied().collect();
        assert_eq!(once.len(), words.len());
        for denial in ALL.iter().filter(|denial| denial.code != "trouble") {
            assert!(once.contains(denial.code), "{}: 500", denial.code);
        }
        assert_eq!((Denial::TROUBLE.status(), Denial::STALE.status()), (500, 409));
    }
}
