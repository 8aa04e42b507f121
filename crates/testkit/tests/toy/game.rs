//! High Card, a toy with everything a real game has: hidden cards, public and private chance, refusals by
//! rule, and an option that breaks one thing at a time so that the laws can be seen to fail.
//!
//! Each seat is dealt two cards of 1 to 4 (TOY-1), and a die decides who starts (TOY-2). On its turn a seat
//! plays a card openly, which scores its value, and draws another (TOY-3); the card must not be lower than
//! the last one (TOY-4). A seat with no such card folds, and only then, and the next seat is free (TOY-5).
//! When all cards are played the game ends (TOY-6).

mod data;
pub(crate) mod flaws;
mod rules;
mod tell;
mod text;

pub(crate) use rules::Toy;
