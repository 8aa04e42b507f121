//! The tables of a browser, driven as its worker drives them, without the browser.

mod keeping;
mod leaks;
mod playing;
mod worker;
