//! A client at a table: what it is sent, and what happens when it cannot keep up.

use std::cell::RefCell;

use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use table::Viewer;
use tokio::sync::mpsc;
use wire::Down;

use super::Room;
use sitting::Who;

/// Messages that may wait for a client. One that falls further behind gets the whole state again.
pub(crate) const OUTBOX: usize = 64;

/// Where a client's messages go.
pub(crate) type Outbox = mpsc::Sender<Utf8Bytes>;

/// A client at a table.
#[derive(Debug)]
pub(crate) struct Connection {
    pub(crate) number: u64,
    who: Option<Who>,
    out: Outbox,
    viewer: Viewer,
    /// Messages had to be left out.
    behind: bool,
    muted: Vec<String>,
    /// Whether someone here wants bots to take their time.
    calm: bool,
}

impl Connection {
    pub(crate) const fn new(number: u64, who: Option<Who>, out: Outbox, muted: Vec<String>) -> Self {
        Self { number, who, out, viewer: Viewer::Spectator, behind: false, muted, calm: false }
    }

    /// The same, for someone who wants bots to take their time, or not.
    pub(crate) fn calm(self, calm: bool) -> Self {
        Self { calm, ..self }
    }

    /// Whether a player at the table follows it here and wants bots to take their time.
    pub(super) fn follows(&self) -> bool {
        self.calm && self.viewer != Viewer::Spectator
    }

    pub(super) const fn is_behind(&self) -> bool {
        self.behind
    }

    pub(super) fn is_of(&self, player: &str) -> bool {
        self.who.as_ref().is_some_and(|who| who.player == player)
    }

    pub(super) const fn who(&self) -> Option<&Who> {
        self.who.as_ref()
    }

    /// Queues a message; if the queue is full, the client counts as behind.
    pub(super) fn send(&mut self, text: Utf8Bytes) {
        if self.behind || self.out.try_send(text).is_err() {
            self.behind = true;
        }
    }

    pub(super) fn tell(&mut self, message: &Down) {
        self.send(as_text(message));
    }

    /// What this client may read of some messages. Those without a text were deleted with their author.
    fn readable(&self, messages: &[wire::Chat]) -> Vec<wire::Chat> {
        let readable =
            |message: &&wire::Chat| !message.text.is_empty() && !self.muted.contains(&message.player);
        messages.iter().filter(readable).cloned().collect()
    }
}

thread_local! {
    /// Where a thread writes its messages, one after another, so the buffer need not grow for each of them.
    static DESK: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// A desk is cut back to this after a larger message, such as the whole story of a long match.
const DESK_SIZE: usize = 64 * 1024;

/// The message as text that takes only the room it needs, since many may be waiting for a slow client.
fn as_text(message: &Down) -> Utf8Bytes {
    DESK.with_borrow_mut(|desk| {
        serde_json::to_writer(&mut *desk, message).expect("messages are plain data");
        let text = Bytes::copy_from_slice(desk).try_into().expect("JSON is text");
        desk.clear();
        desk.shrink_to(DESK_SIZE);
        text
    })
}

impl Room {
    /// A client arrives: it gets the table, then what it missed or everything, then the chat.
    pub(super) fn welcome(&mut self, mut connection: Connection, since: Option<u32>) {
        let who = connection.who.clone();
        connection.viewer =
            self.sitting.viewer_for(who.as_ref().map(|who| who.player.as_str()), Viewer::Spectator);
        let number = connection.number;
        self.connections.insert(number, connection);
        self.tell_table();
        let first = self.sitting.greeting(since, self.connections[&number].viewer);
        let messages = self.connections[&number].readable(&self.chat);
        let Some(connection) = self.connections.get_mut(&number) else { return };
        connection.tell(&first);
        connection.tell(&Down::Chat { messages });
    }

    /// Tells everyone what happened since a version, and the table's new state if it has changed.
    pub(super) fn tell_step(&mut self, from: u32) {
        if !self.told.as_ref().is_some_and(|told| self.sitting.is_still(told)) {
            self.tell_table();
        }
        self.tell_each(|room, viewer| room.sitting.step(from, viewer));
    }

    /// A message that is the same for several viewers is made once.
    fn tell_each(&mut self, message: impl Fn(&Self, Viewer) -> Down) {
        let mut made: Vec<(Viewer, Utf8Bytes)> = Vec::new();
        let mut connections = std::mem::take(&mut self.connections);
        for connection in connections.values_mut() {
            let player = connection.who.as_ref().map(|who| who.player.as_str());
            connection.viewer = self.sitting.viewer_for(player, connection.viewer);
            let viewer = connection.viewer;
            if made.iter().all(|(known, _)| *known != viewer) {
                made.push((viewer, as_text(&message(self, viewer))));
            }
            let known = made.iter().find(|(known, _)| *known == viewer);
            connection.send(known.expect("it was made just now").1.clone());
        }
        self.connections = connections;
    }

    /// How many are watching without a seat.
    pub(super) fn watchers(&self) -> u32 {
        let seated = |one: &Connection| {
            one.who.as_ref().is_some_and(|who| !self.sitting.seating.of(&who.player).is_empty())
        };
        self.connections.values().filter(|one| !seated(one)).count() as u32
    }

    pub(super) fn tell_table(&mut self) {
        self.told = Some(self.sitting.around());
        let there = self.connected();
        let connected = |player: &str| there.iter().any(|one| one == player);
        let watchers = self.watchers();
        let mut connections = std::mem::take(&mut self.connections);
        for connection in connections.values_mut() {
            let player = connection.who.as_ref().map(|who| who.player.as_str());
            let info = self.sitting.info(player, &connected);
            let table = Box::new(wire::TableInfo { watchers, ..info });
            connection.tell(&Down::Table { table });
        }
        self.connections = connections;
    }

    /// Clients that fell behind and can take messages again get the whole state.
    pub(super) fn catch_up(&mut self) {
        let ready = |one: &Connection| one.behind && one.out.capacity() > OUTBOX / 2;
        let numbers: Vec<u64> =
            self.connections.values().filter(|one| ready(one)).map(|one| one.number).collect();
        for number in numbers {
            let sync = self.sitting.sync(self.connections[&number].viewer);
            let info = self.info(self.connections[&number].who.clone().as_ref());
            if let Some(connection) = self.connections.get_mut(&number) {
                connection.behind = false;
                connection.tell(&Down::Table { table: Box::new(info) });
                connection.tell(&sync);
            }
        }
    }

    /// Passes on a chat message, except to those who muted its author.
    pub(super) fn tell_chat(&mut self, message: &wire::Chat) {
        for connection in self.connections.values_mut() {
            let messages = connection.readable(std::slice::from_ref(message));
            if !messages.is_empty() {
                connection.tell(&Down::Chat { messages });
            }
        }
    }
}
