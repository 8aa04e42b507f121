//! `durbar play GAME`: starts a game, or resumes a saved one.

use std::io::{BufReader, IsTerminal as _, Write as _, stdin, stdout};
use std::process::ExitCode;

use anyhow::{Result, bail, ensure};
use registry::{AnyGame, Registry};
use table::{ComponentSet, Config, Log, Phrase, Seed, SetupError, Tongue as _, fingerprint};
use words::{Language, Words};

use crate::arguments::{Settings, level, seed};
use crate::interrupt::Interrupt;
use crate::play::save::{Player, Saved, Slot, data_folder};
use crate::play::session::{Session, secret_seed};
use crate::play::{plain, terminal};

#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    /// The game, by its ID in `durbar games`
    game: String,
    #[command(flatten)]
    settings: Settings,
    /// Levels of the bots in the last seats; the last level fills the table
    #[arg(long, value_name = "LEVEL,LEVEL…", value_delimiter = ',', value_parser = level())]
    bots: Vec<String>,
    /// Seats without a bot are for people at this screen
    #[arg(long)]
    hot_seat: bool,
    /// The players' names in seat order
    #[arg(long, value_name = "A,B", value_delimiter = ',')]
    names: Vec<String>,
    /// Deal from this number instead of a secret seed
    #[arg(long, value_name = "N", value_parser = seed())]
    seed: Option<u64>,
    /// Start over and abandon an unfinished game
    #[arg(long)]
    new: bool,
    /// `en`, `de` and so on [default: from the environment]
    #[arg(long, value_name = "LANGUAGE", value_parser = language)]
    language: Option<Language>,
    /// Line by line instead of full screen
    #[arg(long)]
    plain: bool,
}

/// Reads a language's short name.
pub(crate) fn language(name: &str) -> Result<Language, String> {
    let known =
        || Language::all().iter().map(|language| language.code().to_owned()).collect::<Vec<_>>().join(", ");
    Language::parse(name).ok_or_else(|| format!("the languages are: {}", known()))
}

pub(crate) fn run(games: &Registry, arguments: &Arguments) -> Result<ExitCode> {
    let game = games.game(&arguments.game)?;
    check_bots(arguments, game)?;
    let words = Words::new(&arguments.language.clone().unwrap_or_else(Language::detect), &games.words());
    let slot = Slot::open(&data_folder()?, game.card().id)?;
    let mut session = sit_down(arguments, games, game, words, slot)?;
    if arguments.plain || !stdin().is_terminal() || !stdout().is_terminal() {
        greet(&session)?;
        plain::run(&mut session, &mut BufReader::new(stdin()), &mut stdout())?;
    } else {
        terminal::run(&mut session, &Interrupt::listen()?)?;
        part_from_screen(&session)?;
    }
    part(&session)?;
    Ok(ExitCode::SUCCESS)
}

/// Resumes a saved game, unless a new one is asked for.
fn sit_down(
    arguments: &Arguments,
    games: &Registry,
    game: &dyn AnyGame,
    words: Words,
    slot: Slot,
) -> Result<Session> {
    if arguments.new {
        slot.put_aside()?;
    } else if let Some(mut saved) = slot.load()? {
        same_table(arguments, game, &saved)?;
        rename(&mut saved.players, &arguments.names)?;
        return Session::resume(games, saved, words, slot, arguments.seed);
    }
    let players = players(arguments, game, &words)?;
    let mut config = arguments.settings.config(game.card())?;
    config.seats = players.len();
    let seed = arguments.seed.map_or_else(secret_seed, |number| Ok(Seed::from_number(number)))?;
    let begun = game.begin(&config, Some(seed));
    let begun = begun.map_err(|error| arguments.settings.blame(game.card(), error))?;
    Session::begin(begun, players, words, Some(slot), arguments.seed)
}

fn check_bots(arguments: &Arguments, game: &dyn AnyGame) -> Result<()> {
    let levels = game.levels();
    match arguments.bots.iter().find(|bot| !levels.contains(&bot.as_str())) {
        Some(bot) => bail!("there is no bot {bot:?}; the bots are: {}", levels.join(", ")),
        None => Ok(()),
    }
}

/// Refuses settings that differ from the saved game's, by name.
fn same_table(arguments: &Arguments, game: &dyn AnyGame, saved: &Saved) -> Result<()> {
    let Some(what) = difference(arguments, game, saved)? else { return Ok(()) };
    let card = game.card();
    bail!(
        "there is an unfinished game of {} with a different {what}; durbar play {} resumes it, --new abandons it",
        card.title,
        card.id
    )
}

/// The first setting asked for that differs from the saved game.
fn difference(arguments: &Arguments, game: &dyn AnyGame, saved: &Saved) -> Result<Option<String>> {
    let card = game.card();
    let Saved { log: Log { header, .. }, players, .. } = saved;
    let Settings { seats, options, components, rules_version } = &arguments.settings;
    let bots = players.iter().filter(|player| player.bot.is_some());
    let people = players.len() - bots.clone().count();
    let asked: Config = card.settle(&Config { seats: header.seats, ..arguments.settings.config(card)? })?;
    if seats.is_some_and(|seats| seats != header.seats) {
        return Ok(Some("number of seats".into()));
    }
    if let Some((key, _)) = options.iter().find(|(key, _)| header.options.get(key) != asked.options.get(key))
    {
        return Ok(Some(format!("option {key}")));
    }
    if rules_version.is_some_and(|version| version != header.rules_version) {
        return Ok(Some("version of the rules".into()));
    }
    if components.is_some() && !same_components(&asked, game, header) {
        return Ok(Some("component file".into()));
    }
    let levels: Vec<&str> = bots.filter_map(|player| player.bot.as_deref()).collect();
    if !arguments.bots.is_empty() && !fills(&arguments.bots, &levels) {
        return Ok(Some("choice of bots".into()));
    }
    if arguments.hot_seat && people < 2 {
        return Ok(Some("number of people".into()));
    }
    let other_seed = |number| header.commitment != Some(Seed::from_number(number).commitment());
    Ok(arguments.seed.is_some_and(other_seed).then(|| "seed".into()))
}

/// Whether levels as given on the command line, with the last one repeated, match those at the table.
fn fills(asked: &[String], levels: &[&str]) -> bool {
    let at = |index: usize| asked.get(index).or(asked.last()).map(String::as_str);
    asked.len() <= levels.len() && levels.iter().enumerate().all(|(index, level)| at(index) == Some(level))
}

fn same_components(asked: &Config, game: &dyn AnyGame, header: &table::Header) -> bool {
    match &asked.components {
        ComponentSet::File(_) => {
            game.tables(asked).is_ok_and(|tables| fingerprint(&tables.text) == header.components)
        }
        ComponentSet::Edition(_) => true,
    }
}

/// Who sits where: people first, then the bots.
fn players(arguments: &Arguments, game: &dyn AnyGame, words: &Words) -> Result<Vec<Player>> {
    let Arguments { bots, hot_seat, names, .. } = arguments;
    let (least, most) = game.card().seats;
    let wanted = names.len().max(bots.len() + usize::from(!bots.is_empty()));
    let seats = arguments.settings.seats.unwrap_or_else(|| wanted.clamp(least, most));
    ensure!((least..=most).contains(&seats), SetupError::Seats { seats, least, most });
    ensure!(bots.len() <= seats, "{} bots for {seats} seats", bots.len());
    let levels = game.levels();
    let middle = levels.get(levels.len() / 2).copied().unwrap_or_default();
    let bot_seats = match (hot_seat, bots.len()) {
        (true, count) => count,
        (false, count) => count.max(seats - 1),
    };
    let people = seats - bot_seats;
    let level = |index: usize| bots.get(index).or(bots.last()).map_or(middle, String::as_str).to_owned();
    let mut players: Vec<Player> = (0..people).map(|seat| person(seat, people, words)).collect();
    for index in 0..bot_seats {
        let level = level(index);
        let name = bot_name(&level, &players);
        players.push(Player { name, bot: Some(level) });
    }
    rename(&mut players, names)?;
    Ok(players)
}

fn person(seat: usize, people: usize, words: &Words) -> Player {
    let name = match people {
        1 => words.word("cli-player"),
        _ => words.say(&Phrase::new("cli-player-number").with("number", seat as u32 + 1)),
    };
    Player { name, bot: None }
}

/// The level with a capital letter, and a number from the second of its kind on.
fn bot_name(level: &str, earlier: &[Player]) -> String {
    let mut letters = level.chars();
    let capital: String = letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect();
    match earlier.iter().filter(|player| player.bot.as_deref() == Some(level)).count() {
        0 => capital,
        count => format!("{capital} {}", count + 1),
    }
}

fn rename(players: &mut [Player], names: &[String]) -> Result<()> {
    ensure!(names.len() <= players.len(), "{} names for {} seats", names.len(), players.len());
    for (player, name) in players.iter_mut().zip(names) {
        let good =
            !name.trim().is_empty() && name.chars().count() <= 20 && !name.chars().any(char::is_control);
        ensure!(good, "{name:?} is not a name: names have 1 to 20 characters");
        player.name = name.trim().into();
    }
    Ok(())
}

/// The fairness promise, before anything happens.
fn greet(session: &Session) -> Result<()> {
    writeln!(stdout(), "{}", session.greeting())?;
    Ok(())
}

/// The screen is gone, so the result is printed again.
fn part_from_screen(session: &Session) -> Result<()> {
    if session.finished().is_some() {
        session.result().iter().try_for_each(|line| writeln!(stdout(), "{line}"))?;
    }
    Ok(())
}

/// Says where the game is now.
fn part(session: &Session) -> Result<()> {
    if let Some(trouble) = session.trouble() {
        bail!("{trouble}");
    }
    session.farewell().iter().try_for_each(|line| writeln!(stdout(), "{line}"))?;
    Ok(())
}
