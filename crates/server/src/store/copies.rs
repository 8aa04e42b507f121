//! The last few backups of a database in one folder, named by time.

use std::io;
use std::path::{Path, PathBuf};

use super::{Store, StoreError};
use crate::ids;

const PREFIX: &str = "durbar-";
const SUFFIX: &str = ".sqlite";

/// The pattern of a time, with 0 for any digit.
const SHAPE: &str = "0000-00-00-000000-000";

impl Store {
    /// Backs the database up into a folder, and removes all but the latest backups there. Returns the new
    /// file, and how many were removed.
    pub async fn backup_among(
        data: &Path,
        folder: &Path,
        keep: usize,
    ) -> Result<(PathBuf, usize), StoreError> {
        let at = |error| StoreError::Folder { path: folder.display().to_string(), error };
        std::fs::create_dir_all(folder).map_err(at)?;
        let file = folder.join(format!("{PREFIX}{}{SUFFIX}", stamp(ids::now())));
        Self::backup(data, &file).await?;
        Ok((file, keep_last(folder, keep).map_err(at)?))
    }
}

/// Files with other names are left alone.
fn keep_last(folder: &Path, keep: usize) -> io::Result<usize> {
    let mut names = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        names.extend(entry?.file_name().into_string().ok().filter(|name| is_copy(name)));
    }
    names.sort_unstable();
    let old = names.len().saturating_sub(keep);
    for name in &names[..old] {
        std::fs::remove_file(folder.join(name))?;
    }
    Ok(old)
}

fn is_copy(name: &str) -> bool {
    let stamp = name.strip_prefix(PREFIX).and_then(|rest| rest.strip_suffix(SUFFIX));
    let fits = |(found, wanted): (u8, u8)| found == wanted || (wanted == b'0' && found.is_ascii_digit());
    stamp.is_some_and(|stamp| stamp.len() == SHAPE.len() && stamp.bytes().zip(SHAPE.bytes()).all(fits))
}

/// A time as a name that sorts in order: `2026-11-16-013000-000`, in UTC.
pub(super) fn stamp(millis: i64) -> String {
    let (day, rest) = (millis.div_euclid(86_400_000), millis.rem_euclid(86_400_000));
    let (year, month, date) = calendar(day);
    let (hour, minute, second) = (rest / 3_600_000, rest / 60_000 % 60, rest / 1_000 % 60);
    format!("{year:04}-{month:02}-{date:02}-{hour:02}{minute:02}{second:02}-{:03}", rest % 1_000)
}

/// A time for people: `2026-11-16 01:30 UTC`.
pub fn utc(millis: i64) -> String {
    let stamp = stamp(millis);
    format!("{} {}:{} UTC", &stamp[..10], &stamp[11..13], &stamp[13..15])
}

/// The date this many days after 1 January 1970. Years are counted from March, so the leap day comes last.
fn calendar(day: i64) -> (i64, i64, i64) {
    let shifted = day + 719_468;
    let (era, in_era) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year = (in_era - in_era / 1_460 + in_era / 36_524 - in_era / 146_096) / 365;
    let in_year = in_era - (365 * year + year / 4 - year / 100);
    let month = (5 * in_year + 2) / 153;
    let date = in_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (year + era * 400 + i64::from(month <= 2), month, date)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_named_by_its_date() {
        assert_eq!(stamp(0), "1970-01-01-000000-000");
        assert_eq!(stamp(951_782_400_000), "2000-02-29-000000-000");
        assert_eq!(stamp(1_794_793_529_123), "2026-11-16-014529-123");
        assert_eq!(utc(1_794_793_529_123), "2026-11-16 01:45 UTC");
        assert!(is_copy("durbar-2026-11-16-014529-123.sqlite"));
        for other in ["durbar-monday.sqlite", "durbar-2026-11-16-014529-123.sqlite.part", "durbar.sqlite"] {
            assert!(!is_copy(other), "{other}");
        }
    }
}
