//! The first byte of an input picks the game; the rest goes to the entry point of the test kit.

use catalog::{Playable, Visitor};
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
    let cards = catalog::cards();
    let card = cards[usize::from(*first) % cards.len()];
    catalog::visit(card.id, Drive(entry, rest)).expect("the card is from the list");
}

struct Drive<'a>(Entry, &'a [u8]);

impl Visitor for Drive<'_> {
    type Output = ();

    fn visit<G: Playable>(self) {
        match self.0 {
            Entry::Log => fuzz::log::<G>(self.1),
            Entry::Position => fuzz::position::<G>(self.1),
            Entry::Notation => fuzz::notation::<G>(self.1),
            Entry::Components => fuzz::components::<G>(self.1),
            Entry::Decisions => fuzz::decisions::<G>(self.1),
        }
    }
}

/// Reads bytes as every message that a client may send. What can be read is written and read again the same.
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
