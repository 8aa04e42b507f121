//! Sentences for codes: the Fluent files, read and filled in.
//!
//! The rules and the commands speak in [`table::Phrase`]s, codes with facts. [`Words`] is a
//! [`table::Tongue`]: it looks the code up in the project's files, `words/LANGUAGE/*.ftl`, and in the games'
//! own, and fills in the facts. Every language falls back to English where a sentence is missing, and an
//! unknown code is shown as it is, so speaking never fails.
//!
//! ```
//! use table::{Phrase, Tongue};
//! use words::{Language, Words};
//! let words = Words::new(&Language::english(), &[]);
//! assert_eq!(words.word("table-over"), "The game is over.");
//! assert_eq!(words.say(&Phrase::new("no-such-code")), "no-such-code");
//! ```

mod files;
pub use files::files;

mod language;
pub use language::Language;

mod speech;
pub use speech::Words;
