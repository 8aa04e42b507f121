//! What is said at a table, over its WebSocket.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Choices, LessonPlace, Phrase, TableInfo, Written};

/// From a client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Up {
    /// Repeated in the answer.
    pub id: u32,
    #[serde(flatten)]
    pub kind: UpKind,
}

/// What a client wants. `v` is the number of log lines it has seen: a request made without knowing the
/// current position is refused as stale.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum UpKind {
    /// To play a move.
    Move {
        /// Lines seen.
        v: u32,
        /// The move's notation.
        text: String,
        /// Whether to end the turn with it, if it could still be taken back.
        #[serde(default)]
        end: bool,
    },
    /// To end the turn for good.
    End {
        /// Lines seen.
        v: u32,
    },
    /// To take back the last decision.
    Undo {
        /// Lines seen.
        v: u32,
    },
    Resign,
    /// To ask the others to take back the player's last decision, including anything revealed or played
    /// since.
    AskBack {
        /// Lines seen.
        v: u32,
    },
    /// To agree to a take-back, or not.
    AnswerBack {
        /// Whether to agree.
        yes: bool,
    },
    /// To find out what a move would do, or why it is refused.
    Explain {
        /// The move's notation.
        text: String,
    },
    /// To have legal moves in words.
    Labels {
        /// Lines seen.
        v: u32,
        /// The moves' notations; none for all legal moves.
        #[serde(default)]
        texts: Vec<String>,
    },
    /// To be shown the best moves.
    Hint {
        /// Lines seen.
        v: u32,
    },
    Chat {
        /// The message; up to 300 characters.
        text: String,
    },
    /// To see the whole state again.
    Sync,
    /// To check that the server is there.
    Ping,
    /// At a shared screen: the player whose turn it is has taken over. Until then no clock runs.
    Lift,
    /// To take back one's own seat after a bot has taken over.
    TakeSeat,
}

impl UpKind {
    /// Whether it only looks, which a token that may not act can do too.
    pub const fn looks(&self) -> bool {
        matches!(self, Self::Sync | Self::Ping | Self::Labels { .. })
    }
}

/// From the server.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Down {
    /// The table around the game: sent first, and whenever it changes.
    Table { table: Box<TableInfo> },
    /// The whole state: after connecting, on request, and to a client that fell behind.
    Sync {
        /// Log lines so far.
        v: u32,
        /// The story so far, without lines that were taken back.
        story: Vec<Story>,
        state: Box<State>,
    },
    /// Something happened. All of it is stored.
    Step {
        /// Log lines before it.
        from: u32,
        /// Log lines after it.
        v: u32,
        /// What happened, in order.
        story: Vec<Story>,
        state: Box<State>,
    },
    /// A request was carried out, and is stored.
    Accepted {
        /// The request.
        id: u32,
        /// Log lines after it.
        v: u32,
    },
    /// A request was not carried out, and nothing changed.
    Refused {
        /// The request.
        id: u32,
        /// A word for programs: `stale`, `illegal`, `not_your_turn` and so on.
        code: String,
        /// The rule that forbids it.
        rule: Option<String>,
        /// The reason in words.
        reason: Phrase,
    },
    /// What a move would do.
    Explained {
        /// The request.
        id: u32,
        /// The move's label.
        label: Phrase,
        /// The events that would follow at once.
        #[cfg_attr(test, ts(type = "unknown[]"))]
        #[schema(value_type = Vec<serde_json::Value>)]
        events: Written,
        /// The moves that the same seat could choose from next, in notation; empty if chance or another seat
        /// comes first.
        #[serde(default)]
        next: Vec<String>,
    },
    /// Legal moves in words.
    Labelled {
        /// The request.
        id: u32,
        /// Log lines of the position it is about.
        v: u32,
        /// The moves asked for, without those that are not legal.
        labels: Vec<Choice>,
    },
    /// The best moves.
    Hint {
        /// The request.
        id: u32,
        /// Log lines of the position it is about.
        v: u32,
        /// What the bot thinks.
        advice: Advice,
    },
    /// Chat, oldest first: the latest messages after connecting, then one at a time.
    Chat { messages: Vec<Chat> },
    /// The message with this number was deleted.
    Cleared {
        /// The message's number.
        n: u32,
    },
    /// An answer to a ping.
    Pong {
        /// The request.
        id: u32,
    },
}

/// The state as one viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct State {
    /// The viewer's seat; null for a spectator.
    pub viewer: Option<u8>,
    /// What the viewer sees; its shape is the game's.
    #[cfg_attr(test, ts(type = "unknown"))]
    #[schema(value_type = serde_json::Value)]
    pub view: Written,
    /// What the table is waiting for.
    pub turn: Turn,
    /// The legal moves in notation, if it is the viewer's choice; `labels` asks for them in words.
    #[cfg_attr(test, ts(as = "Vec<String>"))]
    #[schema(value_type = Vec<String>)]
    pub moves: Choices,
    /// Whether the viewer may take back a decision.
    pub undo: bool,
    /// Whether the viewer's turn is waiting to be ended.
    pub confirm: bool,
    /// The round, from 1.
    pub round: u32,
    /// Points and places now, by seat.
    pub scores: Vec<Placing>,
    /// Why the game ended.
    pub ending: Option<String>,
    /// The seat that resigned or ran out of time, if that ended the game.
    pub fallen: Option<u8>,
    pub clock: Option<Clock>,
    /// A take-back waiting for answers.
    pub takeback: Option<Takeback>,
    /// Whether the viewer may ask for one now.
    pub take_back: TakeBack,
    /// Where the viewer is in a lesson.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub lesson: Option<LessonPlace>,
}

/// Whether a player may take back the last decision although the turn is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum TakeBack {
    /// There is nothing to take back, or this table does not allow it.
    #[default]
    No,
    /// At once, because no other person plays.
    Free,
    /// If the others agree.
    Asked,
}

/// What the table is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Turn {
    /// A person chooses a move.
    Choose {
        seat: u8,
    },
    /// A person has moved and may still undo it, or end the turn.
    Confirm {
        seat: u8,
    },
    Bot {
        seat: u8,
    },
    /// Nobody: the game is over, or has not begun; the `stage` of the table says which.
    Over,
}

/// A legal move in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Choice {
    /// Its notation.
    pub text: String,
    pub label: Phrase,
}

/// A seat's result so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Placing {
    /// 1 for the best, equal places shared.
    pub place: u8,
    /// The result in words.
    pub label: Phrase,
}

/// The clocks of all seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Clock {
    /// Milliseconds left to each seat when this was sent.
    #[cfg_attr(test, ts(type = "number[]"))]
    pub left: Vec<i64>,
    /// The seat whose clock is running.
    pub running: Option<u8>,
}

/// A player wants to take back a decision that others have answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Takeback {
    /// The seat that asks.
    pub seat: u8,
    /// The seats that have not answered yet.
    pub waiting: Vec<u8>,
}

/// One log line as a viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Story {
    /// Its number in the log, from 0.
    pub n: u32,
    /// The seat that moved, if it is a move.
    pub seat: Option<u8>,
    /// The line, with what is secret from the viewer as `?`.
    pub line: String,
    /// The line in words.
    pub said: Vec<Phrase>,
    /// What happened, for the board to show; its shape is the game's.
    #[cfg_attr(test, ts(type = "unknown[]"))]
    #[schema(value_type = Vec<serde_json::Value>)]
    pub events: Written,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Chat {
    /// Its number at this table.
    pub n: u32,
    /// When, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: i64,
    /// The speaker's public id.
    pub player: String,
    /// The speaker's name.
    pub name: String,
    /// The speaker's seat; none for a spectator.
    pub seat: Option<u8>,
    /// The message. Clients must show it as plain text.
    pub text: String,
}

/// What a bot thinks about the viewer's moves.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Advice {
    /// Each seat's probability of winning, if estimated.
    pub value: Option<Vec<f32>>,
    /// The best moves, best first.
    pub best: Vec<Weighed>,
}

/// A move that a bot considered.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Weighed {
    /// The move's notation.
    pub text: String,
    pub label: Phrase,
    /// The viewer's probability of winning after it.
    pub value: f32,
    /// How often it was looked at.
    pub visits: u32,
    /// Why it is good.
    pub reasons: Vec<Phrase>,
}
