//! Everything a room can be asked.

use std::net::IpAddr;

use tokio::sync::oneshot;
use wire::{ChangeSeat, Rematch, SitDown, TableInfo, UpKind};

use super::Connection;
use crate::store::News;
use sitting::Denial;
use sitting::Who;
use sitting::{Again, Evidence, Reel};

/// Whose view someone asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Eyes {
    Own,
    Spectator,
    Seat(u8),
}

pub(crate) type Reply<T> = oneshot::Sender<Result<T, Denial>>;

/// Everything a room can be asked.
pub(crate) enum Ask {
    /// May a visitor from this address see the table?
    Enter {
        who: Option<Who>,
        from: IpAddr,
        reply: Reply<()>,
    },
    Info {
        who: Option<Who>,
        reply: Reply<TableInfo>,
    },
    /// Whether a player has the table open.
    IsThere {
        player: String,
        reply: Reply<bool>,
    },
    /// How the player of a daily deal did, once it is over.
    Daily {
        reply: Reply<Option<wire::DailyResult>>,
    },
    /// Both have played a duplicate match, so its tables are no longer secret.
    OpenDuplicate {
        reply: Reply<()>,
    },
    Sit {
        who: Who,
        wish: SitDown,
        reply: Reply<TableInfo>,
    },
    Stand {
        who: Who,
        reply: Reply<TableInfo>,
    },
    ChangeSeat {
        who: Who,
        change: ChangeSeat,
        reply: Reply<TableInfo>,
    },
    Start {
        who: Who,
        reply: Reply<TableInfo>,
    },
    Close {
        who: Who,
        reply: Reply<TableInfo>,
    },
    /// The settings for a rematch of this table.
    Again {
        who: Who,
        wish: Rematch,
        reply: Reply<Again>,
    },
    /// The rematch has been made.
    Next {
        table: String,
        /// The one that counts, if two were made at the same time.
        reply: Reply<String>,
    },
    Log {
        who: Option<Who>,
        reply: Reply<String>,
    },
    Replay {
        who: Option<Who>,
        wished: Eyes,
        reply: Reply<Reel>,
    },
    Fairness {
        who: Option<Who>,
        reply: Reply<Evidence>,
    },
    Components {
        who: Option<Who>,
        reply: Reply<serde_json::Value>,
    },
    Connect {
        connection: Box<Connection>,
        since: Option<u32>,
    },
    Leave {
        connection: u64,
    },
    Up {
        connection: u64,
        id: u32,
        kind: UpKind,
    },
    /// A bot has thought about version `v`.
    Thought {
        v: u32,
        text: String,
    },
    /// A hint is ready.
    Advice {
        connection: u64,
        id: u32,
        v: u32,
        /// `None` if there was no answer.
        advice: Option<wire::Advice>,
    },
    /// It is time for a bot or a clock.
    Wake,
    /// Another process may have changed something.
    Look(News),
    /// One player's seats become another's.
    HandOver {
        from: String,
        to: String,
        reply: Reply<()>,
    },
    /// A player leaves for good.
    Forget {
        player: String,
        reply: Reply<()>,
    },
    /// The host keeps a guest out, or lets one back in.
    Bar {
        who: Who,
        /// Where the host is.
        from: IpAddr,
        bar: wire::Bar,
        reply: Reply<TableInfo>,
    },
    /// The host closes the table to everyone who isn't seated there, or opens it.
    Door {
        who: Who,
        closed: bool,
        reply: Reply<TableInfo>,
    },
    /// The host deletes a chat message.
    Clear {
        who: Who,
        n: u32,
        reply: Reply<()>,
    },
    /// What a player said, for a report; or the player's name here if it is not about a message.
    Said {
        who: Who,
        player: String,
        n: Option<u32>,
        reply: Reply<(String, String)>,
    },
    /// Nobody has come for a very long time.
    Abandon,
    #[cfg(test)]
    Panic,
}
