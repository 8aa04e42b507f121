//! Tables for friends and bots: nothing lost, nothing leaked.
//!
//! A request comes in through `http`, goes to the `room` of its table, changes the `sitting` there, is
//! written by the `store`, and only then is everyone told through `sitting::tell`, the one place that turns a
//! match into what a viewer may know.
//!
//! ```no_run
//! # async fn run() -> Result<(), server::ServeError> {
//! # let games = registry::Registry::default();
//! let server = server::Server::bind(server::Settings::new(games, "data".into())).await?;
//! println!("http://{}", server.address());
//! server.run(std::future::pending()).await;
//! # Ok(())
//! # }
//! ```

mod settings;
pub use settings::Settings;

mod address;
mod closing;
mod ids;
mod passwords;
mod rating;

mod totp;
pub use totp::code_at;

mod store;
pub use store::{Database, Restored, Store, StoreError, transfer, utc};

mod counting;
mod room;
mod rooms;
mod thinkers;

mod hooks;
pub use hooks::{Destination, NoDestination};

mod http;
pub use http::{Client, openapi};

#[cfg(test)]
mod house;
#[cfg(test)]
mod leaks;
#[cfg(test)]
mod versions;

mod admin;
pub use admin::Admin;

mod serve;
pub use serve::{ServeError, Server};
