//! What can be decided: lists in order, checks that agree with them, rules without memory.

use table::{Refusal, Rng, Seat, Turn};

use super::{Ply, Verdict, ensure};
use crate::Testable;
use crate::seating::viewers;

/// How many remembered moves, and as many misspelt ones, are tried at each ply.
const STRANGERS: u32 = 12;

/// How many moves of a long list are checked at each ply.
const CHECKED: usize = 16;

/// Only the side whose turn it is has a list; it has no duplicates and no weight of 0, and asking again
/// appends the same.
pub(super) fn listed_well<G: Testable>(ply: &Ply<'_, G>) -> Verdict {
    let (moves, outcomes) = (ply.moves.len(), ply.outcomes.len());
    match ply.turn {
        Turn::Seat { seat } => {
            ensure(moves > 0, || format!("seat {seat} is to move, but has no move"))?;
            ensure(outcomes == 0, || "a seat is to move, but outcomes are listed".into())?;
            ensure(seat.index() < ply.rules.seats(), || format!("seat {seat} is not at the table"))?;
        }
        Turn::Chance => {
            ensure(outcomes > 0, || "it is chance's turn, but nothing is possible".into())?;
            ensure(moves == 0, || "it is chance's turn, but moves are listed".into())?;
        }
        Turn::Over => ensure(moves + outcomes == 0, || "the game is over, but something is listed".into())?,
    }
    no_duplicates(&ply.moves)?;
    no_duplicates(&ply.outcomes.iter().map(|chance| chance.outcome).collect::<Vec<_>>())?;
    let weightless = ply.outcomes.iter().find(|chance| chance.weight == 0);
    weightless.map_or(Ok(()), |chance| Err(format!("{} has weight 0", chance.outcome)))?;
    asked_again(ply)
}

fn asked_again<G: Testable>(ply: &Ply<'_, G>) -> Verdict {
    let (mut moves, mut outcomes) = (ply.moves.clone(), ply.outcomes.clone());
    ply.rules.moves(ply.position, &mut moves);
    ply.rules.outcomes(ply.position, &mut outcomes);
    ensure(moves == ply.moves.repeat(2), || "moves, asked again, does not append the same list".into())?;
    ensure(outcomes == ply.outcomes.repeat(2), || {
        "outcomes, asked again, does not append the same list".into()
    })
}

fn no_duplicates<T: Copy + Ord + std::fmt::Display>(items: &[T]) -> Verdict {
    let mut sorted = items.to_vec();
    sorted.sort_unstable();
    let twice = sorted.windows(2).find(|pair| pair[0] == pair[1]);
    twice.map_or(Ok(()), |pair| Err(format!("{} is listed twice", pair[0])))
}

/// Every listed move is accepted from its seat and refused from the others.
pub(super) fn listed_is_accepted<G: Testable>(ply: &Ply<'_, G>) -> Verdict {
    let Turn::Seat { seat } = ply.turn else { return Ok(()) };
    for mv in some_of(&ply.moves, CHECKED, &mut ply.rng()) {
        check_agrees(ply, mv)?;
        for other in Seat::all(ply.rules.seats()).filter(|&other| other != seat) {
            let refused = ply.rules.check(ply.position, other, mv).err();
            let refusal =
                refused.ok_or_else(|| format!("{mv} of seat {seat} is accepted from seat {other}"))?;
            reasonable(&refusal).map_err(|error| format!("{mv} by seat {other}: {error}"))?;
        }
    }
    Ok(())
}

/// A number of random items; all of them if there are few.
pub(super) fn some_of<T: Copy>(items: &[T], most: usize, rng: &mut Rng) -> Vec<T> {
    if items.len() <= most {
        return items.to_vec();
    }
    (0..most).map(|_| rng.choose(items)).collect()
}

/// Moves from other positions, and moves made by changing a word or a number in a legal one, are refused with
/// a reason unless they are listed, and accepted if they are.
pub(super) fn unlisted_is_refused<G: Testable>(ply: &Ply<'_, G>) -> Verdict {
    let mut rng = ply.rng();
    let remembered = some_of(&ply.known.moves, STRANGERS as usize, &mut rng);
    let misspelt = (0..STRANGERS).filter_map(|_| misspelt(ply, &mut rng));
    remembered.into_iter().chain(misspelt).try_for_each(|mv| check_agrees(ply, mv))
}

fn check_agrees<G: Testable>(ply: &Ply<'_, G>, mv: G::Move) -> Verdict {
    let seat = if let Turn::Seat { seat } = ply.turn { seat } else { Seat::default() };
    match (ply.rules.check(ply.position, seat, mv), ply.moves.contains(&mv)) {
        (Ok(()), true) => Ok(()),
        (Ok(()), false) => Err(format!("{mv} is not listed, but accepted from seat {seat}")),
        (Err(refusal), true) => Err(format!("{mv} is listed, but refused: {}", refusal.reason.code)),
        (Err(refusal), false) => reasonable(&refusal).map_err(|error| format!("{mv}: {error}")),
    }
}

/// A move that reads like a legal one with a word changed, left out or added, if that is a move at all.
fn misspelt<G: Testable>(ply: &Ply<'_, G>, rng: &mut Rng) -> Option<G::Move> {
    let sources = if ply.moves.is_empty() { &ply.known.moves } else { &ply.moves };
    if sources.is_empty() {
        return None;
    }
    let text = rng.choose(sources).to_string();
    let mut words: Vec<&str> = text.split(' ').collect();
    let vocabulary: Vec<&str> = ply.known.words.iter().map(String::as_str).collect();
    let place = rng.below(words.len() as u32) as usize;
    let word = match rng.below(4) {
        0 => rng.choose(&["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "12", "200", "255"]),
        _ if vocabulary.is_empty() => return None,
        _ => rng.choose(&vocabulary),
    };
    match rng.below(6) {
        0 => drop(words.remove(place)),
        1 => words.insert(place, word),
        _ => words[place] = word,
    }
    words.join(" ").parse().ok()
}

/// A refusal names a rule, or concerns the table.
fn reasonable(refusal: &Refusal) -> Verdict {
    let code = refusal.reason.code;
    ensure(!code.is_empty(), || "it is refused without a code".into())?;
    ensure(refusal.rule.is_some() || code.starts_with("table-"), || format!("{code} names no rule"))
}

/// Asking twice gives the same answer, playing twice gives the same position and events, and whether anyone
/// listens to the events changes nothing.
pub(super) fn pure<G: Testable>(ply: &Ply<'_, G>) -> Verdict {
    let (rules, position) = (ply.rules, ply.position);
    ensure(rules.turn(position) == ply.turn, || "turn, asked again, says something else".into())?;
    ensure(rules.scores(position) == rules.scores(position), || "scores differ when asked again".into())?;
    for viewer in viewers(rules.seats()) {
        ensure(rules.view(position, viewer) == rules.view(position, viewer), || {
            format!("the view of {viewer:?} differs when asked again")
        })?;
    }
    for mv in some_of(&ply.moves, CHECKED, &mut ply.rng()) {
        let mut unheard = position.clone();
        rules.play(&mut unheard, mv, &mut ());
        repeatable(&mv, &ply.after_move(position, mv), &ply.after_move(position, mv), &unheard)?;
    }
    for chance in some_of(&ply.outcomes, CHECKED, &mut ply.rng()) {
        let (outcome, mut unheard) = (chance.outcome, position.clone());
        rules.resolve(&mut unheard, outcome, &mut ());
        let after = || ply.after_outcome(position, outcome);
        repeatable(&outcome, &after(), &after(), &unheard)?;
    }
    Ok(())
}

/// A position with the events that led to it.
type After<P, E> = (P, Vec<E>);

fn repeatable<P: Eq, E: Eq>(
    what: &impl std::fmt::Display,
    first: &After<P, E>,
    second: &After<P, E>,
    unheard: &P,
) -> Verdict {
    ensure(first.0 == second.0, || format!("{what}, done twice, gives two positions"))?;
    ensure(first.1 == second.1, || format!("{what}, done twice, gives other events"))?;
    ensure(first.0 == *unheard, || format!("{what} does something else when nobody listens"))
}
