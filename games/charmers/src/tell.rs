//! Moves, rolls and events as codes with facts; the sentences are in the Fluent files.

use rust_embed::RustEmbed;
use table::{Fact, LessonFile, Phrase, Picture, Seat, Sentences, Standing, Tell, Tongue, Viewer};

use crate::{Arms, ByGood, Charmers, Event, Good, Move, Outcome, Space, View};

/// The game's own sentences, a file for each language.
#[derive(RustEmbed)]
#[folder = "words"]
struct Files;

#[derive(RustEmbed)]
#[folder = "lessons"]
struct Lessons;

impl Tell for Charmers {
    fn words() -> Vec<Sentences> {
        Sentences::embedded(Files::iter(), |path| Some(Files::get(path)?.data))
    }

    fn lessons() -> Vec<LessonFile> {
        LessonFile::embedded(Lessons::iter(), |path| Some(Lessons::get(path)?.data))
    }

    fn puzzles() -> &'static str {
        include_str!("../puzzles.toml")
    }

    fn tell_move(&self, mv: Move) -> Phrase {
        match mv {
            Move::Take { face } => Phrase::new("charmers-move-take").with("die", face.fact()),
            Move::Karma { face } => Phrase::new("charmers-move-karma").with("die", face.fact()),
            Move::Again => Phrase::new("charmers-move-again"),
            Move::Pass => Phrase::new("charmers-move-pass"),
            Move::Draw { space, arms } => road(Phrase::new("charmers-move-draw"), space, arms),
            Move::Extend { space, arm } => Phrase::new("charmers-move-extend")
                .with("space", place(space))
                .with("arm", Fact::Term(arm.term())),
            Move::Drop => Phrase::new("charmers-move-drop"),
            Move::Sail { stop } => Phrase::new("charmers-move-sail").with("space", stop.number() as u32),
            Move::Circle { goods } => Phrase::new("charmers-move-circle").with("goods", chosen(goods)),
            Move::Copy { goods } => Phrase::new("charmers-move-copy").with("goods", Fact::Term(goods.term())),
            Move::Sell { goods } if goods.0 == [0; 3] => Phrase::new("charmers-move-sell-nothing"),
            Move::Sell { goods } => Phrase::new("charmers-move-sell").with("goods", counted(goods)),
            Move::Upgrade { building } => {
                Phrase::new("charmers-move-upgrade").with("building", Fact::Term(building.term()))
            }
            Move::Call { person } => {
                Phrase::new("charmers-move-call").with("person", Fact::Term(person.term()))
            }
            Move::Use { bonus } => Phrase::new("charmers-move-use").with("bonus", bonus.fact()),
            Move::Join => Phrase::new("charmers-move-join"),
        }
    }

    fn tell_played(&self, seat: Seat, mv: Move) -> Phrase {
        match mv {
            Move::Take { face } => Phrase::new("charmers-played-take").with("die", face.fact()),
            Move::Karma { face } => Phrase::new("charmers-played-karma").with("die", face.fact()),
            Move::Again => Phrase::new("charmers-played-again"),
            Move::Pass => Phrase::new("charmers-played-pass"),
            Move::Draw { space, arms } => road(Phrase::new("charmers-played-draw"), space, arms),
            Move::Extend { space, arm } => Phrase::new("charmers-played-extend")
                .with("space", place(space))
                .with("arm", Fact::Term(arm.term())),
            Move::Drop => Phrase::new("charmers-played-drop"),
            Move::Sail { stop } => Phrase::new("charmers-played-sail").with("space", stop.number() as u32),
            Move::Circle { goods } => Phrase::new("charmers-played-circle").with("goods", chosen(goods)),
            Move::Copy { goods } => {
                Phrase::new("charmers-played-copy").with("goods", Fact::Term(goods.term()))
            }
            Move::Sell { goods } if goods.0 == [0; 3] => Phrase::new("charmers-played-sell-nothing"),
            Move::Sell { goods } => Phrase::new("charmers-played-sell").with("goods", counted(goods)),
            Move::Upgrade { building } => {
                Phrase::new("charmers-played-upgrade").with("building", Fact::Term(building.term()))
            }
            Move::Call { person } => {
                Phrase::new("charmers-played-call").with("person", Fact::Term(person.term()))
            }
            Move::Use { bonus } => Phrase::new("charmers-played-use").with("bonus", bonus.fact()),
            Move::Join => Phrase::new("charmers-played-join"),
        }
        .with("seat", seat)
    }

    fn tell_seen(&self, seen: Outcome) -> Option<Phrase> {
        Some(match seen {
            Outcome::Start { seat } => Phrase::new("charmers-seen-start").with("seat", seat),
            Outcome::One { face } => Phrase::new("charmers-seen-one")
                .with("colour", Fact::Term(face.colour().term()))
                .with("die", face.fact()),
            Outcome::Pair { first, second } => Phrase::new("charmers-seen-pair")
                .with("colour", Fact::Term(first.colour().term()))
                .with("first", first.fact())
                .with("second", second.fact()),
        })
    }

    /// Every step is told as it happens, since some happen without a separate move.
    fn tell_event(&self, event: &Event) -> Option<Phrase> {
        Some(match *event {
            Event::Elephant { face } => Phrase::new("charmers-event-elephant").with("die", face.fact()),
            Event::KarmaUsed { seat, left } => {
                Phrase::new("charmers-event-karma-used").with("seat", seat).with("left", left)
            }
            Event::InVain { seat, face } => {
                Phrase::new("charmers-event-in-vain").with("seat", seat).with("die", face.fact())
            }
            Event::Crossed { seat, person } => Phrase::new("charmers-event-crossed")
                .with("seat", seat)
                .with("person", Fact::Term(person.term())),
            Event::Circled { seat, good } => {
                Phrase::new("charmers-event-circled").with("seat", seat).with("good", Fact::Term(good.term()))
            }
            // A bonus was told when it was unlocked, and what it gives is told next.
            Event::Road { .. } | Event::Used { .. } => return None,
            // What is taken without asking is told when it is gained.
            Event::Freed { bonus, .. } if bonus.is_plain() => return None,
            Event::Built { seat, space, building } => Phrase::new("charmers-event-built")
                .with("seat", seat)
                .with("space", place(space))
                .with("building", Fact::Term(building.term())),
            Event::Sailed { seat, stop } => {
                Phrase::new("charmers-event-sailed").with("seat", seat).with("space", stop.number() as u32)
            }
            Event::Sold { seat, goods } => {
                Phrase::new("charmers-event-sold").with("seat", seat).with("goods", counted(goods))
            }
            Event::Upgraded { seat, building, value } => Phrase::new("charmers-event-upgraded")
                .with("seat", seat)
                .with("building", Fact::Term(building.term()))
                .with("value", value),
            Event::Fame { seat, points, fame } => Phrase::new("charmers-event-fame")
                .with("seat", seat)
                .with("points", points)
                .with("sum", u32::from(fame)),
            Event::Money { seat, coins, money } => Phrase::new("charmers-event-money")
                .with("seat", seat)
                .with("coins", coins)
                .with("sum", u32::from(money)),
            Event::Karma { seat, karma } => {
                Phrase::new("charmers-event-karma").with("seat", seat).with("sum", karma)
            }
            Event::Freed { seat, bonus } => {
                Phrase::new("charmers-event-freed").with("seat", seat).with("bonus", bonus.fact())
            }
            Event::Lost { seat, bonus } => {
                Phrase::new("charmers-event-lost").with("seat", seat).with("bonus", bonus.fact())
            }
            Event::Round { round, starter } => {
                Phrase::new("charmers-event-round").with("round", round).with("seat", starter)
            }
            Event::Ending { ending } => match ending {
                crate::Ending::Crossing => Phrase::new("charmers-event-end-crossing"),
                crate::Ending::Quiet => Phrase::new("charmers-event-end-quiet"),
                crate::Ending::Limit => Phrase::new("charmers-event-end-limit"),
            },
        })
    }

    fn tell_score(&self, standing: Standing) -> Phrase {
        let code = if standing.score < 0 { "charmers-score-short" } else { "charmers-score" };
        Phrase::new(code).with("points", Fact::Text(half_points(standing.score.abs()).into()))
    }

    fn tell_ending(&self, ending: &str) -> Option<Phrase> {
        Self::tell_end(ending)
    }

    fn gains(&self, events: &[Event]) -> Vec<table::Gain> {
        Self::gains_of(events)
    }

    fn picture(&self, view: &View, viewer: Viewer, width: u16, tongue: &dyn Tongue) -> Picture {
        self.draw_table(view, viewer, width.into(), tongue)
    }
}

/// Half-points as points: `-3` halves are `-1½`.
pub(crate) fn half_points(halves: i32) -> String {
    let sign = if halves < 0 { "-" } else { "" };
    let (whole, half) = (halves.abs() / 2, if halves % 2 == 0 { "" } else { "½" });
    if whole == 0 && !half.is_empty() { format!("{sign}½") } else { format!("{sign}{whole}{half}") }
}

/// A space as a player would count it: row and column.
fn place(space: Space) -> Fact {
    let [row, column] = [space.row(), space.column()].map(|at| at as u32 + 1);
    Phrase::new("charmers-space").with("row", row).with("column", column).into()
}

fn road(phrase: Phrase, space: Space, arms: Arms) -> Phrase {
    let piece = arms.piece().map_or("charmers-half-road", crate::Piece::term);
    let arms = Fact::List(arms.dirs().map(|arm| Fact::Term(arm.term())).collect());
    phrase.with("piece", Fact::Term(piece)).with("space", place(space)).with("arms", arms)
}

fn chosen(goods: ByGood<bool>) -> Fact {
    Fact::List(
        Good::ALL.into_iter().filter(|&good| goods[good]).map(|good| Fact::Term(good.term())).collect(),
    )
}

fn counted(goods: ByGood<u8>) -> Fact {
    let some = Good::ALL.into_iter().filter(|&good| goods[good] > 0);
    Fact::List(some.map(|good| Fact::Count { count: goods[good].into(), of: some_of(good) }).collect())
}

const fn some_of(good: Good) -> &'static str {
    match good {
        Good::Tea => "charmers-n-tea",
        Good::Silk => "charmers-n-silk",
        Good::Spices => "charmers-n-spices",
    }
}

#[cfg(test)]
mod tests {
    use table::{Config, Setup};

    use super::*;
    use crate::{Bonus, Person};

    #[test]
    fn a_bonus_is_told_once() {
        let rules = Charmers::set_up(&Charmers::settle(&Config::new(2)).unwrap()).unwrap();
        let (seat, plain, other) = (Seat::new(0), Bonus::Money(2), Bonus::Person(Person::Trader));
        let events = [
            Event::Freed { seat, bonus: plain },
            Event::Freed { seat, bonus: other },
            Event::Used { seat, bonus: plain },
            Event::Money { seat, coins: 2, money: 9 },
            Event::Used { seat, bonus: other },
            Event::Crossed { seat, person: Person::Trader },
        ];
        let told: Vec<&str> =
            events.iter().filter_map(|event| rules.tell_event(event)).map(|phrase| phrase.code).collect();
        assert_eq!(told, ["charmers-event-freed", "charmers-event-money", "charmers-event-crossed"]);
    }

    #[test]
    fn halves_are_written_as_points() {
        let texts = [4, 5, 1, 0, -1, -3, -78].map(half_points);
        assert_eq!(texts, ["2", "2½", "½", "0", "-½", "-1½", "-39"]);
    }
}
