//! The first byte of an input picks the game; the rest goes to the entry point of the test kit.

use catalog::Visitor;
use registry::Playable;
use search::Opponents;
use testkit::fuzz;

/// Which entry point to drive.
#[derive(Clone, Copy)]
pub enum Entry {
    /// Bytes as a log.
    Log,
    /// Bytes as a position.
    Position,
    /// Bytes as a move or an outcome.
    Notation,
    /// Bytes as a component file.
    Components,
    /// Bytes as decisions through a whole match.
    Decisions,
}

/// Drives an entry point of the game that the first byte picks.
pub fn drive(entry: Entry, bytes: &[u8]) {
    let Some((first, rest)) = bytes.split_first() else { return };
    let games = catalog::standard().cards().len();
    catalog::each(&mut Drive { entry, bytes: rest, before: usize::from(*first) % games });
}

struct Drive<'a> {
    entry: Entry,
    bytes: &'a [u8],
    /// How many games come before the one that is driven.
    before: usize,
}

impl Visitor for Drive<'_> {
    fn visit<G: Playable, B: Opponents<G>>(&mut self) {
        let before = self.before;
        self.before = before.wrapping_sub(1);
        if before != 0 {
            return;
        }
        match self.entry {
            Entry::Log => fuzz::log::<G>(self.bytes),
            Entry::Position => fuzz::position::<G>(self.bytes),
            Entry::Notation => fuzz::notation::<G>(self.bytes),
            Entry::Components => fuzz::components::<G>(self.bytes),
            Entry::Decisions => fuzz::decisions::<G>(self.bytes),
        }
    }
}

/// Reads bytes as every message a client may send. What can be read is the same when written and read again.
pub fn messages(bytes: &[u8]) {
    fn read<T: serde::de::DeserializeOwned + serde::Serialize + PartialEq + std::fmt::Debug>(bytes: &[u8]) {
        let Ok(message) = serde_json::from_slice::<T>(bytes) else { return };
        let text = serde_json::to_string(&message).expect("messages are plain data");
        assert_eq!(serde_json::from_str::<T>(&text).expect("it was just written"), message);
    }
    read::<wire::Up>(bytes);
    read::<wire::NewTable>(bytes);
    read::<wire::SitDown>(bytes);
    read::<wire::ChangeSeat>(bytes);
    read::<wire::Rematch>(bytes);
    read::<wire::Rename>(bytes);
    read::<wire::Mute>(bytes);
    read::<wire::NewToken>(bytes);
    read::<wire::ImportedLog>(bytes);
}
