//! Moves, outcomes and events as codes with facts; the sentences are in the Fluent files.

use rust_embed::RustEmbed;
use table::{Fact, LessonFile, Phrase, Picture, Seat, Sentences, Standing, Tell, Tongue, Viewer};

use crate::event::{Event, Track};
use crate::moves::Move;
use crate::outcome::Outcome;
use crate::pending::WorkerSource;
use crate::pieces::{Faces, Tile};
use crate::setup::Rajas;
use crate::view::View;

mod terms;

pub(crate) use terms::{building, chamber, colour, dice_colours, edge, good, reward, slot};

/// The game's own sentences, a file for each language.
#[derive(RustEmbed)]
#[folder = "words"]
struct Files;

#[derive(RustEmbed)]
#[folder = "lessons"]
struct Lessons;

impl Tell for Rajas {
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
        self.facts_of(mv, Phrase::new(terms::move_code(mv)))
    }

    fn tell_played(&self, seat: Seat, mv: Move) -> Phrase {
        self.facts_of(mv, Phrase::new(terms::played_code(mv))).with("seat", seat)
    }

    fn tell_seen(&self, seen: Outcome) -> Option<Phrase> {
        match seen {
            Outcome::Start { seat } => Some(Phrase::new("rajas-seen-start").with("seat", seat)),
            Outcome::Count { face } => Some(Phrase::new("rajas-seen-count").with("pips", face.pips())),
            _ => None,
        }
    }

    fn tell_event(&self, event: &Event) -> Option<Phrase> {
        Some(match *event {
            Event::Money { seat, amount, money } => Phrase::new("rajas-event-money")
                .with("seat", seat)
                .with("amount", count(amount, "rajas-n-money"))
                .with("money", u32::from(money)),
            Event::Fame { seat, amount, fame } => Phrase::new("rajas-event-fame")
                .with("seat", seat)
                .with("amount", count(amount, "rajas-n-fame"))
                .with("fame", u32::from(fame)),
            Event::Karma { seat, amount, karma, lost } => {
                let code = if lost > 0 { "rajas-event-karma-lost" } else { "rajas-event-karma" };
                Phrase::new(code)
                    .with("seat", seat)
                    .with("amount", amount)
                    .with("karma", karma)
                    .with("lost", lost)
            }
            Event::Boat { seat, to, .. } => {
                Phrase::new("rajas-event-boat").with("seat", seat).with("space", to)
            }
            Event::Worker { seat, source, owned } => {
                Phrase::new(worker_code(source)).with("seat", seat).with("owned", owned)
            }
            Event::WorkerLeaves { seat, .. } => Phrase::new("rajas-event-worker-leaves").with("seat", seat),
            Event::Bonus { seat, track, space } => {
                let code = match track {
                    Track::Fame => "rajas-event-bonus-fame",
                    Track::Money => "rajas-event-bonus-money",
                };
                Phrase::new(code).with("seat", seat).with("space", u32::from(space))
            }
            Event::Rolled { seat, colour: of, faces } => Phrase::new("rajas-event-rolled")
                .with("seat", seat)
                .with("colour", colour(of))
                .with("faces", faces_text(faces)),
            _ => return self.tell_board_event(event),
        })
    }

    fn tell_score(&self, standing: Standing) -> Phrase {
        let code = if standing.score < 0 { "rajas-score-short" } else { "rajas-score" };
        Phrase::new(code).with("steps", standing.score.abs())
    }

    fn tell_ending(&self, ending: &str) -> Option<Phrase> {
        Self::tell_end(ending)
    }

    fn gains(&self, events: &[Event]) -> Vec<table::Gain> {
        Self::gains_of(events)
    }

    fn picture(&self, view: &View, viewer: Viewer, width: u16, tongue: &dyn Tongue) -> Picture {
        crate::picture::draw(self, view, viewer, width.into(), tongue)
    }
}

impl Rajas {
    /// Events of province, river, round and end, without those that the move has already told.
    fn tell_board_event(&self, event: &Event) -> Option<Phrase> {
        Some(match *event {
            Event::Round { round, starter } => {
                Phrase::new("rajas-event-round").with("round", round).with("seat", starter)
            }
            Event::River { reward: of, .. } => Phrase::new("rajas-event-river").with("reward", reward(of)),
            Event::Upgraded { seat, building: of, value } => Phrase::new("rajas-event-upgraded")
                .with("seat", seat)
                .with("building", building(of))
                .with("value", value),
            Event::Covered { tile, .. } => {
                Phrase::new("rajas-event-covered").with("tile", self.tile_fact(tile))
            }
            Event::Edge { seat, reward: of, .. } => {
                Phrase::new("rajas-event-edge").with("seat", seat).with("reward", reward(of))
            }
            Event::EdgeLost { seat, edge } => {
                Phrase::new("rajas-event-edge-lost").with("seat", seat).with("edge", terms::edge(edge))
            }
            Event::Opened { tile } => Phrase::new("rajas-event-opened").with("tile", self.tile_fact(tile)),
            Event::StackEmpty { colour: of } => {
                Phrase::new("rajas-event-stack-empty").with("colour", colour(of))
            }
            Event::Drawn { seat, tile, reward: of } => Phrase::new("rajas-event-drawn")
                .with("seat", seat)
                .with("slot", slot(tile.slot()))
                .with("reward", reward(of)),
            Event::Reshuffled { .. } => Phrase::new("rajas-event-reshuffled"),
            Event::Lost { seat, reward: of } => {
                Phrase::new("rajas-event-lost").with("seat", seat).with("reward", reward(of))
            }
            Event::RiverTile { space, reward: of, .. } => {
                Phrase::new("rajas-event-river-tile").with("space", space).with("reward", reward(of))
            }
            Event::NextStarter { seat } => Phrase::new("rajas-event-next-starter").with("seat", seat),
            Event::Starter { seat } => Phrase::new("rajas-event-starter").with("seat", seat),
            Event::Out { seat } => Phrase::new("rajas-event-out").with("seat", seat),
            Event::Crossed { seat, overlap } => {
                Phrase::new("rajas-event-crossed").with("seat", seat).with("overlap", overlap)
            }
            Event::Over { ending: "crossed" } => Phrase::new("rajas-event-over-crossed"),
            Event::Over { .. } => Phrase::new("rajas-event-over-rounds"),
            _ => return None,
        })
    }

    /// What a move's sentences mention.
    fn facts_of(&self, mv: Move, phrase: Phrase) -> Phrase {
        match mv {
            Move::Flip { colour: of, face } => {
                phrase.with("colour", colour(of)).with("from", face.pips()).with("to", face.opposite().pips())
            }
            Move::Quarry { coins, tile } => {
                phrase.with("coins", count(coins.into(), "rajas-n-money")).with("tile", self.tile_fact(tile))
            }
            Move::Market { good: of, colour: paid, face } => {
                phrase.with("good", good(of)).with("colour", colour(paid)).with("pips", face.pips())
            }
            Move::Harbour { coins, colour: of, face } => {
                let coins = match coins {
                    0 => Fact::Term("rajas-free"),
                    _ => count(coins.into(), "rajas-n-money"),
                };
                phrase.with("coins", coins).with("colour", colour(of)).with("pips", face.pips())
            }
            Move::Terrace { colour: of } => phrase.with("colour", colour(of)),
            Move::Balcony { colour: of, face } => phrase
                .with("colour", colour(of))
                .with("pips", face.pips())
                .with("other", colour(of.balcony())),
            Move::Chamber { face, colour: of } => phrase
                .with("chamber", chamber(face.pips()))
                .with("colour", colour(of))
                .with("pips", face.pips()),
            Move::Audience { chamber: of } => phrase.with("chamber", chamber(of)),
            Move::Pay { colour: of, faces } => {
                phrase.with("colour", colour(of)).with("faces", faces_text(faces))
            }
            Move::Lay { square, roads } => {
                phrase.with("square", terms::square(square)).with("roads", terms::roads(roads))
            }
            Move::Overbuild { tile, square } => {
                phrase.with("tile", self.tile_fact(tile)).with("square", terms::square(square))
            }
            Move::Sail { spaces } => phrase.with("spaces", count(spaces.into(), "rajas-n-spaces")),
            Move::Dice { colours } => phrase.with("dice", dice_colours(colours)),
            Move::Return { colour: of, face } | Move::Reroll { colour: of, face } => {
                phrase.with("colour", colour(of)).with("pips", face.pips())
            }
            Move::Upgrade { building: of } => phrase.with("building", building(of)),
            Move::Good { good: of } => phrase.with("good", good(of)),
            Move::Markets { markets } => phrase.with("markets", count(markets.into(), "rajas-n-markets")),
            Move::Take { part } => phrase.with("reward", terms::part(part)),
            Move::Edge { edge } => {
                phrase.with("edge", terms::edge(edge)).with("reward", self.edge_fact(edge))
            }
            Move::Yield { tile, edge } => phrase
                .with("slot", slot(tile.slot()))
                .with("reward", reward(self.tables.yield_reward(tile)))
                .with("edge", terms::edge(edge)),
            Move::Assorted | Move::Outer | Move::Karma | Move::Roll | Move::Decline => phrase,
        }
    }

    fn tile_fact(&self, tile: Tile) -> Fact {
        terms::tile(tile.colour(), self.tables.tile(tile))
    }

    /// What is printed at an edge.
    fn edge_fact(&self, edge: crate::pieces::Edge) -> Fact {
        let number = self.tables.edge_number(edge);
        let printed = number.and_then(|number| self.tables.edges[number].reward);
        printed.map_or_else(|| Fact::Term("rajas-edge-tile"), reward)
    }
}

pub(crate) fn count(count: u16, of: &'static str) -> Fact {
    Fact::Count { count: count.into(), of }
}

fn faces_text(faces: Faces) -> Fact {
    let faces: Vec<String> = faces.each().map(|face| face.to_string()).collect();
    Fact::Text(faces.join(" + ").into())
}

const fn worker_code(source: WorkerSource) -> &'static str {
    match source {
        WorkerSource::Fame => "rajas-event-worker-fame",
        WorkerSource::Money => "rajas-event-worker-money",
        WorkerSource::Bridge => "rajas-event-worker-bridge",
    }
}
