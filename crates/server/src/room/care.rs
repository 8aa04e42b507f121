//! What a host does to keep a table pleasant.

use std::net::IpAddr;

use wire::{Bar, Down, TableInfo};

use super::{Reply, Room};
use crate::address::household;
use crate::ids;
use crate::store::Change;
use sitting::{Denial, Sitting, Who};

/// How many visitors' addresses are remembered, to keep a removed guest out.
const MOST_HOMES: usize = 1_000;

impl Room {
    /// Whether someone may see this table.
    pub(super) fn enter(&self, who: Option<&Who>) -> Result<(), Denial> {
        self.sitting.may_enter(who.map(|who| who.player.as_str()))
    }

    /// Whether someone from this address may see it. Once a guest is removed, nobody new comes in from the
    /// same address, unless with an account older than that.
    pub(super) async fn let_in(&mut self, who: Option<&Who>, from: IpAddr) -> Result<(), Denial> {
        self.enter(who)?;
        if let Some(since) = self.sitting.keeps_out(who.map(|who| who.player.as_str()), &self.place_of(from))
        {
            let account = match who {
                Some(who) => self.shared.store.account_of(&who.player).await?,
                None => None,
            };
            account.filter(|account| account.created < since).ok_or(Denial::BARRED_HOME)?;
        }
        if let Some(who) = who {
            self.note_home(who, from);
        }
        Ok(())
    }

    /// A visitor's address, as a hash that differs for each table.
    fn place_of(&self, from: IpAddr) -> String {
        ids::hash(&format!("{} {}", self.sitting.id, household(from)))
    }

    fn note_home(&mut self, who: &Who, from: IpAddr) {
        if self.homes.len() >= MOST_HOMES {
            self.homes.clear();
        }
        self.homes.insert(who.player.clone(), household(from));
    }

    /// Removes a guest. The address stays open if the host is there too: at home and in a club everyone
    /// shares one.
    pub(super) async fn bar(&mut self, who: &Who, from: IpAddr, bar: &Bar, reply: Reply<TableInfo>) {
        let home = self.homes.get(&bar.player).copied().filter(|home| *home != household(from));
        let place = home.map(|home| self.place_of(home));
        let change = |sitting: &mut Sitting| sitting.bar(&who.player, &bar.player, bar.barred, place.clone());
        self.change(who, reply, change).await;
        self.see_out();
    }

    pub(super) async fn close_door(&mut self, who: &Who, closed: bool, reply: Reply<TableInfo>) {
        self.change(who, reply, |sitting| sitting.close_door(&who.player, closed)).await;
        self.see_out();
    }

    /// Stores it once; a door that is open stays open.
    pub(super) async fn open_duplicate(&mut self, reply: Reply<()>) {
        let open = |sitting: &mut Sitting| {
            sitting.open_duplicate();
            Ok(())
        };
        let opened = if self.sitting.door.closed { self.change_the_newest(&open).await } else { Ok(()) };
        let _ = reply.send(opened);
    }

    /// Disconnects those who may no longer be here: their socket ends with their queue.
    pub(super) fn see_out(&mut self) {
        let sitting = &self.sitting;
        let before = self.connections.len();
        self.connections.retain(|_, one| sitting.may_enter(one.who().map(|who| who.player.as_str())).is_ok());
        if self.connections.len() != before {
            self.tell_table();
        }
    }

    /// The host, or the player who wrote it, deletes a chat message.
    pub(super) async fn clear(&mut self, who: &Who, n: u32) -> Result<(), Denial> {
        let said = self.chat.iter().find(|message| message.n == n).ok_or(Denial::NO_SUCH_MESSAGE)?;
        if self.sitting.host != who.player && said.player != who.player {
            return Err(Denial::NOT_HOST);
        }
        self.shared.store.apply(Change::ClearChat { table: self.sitting.id.clone(), n }).await?;
        self.forget_chat(n);
        Ok(())
    }

    pub(super) fn forget_chat(&mut self, n: u32) {
        for message in self.chat.iter_mut().filter(|message| message.n == n) {
            message.player.clear();
            message.name.clear();
            message.text.clear();
        }
        for connection in self.connections.values_mut() {
            connection.tell(&Down::Cleared { n });
        }
    }

    /// The name of a player and what they said, as it was shown here.
    pub(super) fn said(&self, player: &str, n: Option<u32>) -> Result<(String, String), Denial> {
        if let Some(n) = n {
            let said = self.chat.iter().find(|message| message.n == n && message.player == player);
            return said.map(|said| (said.name.clone(), said.text.clone())).ok_or(Denial::NO_SUCH_MESSAGE);
        }
        let people = self.sitting.seating.people();
        let named = people.iter().find(|person| person.player == player).map(|person| person.name.clone());
        let heard =
            || self.chat.iter().find(|message| message.player == player).map(|said| said.name.clone());
        named.or_else(heard).map(|name| (name, String::new())).ok_or(Denial::NO_SUCH_MESSAGE)
    }
}
