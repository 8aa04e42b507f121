//! The titles of the numbered rules.

/// The messages that name the rules, `JAI-1` first.
pub const RULE_TITLES: [&str; 24] = [
    "jaipur-rule-1",
    "jaipur-rule-2",
    "jaipur-rule-3",
    "jaipur-rule-4",
    "jaipur-rule-5",
    "jaipur-rule-6",
    "jaipur-rule-7",
    "jaipur-rule-8",
    "jaipur-rule-9",
    "jaipur-rule-10",
    "jaipur-rule-11",
    "jaipur-rule-12",
    "jaipur-rule-13",
    "jaipur-rule-14",
    "jaipur-rule-15",
    "jaipur-rule-16",
    "jaipur-rule-17",
    "jaipur-rule-18",
    "jaipur-rule-19",
    "jaipur-rule-20",
    "jaipur-rule-21",
    "jaipur-rule-22",
    "jaipur-rule-23",
    "jaipur-rule-24",
];
