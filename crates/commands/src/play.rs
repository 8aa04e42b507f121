//! The terminal client: one for all games, full-screen or line by line.
//!
//! [`session`] knows who plays and what may happen next, and needs no terminal; [`desk`] is what one person
//! does at the screen; [`screen`] draws; [`terminal`] is the loop; [`plain`] is the same for pipes.

pub(crate) mod desk;
pub(crate) mod keys;
pub(crate) mod plain;
pub(crate) mod save;
pub(crate) mod screen;
pub(crate) mod session;
pub(crate) mod terminal;
