//! Lists of fixed capacity, so positions stay flat.

use std::fmt;

use crate::cards::CardId;
use crate::pending::Task;

/// Capacity for tasks. New rewards are started only while [`DEEP`] or fewer wait, and what one reward and six
/// scoring cards can add is far less than the rest.
const TASKS: usize = 64;
/// The most pending tasks at which a reward or palace action is still started. The shipped deck never comes
/// near it; a custom deck that did would lose that reward.
pub(crate) const DEEP: usize = 32;
/// Capacity for cards set aside; each card on the table is there at most once.
const ASIDE: usize = 64;

/// A list of at most `N` things.
#[derive(Clone, Copy)]
pub struct Short<T, const N: usize> {
    items: [T; N],
    len: u8,
}

/// The tasks, the next one last.
pub type Stack = Short<Task, TASKS>;
/// Cards set aside, those of the latest sets last.
pub type Aside = Short<CardId, ASIDE>;

impl<T: Copy, const N: usize> Short<T, N> {
    /// An empty list; `filler` fills the unused places.
    pub(crate) const fn new(filler: T) -> Self {
        Self { items: [filler; N], len: 0 }
    }

    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.len as usize]
    }

    #[inline]
    pub(crate) fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }

    /// How many there are.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether it is empty.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub fn last(&self) -> Option<T> {
        self.as_slice().last().copied()
    }

    /// Adds one at the end; a full list stays as it is, which [`DEEP`] prevents.
    #[inline]
    pub(crate) fn push(&mut self, item: T) {
        debug_assert!(self.len() < N, "the list has room");
        if self.len() < N {
            self.items[self.len()] = item;
            self.len += 1;
        }
    }

    /// Removes the one at this place; those after it move up.
    pub(crate) fn remove(&mut self, index: usize) {
        let len = self.len();
        if index < len {
            self.items.copy_within(index + 1..len, index);
            self.len -= 1;
        }
    }

    #[inline]
    pub(crate) fn pop(&mut self) -> Option<T> {
        let last = self.last()?;
        self.len -= 1;
        Some(last)
    }
}

impl<T: PartialEq + Copy, const N: usize> PartialEq for Short<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Eq + Copy, const N: usize> Eq for Short<T, N> {}

impl<T: fmt::Debug + Copy, const N: usize> fmt::Debug for Short<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}
