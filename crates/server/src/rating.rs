//! What a match says about how well the players at the table play.
//!
//! The method is Weng and Lin's, known as `OpenSkill`: each player is a team of one, and the final places are
//! the result, whether two play or five ([decision 10](../../../docs/decisions/0010-ratings.md)). Nothing is
//! stored here.

mod weight;

use std::collections::BTreeMap;

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use sitting::{Chair, Seating};
pub(crate) use weight::{AGAIN, Met, weight};

/// Skills are stored in millionths, so both databases hold them exactly.
const UNIT: f64 = 1e6;

/// How many displayed points make one point of the method; so everyone starts at 1,000.
const SCALE: f64 = 40.0;

/// Before each match a player may have become a little better or worse (the usual 25/300). Without it a
/// rating would hardly move after a hundred matches or so.
const DRIFT: f64 = 25.0 / 300.0;

/// How well someone plays: the estimate and its standard deviation, in millionths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Skill {
    pub(crate) mu: i64,
    pub(crate) sigma: i64,
}

impl Default for Skill {
    fn default() -> Self {
        WengLinRating::new().into()
    }
}

impl From<WengLinRating> for Skill {
    fn from(rating: WengLinRating) -> Self {
        let stored = |number: f64| (number * UNIT).round() as i64;
        Self { mu: stored(rating.rating), sigma: stored(rating.uncertainty) }
    }
}

impl Skill {
    /// As it is shown.
    pub(crate) fn value(self) -> i32 {
        (self.mu as f64 / UNIT * SCALE).round() as i32
    }

    /// Twice the deviation: 95% of players are this close to their estimate.
    fn spread(self) -> i32 {
        (2.0 * self.sigma as f64 / UNIT * SCALE).round() as i32
    }

    /// The least it is likely to be, which orders the leaderboard.
    pub(crate) const fn least(self) -> i64 {
        self.mu - 2 * self.sigma
    }

    /// A part of the way to another estimate.
    fn towards(self, other: Self, part: f64) -> Self {
        let part_way = |from: i64, to: i64| from + ((to - from) as f64 * part).round() as i64;
        Self { mu: part_way(self.mu, other.mu), sigma: part_way(self.sigma, other.sigma) }
    }

    /// Before a match, in the method's own numbers.
    fn before_match(self) -> WengLinRating {
        let new = WengLinRating::new();
        let uncertainty = (self.sigma as f64 / UNIT).hypot(DRIFT).min(new.uncertainty);
        WengLinRating { rating: self.mu as f64 / UNIT, uncertainty }
    }
}

/// What is known about a player in one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Form {
    pub(crate) skill: Skill,
    pub(crate) matches: i64,
    pub(crate) wins: i64,
}

impl From<Form> for wire::Rating {
    fn from(Form { skill, matches, wins }: Form) -> Self {
        Self { value: skill.value(), spread: skill.spread(), matches: matches as u32, wins: wins as u32 }
    }
}

/// Whose rating it is.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Whose {
    Player(String),
    Bot(String),
    /// A player no longer known here; rated against, but not rated.
    Nobody,
}

/// The prefix of a bot's level in the database; no player's id has a colon.
const BOT: &str = "bot:";

impl Whose {
    /// The name in the database.
    pub(crate) fn key(&self) -> Option<String> {
        match self {
            Self::Player(player) => Some(player.clone()),
            Self::Bot(level) => Some(format!("{BOT}{level}")),
            Self::Nobody => None,
        }
    }

    /// The player's id.
    pub(crate) fn player(&self) -> Option<&str> {
        if let Self::Player(player) = self { Some(player) } else { None }
    }
}

/// The level of a bot, from its name in the database.
pub(crate) fn level(key: &str) -> Option<&str> {
    key.strip_prefix(BOT)
}

/// Who played a seat, and the place that counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Entrant {
    pub(crate) whose: Whose,
    pub(crate) place: u8,
}

/// The seats of a finished match as they count. A player who left a seat to a bot comes last, wherever the
/// bot finished; that bot is not rated, since it did not play the whole match.
pub(crate) fn entrants(seating: &Seating, places: &[u8]) -> Vec<Entrant> {
    let all = seating.0.iter().zip(places);
    let stayed: Vec<u8> =
        all.clone().filter(|(chair, _)| !was_left(chair)).map(|(_, place)| *place).collect();
    let last = seating.0.len() as u8;
    let counts = |chair: &Chair, place: u8| {
        let better = stayed.iter().filter(|other| **other < place).count() as u8;
        if was_left(chair) { last } else { better + 1 }
    };
    all.map(|(chair, &place)| Entrant { whose: whose(chair), place: counts(chair, place) }).collect()
}

const fn was_left(chair: &Chair) -> bool {
    chair.person.is_some() && chair.bot.is_some()
}

fn whose(chair: &Chair) -> Whose {
    match (&chair.person, &chair.bot) {
        (Some(person), _) if person.is_gone() => Whose::Nobody,
        (Some(person), _) => Whose::Player(person.player.clone()),
        (None, Some(level)) => Whose::Bot(level.clone()),
        (None, None) => Whose::Nobody,
    }
}

/// What is known about everyone after the match, given its weight for each; in full if no weight is given. A
/// bot in several seats is judged by all of them together, and has played one match.
pub(crate) fn count(
    entrants: &[Entrant],
    known: &BTreeMap<Whose, Form>,
    weights: &BTreeMap<Whose, f64>,
) -> BTreeMap<Whose, Form> {
    let form = |whose: &Whose| known.get(whose).copied().unwrap_or_default();
    let before: Vec<[WengLinRating; 1]> =
        entrants.iter().map(|entrant| [form(&entrant.whose).skill.before_match()]).collect();
    let outcome = |entrant: &Entrant| MultiTeamOutcome::new(usize::from(entrant.place));
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        before.iter().zip(entrants).map(|(team, entrant)| (team.as_slice(), outcome(entrant))).collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new()).concat();
    let mut seats: BTreeMap<&Whose, Vec<(WengLinRating, u8)>> = BTreeMap::new();
    for (entrant, rating) in entrants.iter().zip(after) {
        seats.entry(&entrant.whose).or_default().push((rating, entrant.place));
    }
    let next = |(whose, seats): (&Whose, Vec<(WengLinRating, u8)>)| {
        let Form { skill, matches, wins } = form(whose);
        let won = seats.iter().any(|(_, place)| *place == 1);
        let skill = skill.towards(mean(&seats), weights.get(whose).copied().unwrap_or(1.0));
        (whose.clone(), Form { skill, matches: matches + 1, wins: wins + i64::from(won) })
    };
    seats.into_iter().map(next).collect()
}

fn mean(seats: &[(WengLinRating, u8)]) -> Skill {
    let mean = |part: fn(&WengLinRating) -> f64| {
        seats.iter().map(|(rating, _)| part(rating)).sum::<f64>() / seats.len() as f64
    };
    WengLinRating { rating: mean(|one| one.rating), uncertainty: mean(|one| one.uncertainty) }.into()
}

#[cfg(test)]
mod tests;
