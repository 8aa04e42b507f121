//! The levels: what each is called, what it was called before, and who plays it. How strong a level is in a game
//! stands in that game's [`Ladder`](crate::Ladder).

/// A step of the ladder.
struct Level {
    name: &'static str,
    /// Its name in earlier versions, which is still read and never written.
    former: &'static str,
    /// The bots of the level in the order in which they sit down, so that people come to know who plays how.
    called: [&'static str; 5],
}

/// Weakest first.
const STEPS: [Level; 6] = [
    Level { name: "beginner", former: "guest", called: ["Tara", "Gopal", "Mina", "Nila", "Tulsi"] },
    Level { name: "easy", former: "trader", called: ["Asha", "Bala", "Deepa", "Kabir", "Lata"] },
    Level { name: "medium", former: "courtier", called: ["Kiran", "Leela", "Mohan", "Nandini", "Omar"] },
    Level { name: "hard", former: "minister", called: ["Indira", "Farid", "Jaya", "Harish", "Padma"] },
    Level { name: "expert", former: "raja", called: ["Vikram", "Sarita", "Yusuf", "Uma", "Ranjit"] },
    Level {
        name: "master",
        former: "mogul",
        called: ["Kautilya", "Zubeida", "Bhaskara", "Lilavati", "Tansen"],
    },
];

/// Bots that only serve to measure others by.
const MEASURES: [&str; 2] = ["random", "greedy"];

/// All names of bots that every game has.
pub(crate) const LEVELS: [&str; MEASURES.len() + STEPS.len()] = {
    let mut names = [""; MEASURES.len() + STEPS.len()];
    let mut at = 0;
    while at < names.len() {
        names[at] = if at < MEASURES.len() { MEASURES[at] } else { STEPS[at - MEASURES.len()].name };
        at += 1;
    }
    names
};

/// The levels that people are offered, weakest first.
pub fn steps() -> impl ExactSizeIterator<Item = &'static str> {
    STEPS.iter().map(|step| step.name)
}

/// The place of a level on the ladder.
pub(crate) fn step(level: &str) -> Option<usize> {
    let level = current_level(level);
    steps().position(|name| name == level)
}

/// Each former name with the one that replaced it.
pub fn former_levels() -> impl Iterator<Item = (&'static str, &'static str)> {
    STEPS.iter().map(|step| (step.former, step.name))
}

/// The name that a level has today, whichever name it was given by; any other text as it is.
#[must_use]
pub fn current_level(name: &str) -> &str {
    former_levels().find(|(former, _)| *former == name).map_or(name, |(_, current)| current)
}

/// What the bot is called that is the `nth` of its level at a table, counted from zero. The levels that only
/// serve to measure against have no names.
#[must_use]
pub fn bot_name(level: &str, nth: usize) -> Option<&'static str> {
    let names = &STEPS[step(level)?].called;
    Some(names[nth % names.len()])
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn no_two_bots_share_a_name() {
        let all: BTreeSet<&str> = STEPS.iter().flat_map(|step| step.called).collect();
        assert_eq!(all.len(), STEPS.len() * 5);
        assert_eq!(bot_name("raja", 0), bot_name("expert", 0));
        assert_eq!(bot_name("greedy", 0), None);
    }

    #[test]
    fn a_former_name_leads_to_the_same_step() {
        assert_eq!(current_level("guest"), "beginner");
        assert_eq!(current_level("mogul"), "master");
        assert_eq!(current_level("greedy"), "greedy");
        assert_eq!(current_level("nobody"), "nobody");
        assert!(
            former_levels().all(|(former, current)| !LEVELS.contains(&former) && LEVELS.contains(&current))
        );
    }
}
