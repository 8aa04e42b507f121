//! Unguessable names.

/// Crockford's 32 letters and digits: none can be mistaken for another when read aloud.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Random bytes from the system.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// A table's address or a player's public id: 20 letters, 100 bits.
pub fn public_id() -> String {
    letters::<20>()
}

/// This many random letters and digits, 5 bits each.
pub fn letters<const N: usize>() -> String {
    random::<N>().iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect()
}

/// Whether a text could be such an id, so anything else is refused before it reaches the storage.
pub fn is_public_id(text: &str) -> bool {
    text.len() == 20 && text.bytes().all(|byte| ALPHABET.contains(&byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_ids_and_differ() {
        let (one, two) = (public_id(), public_id());
        assert!(is_public_id(&one) && is_public_id(&two) && one != two);
        assert!(!is_public_id("../../etc/passwd") && !is_public_id(&hex::encode(random::<32>())));
    }
}
