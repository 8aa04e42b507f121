//! The units of `packaging/`: the commands they start exist, and systemd finds nothing wrong with them.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::{Folder, run};

/// In the units of `systemd-analyze security`: 30 is an exposure of 3.0.
const MOST_EXPOSED: &str = "--threshold=30";

const INSTALLED: &str = "/usr/local/bin/durbar";

const PROGRAM: &str = env!("CARGO_BIN_EXE_durbar");

fn units(ending: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packaging");
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let name = |path: &PathBuf| path.file_name().unwrap().to_str().unwrap().to_owned();
    let units = files.filter(|path| name(path).ends_with(ending));
    units.map(|path| (name(&path), std::fs::read_to_string(&path).unwrap())).collect()
}

/// The words of the command a unit starts, without the program.
fn started(unit: &str) -> Vec<&str> {
    let line =
        unit.lines().find_map(|line| line.strip_prefix("ExecStart=")).expect("a service starts something");
    let mut words = line.split_whitespace();
    assert_eq!(words.next(), Some(INSTALLED));
    words.collect()
}

#[test]
fn services_start_commands_that_exist() {
    let services = units(".service");
    assert!(services.len() >= 2, "{services:?}");
    for (name, unit) in &services {
        let mut words = started(unit);
        // Everything before `--help` must be understood.
        words.push("--help");
        assert_eq!(run(&words).status, Some(0), "{name}: {words:?}");
        words.insert(1, "--no-such-flag");
        assert_ne!(run(&words).status, Some(0), "{words:?} is refused");
    }
}

#[test]
fn timers_start_services_that_exist() {
    let services = units(".service");
    for (name, unit) in units(".timer") {
        let wanted = name.replace(".timer", ".service");
        assert!(services.iter().any(|(service, _)| *service == wanted), "{name}");
        assert!(unit.contains("OnCalendar=") && unit.contains("WantedBy=timers.target"), "{name}");
    }
}

/// What systemd says; `None` if it is not installed.
fn systemd_analyze(arguments: &[&str], units: &[String]) -> Option<Output> {
    Command::new("systemd-analyze").args(arguments).args(units).output().ok()
}

#[test]
fn systemd_finds_nothing_wrong_and_little_exposed() {
    let folder = Folder::new();
    let here = |(name, unit): (String, String)| folder.file(&name, unit.replace(INSTALLED, PROGRAM));
    let all: Vec<String> = [units(".service"), units(".timer")].concat().into_iter().map(here).collect();
    let Some(verified) = systemd_analyze(&["verify", "--man=no"], &all) else { return };
    let said = String::from_utf8_lossy(&verified.stderr);
    assert!(verified.status.success() && said.is_empty(), "{said}");
    for unit in all.iter().filter(|unit| unit.ends_with(".service")) {
        let arguments = ["security", "--offline=true", "--no-pager", MOST_EXPOSED];
        let exposed = systemd_analyze(&arguments, std::slice::from_ref(unit)).expect("it was there");
        assert!(exposed.status.success(), "{}", String::from_utf8_lossy(&exposed.stdout));
        assert!(std::fs::read_to_string(unit).unwrap().contains("MemoryMax="), "{unit}");
    }
}
