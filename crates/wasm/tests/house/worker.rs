//! What the worker around a house does: it stores, tells and thinks.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use wasm::{Outcome, Tables};
use wire::{Down, State, TableInfo};

/// A worker that stores tables in memory, where they can be inspected.
pub(crate) struct Worker {
    pub(crate) house: Tables,
    pub(crate) kept: BTreeMap<String, String>,
    /// Every message that a page was sent, in order.
    pub(crate) told: Vec<(u32, String)>,
    /// Why nothing can be stored at the moment.
    pub(crate) broken: Option<&'static str>,
    /// Whether bots answer.
    pub(crate) thinks: bool,
    pub(crate) now: i64,
}

impl Worker {
    pub(crate) fn new() -> Self {
        Self {
            house: Tables::new(catalog::standard()),
            kept: BTreeMap::new(),
            told: Vec::new(),
            broken: None,
            thinks: true,
            now: 1_000,
        }
    }

    /// Does what has to be done, and everything that follows; returns the answer to the request.
    pub(crate) fn settle(&mut self, outcome: Outcome) -> Option<(u16, String)> {
        let mut answer = outcome.answer.map(|answer| (answer.status, answer.body));
        if !outcome.keep.is_empty() {
            let ids: Vec<String> = outcome.keep.iter().map(|kept| kept.id.clone()).collect();
            if let Some(why) = self.broken {
                let refused = self.house.refused(&ids, why);
                answer = refused.answer.as_ref().map(|answer| (answer.status, answer.body.clone()));
                self.told.extend(refused.tell);
                for text in ids.iter().filter_map(|id| self.kept.get(id).cloned()).collect::<Vec<_>>() {
                    let again = self.house.take(&text, self.now);
                    self.settle(again);
                }
                return answer;
            }
            self.kept.extend(outcome.keep.into_iter().map(|kept| (kept.id, kept.text)));
            let stored = self.house.stored(&ids, self.now);
            self.settle(stored);
        }
        if let Some(id) = outcome.forget {
            self.kept.remove(&id);
        }
        self.told.extend(outcome.tell);
        let questions = if self.thinks { outcome.think } else { Vec::new() };
        for question in questions {
            let thought = wasm::think(&question.question);
            let next = self.house.thought(&question.table, &thought, self.now);
            self.settle(next);
        }
        answer
    }

    pub(crate) fn ask(&mut self, method: &str, path: &str, body: &Value) -> (u16, String) {
        let outcome = self.house.ask(method, path, &body.to_string(), "Ann", self.now);
        self.settle(outcome).expect("a door answers")
    }

    pub(crate) fn table(&mut self, body: &Value) -> TableInfo {
        let (status, text) = self.ask("POST", "/tables", body);
        assert_eq!(status, 200, "{text}");
        serde_json::from_str(&text).unwrap()
    }

    pub(crate) fn against_bot(&mut self, game: &str) -> TableInfo {
        self.table(&json!({ "game": game, "seats": [{ "kind": "me" }, { "kind": "bot", "level": "random" }],
            "contribution": "00ff" }))
    }

    pub(crate) fn connect(&mut self, number: u32, table: &str) {
        let outcome = self.house.connect(number, table, None, false, self.now);
        self.settle(outcome);
    }

    pub(crate) fn hear(&mut self, number: u32, request: &Value) {
        let outcome = self.house.hear(number, &request.to_string(), self.now);
        self.settle(outcome);
    }

    /// The state as a page was last told.
    pub(crate) fn state(&self, number: u32) -> (u32, State) {
        let own = self.told.iter().rev().filter(|(one, _)| *one == number);
        let stands = |(_, text): &(u32, String)| match serde_json::from_str(text).unwrap() {
            Down::Sync { v, state, .. } | Down::Step { v, state, .. } => Some((v, *state)),
            _ => None,
        };
        own.into_iter().find_map(stands).expect("a page is told how things stand")
    }

    /// Plays one decision of the person at this page; returns whether there was one.
    pub(crate) fn play(&mut self, number: u32, pick: usize) -> bool {
        let (v, state) = self.state(number);
        match state.turn {
            wire::Turn::Choose { .. } => {
                let text = &state.moves[pick % state.moves.len()];
                self.hear(number, &json!({ "id": v, "kind": "move", "v": v, "text": text, "end": true }));
            }
            wire::Turn::Confirm { .. } => self.hear(number, &json!({ "id": v, "kind": "end", "v": v })),
            wire::Turn::Bot { .. } => panic!("a bot did not answer"),
            wire::Turn::Over => return false,
        }
        true
    }
}
