//! What people do at tables, with real sockets and a real database.

#[path = "play/support.rs"]
#[allow(dead_code, reason = "each test program uses a part of it")]
mod support;

#[path = "play/accounts.rs"]
mod accounts;
#[path = "play/analysis.rs"]
mod analysis;
#[path = "play/care.rs"]
mod care;
#[path = "play/daily.rs"]
mod daily;
#[path = "play/duplicates.rs"]
mod duplicates;
#[path = "play/filling.rs"]
mod filling;
#[path = "play/hooks.rs"]
mod hooks;
#[path = "play/hosting.rs"]
mod hosting;
#[path = "play/lessons.rs"]
mod lessons;
#[path = "play/lobby.rs"]
mod lobby;
#[path = "play/matches.rs"]
mod matches;
#[path = "play/processes.rs"]
mod processes;
#[path = "play/push.rs"]
mod push;
#[path = "play/puzzles.rs"]
mod puzzles;
#[path = "play/ratings.rs"]
mod ratings;
#[path = "play/receiver.rs"]
mod receiver;
#[path = "play/records.rs"]
mod records;
#[path = "play/talk.rs"]
mod talk;
#[path = "play/time.rs"]
mod time;
#[path = "play/tokens.rs"]
mod tokens;
#[path = "play/two_factor.rs"]
mod two_factor;
