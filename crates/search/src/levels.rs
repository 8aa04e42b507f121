//! The levels: what each is called, what it was called before, and who plays it. How strong a level is in a
//! game is in that game's [`Ladder`](crate::Ladder).

use table::MAX_SEATS;

/// A step of the ladder.
struct Level {
    name: &'static str,
    /// Its name in earlier versions, which is still read and never written.
    former: &'static str,
    /// The bots of the level in the order they sit down, so people learn who plays how well.
    called: [&'static str; MAX_SEATS],
}

/// How many levels there are.
pub const STEPS: usize = 6;

/// Weakest first.
const LADDER: [Level; STEPS] = [
    Level {
        name: "beginner",
        former: "guest",
        called: ["Tara", "Gopal", "Mina", "Nila", "Tulsi", "Chandu", "Rekha", "Suraj", "Guddi", "Jyoti"],
    },
    Level {
        name: "easy",
        former: "trader",
        called: ["Asha", "Bala", "Deepa", "Kabir", "Lata", "Manju", "Naveen", "Pooja", "Rafi", "Sunil"],
    },
    Level {
        name: "medium",
        former: "courtier",
        called: [
            "Kiran", "Leela", "Mohan", "Nandini", "Omar", "Prakash", "Qasim", "Rukmini", "Salim", "Vani",
        ],
    },
    Level {
        name: "hard",
        former: "minister",
        called: [
            "Indira", "Farid", "Jaya", "Harish", "Padma", "Kamala", "Murad", "Dilip", "Sushila", "Anwar",
        ],
    },
    Level {
        name: "expert",
        former: "raja",
        called: ["Vikram", "Sarita", "Yusuf", "Uma", "Ranjit", "Devika", "Hamid", "Gauri", "Nasrin", "Arjun"],
    },
    Level {
        name: "master",
        former: "mogul",
        called: [
            "Kautilya",
            "Zubeida",
            "Bhaskara",
            "Lilavati",
            "Tansen",
            "Aryabhata",
            "Gulbadan",
            "Maitreyi",
            "Birbal",
            "Gargi",
        ],
    },
];

/// Bots that are only there to measure others against.
const MEASURES: [&str; 2] = ["random", "greedy"];

/// All names of bots that every game has.
pub(crate) const LEVELS: [&str; MEASURES.len() + STEPS] = {
    let mut names = [""; MEASURES.len() + STEPS];
    let mut at = 0;
    while at < names.len() {
        names[at] = if at < MEASURES.len() { MEASURES[at] } else { LADDER[at - MEASURES.len()].name };
        at += 1;
    }
    names
};

/// The levels that people are offered, weakest first.
pub fn steps() -> impl ExactSizeIterator<Item = &'static str> {
    LADDER.iter().map(|step| step.name)
}

/// The place of a level on the ladder.
pub(crate) fn step(level: &str) -> Option<usize> {
    let level = current_level(level);
    steps().position(|name| name == level)
}

/// Each former name with the one that replaced it.
pub fn former_levels() -> impl Iterator<Item = (&'static str, &'static str)> {
    LADDER.iter().map(|step| (step.former, step.name))
}

/// The current name of a level, whether given by its old or its new name; any other text is returned as it
/// is.
#[must_use]
pub fn current_level(name: &str) -> &str {
    former_levels().find(|(former, _)| *former == name).map_or(name, |(_, current)| current)
}

/// The name of the `nth` bot of its level at a table, counted from zero. The levels that are only there to
/// measure against have no names.
#[must_use]
pub fn bot_name(level: &str, nth: usize) -> Option<&'static str> {
    let names = &LADDER[step(level)?].called;
    Some(names[nth % names.len()])
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn no_two_bots_share_a_name() {
        let all: BTreeSet<&str> = LADDER.iter().flat_map(|step| step.called).collect();
        assert_eq!(all.len(), STEPS * MAX_SEATS);
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
