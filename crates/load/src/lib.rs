//! Programs that talk to the server: a small [`Client`] with its [`Socket`], a [`Child`] server to talk to,
//! and [`measure`], which lets many clients play at once and reports how the server held up. [`relay`] is the
//! least a server could do, for comparison.

mod client;
pub use client::{Client, Socket};

mod child;
pub use child::Child;

mod postgres;
pub use postgres::fresh_postgres;

mod run;
pub use run::{Plan, Report, measure, measure_relay};

mod relay;
pub use relay::relay;

mod book;
mod heard;
mod passing;
mod player;
mod process;
