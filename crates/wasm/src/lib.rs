//! Tables and bots in a browser's own workers: what a server does for a table, without a server.
//!
//! [`House`] is for the worker that holds the tables, [`think`], [`analyse`] and [`levels`] for those that
//! think, so nobody waits for a bot to see a move; [`Engine`] speaks the engine protocol. All of them take and return
//! JSON. They have no clock and no storage: the worker tells them the time, stores what has to be stored, and
//! only then is anyone told.
//!
//! The page gets what a server would send it, and nothing else: the view of the player at the screen.

mod daily;
mod doors;
mod house;
mod kept;
mod outcome;
mod records;
mod room;
mod thought;

pub use house::House as Tables;
pub use kept::{Kept, VERSION};
pub use outcome::{Answer, Outcome};

use std::cell::RefCell;

use serde::Serialize;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// The tables of this browser.
#[wasm_bindgen]
pub struct House(Tables);

#[wasm_bindgen]
#[expect(clippy::needless_pass_by_value, reason = "JavaScript hands lists over by value")]
impl House {
    /// A house with all games and no tables.
    #[wasm_bindgen(constructor)]
    #[expect(clippy::new_without_default, reason = "it is made from JavaScript")]
    pub fn new() -> Self {
        Self(Tables::new(catalog::standard()))
    }

    /// Loads a table as stored, or as another page has changed it.
    pub fn take(&mut self, kept: &str, now: f64) -> String {
        written(&self.0.take(kept, now as i64))
    }

    /// Whether a table is loaded.
    pub fn has(&self, table: &str) -> bool {
        self.0.has(table)
    }

    /// A request to one of the routes, from a player with this name.
    pub fn ask(&mut self, method: &str, path: &str, body: &str, name: &str, now: f64) -> String {
        written(&self.0.ask(method, path, body, name, now as i64))
    }

    /// Everything stored, as one text for export.
    pub fn pack(&self, kept: Vec<String>) -> String {
        self.0.pack(&kept)
    }

    /// The tables in such a text, ready to be stored.
    pub fn unpack(&self, text: &str) -> String {
        written(&self.0.unpack(text))
    }

    /// A page connects to a table.
    pub fn connect(
        &mut self,
        connection: u32,
        table: &str,
        since: Option<u32>,
        calm: bool,
        now: f64,
    ) -> String {
        written(&self.0.connect(connection, table, since, calm, now as i64))
    }

    /// A page disconnects.
    pub fn leave(&mut self, connection: u32) {
        self.0.leave(connection);
    }

    /// A message over a connection.
    pub fn hear(&mut self, connection: u32, text: &str, now: f64) -> String {
        written(&self.0.hear(connection, text, now as i64))
    }

    /// A thought about a table is finished.
    pub fn thought(&mut self, table: &str, answer: &str, now: f64) -> String {
        written(&self.0.thought(table, answer, now as i64))
    }

    /// It is time to check the clocks of a table.
    pub fn wake(&mut self, table: &str, now: f64) -> String {
        written(&self.0.wake(table, now as i64))
    }

    /// What had to be stored of these tables is stored.
    pub fn stored(&mut self, tables: Vec<String>, now: f64) -> String {
        written(&self.0.stored(&tables, now as i64))
    }

    /// It could not be stored: `full`, `stale` or `trouble`. The table has to be loaded again as it was
    /// stored before.
    pub fn refused(&mut self, tables: Vec<String>, code: &str) -> String {
        written(&self.0.refused(&tables, code))
    }
}

fn written(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("what is told is plain data")
}

/// Lets a bot think about a question that a [`House`] asked.
#[wasm_bindgen]
pub fn think(question: &str) -> String {
    thought::think(&catalog::standard(), question)
}

/// How the levels fare on a day's deal, as JSON; empty where there is none.
#[wasm_bindgen]
pub fn levels(game: &str, date: &str) -> String {
    let found = daily::levels(&catalog::standard(), game, date);
    found.map(|results| written(&results)).unwrap_or_default()
}

thread_local! {
    static PROGRESS: RefCell<Option<js_sys::Function>> = const { RefCell::new(None) };
}

/// Tells luck from skill in a stored match that is over, as JSON; empty if there is nothing to tell.
/// `progress` is called with how many moments are done and how many there are.
#[wasm_bindgen]
pub fn analyse(kept: &str, progress: js_sys::Function) -> String {
    PROGRESS.set(Some(progress));
    let found = thought::analyse(&catalog::standard(), kept, &|done, all| {
        PROGRESS.with_borrow(|progress| {
            let numbers = (JsValue::from(done as u32), JsValue::from(all as u32));
            // A page that no longer listens is no reason to stop.
            progress.as_ref().map(|tell| tell.call2(&JsValue::NULL, &numbers.0, &numbers.1))
        });
        true
    });
    PROGRESS.set(None);
    found.map(|analysis| written(&analysis)).unwrap_or_default()
}

/// A conversation in the engine protocol.
#[wasm_bindgen]
pub struct Engine(engine::Session);

#[wasm_bindgen]
impl Engine {
    /// A session with all games, none of them started.
    #[wasm_bindgen(constructor)]
    #[expect(clippy::new_without_default, reason = "it is made from JavaScript")]
    pub fn new() -> Self {
        Self(engine::Session::new(catalog::standard(), None))
    }

    /// Answers one request.
    pub fn ask(&mut self, line: &str) -> String {
        engine::handle(&mut self.0, line.as_bytes()).0.to_string()
    }
}
