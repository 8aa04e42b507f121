//! What a room does with each request.

use table::Seat;
use tokio::time::Instant;
use wire::{Chat, Down, SitDown, TableInfo, UpKind};

use super::{Ask, Reply, Room};
use crate::ids;
use crate::store::{Change, StoreError};
use sitting::{Answer, Denial, Sitting, Who, tell};

/// How many hints one person may have in progress.
const HINTS_AT_A_TIME: usize = 2;

/// Messages that a room remembers for newcomers.
const REMEMBERED: usize = 50;

/// Who asks over the socket, and under which number.
#[derive(Clone, Copy)]
struct Asker<'a> {
    who: Option<&'a Who>,
    connection: u64,
    id: u32,
}

impl Room {
    pub(super) async fn answer(&mut self, ask: Ask) {
        self.sitting.tick(ids::now());
        match ask {
            Ask::Up { connection, id, kind } => self.hear(connection, id, kind).await,
            // Boxed, so that a room's task does not always carry the space that the largest of these needs.
            rare => Box::pin(self.carry_out(rare)).await,
        }
    }

    async fn carry_out(&mut self, ask: Ask) {
        match ask {
            Ask::Info { who, reply } => {
                answer(reply, self.enter(who.as_ref()).map(|()| self.info(who.as_ref())));
            }
            Ask::IsThere { player, reply } => answer(reply, Ok(self.connected().contains(&player))),
            Ask::Daily { reply } => answer(reply, Ok(self.sitting.daily_result())),
            Ask::OpenDuplicate { reply } => self.open_duplicate(reply).await,
            Ask::Enter { who, from, reply } => answer(reply, self.let_in(who.as_ref(), from).await),
            Ask::Bar { who, from, bar, reply } => self.bar(&who, from, &bar, reply).await,
            Ask::Door { who, closed, reply } => self.close_door(&who, closed, reply).await,
            Ask::Clear { who, n, reply } => answer(reply, self.clear(&who, n).await),
            Ask::Said { who, player, n, reply } => {
                answer(reply, self.enter(Some(&who)).and_then(|()| self.said(&player, n)));
            }
            Ask::Sit { who, wish, reply } => self.seat(&who, &wish, reply).await,
            Ask::Stand { who, reply } => {
                self.change(&who, reply, |sitting| sitting.stand(&who.player)).await;
            }
            Ask::ChangeSeat { who, change, reply } => {
                self.change(&who, reply, |sitting| sitting.change_seat(&who, &change)).await;
            }
            Ask::Start { who, reply } => {
                self.change(&who, reply, |sitting| sitting.start(&who.player)).await;
            }
            Ask::Close { who, reply } => {
                self.change(&who, reply, |sitting| sitting.close(&who.player)).await;
            }
            Ask::Again { who, wish, reply } => answer(reply, self.sitting.again(&who.player, &wish)),
            Ask::Next { table, reply } => answer(reply, self.go_on_at(table).await),
            Ask::Log { who, reply } => {
                let log = |()| self.sitting.log_for(self.viewer_of(who.as_ref()));
                answer(reply, self.enter(who.as_ref()).map(log));
            }
            Ask::Replay { who, wished, reply } => {
                let wished = self.viewer_through(wished, who.as_ref());
                let own = self.viewer_of(who.as_ref());
                let reel = wished.and_then(|wished| self.sitting.reel(own, wished));
                answer(reply, self.enter(who.as_ref()).and(reel));
            }
            Ask::Fairness { who, reply } => {
                answer(reply, self.enter(who.as_ref()).map(|()| self.sitting.evidence()));
            }
            Ask::Components { who, reply } => {
                let components = |()| tell::components(self.sitting.game.as_ref());
                answer(reply, self.enter(who.as_ref()).map(components));
            }
            Ask::Connect { connection, since } => {
                // It comes from another process, and has seen more there than this one has.
                if since.is_some_and(|since| since > self.sitting.version()) {
                    self.catch_up_with_others().await;
                }
                if self.enter(connection.who()).is_err() {
                    return;
                }
                self.welcome(*connection, since);
                // Someone who comes to watch bots play makes them go on, here.
                self.ours |= self.sitting.is_of_bots();
                self.announce().await;
            }
            Ask::Leave { connection } => {
                self.connections.remove(&connection);
                self.tell_table();
                self.announce().await;
            }
            Ask::Up { connection, id, kind } => self.hear(connection, id, kind).await,
            Ask::Thought { v, text } => self.bot_has_thought(v, &text).await,
            Ask::Advice { connection, id, v, advice } => {
                let message = match advice {
                    Some(advice) => Down::Hint { id, v, advice },
                    None => Denial::TROUBLE.to(id),
                };
                if let Some(connection) = self.connections.get_mut(&connection) {
                    connection.tell(&message);
                }
            }
            Ask::Wake => {
                self.ours = true;
                self.let_clock_fall().await;
            }
            Ask::Look(news) => self.look(&news).await,
            Ask::HandOver { from, to, reply } => {
                let change = |sitting: &mut Sitting| {
                    sitting.hand_over(&from, &to);
                    Ok(())
                };
                answer(reply, self.change_the_newest(&change).await);
            }
            Ask::Forget { player, reply } => {
                answer(reply, self.change_the_newest(&|sitting: &mut Sitting| sitting.forget(&player)).await);
            }
            Ask::Abandon => {
                self.sitting.abandon();
                let _ = self.store_and_tell().await;
            }
            #[cfg(test)]
            Ask::Panic => panic!("a test panics on purpose"),
        }
    }

    /// Notes where the rematch is; the first one made counts.
    async fn go_on_at(&mut self, table: String) -> Result<String, Denial> {
        let first = self.sitting.next.is_none();
        let next = self.sitting.next.get_or_insert(table).clone();
        if first {
            self.store_and_tell().await?;
        }
        Ok(next)
    }

    /// Seats a player; at a rated table, only those with an account.
    async fn seat(&mut self, who: &Who, wish: &SitDown, reply: Reply<TableInfo>) {
        if self.sitting.terms.rated {
            match self.shared.store.account_of(&who.player).await {
                Ok(Some(_)) => {}
                Ok(None) => return answer(reply, Err(Denial::NEEDS_ACCOUNT)),
                Err(error) => return answer(reply, Err(error.into())),
            }
        }
        self.change(who, reply, |sitting| sitting.sit(who, wish)).await;
    }

    /// Changes the table, stores it, tells everyone, answers.
    pub(super) async fn change(
        &mut self,
        who: &Who,
        reply: Reply<TableInfo>,
        change: impl Fn(&mut Sitting) -> Result<(), Denial>,
    ) {
        let result = self.change_the_newest(&change).await;
        // A spectator may have a seat now.
        self.announce().await;
        answer(reply, result.map(|()| self.info(Some(who))));
    }

    /// If another process has changed the table meanwhile, that may allow the request, or require trying
    /// again.
    pub(super) async fn change_the_newest(
        &mut self,
        change: &impl Fn(&mut Sitting) -> Result<(), Denial>,
    ) -> Result<(), Denial> {
        let result = self.try_change(change).await;
        if result == Err(Denial::STALE) || (result.is_err() && self.catch_up_with_others().await) {
            return self.try_change(change).await;
        }
        result
    }

    async fn try_change(
        &mut self,
        change: &impl Fn(&mut Sitting) -> Result<(), Denial>,
    ) -> Result<(), Denial> {
        change(&mut self.sitting)?;
        self.store_and_tell().await
    }

    async fn bot_has_thought(&mut self, v: u32, text: &str) {
        if self.thinking != Some(v) {
            return;
        }
        if Instant::now() < self.not_before {
            return self.bot_waits(v, text);
        }
        self.thinking = None;
        let before = self.sitting.version();
        if !self.sitting.bot_plays(v, text) {
            tracing::error!(table = self.sitting.id, text, "a bot answered with a move that is not legal");
        }
        if self.sitting.version() != before {
            // On failure the table was read again, and the bot thinks again.
            let _ = self.store_and_tell().await;
        }
    }

    /// The thought comes back when people have had time to follow.
    fn bot_waits(&self, v: u32, text: &str) {
        let (mailbox, text, until) = (self.mailbox.clone(), text.to_owned(), self.not_before);
        tokio::spawn(async move {
            tokio::time::sleep_until(until).await;
            if let Some(mailbox) = mailbox.upgrade() {
                let _ = mailbox.send(Ask::Thought { v, text }).await;
            }
        });
    }

    /// A client's request over the socket. Whatever happens, the client is answered.
    async fn hear(&mut self, connection: u64, id: u32, kind: UpKind) {
        let Some(who) = self.connections.get(&connection).map(|one| one.who().cloned()) else { return };
        let asker = Asker { who: who.as_ref(), connection, id };
        let message = match self.grant_on_the_newest(asker, kind).await {
            Ok(Some(message)) => message,
            Ok(None) => return,
            Err(denial) => denial.to(id),
        };
        if let Some(connection) = self.connections.get_mut(&connection) {
            connection.tell(&message);
        }
    }

    /// Nobody is refused because this process hasn't heard what another one stored.
    async fn grant_on_the_newest(&mut self, asker: Asker<'_>, kind: UpKind) -> Result<Option<Down>, Denial> {
        let again = self.shared.store.is_shared().then(|| Box::new(kind.clone()));
        match (self.grant(asker, kind).await, again) {
            (Err(denial), Some(kind)) => Box::pin(self.grant_after_all(asker, *kind, denial)).await,
            (result, _) => result,
        }
    }

    /// Tries again what was refused, if another process had stored something new. What no news can change is not
    /// looked for.
    async fn grant_after_all(
        &mut self,
        asker: Asker<'_>,
        kind: UpKind,
        denial: Denial,
    ) -> Result<Option<Down>, Denial> {
        let for_good = [Denial::BAD_TEXT, Denial::BUSY, Denial::NO_HINTS];
        if asker.who.is_none() || for_good.contains(&denial) {
            return Err(denial);
        }
        if self.catch_up_with_others().await { self.grant(asker, kind).await } else { Err(denial) }
    }

    /// The answer to a request; none if it comes later.
    async fn grant(&mut self, asker: Asker<'_>, kind: UpKind) -> Result<Option<Down>, Denial> {
        // Nothing large is held while the change is stored.
        let said = match self.sitting.answer(asker.who, asker.id, kind)? {
            Answer::Told(message) => return Ok(Some(message)),
            Answer::Hint(seat) => return self.hint(asker, seat).map(|()| None),
            Answer::Said(message) => Some(Box::new(message)),
            Answer::Changed => None,
        };
        match said {
            Some(message) => Box::pin(self.say(*message)).await?,
            None => self.keep().await?,
        }
        Ok(Some(self.sitting.accepted(asker.id)))
    }

    /// A person has changed the game.
    async fn keep(&mut self) -> Result<(), Denial> {
        self.last_bot = None;
        self.store_and_tell().await
    }

    fn hint(&self, Asker { who, connection, id }: Asker<'_>, seat: Seat) -> Result<(), Denial> {
        let player = &who.ok_or(Denial::NOT_SEATED)?.player;
        if self.shared.thinkers.waiting(player) >= HINTS_AT_A_TIME {
            return Err(Denial::BUSY);
        }
        self.advise(connection, id, seat, player)
    }

    async fn say(&mut self, mut message: Chat) -> Result<(), Denial> {
        message.n = self.next_chat;
        if self.store_chat(&message).await.is_err() {
            // The number may be taken by a message from elsewhere.
            self.listen().await;
            message.n = self.next_chat;
            self.store_chat(&message).await.map_err(|_| Denial::TROUBLE)?;
        }
        self.next_chat += 1;
        self.tell_chat(&message);
        self.chat.push(message);
        let spare = self.chat.len().saturating_sub(REMEMBERED);
        self.chat.drain(..spare);
        Ok(())
    }

    async fn store_chat(&mut self, message: &Chat) -> Result<(), StoreError> {
        let change = Change::Chat { table: self.sitting.id.clone(), message: message.clone() };
        self.shared.store.apply(change).await
    }
}

/// If nobody is waiting any more, the answer is lost, and that is fine.
fn answer<T>(reply: Reply<T>, result: Result<T, Denial>) {
    let _ = reply.send(result);
}
