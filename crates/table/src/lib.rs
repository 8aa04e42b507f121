//! What a game is, and the table it is played at.
//!
//! A game implements [`Game`] on a small *rules value*; everything else in the workspace
//! (search, bots, terminal, server) talks to that trait and knows no game by name.
//! Extra powers are extra traits: [`Encode`], [`Imagine`], [`PositionText`], [`Progress`], [`Setup`], [`Tell`].
//! [`Match`] is the checked entrance to a game in play: it refuses what the rules refuse, draws fair chance,
//! and keeps the [`Log`], from which the whole match can be rebuilt.
//!
//! ```
//! use table::{BySeat, Seat};
//! let herds: BySeat<u8, 2> = BySeat::from_fn(2, |seat| seat.index() as u8 + 3);
//! assert_eq!(herds[Seat::new(1)], 4);
//! ```

mod seat;
pub use seat::{BySeat, MAX_SEATS, Seat, Viewer};

mod game;
pub use game::{Game, Sink, Standing, Turn, Weighted, draw_by_listing, pick};

mod encode;
pub use encode::{Encode, Quill};

mod powers;
pub use powers::{Gain, Imagine, LessonFile, PositionText, Progress, Sentences, Setup, Tell};

mod phrase;
pub use phrase::{Fact, Phrase, Refusal, Tongue};

mod picture;
pub use picture::{Ink, Picture, Span, Style};

mod rng;
pub use rng::Rng;

mod fair;
pub use fair::{Commitment, Contribution, Dealer, Seed, Source};

mod config;
pub use config::{
    ComponentError, ComponentSet, Config, Edition, GameCard, OptionInfo, OptionKind, SetupError, Tag,
    fingerprint,
};

mod notation;
pub use notation::{TextError, ensure};

mod log;
pub use log::{Header, Line, Log, LogError, PERSON};

mod matches;
pub use matches::{Happening, Match, Moment, RollError, StudyError, UndoError, Verdict};
