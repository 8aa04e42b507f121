//! What each operating system does in its own way.

use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The system's folder for such data: `durbar` in its data folder.
pub(crate) fn data_folder() -> Option<PathBuf> {
    data_folder_by(|variable| std::env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from))
}

fn data_folder_by(set: impl Fn(&str) -> Option<PathBuf>) -> Option<PathBuf> {
    let home = |within: &str| set("HOME").map(|home| home.join(within));
    let usual = || match std::env::consts::OS {
        "windows" => set("LOCALAPPDATA"),
        "macos" => home("Library/Application Support"),
        _ => home(".local/share"),
    };
    let chosen = set("XDG_DATA_HOME").filter(|folder| folder.is_absolute());
    chosen.or_else(usual).map(|folder| folder.join("durbar"))
}

/// Opens an address in a browser. A missing browser is no reason to stop.
pub(crate) fn open_browser(address: &str) {
    let (program, before): (&str, &[&str]) = match std::env::consts::OS {
        "windows" => ("rundll32", &["url.dll,FileProtocolHandler"]),
        "macos" => ("open", &[]),
        _ => ("xdg-open", &[]),
    };
    let quiet = (Stdio::null(), Stdio::null());
    let _ = Command::new(program).args(before).arg(address).stdout(quiet.0).stderr(quiet.1).spawn();
}

/// Starts listening for Ctrl-C and for being told to end; the returned future is ready when that happens.
#[cfg(unix)]
pub(crate) fn stop_signal() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Starts listening for Ctrl-C, for the window being closed and for the machine being shut down; the returned
/// future is ready when that happens.
#[cfg(windows)]
pub(crate) fn stop_signal() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::windows::{ctrl_c, ctrl_close, ctrl_shutdown};
    let (mut interrupt, mut close, mut shutdown) = (ctrl_c()?, ctrl_close()?, ctrl_shutdown()?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = close.recv() => {}
            _ = shutdown.recv() => {}
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(target_os = "linux")]
    fn data_lie_where_the_desktop_says() {
        let with = |known: &'static [(&str, &str)]| {
            data_folder_by(|wanted| {
                known.iter().find(|(name, _)| *name == wanted).map(|(_, value)| PathBuf::from(value))
            })
        };
        assert_eq!(with(&[("HOME", "/home/ann")]), Some("/home/ann/.local/share/durbar".into()));
        let chosen = with(&[("HOME", "/home/ann"), ("XDG_DATA_HOME", "/data")]);
        assert_eq!(chosen, Some("/data/durbar".into()));
        let relative = with(&[("HOME", "/home/ann"), ("XDG_DATA_HOME", "data")]);
        assert_eq!(relative, Some("/home/ann/.local/share/durbar".into()));
        assert_eq!(with(&[]), None);
    }
}
