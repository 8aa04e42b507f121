//! One server per folder, and no new database over the remains of an old one.

use std::fs::{self, File};
use std::os::unix::fs::PermissionsExt as _;
use std::process::{Command, Stdio};

use anyhow::{Result, ensure};
use load::{Child, Client};

use crate::house::{Folder, PROGRAM, begin, stop};

/// Starting a server must fail, with a line that contains this.
fn does_not_start(folder: &Folder, why: &str) -> Result<()> {
    let said = folder.refuses(&["serve", "--listen", "127.0.0.1:0"])?;
    ensure!(said.contains(why), "{said}");
    Ok(())
}

#[tokio::test]
async fn a_second_server_on_one_folder_is_refused_until_the_first_has_ended() -> Result<()> {
    let folder = Folder::new();
    let mut server = folder.serve(&[]).await?;
    does_not_start(&folder, "a server is running on")?;
    ensure!(Client::guest(&server.address, "Ann").await?.fetch("/api/ready").await?.0 == 200);
    // Admin commands still work beside it; moving its data does not.
    folder.does(&["admin", "players"])?;
    let (from, to) = (folder.data(), folder.path("elsewhere"));
    folder.refuses(&["migrate-data", from.to_str().unwrap(), to.to_str().unwrap()])?;
    // A dead server holds no lock.
    server.kill().await?;
    stop(folder.serve(&[]).await?).await
}

#[tokio::test]
async fn a_database_that_was_emptied_or_cut_short_is_not_started_over() -> Result<()> {
    let folder = Folder::new();
    let mut server = folder.serve(&[]).await?;
    let ann = Client::guest(&server.address, "Ann").await?;
    begin(&ann, "jaipur").await?;
    let file = folder.data().join("durbar.sqlite");

    // After a kill, everything may still be in the log beside the file.
    server.kill().await?;
    let (whole, log) = (fs::read(&file)?, fs::read(folder.data().join("durbar.sqlite-wal"))?);
    fs::remove_file(&file)?;
    does_not_start(&folder, "is missing, but")?;
    File::create(&file)?;
    does_not_start(&folder, "is empty")?;
    fs::write(&file, &whole)?;
    ensure!(!log.is_empty(), "a kill leaves the log");

    stop(folder.serve(&[]).await?).await?;
    let whole = fs::read(&file)?;
    for length in [whole.len() - 4096, 4096, 100, 7] {
        fs::write(&file, &whole[..length])?;
        does_not_start(&folder, "is cut short")?;
    }
    fs::write(&file, b"")?;
    does_not_start(&folder, "is empty")?;
    fs::write(&file, &whole)?;
    let server = folder.serve(&[]).await?;
    ensure!(ann.moved_to(&server.address).fetch("/api/me").await?.0 == 200, "Ann is known");
    stop(server).await
}

#[tokio::test]
async fn a_start_that_was_cut_short_is_begun_again() -> Result<()> {
    let folder = Folder::new();
    fs::create_dir(folder.data())?;
    fs::write(folder.data().join("durbar.sqlite-new"), b"half")?;
    stop(folder.serve(&[]).await?).await
}

/// `durbar admin tables | head`: a reader that has seen enough closes the pipe.
#[tokio::test]
async fn a_closed_pipe_ends_a_command_quietly() -> Result<()> {
    let folder = Folder::new();
    let server = folder.serve(&[]).await?;
    let ann = Client::guest(&server.address, "Ann").await?;
    let table = begin(&ann, "jaipur").await?;
    let copy = folder.path("copy.sqlite");
    let lists: [&[&str]; 5] = [
        &["admin", "tables"],
        &["admin", "players"],
        &["admin", "export", &table],
        &["backup", copy.to_str().unwrap()],
        &["games"],
    ];
    for words in lists {
        let mut command = Command::new(PROGRAM);
        command.args(words).env("DURBAR_DATA", folder.data()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn()?;
        drop(child.stdout.take());
        let ended = child.wait_with_output()?;
        ensure!(ended.status.success() && ended.stderr.is_empty(), "{words:?}: {ended:?}");
    }
    stop(server).await
}

#[tokio::test]
async fn a_log_says_as_much_as_it_is_asked_for_and_has_no_colours_in_a_file() -> Result<()> {
    let said = async |level: &str| {
        let folder = Folder::new();
        let program = folder.path("durbar");
        fs::write(&program, format!("#!/bin/sh\nDURBAR_LOG={level} exec '{PROGRAM}' \"$@\"\n"))?;
        fs::set_permissions(&program, fs::Permissions::from_mode(0o700))?;
        let log = File::create(folder.path("server.log"))?;
        let server = Child::start_logging(&program, &folder.data(), &[], log.into()).await?;
        begin(&Client::guest(&server.address, "Ann").await?, "jaipur").await?;
        stop(server).await?;
        let log = folder.log();
        ensure!(!log.contains('\u{1b}'), "{level}: {log}");
        Ok::<_, anyhow::Error>(log)
    };
    let made = "a table was made";
    for (level, expected) in [("info", true), ("server=debug", true), ("warn", false), ("sqlx=info", false)] {
        let log = said(level).await?;
        ensure!(log.contains(made) == expected, "{level}: {log}");
    }
    ensure!(said("server=loud").await.is_err(), "what cannot be read is refused");
    Ok(())
}
