//! What every game must pass: laws over random games, rule cases, golden games, perft, speed, fuzzing.
//!
//! Nothing here knows a game by name, and nothing here is shipped. A game's tests are a few lines:
//!
//! ```text
//! // tests/rules.rs, with `harness = false`: every case of the rules page is its own test
//! fn main() -> std::process::ExitCode {
//!     testkit::cases::<Jaipur>(include_str!("../../../docs/rules/jaipur.md"), "JAI", 24)
//! }
//!
//! // tests/laws.rs
//! testkit::laws::<Jaipur>(&Config::new(2), 200);
//!
//! // tests/golden.rs, tests/perft.rs, tests/speed.rs
//! insta::assert_snapshot!(testkit::playthrough::<Jaipur>(&config, 7));
//! assert_eq!(testkit::perft::<Jaipur>(&config, 7, 3), [14, 201, 3120]);
//! testkit::no_allocation::<Jaipur>(&config);
//! assert!(testkit::widest::<Jaipur>(&config, 1000) <= 120);
//!
//! // tests/fuzz.rs
//! let corpus = testkit::fuzz::Corpus::of::<Jaipur>();
//! testkit::fuzz::hammer("jaipur logs", 2.0, &corpus.logs, testkit::fuzz::log::<Jaipur>);
//! ```

mod seating;
pub use seating::Testable;

mod laws;
pub use laws::{Breach, law, laws};

mod encoding;
pub use encoding::encodings;

mod cases;
pub use cases::{CaseFailure, cases, cases_with, failing_cases};

mod golden;
pub use golden::playthrough;

mod schema;
pub use schema::keep_schema;

#[doc(hidden)]
pub use schemars;

mod perft;
pub use perft::perft;

mod speed;
pub use speed::{no_allocation, widest};

pub mod fuzz;

mod witness;
