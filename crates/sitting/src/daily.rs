//! The daily deal: the same for everyone who plays a game that day, against the same bot, which answers
//! alike everywhere. Anyone can work it out beforehand, so it is never rated.

use registry::{AnyGame, AnyMatch, Registry};
use search::Effort;
use table::{Config, Phrase, Seat, Seed, Turn, Viewer, fingerprint};
use wire::{DailyResult, NewTable, SeatWish};

use crate::{Denial, Sitting};

/// The bot everyone plays against.
pub const OPPONENT: &str = "hard";

/// The first day that has a deal.
const FIRST: &str = "2026-01-01";

/// The UTC date of a moment, as in `2026-11-16`.
pub fn day(now: i64) -> String {
    // Howard Hinnant's method for days since 1970 to a date; an era has 400 years and begins in March.
    let days = now.div_euclid(86_400_000) + 719_468;
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

/// Whether a text is a day that has a deal by now.
pub fn is_day(date: &str, now: i64) -> bool {
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let shaped = match date.split('-').collect::<Vec<_>>().as_slice() {
        [year, month, day] => {
            (year.len(), month.len(), day.len()) == (4, 2, 2)
                && [year, month, day].iter().all(|part| digits(part))
        }
        _ => false,
    };
    shaped && date >= FIRST && date <= day(now).as_str() && ("01"..="12").contains(&&date[5..7]) && {
        ("01"..="31").contains(&&date[8..])
    }
}

/// The seed of a day's deal.
fn seed(game: &dyn AnyGame, date: &str) -> Seed {
    let card = game.card();
    let tables = game.tables(&Config::new(card.seats.0)).map(|tables| tables.text).unwrap_or_default();
    let text =
        format!("durbar daily 1\n{} {}\n{}\n{date}\n", card.id, card.rules_version, fingerprint(&tables));
    Seed::parse(&fingerprint(&text)).expect("a hash has 64 hex digits")
}

/// The effort and seed of a bot at the daily deal after this many lines of the log: the same everywhere.
fn thought(date: &str, lines: usize) -> (Effort, u64) {
    let number = date.bytes().fold(0_u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
    (Effort::default(), number.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ lines as u64)
}

/// The match of a day.
fn begin(games: &Registry, game: &str, date: &str) -> Result<Box<dyn AnyMatch>, Denial> {
    let game = games.game(game).map_err(|_| Denial::NO_SUCH_GAME)?;
    game.begin(&Config::new(game.card().seats.0), Some(seed(game, date))).map_err(|_| Denial::TROUBLE)
}

/// The table of a day's deal, whatever else was asked for.
pub(crate) fn table_of(new: &NewTable, seats: usize) -> NewTable {
    let others = std::iter::repeat_n(SeatWish::Bot { level: OPPONENT.to_owned() }, seats - 1);
    NewTable {
        seats: std::iter::once(SeatWish::Me { name: None }).chain(others).collect(),
        options: std::collections::BTreeMap::new(),
        components: None,
        clock: None,
        listed: false,
        rated: false,
        hints: Some(false),
        contribution: None,
        start: true,
        ..new.clone()
    }
}

/// The match and the table of a day's deal.
pub(crate) fn made(
    games: &Registry,
    new: &NewTable,
    date: &str,
    now: i64,
) -> Result<(NewTable, Box<dyn AnyMatch>), Denial> {
    if !is_day(date, now) {
        return Err(Denial::NO_SUCH_DAY);
    }
    let game = begin(games, &new.game, date)?;
    Ok((table_of(new, game.seats()), game))
}

impl Sitting {
    /// The fixed effort and seed of a bot here, at the daily deal and in a duplicate match.
    pub fn settled_thought(&self) -> Option<(Effort, u64)> {
        let daily = self.terms.daily.as_deref().map(|date| thought(date, self.version() as usize));
        daily.or_else(|| self.duplicate_thought())
    }

    /// How the first seat did at a daily deal that is over.
    pub fn daily_result(&self) -> Option<DailyResult> {
        self.places()?;
        Some(fared(self.game.as_ref()))
    }
}

/// How the first seat did.
fn fared(game: &dyn AnyMatch) -> DailyResult {
    let standing = game.scores()[Seat::new(0)];
    let label: Phrase = game.tell_score(Seat::new(0), Viewer::Spectator);
    DailyResult {
        name: String::new(),
        is_level: false,
        you: false,
        place: standing.place,
        score: standing.score,
        label: label.into(),
    }
}

/// How a level does on a day's deal in the player's place.
pub fn by_level(games: &Registry, game: &str, date: &str, level: &str) -> Result<DailyResult, Denial> {
    let mut game = begin(games, game, date)?;
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => drop(game.roll().map_err(|_| Denial::TROUBLE)?),
            Turn::Seat { seat } => {
                let level = if seat == Seat::new(0) { level } else { OPPONENT };
                let thinker = game.thinker(seat, level).ok_or(Denial::TROUBLE)?;
                let (effort, seed) = thought(date, game.log().lines.len());
                game.play(seat, &thinker(effort, seed).text)?;
            }
        }
    }
    Ok(DailyResult { name: level.to_owned(), is_level: true, ..fared(game.as_ref()) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_as_calendars_do() {
        let at = |days: i64| day(days * 86_400_000);
        assert_eq!(at(0), "1970-01-01");
        assert_eq!(at(11_016), "2000-02-29");
        assert_eq!(at(20_773), "2026-11-16");
        assert_eq!(day(20_774 * 86_400_000 - 1), "2026-11-16");
        assert_eq!(at(-1), "1969-12-31");
    }

    #[test]
    fn only_days_that_have_come_have_a_deal() {
        let now = 20_773 * 86_400_000;
        for (date, good) in [
            ("2026-11-16", true),
            ("2026-11-15", true),
            ("2026-11-17", false),
            ("2025-12-31", false),
            ("2026-13-01", false),
            ("2026-1-1", false),
            ("2026-11-1é", false),
            ("", false),
        ] {
            assert_eq!(is_day(date, now), good, "{date}");
        }
    }

    #[test]
    fn a_level_fares_the_same_every_time() {
        let games = catalog::standard();
        let one = by_level(&games, "jaipur", "2026-11-16", "easy").unwrap();
        assert_eq!(one, by_level(&games, "jaipur", "2026-11-16", "easy").unwrap());
        assert!(one.is_level && (1..=2).contains(&one.place));
        let seeds: Vec<Seed> =
            ["2026-11-15", "2026-11-16"].map(|date| seed(games.game("jaipur").unwrap(), date)).into();
        assert_ne!(seeds[0], seeds[1], "each day has its own deal");
    }
}
