//! The messages between the server and its clients, and nothing else: plain data without logic.
//!
//! HTTP carries what is done around a table ([`NewTable`], [`TableInfo`]), a WebSocket what is done at it
//! ([`Up`], [`Down`]). This crate's test writes the TypeScript twins in `web/src/wire.ts` (`UPDATE_WIRE=1
//! cargo test -p wire`), and fails when they are out of date.

mod account;
mod analysis;
mod care;
mod choices;
mod daily;
mod duplicate;
mod game;
mod hook;
mod host;
mod lesson;
mod person;
mod phrase;
mod push;
mod puzzle;
mod rating;
mod record;
mod socket;
mod table_info;
#[cfg(test)]
mod typescript;
mod written;

pub use account::{
    Farewell, NewPassword, Program, Proof, Recover, RecoveryCode, Register, SecondCode, SessionInfo, SignIn,
    SpareCodes, TwoFactorInfo, TwoFactorOffer,
};
pub use analysis::{Analysing, Analysis, Fared, Judged, Verdict};
pub use care::{Bar, Door, Report};
pub use choices::Choices;
pub use daily::{Daily, DailyResult};
pub use duplicate::{Duplicate, DuplicateDeal, DuplicatePlayer, NewDuplicate};
pub use game::{Address, GameInfo, OptionInfo, OptionKind};
pub use hook::{HookCall, HookInfo, HookMade, Hooks, NewHook};
pub use host::{
    AddressBan, Ban, Deed, Invitation, InvitationMade, NewAddressBan, NewInvitation, PlayerInfo, ReportInfo,
    ServerInfo, TableLine,
};
pub use lesson::{LessonInfo, LessonPlace, LessonStepInfo, LessonWish};
pub use person::{Me, Mute, NewToken, Rename, TokenInfo, TokenMade, TokenScope};
pub use phrase::{Fact, Phrase};
pub use push::Subscription;
pub use puzzle::{Puzzle, PuzzleAnswer, PuzzleInfo, PuzzleList, PuzzleReply, PuzzleTry};
pub use rating::{Played, Profile, Ranked, RatedMatch, Rating, RatingChange, Record};
pub use record::{Draw, Fairness, Foreseen, Frame, Gain, ImportedLog, Recount, Replay};
pub use socket::{
    Advice, Chat, Choice, Clock, Down, Placing, State, Story, TakeBack, Takeback, Turn, Up, UpKind, Weighed,
};
pub use table_info::{
    ChangeSeat, ClockSetting, NewTable, OnTimeout, Problem, Rematch, SeatInfo, SeatKind, SeatWish, SitDown,
    Stage, TableInfo,
};
pub use written::Written;
