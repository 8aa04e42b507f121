//! Progress on stderr if someone is watching, otherwise nothing.

use indicatif::{ProgressBar, ProgressStyle};

pub(crate) fn bar(length: u64, template: &str) -> anyhow::Result<ProgressBar> {
    Ok(ProgressBar::new(length).with_style(ProgressStyle::with_template(template)?))
}
