//! What bots are called. A name belongs to a level, so people learn who plays how well.

use crate::current_level;

/// The names of a level's bots in the order they sit down; as many as a table has seats.
const CALLED: [(&str, [&str; 5]); 6] = [
    ("beginner", ["Tara", "Gopal", "Mina", "Nila", "Tulsi"]),
    ("easy", ["Asha", "Bala", "Deepa", "Kabir", "Lata"]),
    ("medium", ["Kiran", "Leela", "Mohan", "Nandini", "Omar"]),
    ("hard", ["Indira", "Farid", "Jaya", "Harish", "Padma"]),
    ("expert", ["Vikram", "Sarita", "Yusuf", "Uma", "Ranjit"]),
    ("master", ["Kautilya", "Zubeida", "Bhaskara", "Lilavati", "Tansen"]),
];

/// The name of the `nth` bot of its level at a table, counted from zero. The levels that are only there to
/// measure against have no names.
#[must_use]
pub fn bot_name(level: &str, nth: usize) -> Option<&'static str> {
    let level = current_level(level);
    let (_, names) = CALLED.iter().find(|(one, _)| *one == level)?;
    Some(names[nth % names.len()])
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::former_levels;

    #[test]
    fn every_level_has_names_and_nobody_shares_one() {
        assert!(former_levels().map(|(_, level)| level).eq(CALLED.map(|(level, _)| level)));
        let all: BTreeSet<&str> = CALLED.iter().flat_map(|(_, names)| names).copied().collect();
        assert_eq!(all.len(), CALLED.len() * 5);
        assert_eq!(bot_name("raja", 0), bot_name("expert", 0));
        assert_eq!(bot_name("greedy", 0), None);
    }
}
