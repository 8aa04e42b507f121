//! The fast search for places compared with the slow way: every space with every set of arms is drawn on
//! paper, and a walk from the residence shows whether it is joined.

use std::collections::BTreeSet;

use charmers::{Arms, Charmers, Dir, Ground, Move, Position, Space};
use table::{Config, Game, Rng, Setup, Turn, pick};

/// Roads on paper: each space with its arms.
type Paper = std::collections::BTreeMap<(i32, i32), Arms>;

#[test]
fn every_road_is_listed_and_no_other() {
    let mut compared = 0;
    for side in ["sun", "moon"] {
        let config = Charmers::card().settle(&Config::new(3).option("sheet", side)).unwrap();
        let rules = Charmers::set_up(&config).unwrap();
        let mut rng = Rng::new(5);
        for _ in 0..12 {
            let mut position = rules.start();
            while let Some(roads) = step(&rules, &mut position, &mut rng) {
                compared += roads;
            }
        }
    }
    assert!(compared > 5_000, "only {compared} roads were compared");
}

/// Compares the new roads of this position and moves on to the next; `None` at the end.
fn step(rules: &Charmers, position: &mut Position, rng: &mut Rng) -> Option<usize> {
    match rules.turn(position) {
        Turn::Over => None,
        Turn::Chance => {
            let mut outcomes = Vec::new();
            rules.outcomes(position, &mut outcomes);
            let total = outcomes.iter().map(|chance| chance.weight).sum();
            rules.resolve(position, pick(&outcomes, rng.below(total).into()), &mut ());
            Some(0)
        }
        Turn::Seat { .. } => {
            let mut moves = Vec::new();
            rules.moves(position, &mut moves);
            let drawn: BTreeSet<Move> =
                moves.iter().copied().filter(|mv| matches!(mv, Move::Draw { .. })).collect();
            if let Some(Move::Draw { .. }) = drawn.first() {
                assert_eq!(drawn, on_paper(rules, position, &drawn), "{position:?}");
            }
            rules.play(position, rng.choose(&moves), &mut ());
            Some(drawn.len())
        }
    }
}

/// All new roads of the pieces that are offered, found by drawing and walking.
fn on_paper(rules: &Charmers, position: &Position, offered: &BTreeSet<Move>) -> BTreeSet<Move> {
    let pieces: Vec<_> = offered.iter().filter_map(|mv| piece_of(*mv)).collect();
    let all = ["ns", "ew", "ne", "es", "sw", "nw", "nes", "esw", "nsw", "new", "nesw"];
    let mut found = BTreeSet::new();
    for space in grid(rules) {
        for arms in all.iter().filter_map(|text| Arms::parse(text)) {
            let offered = arms.piece().is_some_and(|piece| pieces.contains(&piece));
            if offered && may_draw(rules, position, space, arms) {
                found.insert(Move::Draw { space, arms });
            }
        }
    }
    found
}

fn piece_of(mv: Move) -> Option<charmers::Piece> {
    match mv {
        Move::Draw { arms, .. } => arms.piece(),
        _ => None,
    }
}

fn grid(rules: &Charmers) -> impl Iterator<Item = Space> {
    let (rows, columns) = (rules.plan().rows, rules.plan().columns);
    (0..rows).flat_map(move |row| (0..columns).map(move |column| Space::new(row, column)))
}

fn may_draw(rules: &Charmers, position: &Position, space: Space, arms: Arms) -> bool {
    let roads = &position.sheet().roads;
    let free = roads.arms(space).count() == 0 && rules.plan().ground[space.index()] != Ground::Residence;
    let mut paper: Paper =
        grid(rules).map(|s| (at(s), roads.arms(s))).filter(|(_, arms)| arms.count() > 0).collect();
    paper.insert(at(space), arms);
    let residence = grid(rules).find(|s| rules.plan().ground[s.index()] == Ground::Residence).unwrap();
    free && walk(&paper, at(residence)).contains(&at(space))
}

fn at(space: Space) -> (i32, i32) {
    (space.row() as i32, space.column() as i32)
}

/// All spaces that can be walked to: each step leaves by an arm and enters by one.
fn walk(paper: &Paper, residence: (i32, i32)) -> BTreeSet<(i32, i32)> {
    let mut reached = BTreeSet::from([residence]);
    let mut open = vec![residence];
    while let Some(here) = open.pop() {
        for (dir, back, step) in [
            (Dir::North, Dir::South, (-1, 0)),
            (Dir::East, Dir::West, (0, 1)),
            (Dir::South, Dir::North, (1, 0)),
            (Dir::West, Dir::East, (0, -1)),
        ] {
            let next = (here.0 + step.0, here.1 + step.1);
            let leaves = here == residence || paper[&here].has(dir);
            let enters = paper.get(&next).is_some_and(|arms| arms.has(back));
            if leaves && enters && reached.insert(next) {
                open.push(next);
            }
        }
    }
    reached
}
