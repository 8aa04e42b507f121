//! The Dice Charmers: the rules, the view of a seat, and its picture in text.
