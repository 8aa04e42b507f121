//! The commands, and how each ends: status 0 if it succeeded, otherwise one line on stderr.

mod admin;
mod analyse;
mod arena;
mod backup;
mod balance;
mod bench;
mod calibrate;
mod completions;
mod components;
mod engine;
mod games;
mod load;
mod migrate;
mod perft;
mod play;
mod puzzles;
mod replay;
mod restore;
mod selfplay;
mod serve;
mod skill;
mod tune;
mod verify;
mod welcome;

#[cfg(test)]
pub(crate) use verify::verify as verify_text;

use std::io::{ErrorKind, Write as _};
use std::process::ExitCode;

use anyhow::Result;
use clap::error::ErrorKind as ClapKind;
use clap::{Parser, Subcommand};
use registry::Registry;

/// Four games of Indian courts and bazaars: play them, study them, run bots.
#[derive(Parser, Debug)]
#[command(name = "durbar", arg_required_else_help = false)]
pub(crate) struct Durbar {
    /// Print the version, and each game's rules version and component editions
    #[arg(long, short = 'V')]
    version: bool,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Play a game in the terminal, against bots or others at the same screen
    Play(play::Arguments),
    /// Serve the games to browsers: for yourself, your household or the world
    Serve(serve::Arguments),
    /// Back up a server's database, even while it runs
    Backup(backup::Arguments),
    /// Restore a server's database from a backup
    Restore(restore::Arguments),
    /// Copy a server's data from one database to another
    MigrateData(migrate::Arguments),
    /// Manage a server's tables and players
    Admin(admin::Arguments),
    /// Load-test a server on this machine
    Load(load::Arguments),
    /// List the games with their seats, options, editions and bots
    Games(games::Arguments),
    /// Step through a finished game, or read it as a story
    Replay(replay::Arguments),
    /// Check a game record: every move by the rules, every draw against the seed
    Verify(verify::Arguments),
    /// Tell luck from skill in a game: what each decision cost, and what luck did
    Analyse(analyse::Arguments),
    /// Show, check or export a game's component tables
    Components(components::Arguments),
    /// Play bots against each other over many games
    Arena(arena::Arguments),
    /// Play equal bots to see whether any seat or way to win has an edge
    Balance(balance::Arguments),
    /// Play a bot against itself and record the games, to fit judges to them
    Selfplay(selfplay::Arguments),
    /// Tune the weights of a game's bots by self-play
    Tune(tune::Arguments),
    /// Check a bot's predicted win chances against results
    Calibrate(calibrate::Arguments),
    /// Measure how much bots lose per decision, and how much luck sways their games
    Skill(skill::Arguments),
    /// Find puzzles in games between bots
    Puzzles(puzzles::Arguments),
    /// Measure how fast random games run
    Bench(bench::Arguments),
    /// Count the lines of play to a depth
    Perft(perft::Arguments),
    /// Speak the engine protocol on standard input and output, one JSON object per line
    Engine(engine::Arguments),
    /// Print the completion script for a shell
    Completions(completions::Arguments),
}

/// Runs the command the arguments ask for, with these games; `client` has the web client's files.
pub fn run(games: &Registry, client: server::Client) -> ExitCode {
    let arguments = match Durbar::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return refuse(&error),
    };
    match arguments.run(games, client) {
        Ok(status) => status,
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => complain(&format!("{error:#}"), 1),
    }
}

impl Durbar {
    fn run(self, games: &Registry, client: server::Client) -> Result<ExitCode> {
        if self.version {
            return welcome::version(games);
        }
        match self.command {
            None => welcome::teach(games),
            Some(Command::Play(arguments)) => play::run(games, &arguments),
            Some(Command::Serve(arguments)) => serve::run(games, arguments, client),
            Some(Command::Backup(arguments)) => backup::run(&arguments),
            Some(Command::Restore(arguments)) => restore::run(&arguments),
            Some(Command::MigrateData(arguments)) => migrate::run(&arguments),
            Some(Command::Admin(arguments)) => admin::run(games, &arguments),
            Some(Command::Load(arguments)) => load::run(games, &arguments),
            Some(Command::Games(arguments)) => games::run(games, &arguments),
            Some(Command::Replay(arguments)) => replay::run(games, &arguments),
            Some(Command::Verify(arguments)) => verify::run(games, &arguments),
            Some(Command::Analyse(arguments)) => analyse::run(games, &arguments),
            Some(Command::Skill(arguments)) => skill::run(games, &arguments),
            Some(Command::Components(arguments)) => components::run(games, &arguments),
            Some(Command::Arena(arguments)) => arena::run(games, &arguments),
            Some(Command::Balance(arguments)) => balance::run(games, &arguments),
            Some(Command::Selfplay(arguments)) => selfplay::run(games, &arguments),
            Some(Command::Tune(arguments)) => tune::run(games, &arguments),
            Some(Command::Calibrate(arguments)) => calibrate::run(games, &arguments),
            Some(Command::Puzzles(arguments)) => puzzles::run(games, &arguments),
            Some(Command::Bench(arguments)) => bench::run(games, &arguments),
            Some(Command::Perft(arguments)) => perft::run(games, &arguments),
            Some(Command::Engine(arguments)) => engine::run(games, &arguments),
            Some(Command::Completions(arguments)) => completions::run(&arguments),
        }
    }
}

/// Help goes to stdout as clap writes it; a mistake becomes one line.
fn refuse(error: &clap::Error) -> ExitCode {
    if matches!(
        error.kind(),
        ClapKind::DisplayHelp | ClapKind::DisplayVersion | ClapKind::DisplayHelpOnMissingArgumentOrSubcommand
    ) {
        // Closing the pipe is the reader's choice.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    let text = error.to_string();
    let lines = text.lines().take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more"));
    let words: Vec<&str> = lines.flat_map(str::split_whitespace).collect();
    let sentence = words.join(" ");
    complain(&format!("{}; durbar --help shows how", sentence.trim_start_matches("error: ")), 2)
}

/// One line on stderr, whatever the reason contains.
fn complain(reason: &str, status: u8) -> ExitCode {
    let line = reason.split_whitespace().collect::<Vec<_>>().join(" ");
    // If even stderr is closed, there is nobody left to tell.
    let _ = writeln!(std::io::stderr(), "durbar: {line}");
    ExitCode::from(status)
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let io = |cause: &(dyn std::error::Error + 'static)| {
        cause.downcast_ref::<std::io::Error>().is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
    };
    error.chain().any(io)
}
