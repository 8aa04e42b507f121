//! Starting a new game, or resuming a saved one.

use std::collections::BTreeSet;

use anyhow::{Result, anyhow, ensure};
use registry::{AnyMatch, Registry};
use table::{Contribution, Seat, Seed};
use words::Words;

use super::Session;
use crate::play::save::{Player, Saved, Slot};

impl Session {
    /// Starts a game that has just been set up. If the seed is secret, the person at the screen mixes in
    /// random bytes.
    pub(crate) fn begin(
        mut game: Box<dyn AnyMatch>,
        players: Vec<Player>,
        words: Words,
        slot: Option<Slot>,
        number: Option<u64>,
    ) -> Result<Self> {
        let human = Seat::all(players.len()).find(|seat| players[seat.index()].bot.is_none());
        if let (Some(seat), None) = (human, number) {
            let mut bytes = vec![0; 16];
            getrandom::fill(&mut bytes).map_err(|error| anyhow!("no random bytes: {error}"))?;
            game.contribute(Contribution { seat, bytes }).map_err(|reason| anyhow!(reason))?;
        }
        if let Some(slot) = &slot {
            slot.begin(game.seed(), &players)?;
            slot.keep(game.log())?;
        }
        Ok(Self::seated(game, players, words, slot, number))
    }

    pub(crate) fn resume(
        games: &Registry,
        saved: Saved,
        words: Words,
        slot: Slot,
        number: Option<u64>,
    ) -> Result<Self> {
        let mut game = games.load(&saved.log)?;
        let levels = game.levels();
        let known = |player: &Player| player.bot.as_deref().is_none_or(|level| levels.contains(&level));
        ensure!(saved.players.iter().all(known), "the saved game names an unknown bot; --new abandons it");
        game.unseal(saved.seed).map_err(|reason| anyhow!(reason))?;
        Ok(Self::seated(game, saved.players, words, Some(slot), number))
    }

    fn seated(
        game: Box<dyn AnyMatch>,
        players: Vec<Player>,
        words: Words,
        slot: Option<Slot>,
        number: Option<u64>,
    ) -> Self {
        let words = words.named(players.iter().map(|player| player.name.clone()).collect());
        let mut this = Self {
            game,
            players,
            words,
            slot,
            number,
            eyes: None,
            offers: Vec::new(),
            undoable: 0,
            forced: BTreeSet::new(),
            trouble: None,
            finished: None,
        };
        let humans = this.humans();
        if humans.len() == 1 {
            this.eyes = humans.first().copied();
        }
        this.advance();
        this
    }
}

/// A seed of random bytes from the system.
pub(crate) fn secret_seed() -> Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| anyhow!("no random bytes: {error}"))?;
    Ok(Seed::new(bytes))
}
