//! What is reported: through `seen` and events a viewer learns exactly what the view will show.
//!
//! The view is everything a viewer may know, so news that distinguishes two positions which look alike is a
//! leak (or the view leaves something out). And anything private must come through `seen`: if the public side
//! of two worlds stays equal, and `seen` is equal too, so are the views. Once the game is over, or both
//! worlds have become the same, nothing is left to keep secret.

use serde_json::json;
use table::{Rng, Turn, Viewer};

use super::decisions::some_of;
use super::{Ply, Verdict, ensure};
use crate::Testable;
use crate::seating::{moves_of, outcomes_of, viewers};

/// How many outcomes of one chance node are compared with each other.
const COMPARED: usize = 8;

/// How many moves or outcomes are followed in two worlds.
const FOLLOWED: usize = 4;

/// What a viewer gets after one outcome.
struct News<G: Testable> {
    outcome: G::Outcome,
    position: G::Position,
    events: Vec<G::Event>,
    seen: G::Seen,
    view: G::View,
    over: bool,
}

/// Two outcomes that lead to different positions which look alike to a viewer are reported alike; otherwise
/// `seen` or an event says more than the viewer may know.
pub(super) fn seen_tells_what_view_shows<G: Testable>(ply: &Ply<'_, G>) -> Verdict {
    let outcomes = some_of(&ply.outcomes, COMPARED, &mut ply.rng());
    viewers(ply.rules.seats()).try_for_each(|viewer| {
        let news: Vec<News<G>> = outcomes.iter().map(|chance| news(ply, chance.outcome, viewer)).collect();
        for (index, one) in news.iter().enumerate() {
            news[..index].iter().try_for_each(|other| told_alike(viewer, one, other))?;
        }
        Ok(())
    })
}

fn news<G: Testable>(ply: &Ply<'_, G>, outcome: G::Outcome, viewer: Viewer) -> News<G> {
    let (position, events) = ply.after_outcome(ply.position, outcome);
    let seen = ply.rules.seen(ply.position, outcome, viewer);
    let over = ply.rules.turn(&position) == Turn::Over;
    let view = ply.rules.view(&position, viewer);
    News { outcome, position, events, seen, view, over }
}

fn told_alike<G: Testable>(viewer: Viewer, one: &News<G>, other: &News<G>) -> Verdict {
    if one.position == other.position || one.view != other.view || one.over {
        return Ok(());
    }
    let pair = format!("{} and {} look alike to {viewer:?} afterwards", one.outcome, other.outcome);
    ensure(one.seen == other.seen, || format!("{pair}, but are seen as {} and {}", one.seen, other.seen))?;
    ensure(one.events == other.events, || {
        format!("{pair}, but their events differ: {} and {}", json!(one.events), json!(other.events))
    })
}

/// What a viewer learns in an imagined world.
struct Pair<'a, G: Testable> {
    viewer: Viewer,
    what: String,
    here: &'a (G::Position, Vec<G::Event>),
    there: &'a (G::Position, Vec<G::Event>),
}

/// The same move, or an outcome seen alike, in the true world and in one that looks alike to the viewer:
/// equal views afterwards mean equal events, and equal public sides mean equal views.
pub(super) fn equal_views_hear_equal_news<G: Testable>(ply: &Ply<'_, G>) -> Verdict {
    let mut rng = ply.rng();
    viewers(ply.rules.seats()).try_for_each(|viewer| {
        let world = ply.rules.imagine(&ply.rules.view(ply.position, viewer), &mut rng);
        moves_alike(ply, viewer, &world, &mut rng)?;
        outcomes_alike(ply, viewer, &world, &mut rng)
    })
}

fn moves_alike<G: Testable>(ply: &Ply<'_, G>, viewer: Viewer, world: &G::Position, rng: &mut Rng) -> Verdict {
    let possible = moves_of(ply.rules, world);
    for mv in some_of(&ply.moves, FOLLOWED, rng).into_iter().filter(|mv| possible.contains(mv)) {
        let (here, there) = (ply.after_move(ply.position, mv), ply.after_move(world, mv));
        alike(ply, &Pair { viewer, what: mv.to_string(), here: &here, there: &there })?;
    }
    Ok(())
}

fn outcomes_alike<G: Testable>(
    ply: &Ply<'_, G>,
    viewer: Viewer,
    world: &G::Position,
    rng: &mut Rng,
) -> Verdict {
    let possible = outcomes_of(ply.rules, world);
    for chance in some_of(&ply.outcomes, FOLLOWED, rng) {
        let seen = ply.rules.seen(ply.position, chance.outcome, viewer);
        let twin = possible.iter().find(|twin| ply.rules.seen(world, twin.outcome, viewer) == seen);
        let Some(twin) = twin else { continue };
        let here = ply.after_outcome(ply.position, chance.outcome);
        let there = ply.after_outcome(world, twin.outcome);
        alike(ply, &Pair { viewer, what: seen.to_string(), here: &here, there: &there })?;
    }
    Ok(())
}

fn alike<G: Testable>(ply: &Ply<'_, G>, pair: &Pair<'_, G>) -> Verdict {
    let Pair { viewer, what, here, there } = pair;
    if here.0 == there.0 || ply.rules.turn(&here.0) == Turn::Over {
        return Ok(());
    }
    let look = |viewer| (ply.rules.view(&here.0, viewer), ply.rules.view(&there.0, viewer));
    let (mine, public) = (look(*viewer), look(Viewer::Spectator));
    let same_events = here.1 == there.1;
    if mine.0 == mine.1 {
        return ensure(same_events, || {
            format!(
                "{what} looks alike to {viewer:?}, but events tell: {} or {}",
                json!(here.1),
                json!(there.1)
            )
        });
    }
    ensure(!(same_events && public.0 == public.1), || {
        format!("{what} is told alike, but {viewer:?} then sees {} or {}", json!(mine.0), json!(mine.1))
    })
}
