//! Clocks: a bank of time for every seat, an increment when its turn ends, and a cap.

use serde::{Deserialize, Serialize};
use wire::ClockSetting;

/// The time left to every seat, in milliseconds, as it is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Clock {
    left: Vec<i64>,
    /// The seat whose clock is running, and since when.
    running: Option<(u8, i64)>,
}

impl Clock {
    pub(crate) fn new(setting: ClockSetting, seats: usize) -> Self {
        Self { left: vec![i64::from(setting.bank) * 1000; seats], running: None }
    }

    /// Lets this seat's clock run from now on, or none. The seat whose clock stops gets the increment.
    pub(crate) fn run(&mut self, seat: Option<u8>, setting: ClockSetting, now: i64) {
        let before = self.running.map(|(before, _)| before);
        self.charge(now);
        if let Some(before) = before.filter(|&before| seat != Some(before)) {
            self.gain(before, setting);
        }
        self.running = seat.map(|seat| (seat, now));
    }

    /// Charges the running seat for the time since its clock started.
    fn charge(&mut self, now: i64) {
        if let Some((seat, since)) = &mut self.running {
            let spent = (now - *since).max(0);
            *since = now;
            self.left[usize::from(*seat)] = (self.left[usize::from(*seat)] - spent).max(0);
        }
    }

    fn gain(&mut self, seat: u8, setting: ClockSetting) {
        let left = &mut self.left[usize::from(seat)];
        let most = setting.cap.map_or(i64::MAX, |cap| i64::from(cap) * 1000).max(*left);
        *left = (*left + i64::from(setting.increment) * 1000).min(most);
    }

    /// When the running clock reaches zero.
    pub(crate) fn deadline(&self) -> Option<i64> {
        self.running.map(|(seat, since)| since + self.left[usize::from(seat)])
    }

    /// The seat that has run out of time.
    pub(crate) fn fallen(&self, now: i64) -> Option<u8> {
        let (seat, _) = self.running?;
        (self.deadline()? <= now).then_some(seat)
    }

    /// The server was away until it started, and nobody pays for that. Nor does anyone gain from a time in
    /// the future, recorded by a clock other than this server's.
    pub(crate) fn resume(&mut self, started: i64, now: i64) {
        if let Some((_, since)) = &mut self.running {
            *since = (*since).max(started).min(now);
        }
    }

    /// As a client gets it.
    pub(crate) fn tell(&self, now: i64) -> wire::Clock {
        let mut shown = self.clone();
        shown.charge(now);
        wire::Clock { left: shown.left, running: self.running.map(|(seat, _)| seat) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BLITZ: ClockSetting = ClockSetting { bank: 60, increment: 5, cap: None };
    const DAILY: ClockSetting = ClockSetting { bank: 86_400, increment: 86_400, cap: Some(86_400) };

    #[test]
    fn thinking_costs_and_ending_a_turn_gains() {
        let mut clock = Clock::new(BLITZ, 2);
        clock.run(Some(0), BLITZ, 1_000);
        clock.run(Some(0), BLITZ, 11_000);
        assert_eq!(clock.tell(11_000).left, [50_000, 60_000]);
        clock.run(Some(1), BLITZ, 21_000);
        assert_eq!(clock.tell(22_000), wire::Clock { left: vec![45_000, 59_000], running: Some(1) });
    }

    #[test]
    fn a_clock_falls_at_its_deadline_and_not_before() {
        let mut clock = Clock::new(BLITZ, 2);
        clock.run(Some(1), BLITZ, 0);
        assert_eq!(clock.deadline(), Some(60_000));
        assert_eq!(clock.fallen(59_999), None);
        assert_eq!(clock.fallen(60_000), Some(1));
    }

    #[test]
    fn a_move_a_day_is_a_full_day_again_after_every_turn() {
        let mut clock = Clock::new(DAILY, 2);
        clock.run(Some(0), DAILY, 0);
        clock.run(Some(1), DAILY, 80_000_000);
        assert_eq!(clock.tell(80_000_000).left, [86_400_000, 86_400_000]);
    }

    #[test]
    fn nobody_pays_for_the_time_the_server_was_away() {
        let mut clock = Clock::new(BLITZ, 2);
        clock.run(Some(0), BLITZ, 0);
        clock.resume(1_000_000, 1_000_000);
        assert_eq!(clock.tell(1_001_000).left, [59_000, 60_000]);
    }

    #[test]
    fn a_clock_that_was_set_back_gives_nobody_time() {
        let mut clock = Clock::new(BLITZ, 2);
        clock.run(Some(0), BLITZ, 9_000_000);
        clock.resume(1_000_000, 1_000_000);
        assert_eq!(clock.deadline(), Some(1_060_000));
    }
}
