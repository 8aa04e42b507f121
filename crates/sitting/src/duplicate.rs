//! Duplicate matches: two players get the same deals against the same bot, without seeing each other's play.
//!
//! The tables are closed to everyone else, and no deal is dealt to anyone twice, so nobody learns from one
//! table what comes at the other. The bot thinks with fixed seeds and answers the same moves alike.

use registry::Registry;
use search::Effort;
use table::{Config, Seat, Seed, Viewer, fingerprint};
use wire::{DuplicateDeal, NewDuplicate, NewTable, OnTimeout, SeatWish, Stage};

use crate::{Denial, Sitting, Who, rated};

/// The most deals a match may have.
const MOST_DEALS: u8 = 5;

/// What a deal that was given up counts for, so nobody gives one up instead of losing it by a lot.
const GIVEN_UP: i32 = -1_000;

/// One deal of a match.
#[derive(Clone, Copy, Debug)]
pub struct Deal<'a> {
    pub id: &'a str,
    /// Every deal's chance comes from this.
    pub secret: &'a str,
    /// Which deal, from 0.
    pub number: u8,
}

impl Deal<'_> {
    /// The seed of this deal, which says nothing about those of others.
    fn seed(&self) -> Seed {
        let Self { secret, number, .. } = self;
        let text = format!("durbar duplicate 1\n{secret}\n{number}\n");
        Seed::parse(&fingerprint(&text)).expect("a hash has 64 hex digits")
    }
}

/// The same table for both: the player first, then bots.
fn table_of(wish: &NewDuplicate, seats: usize) -> NewTable {
    let bots = std::iter::repeat_n(SeatWish::Bot { level: wish.level.clone() }, seats - 1);
    NewTable {
        game: wish.game.clone(),
        seats: std::iter::once(SeatWish::Me { name: None }).chain(bots).collect(),
        options: wish.options.clone(),
        components: None,
        clock: wish.clock,
        on_timeout: OnTimeout::Loss,
        listed: false,
        rated: false,
        hints: Some(false),
        contribution: None,
        start: true,
        lesson: None,
        daily: None,
    }
}

/// Why such a match cannot be made.
pub fn check(games: &Registry, wish: &NewDuplicate, by: &Who, now: i64) -> Result<(), Denial> {
    if !(1..=MOST_DEALS).contains(&wish.deals) || (wish.rated && wish.deals > 1) {
        return Err(Denial::DUPLICATE_DEALS);
    }
    let made = Sitting::make_duplicate(games, wish, &Deal { id: "", secret: "", number: 0 }, by, now)?;
    if wish.rated {
        let components = table::ComponentSet::Edition("default".to_owned());
        rated::check_wish(made.game.levels(), &table_of(wish, made.seats()), &components)?;
    }
    Ok(())
}

impl Sitting {
    /// The table of a deal, started at once.
    pub fn make_duplicate(
        games: &Registry,
        wish: &NewDuplicate,
        deal: &Deal<'_>,
        by: &Who,
        now: i64,
    ) -> Result<Self, Denial> {
        let game = games.game(&wish.game).map_err(|_| Denial::NO_SUCH_GAME)?;
        let bad = |error: String| Denial::quoting("bad_setup", "server-bad-setup", error);
        let seats = game.card().seats.0;
        let config = Config { options: wish.options.clone(), ..Config::new(seats) };
        let begun = game.begin(&config, Some(deal.seed())).map_err(|error| bad(error.to_string()))?;
        let mut made = Self::seated(&table_of(wish, seats), by, begun, None, now)?;
        made.terms.duplicate = Some(deal.id.to_owned());
        made.door.closed = true;
        Ok(made)
    }

    /// The effort and seed of the bot in a duplicate match: the same at both tables, and known to nobody.
    pub(crate) fn duplicate_thought(&self) -> Option<(Effort, u64)> {
        self.terms.duplicate.as_ref()?;
        let secret = fingerprint(&format!("durbar duplicate bot 1\n{}\n", self.game.seed()?.reveal()));
        let number = u64::from_str_radix(&secret[..16], 16).ok()?;
        Some((Effort::default(), number ^ u64::from(self.version())))
    }

    /// Opens the table of a decided match to anyone with its link.
    pub fn open_duplicate(&mut self) {
        self.door.closed &= self.terms.duplicate.is_none();
    }

    /// The lead and the result of a deal that is over, as they are stored.
    pub(crate) fn deal_over(&self) -> Option<(i64, String)> {
        self.terms.duplicate.as_ref().filter(|_| self.is_open())?;
        let result = self.deal_result();
        Some((result.lead.into(), crate::stored::json(&result)))
    }

    fn deal_result(&self) -> DuplicateDeal {
        let (own, scores) = (Seat::new(0), self.game.scores());
        let others = Seat::all(self.seats()).filter(|seat| *seat != own).map(|seat| scores[seat].score);
        let given_up =
            self.stage == Stage::Abandoned || self.game.fallen() == Some(own) || !self.is_person(own);
        let lead = scores[own].score - others.max().unwrap_or_default();
        DuplicateDeal {
            table: self.id.clone(),
            lead: if given_up { GIVEN_UP } else { lead },
            given_up,
            label: self.game.tell_score(own, Viewer::Spectator).into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use table::Turn;
    use wire::TakeBack;

    use super::*;

    fn wish(rated: bool, deals: u8) -> NewDuplicate {
        let wish = serde_json::json!({ "game": "jaipur", "level": "easy", "deals": deals, "rated": rated });
        serde_json::from_value(wish).unwrap()
    }

    fn made(secret: &str, number: u8) -> Sitting {
        let who = Who { player: "ann".into(), name: "Ann".into(), program: false };
        let deal = Deal { id: "some", secret, number };
        Sitting::make_duplicate(&catalog::standard(), &wish(false, 2), &deal, &who, 1).unwrap()
    }

    #[test]
    fn the_same_deal_is_dealt_and_answered_alike() {
        let (one, two) = (made("s", 0), made("s", 0));
        assert_eq!(one.game.position(), two.game.position());
        assert_eq!(one.settled_thought(), two.settled_thought());
        assert_ne!(one.settled_thought(), made("t", 0).settled_thought(), "nobody knows it beforehand");
        assert_ne!(one.game.log().header.commitment, made("s", 1).game.log().header.commitment);
    }

    #[test]
    fn nobody_else_may_look_and_the_player_cannot_open_the_door() {
        let mut sitting = made("s", 0);
        assert_eq!(sitting.may_enter(Some("ben")), Err(Denial::DOOR_CLOSED));
        assert_eq!(sitting.close_door("ann", false), Err(Denial::DUPLICATE_CLOSED));
        assert_eq!(sitting.deal_over(), None);
        sitting.resign("ann").unwrap();
        let (lead, _) = sitting.deal_over().expect("it is over");
        assert_eq!(lead, i64::from(GIVEN_UP), "and giving up is worse than losing");
        assert_eq!(sitting.may_enter(Some("ben")), Err(Denial::DOOR_CLOSED), "still, until both are done");
        sitting.open_duplicate();
        assert_eq!(sitting.may_enter(Some("ben")), Ok(()));
    }

    /// Otherwise the two would no longer play the same deal: what is drawn after a take-back is drawn anew.
    #[test]
    fn a_turn_that_is_over_cannot_be_taken_back() {
        let own = |sitting: &Sitting| sitting.game.turn() == Turn::Seat { seat: Seat::new(0) };
        let mut sitting =
            (0..20).map(|number| made("s", number)).find(own).expect("the player begins some deal");
        let first = sitting.game.moves()[0].text.clone();
        sitting.play("ann", sitting.version(), &first, true).expect("a listed move is legal");
        assert_eq!(sitting.take_back(Seat::new(0)), TakeBack::No);
        assert_eq!(sitting.ask_back("ann", sitting.version()), Err(Denial::NO_TAKEBACK));
    }

    #[test]
    fn only_a_match_that_can_be_played_is_made() {
        let who = Who { player: "ann".into(), name: "Ann".into(), program: false };
        let code =
            |wish: &NewDuplicate| check(&catalog::standard(), wish, &who, 1).map_err(|denial| denial.code);
        assert_eq!(code(&wish(false, 5)), Ok(()));
        assert_eq!(code(&wish(false, 0)), Err("bad_setup"));
        assert_eq!(code(&wish(false, 6)), Err("bad_setup"));
        assert_eq!(code(&wish(true, 2)), Err("bad_setup"));
        assert_eq!(code(&wish(true, 1)), Err("rated_clock"));
        assert_eq!(code(&NewDuplicate { level: "nobody".into(), ..wish(false, 1) }), Err("unknown_level"));
        assert_eq!(code(&NewDuplicate { game: "chess".into(), ..wish(false, 1) }), Err("not_found"));
    }
}
