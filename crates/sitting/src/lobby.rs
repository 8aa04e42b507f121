//! Before the game: making a table, sitting down, standing up, starting; and the rematch afterwards.

use std::collections::BTreeSet;

use registry::{AnyMatch, Lesson, Registry};
use table::{ComponentSet, Config, Contribution, Seat};
use wire::{ChangeSeat, LessonWish, NewTable, Rematch, SeatWish, SitDown, Stage};

use crate::{Chair, Denial, Person, Seating, Who, ids, tell};
use crate::{Sitting, Terms, daily, lesson, rated};

/// The settings for a rematch, with the player each open seat is reserved for.
#[derive(Debug)]
pub struct Again {
    /// The table to be made.
    pub new: NewTable,
    /// The player each seat is reserved for.
    pub kept: Vec<Option<Who>>,
}

impl Sitting {
    /// Makes a table. Its secret seed exists from here on, and its commitment is public.
    pub fn make(
        games: &Registry,
        new: &NewTable,
        by: &Who,
        components: ComponentSet,
        now: i64,
    ) -> Result<Self, Denial> {
        let bad = |error: String| Denial::quoting("bad_setup", "server-bad-setup", error);
        if let Some(wish) = &new.lesson {
            return Self::make_lesson(games, new, wish, by, now);
        }
        if let Some(date) = &new.daily {
            let (new, game) = daily::made(games, new, date, now)?;
            return Self::seated(&new, by, game, None, now);
        }
        let game = games.game(&new.game).map_err(|error| bad(error.to_string()))?;
        if new.rated {
            rated::check_wish(game.levels(), new, &components)?;
        }
        let options = new.options.clone();
        let config = Config { options, components, ..Config::new(new.seats.len()) };
        let seed = table::Seed::new(ids::random());
        let game = game.begin(&config, Some(seed)).map_err(|error| bad(error.to_string()))?;
        Self::seated(new, by, game, None, now)
    }

    /// Makes the table of a lesson and starts it, as far along as the learner had come.
    fn make_lesson(
        games: &Registry,
        new: &NewTable,
        wish: &LessonWish,
        by: &Who,
        now: i64,
    ) -> Result<Self, Denial> {
        let bad = |error: String| Denial::quoting("bad_setup", "server-bad-setup", error);
        let game = games.game(&new.game).map_err(|error| bad(error.to_string()))?;
        let lesson = lesson::named(games, &new.game, &wish.name).ok_or(Denial::NO_SUCH_LESSON)?;
        let seed = table::Seed::new(ids::random());
        let begun = lesson.sit_down(game, Some(seed), wish.step as usize).map_err(bad)?;
        let mut made = Self::seated(&lesson::table_of(&lesson, new), by, begun, Some(lesson), now)?;
        made.go_to_step(wish)?;
        Ok(made)
    }

    /// The table for a match that has started.
    pub(crate) fn seated(
        new: &NewTable,
        by: &Who,
        game: Box<dyn AnyMatch>,
        lesson: Option<Lesson>,
        now: i64,
    ) -> Result<Self, Denial> {
        let contribution = checked_contribution(new.contribution.as_deref())?;
        let chairs = new.seats.iter().map(|wish| chair_for(wish, game.levels(), by, contribution.as_deref()));
        let seating = Seating(chairs.collect::<Result<_, _>>()?);
        let clock = new.clock.map(checked_clock).transpose()?;
        let stand_in = !tell::stand_ins(&tell::components(game.as_ref())).is_empty();
        let terms = Terms {
            options: game.log().header.options.clone(),
            components: new.components.clone().unwrap_or_else(|| "default".to_owned()),
            stand_in,
            clock,
            on_timeout: new.on_timeout,
            rated: new.rated,
            hints: new.hints.unwrap_or_else(|| !new.rated && is_alone(&seating)),
            lesson: lesson.as_ref().map(|lesson| lesson.name.clone()),
            daily: new.daily.clone(),
            duplicate: None,
        };
        let begun = Self::fresh(game, terms, seating, &by.player, now);
        let mut made = Self { listed: new.listed, lesson, ..begun };
        if new.start {
            made.start(&by.player)?;
        }
        Ok(made)
    }

    /// Sits down, or moves to another seat.
    pub fn sit(&mut self, who: &Who, wish: &SitDown) -> Result<(), Denial> {
        let player = who.player.as_str();
        self.must_be_open()?;
        self.may_enter(Some(player))?;
        let contribution = checked_contribution(wish.contribution.as_deref())?;
        let first_open = || self.seating.first_for(player);
        let index = wish.seat.map(usize::from).or_else(first_open).ok_or(Denial::SEAT_TAKEN)?;
        let chair = self.seating.0.get(index).ok_or(Denial::NO_SUCH_SEAT)?;
        let before = self.seating.of(player).first().map(|&seat| usize::from(seat));
        // A player who takes their own seat again sits there under their current name.
        if before != Some(index) && !chair.is_open_to(player) {
            return Err(if chair.is_open() { Denial::SEAT_KEPT } else { Denial::SEAT_TAKEN });
        }
        let was_kept = chair.kept.is_some();
        let own = before.and_then(|before| self.seating.0[before].person.take());
        let contribution = contribution.or_else(|| own.and_then(|person| person.contribution));
        let name = self.name_here(player, &who.name);
        let person = Person { player: player.to_owned(), name, contribution, program: who.program };
        self.seating.0[index].person = Some(person);
        self.reseat();
        // At a rematch everyone has agreed by sitting down.
        if was_kept && self.seating.is_full() { self.start(&self.host.clone()) } else { Ok(()) }
    }

    /// Leaves every seat; the table passes to another player, or is abandoned if nobody is left.
    pub fn stand(&mut self, player: &str) -> Result<(), Denial> {
        self.must_be_open()?;
        let seats = self.seating.of(player);
        if seats.is_empty() {
            return Err(Denial::NOT_SEATED);
        }
        for seat in seats {
            self.seating.0[usize::from(seat)] = Chair::default();
        }
        if self.host == player {
            match self.seating.people().first() {
                Some(heir) => self.host = heir.player.clone(),
                None => self.stage = Stage::Abandoned,
            }
        }
        self.reseat();
        Ok(())
    }

    /// The host changes who sits in a seat.
    pub fn change_seat(&mut self, by: &Who, change: &ChangeSeat) -> Result<(), Denial> {
        self.must_be_open()?;
        self.must_host(&by.player)?;
        self.must_leave_one_seat(&by.player, change.seat, &change.wish)?;
        self.must_be_rated_bot(&change.wish)?;
        let chair = chair_for(&change.wish, self.game.levels(), by, None)?;
        let contribution = self.contribution_of(&by.player);
        let place = self.seating.0.get_mut(usize::from(change.seat)).ok_or(Denial::NO_SUCH_SEAT)?;
        *place = chair;
        if let Some(person) = &mut place.person {
            person.contribution = contribution;
        }
        self.reseat();
        Ok(())
    }

    /// Starts the game: contributions are mixed in, then the first cards are drawn.
    pub fn start(&mut self, player: &str) -> Result<(), Denial> {
        self.must_be_open()?;
        self.must_host(player)?;
        if !self.seating.is_full() {
            return Err(Denial::SEATS_OPEN);
        }
        self.must_have_people()?;
        for contribution in self.contributions() {
            self.game.contribute(contribution).map_err(|_| Denial::BAD_TEXT)?;
        }
        self.stage = Stage::Playing;
        self.advance();
        Ok(())
    }

    /// The host closes the table before the start.
    pub fn close(&mut self, player: &str) -> Result<(), Denial> {
        self.must_be_open()?;
        self.must_host(player)?;
        self.stage = Stage::Abandoned;
        self.touch();
        Ok(())
    }

    /// Nobody has touched the table for too long.
    pub fn abandon(&mut self) {
        self.stage = Stage::Abandoned;
        self.touch();
    }

    /// The settings for a rematch, everyone one seat further on: bots stay bots, the asking player sits, and
    /// the others' seats are reserved for them.
    pub fn again(&self, player: &str, wish: &Rematch) -> Result<Again, Denial> {
        if !matches!(self.stage, Stage::Finished | Stage::Abandoned) {
            return Err(Denial::NOT_PLAYING);
        }
        if self.seating.of(player).is_empty() {
            return Err(Denial::NOT_SEATED);
        }
        if self.next.is_some() {
            return Err(Denial::REMATCH_MADE);
        }
        let mut seats = wish.seats.clone().unwrap_or_else(|| self.wishes_of(player));
        if wish.seats.is_none() {
            seats.rotate_right(1);
        }
        let mut kept: Vec<Option<Who>> = self.seating.0.iter().map(Chair::who).collect();
        kept.rotate_right(1);
        let mut options = self.terms.options.clone();
        options.extend(wish.options.clone());
        let new = NewTable {
            game: self.game.card().id.to_owned(),
            start: seats.iter().all(|seat| *seat != SeatWish::Open),
            seats,
            options,
            components: Some(self.terms.components.clone()),
            clock: self.terms.clock,
            on_timeout: self.terms.on_timeout,
            listed: self.listed,
            rated: self.terms.rated,
            hints: Some(self.terms.hints),
            contribution: wish.contribution.clone(),
            lesson: None,
            daily: None,
        };
        Ok(Again { new, kept })
    }

    /// Reserves open seats for those who sat at the last table.
    pub fn keep(&mut self, kept: Vec<Option<Who>>) {
        for (chair, who) in self.seating.0.iter_mut().zip(kept) {
            if chair.is_open() {
                chair.kept = who;
            }
        }
    }

    /// Everyone's seat as a wish from this player.
    fn wishes_of(&self, player: &str) -> Vec<SeatWish> {
        let wish = |chair: &Chair| match (&chair.person, &chair.bot) {
            (Some(person), _) if person.player == player => SeatWish::Me { name: Some(person.name.clone()) },
            (Some(_), _) | (None, None) => SeatWish::Open,
            (None, Some(level)) => SeatWish::Bot { level: level.clone() },
        };
        self.seating.0.iter().map(wish).collect()
    }

    /// One contribution for each person, at the first of the person's seats.
    fn contributions(&self) -> Vec<Contribution> {
        let mut seen = BTreeSet::new();
        let given = |(seat, chair): (Seat, &Chair)| {
            let person = chair.person.as_ref()?;
            let bytes = hex::decode(person.contribution.as_ref()?).ok()?;
            Some((person.player.clone(), Contribution { seat, bytes }))
        };
        let all = Seat::all(self.seats()).zip(&self.seating.0).filter_map(given);
        all.filter(|(player, _)| seen.insert(player.clone())).map(|(_, contribution)| contribution).collect()
    }

    fn contribution_of(&self, player: &str) -> Option<String> {
        let people = self.seating.0.iter().filter_map(|chair| chair.person.as_ref());
        people.filter(|person| person.player == player).find_map(|person| person.contribution.clone())
    }

    fn reseat(&mut self) {
        self.reseated = true;
        self.touch();
    }

    fn must_be_open(&self) -> Result<(), Denial> {
        if self.stage == Stage::Open { Ok(()) } else { Err(Denial::NOT_OPEN) }
    }

    pub(super) fn must_host(&self, player: &str) -> Result<(), Denial> {
        if self.host == player { Ok(()) } else { Err(Denial::NOT_HOST) }
    }
}

fn chair_for(wish: &SeatWish, levels: &[&str], by: &Who, bytes: Option<&str>) -> Result<Chair, Denial> {
    Ok(match wish {
        SeatWish::Open => Chair::default(),
        SeatWish::Me { name } => {
            let name = match name {
                Some(name) => tell::checked_name(name).ok_or(Denial::BAD_TEXT)?,
                None => by.name.clone(),
            };
            let contribution = bytes.map(str::to_owned);
            Chair {
                person: Some(Person { player: by.player.clone(), name, contribution, program: by.program }),
                ..Chair::default()
            }
        }
        SeatWish::Bot { level } => {
            let level = registry::current_level(level).to_owned();
            if !levels.contains(&level.as_str()) {
                return Err(Denial::quoting("unknown_level", "server-unknown-level", level));
            }
            Chair { bot: Some(level), ..Chair::default() }
        }
    })
}

/// Whether one person plays against bots alone.
fn is_alone(seating: &Seating) -> bool {
    seating.is_full() && seating.people().len() == 1
}

fn checked_contribution(text: Option<&str>) -> Result<Option<String>, Denial> {
    let is_good = |text: &&str| hex::decode(text).is_ok_and(|bytes| (1..=32).contains(&bytes.len()));
    match text {
        None => Ok(None),
        Some(text) => Some(text).filter(is_good).map(|text| Some(text.to_owned())).ok_or(Denial::BAD_TEXT),
    }
}

/// The longest bank a clock may have: a month, in seconds.
const LONGEST: u32 = 2_592_000;

fn checked_clock(setting: wire::ClockSetting) -> Result<wire::ClockSetting, Denial> {
    let caps = setting.cap.is_none_or(|cap| (1..=LONGEST).contains(&cap));
    if (1..=LONGEST).contains(&setting.bank) && setting.increment <= LONGEST && caps {
        return Ok(setting);
    }
    Err(Denial::quoting("bad_setup", "server-bad-setup", "a clock has 1 second to 30 days".to_owned()))
}
