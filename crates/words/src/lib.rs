//! Sentences for codes: the Fluent files, read and filled in.
//!
//! The rules and the commands speak in [`table::Phrase`]s, codes with facts. [`Words`] is a
//! [`table::Tongue`]: it looks the code up in one set of files, `words/LANGUAGE/*.ftl`, and fills
//! in the facts. German falls back to English where it has no sentence yet, and a code nobody knows
//! is shown as it is, so that speaking never fails.
//!
//! ```
//! use table::{Phrase, Tongue};
//! use words::{Language, Words};
//! let words = Words::new(Language::English, vec!["Ann".into(), "Ben".into()]);
//! assert_eq!(words.word("table-over"), "The game is over.");
//! assert_eq!(words.say(&Phrase::new("no-such-code")), "no-such-code");
//! ```

mod files;
pub use files::{File, files};

mod language;
pub use language::Language;

mod speech;
pub use speech::Words;
