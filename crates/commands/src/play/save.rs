//! Where saved games are stored.
//!
//! A game in play is three files: `GAME.log`, the truth; `GAME.seed`, which only its owner can read;
//! `GAME.toml`, who plays. Each is replaced as a whole, so a crash leaves the old or the new one.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};
use serde::{Deserialize, Deserializer, Serialize};
use table::{Log, Seed};

use crate::system;

/// A player at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Player {
    pub(crate) name: String,
    /// The level, if it is a bot.
    #[serde(default, deserialize_with = "current_level", skip_serializing_if = "Option::is_none")]
    pub(crate) bot: Option<String>,
}

/// A level by its current name, even if it was saved under its former one.
fn current_level<'de, D: Deserializer<'de>>(read: D) -> Result<Option<String>, D::Error> {
    let level = Option::<String>::deserialize(read)?;
    Ok(level.map(|level| registry::current_level(&level).to_owned()))
}

#[derive(Serialize, Deserialize)]
struct Players {
    players: Vec<Player>,
}

/// A game as it was left.
#[derive(Debug)]
pub(crate) struct Saved {
    pub(crate) log: Log,
    pub(crate) seed: Seed,
    pub(crate) players: Vec<Player>,
}

/// The place of one game's save, held by one window at a time.
#[derive(Debug)]
pub(crate) struct Slot {
    folder: PathBuf,
    game: &'static str,
    /// Locked as long as it is open.
    _lock: File,
}

/// The folder for everything we store: `$DURBAR_DATA`, otherwise where the system keeps such data.
pub(crate) fn data_folder() -> Result<PathBuf> {
    let set = std::env::var_os("DURBAR_DATA").filter(|value| !value.is_empty()).map(PathBuf::from);
    set.or_else(system::data_folder).ok_or_else(|| anyhow!("nowhere to save: set DURBAR_DATA to a folder"))
}

impl Slot {
    /// Claims the place of a game under the data folder.
    pub(crate) fn open(data: &Path, game: &'static str) -> Result<Self> {
        let folder = data.join("saves");
        fs::create_dir_all(&folder)
            .with_context(|| format!("cannot make the folder {}", folder.display()))?;
        let path = folder.join(format!("{game}.lock"));
        let lock = File::create(&path).with_context(|| format!("cannot write {}", path.display()))?;
        match lock.try_lock() {
            Ok(()) => Ok(Self { folder, game, _lock: lock }),
            Err(TryLockError::WouldBlock) => {
                bail!("{game} is being played in another window; DURBAR_DATA=FOLDER keeps a second one apart")
            }
            Err(TryLockError::Error(error)) => {
                Err(error).with_context(|| format!("cannot lock {}", path.display()))
            }
        }
    }

    /// The saved game, if there is one.
    pub(crate) fn load(&self) -> Result<Option<Saved>> {
        let Some(text) = self.read("log")? else { return Ok(None) };
        let seed = self.read("seed")?;
        let players = self.read("toml")?.unwrap_or_default();
        let saved = read_saved(&text, seed.as_deref(), &players);
        let path = self.path("log");
        saved.map(Some).map_err(|reason| {
            anyhow!("{} cannot be resumed ({reason}); --new sets it aside and starts over", path.display())
        })
    }

    /// Writes what does not change during a game.
    pub(crate) fn begin(&self, seed: Option<&Seed>, players: &[Player]) -> Result<()> {
        if let Some(seed) = seed {
            self.write("seed", &format!("{}\n", seed.reveal()))?;
        }
        self.write("toml", &toml::to_string(&Players { players: players.to_vec() })?)
    }

    /// Writes the log as it stands.
    pub(crate) fn keep(&self, log: &Log) -> Result<()> {
        self.write("log", &log.to_string())
    }

    /// Moves a finished or abandoned game to the finished ones; its log now includes the seed.
    pub(crate) fn retire(&self, log: &str) -> Result<PathBuf> {
        let folder = self.folder.join("finished");
        fs::create_dir_all(&folder)
            .with_context(|| format!("cannot make the folder {}", folder.display()))?;
        let path = free_name(&folder, self.game);
        write_whole(&path, log)?;
        for extension in ["log", "seed", "toml"] {
            let path = self.path(extension);
            if path.exists() {
                fs::remove_file(&path).with_context(|| format!("cannot remove {}", path.display()))?;
            }
        }
        Ok(path)
    }

    /// Puts away whatever is there, readable or not, along with its seed.
    pub(crate) fn put_aside(&self) -> Result<Option<PathBuf>> {
        let Some(mut text) = self.read("log")? else { return Ok(None) };
        if let (Ok(Log { seed: None, .. }), Some(seed)) = (Log::parse(&text), self.read("seed")?) {
            text = format!("{text}seed {}\n", seed.trim());
        }
        self.retire(&text).map(Some)
    }

    fn path(&self, extension: &str) -> PathBuf {
        self.folder.join(format!("{}.{extension}", self.game))
    }

    fn read(&self, extension: &str) -> Result<Option<String>> {
        let path = self.path(extension);
        if !path.exists() {
            return Ok(None);
        }
        let bytes = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
    }

    fn write(&self, extension: &str, text: &str) -> Result<()> {
        write_whole(&self.path(extension), text)
    }
}

fn read_saved(log: &str, seed: Option<&str>, players: &str) -> Result<Saved, String> {
    let log = Log::parse(log).map_err(|error| error.to_string())?;
    let seed = seed.ok_or("its seed is missing")?;
    let seed = Seed::parse(seed.trim()).ok_or("its seed does not have 64 hex digits")?;
    let Players { players } = toml::from_str(players).map_err(|_| "its list of players cannot be read")?;
    if players.len() != log.header.seats {
        return Err("its list of players does not fit its seats".into());
    }
    Ok(Saved { log, seed, players })
}

/// `jaipur-1.log`, or the next free number.
fn free_name(folder: &Path, game: &str) -> PathBuf {
    let name = |number: u32| folder.join(format!("{game}-{number}.log"));
    (1..u32::MAX).map(name).find(|path| !path.exists()).expect("numbers do not run out before the disk does")
}

/// Replaces a file as a whole; only its owner can read it, since seeds and hands are secret.
fn write_whole(path: &Path, text: &str) -> Result<()> {
    let fresh = path.with_extension("fresh");
    let write = || {
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(&fresh)?.write_all(text.as_bytes())?;
        fs::rename(&fresh, path)
    };
    write().with_context(|| format!("cannot write {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn data(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("durbar-save-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        folder
    }

    #[test]
    fn one_window_at_a_time() {
        let data = data("lock");
        let first = Slot::open(&data, "toy").unwrap();
        assert!(Slot::open(&data, "toy").unwrap_err().to_string().contains("another window"));
        drop(first);
        Slot::open(&data, "toy").unwrap();
        fs::remove_dir_all(data).unwrap();
    }

    #[test]
    fn a_bot_saved_by_its_former_level_plays_on() {
        let Players { players } = toml::from_str(
            "[[players]]\nname = \"Raja\"\nbot = \"raja\"\n\
                                                   [[players]]\nname = \"Ana\"\n",
        )
        .unwrap();
        assert_eq!(players[0].bot.as_deref(), Some("expert"));
        assert_eq!(players[1].bot, None);
    }

    #[test]
    fn what_cannot_be_read_is_named_and_can_be_put_aside() {
        let data = data("bad");
        let slot = Slot::open(&data, "toy").unwrap();
        assert!(slot.load().unwrap().is_none());
        fs::write(data.join("saves/toy.log"), b"nonsense \xff").unwrap();
        assert!(slot.load().unwrap_err().to_string().contains("toy.log cannot be resumed (line 1"));
        let aside = slot.put_aside().unwrap().unwrap();
        assert!(aside.ends_with("finished/toy-1.log"));
        assert!(slot.load().unwrap().is_none());
        fs::remove_dir_all(data).unwrap();
    }
}
