//! Everything a stranger could throw at a live server. Afterwards it is alive, nobody else has noticed, and
//! nothing panicked.

#[path = "play/support.rs"]
#[allow(dead_code, reason = "each test program uses a part of it")]
mod support;

#[path = "hostile/chance.rs"]
mod chance;
#[path = "hostile/raw.rs"]
mod raw;

#[path = "hostile/banned.rs"]
mod banned;
#[path = "hostile/doors.rs"]
mod doors;
#[path = "hostile/floods.rs"]
mod floods;
#[path = "hostile/frames.rs"]
mod frames;
#[path = "hostile/removed.rs"]
mod removed;
#[path = "hostile/requests.rs"]
mod requests;
#[path = "hostile/secrets.rs"]
mod secrets;
