//! The component file: what is in the box, and how a bad file is refused.

use std::collections::BTreeMap;

use rajas::{Components, Rajas, Slot};
use table::{ComponentSet, Config, Log, Match, Seed, Setup, Tag};

const DEFAULT: &str = include_str!("../components/default.toml");

fn refusal(from: &str, to: &str) -> String {
    assert!(DEFAULT.contains(from), "the file has no {from}");
    Components::read(&DEFAULT.replacen(from, to, 1)).unwrap_err().to_string()
}

#[test]
fn the_box_is_complete() {
    let components = Components::read(DEFAULT).unwrap();
    for colour in rajas::Colour::ALL {
        assert_eq!(components.tiles.of(colour).len(), 16);
    }
    let yields: Vec<usize> = Slot::ALL.iter().map(|slot| components.yields.of(*slot).len()).collect();
    assert_eq!(yields, [8, 9, 6, 7]);
    assert_eq!(components.river.spaces.len(), 30);
    assert_eq!(components.river_tiles.tiles.len(), 8);
    assert_eq!(components.tiles.tag, Tag::StandIn);
    assert_eq!(components.market.tag, Tag::Printed);
}

/// Stand-ins may improve; a game that was played with others stays what it was.
#[test]
fn a_log_of_an_older_edition_is_read_by_its_hash() {
    ["first", "second"].into_iter().for_each(is_read_by_its_hash);
}

fn is_read_by_its_hash(edition: &str) {
    let config = Config { components: ComponentSet::Edition(edition.into()), ..Config::new(2) };
    let mut game = Match::<Rajas>::new(&config, Some(Seed::from_number(7))).unwrap();
    while game.roll().is_ok() {}
    let text = game.revealed_log().to_string();
    let renamed = text.replacen(&format!("components {edition}"), "components default", 1);
    assert_ne!(renamed, text);
    let log = Log::parse(&renamed).unwrap();
    let again = Match::<Rajas>::replay(&log).unwrap();
    assert_eq!((again.position(), again.revealed_log().to_string()), (game.position(), log.to_string()));
    let hash = log.header.components.clone();
    let strange = Log::parse(&renamed.replacen(&hash, &"0".repeat(hash.len()), 1)).unwrap();
    assert!(Match::<Rajas>::replay(&strange).is_err());
}

/// Every type of building is equally common, but each colour has its own mix: no two lists are alike.
#[test]
fn the_colours_have_characters_and_the_types_are_balanced() {
    let components = Components::read(DEFAULT).unwrap();
    let mut all = BTreeMap::new();
    let mut favourites = Vec::new();
    for colour in rajas::Colour::ALL {
        let mut own = BTreeMap::new();
        for building in components.tiles.of(colour).iter().flat_map(|row| &row.buildings) {
            *own.entry(building.as_str()).or_insert(0) += 1;
            *all.entry(building.as_str()).or_insert(0) += 1;
        }
        let most = *own.values().max().unwrap();
        favourites.extend(own.into_iter().filter(|&(_, count)| count == most).map(|(building, _)| building));
    }
    assert_eq!(all.into_values().collect::<Vec<i32>>(), [17; 4]);
    assert_eq!(favourites, ["garden", "temple", "fort", "mausoleum"]);
}

/// A larger table has more spaces for the main action, and the covers leave the rest of the board as it is.
#[test]
fn the_quarry_grows_with_the_table() {
    let components = Components::read(DEFAULT).unwrap();
    let spaces = [2, 3, 4].map(|seats| components.quarry.of(seats).len());
    assert_eq!(spaces, [6, 7, 8]);
    assert_eq!(components.quarry.of(3), &components.quarry.of(4)[1..]);
    let harbour = components.harbour.of(4);
    assert_eq!(components.harbour.of(3), [&harbour[..2], &harbour[3..]].concat());
}

#[test]
fn the_export_reads_back_the_same() {
    let components = Components::read(DEFAULT).unwrap();
    assert_eq!(Components::read(&components.export()).unwrap(), components);
}

#[test]
fn a_bad_file_is_refused_with_table_row_and_reason() {
    let cases = [
        ("two = [1, 1, 2, 2, 3, 4]", "two = []", "table quarry, row two: 0 is not within 1 to 12"),
        ("two = [0, 1, 1, 2]", "two = [1, 0, 1, 2]", "table harbour, row two: the coins must ascend"),
        (
            "terraces_of_each_colour = 2",
            "terraces_of_each_colour = 3",
            "table palace, row terraces_of_each_colour: 3: two",
        ),
        ("bridge = 20", "bridge = 31", "table river, row bridge: 31 is not within 1 to 30"),
        ("\"..R..\"", "\"..R.#\"", "table province, row shape: 17 squares: there must be 18"),
        ("\"c1 south\"", "\"c0 north\"", "table province, row c0 north: the exit leads to no square"),
        ("edge = \"w0\"", "edge = \"n2\"", "table standard_edges, row n2: no square lies at this edge"),
        ("edge = \"w0\"", "edge = \"w1\"", "table standard_edges, row w1: the edge is listed twice"),
        (
            "slot = \"white\"",
            "slot = \"pink\"",
            "table navaratnas_edges, row w0: \"pink\" is not a slot colour",
        ),
        ("price = 3", "price = 0", "table tiles, row orange 1: 0 is not within 1 to 30"),
        ("road = \"bend\"", "road = \"loop\"", "table tiles, row orange 4: \"loop\" is not a road"),
        ("good = \"tea\"", "good = \"gold\"", "table tiles, row orange 1: \"gold\" is not a good"),
        ("white = [\"die 1\", ", "white = [", "table yields, row white: 7 tiles: there must be 8"),
        (
            "\"fame 2 per bend\"",
            "\"fame 2 per bent\"",
            "table yields, row brown 5: \"bent\" is nothing that is counted",
        ),
        ("  \"sail 3\",\n", "", "table river_tiles, row tiles: 7 tiles: there must be 8"),
        (
            "\"die 2\", \"assorted\"",
            "\"boat 1\", \"assorted\"",
            "table river, row space 9: a river space moves no boat",
        ),
        ("{ space = 12,", "{ space = 5,", "table tracks, row money_bonuses: 5 is not within 7 to 500"),
        ("tag = \"printed\"", "tag = \"guess\"", "table file, row line"),
        ("meeting = 120", "meting = 120", "table file, row line"),
    ];
    for (from, to, expected) in cases {
        let found = refusal(from, to);
        assert!(found.contains(expected), "{found}\nshould say: {expected}");
    }
}

/// The printed boards may have edges of every kind, and any chamber on the river.
#[test]
fn a_file_may_hold_blank_edges_bare_slots_and_every_chamber() {
    let text = DEFAULT
        .replacen(r#"{ edge = "w0", slot = "white", reward = "money 1" }"#, r#"{ edge = "w0" }"#, 1)
        .replacen(
            r#"{ edge = "w1", slot = "yellow", reward = "money 1" }"#,
            r#"{ edge = "w1", slot = "yellow" }"#,
            1,
        )
        .replacen(
            r#"{ edge = "w2", slot = "white", reward = "karma 1" }"#,
            r#"{ edge = "w2", reward = "karma 1" }"#,
            1,
        )
        .replacen(
            r#"{ edge = "e0", slot"#,
            r#"{ edge = "n0" }, { edge = "s0", reward = "fame 1" }, { edge = "e0", slot"#,
            1,
        )
        .replacen(r#""chamber 3", "kind 3""#, r#""chamber 5", "chamber 6""#, 1);
    let components = Components::read(&text).unwrap();
    let rows = &components.navaratnas_edges.rows;
    assert_eq!(rows.len(), 12);
    assert_eq!((&rows[0].slot, &rows[0].reward), (&None, &None));
    assert_eq!(Components::read(&components.export()).unwrap(), components);
    let file = ComponentSet::File(text);
    for navaratnas in ["off", "on"] {
        let config = Config { components: file.clone(), ..Config::new(2) }.option("navaratnas", navaratnas);
        testkit::laws::<Rajas>(&config, 4);
    }
}

#[test]
fn brown_tiles_have_a_choice_of_slots() {
    let found = refusal(r#"slot = "brown", reward = "money 2""#, r#"reward = "money 2""#);
    assert!(found.contains("row brown slots: 1 is not within 2 to 16"), "{found}");
}

#[test]
fn a_missing_tile_is_missed() {
    let lines: Vec<&str> = DEFAULT.lines().collect();
    let first = lines.iter().position(|line| line.contains("price = 3")).unwrap();
    let without: Vec<&str> =
        lines.iter().enumerate().filter(|(n, _)| *n != first).map(|(_, line)| *line).collect();
    let error = Components::read(&without.join("\n")).unwrap_err().to_string();
    assert_eq!(error, "component table tiles, row orange: 15 tiles: there must be 16");
}

#[test]
fn a_changed_file_is_played_with() {
    let text = DEFAULT.replacen("meeting = 120", "meeting = 60", 1);
    let config = Config { components: table::ComponentSet::File(text), ..Config::new(2) };
    let rules = Rajas::set_up(&Rajas::card().settle(&config).unwrap()).unwrap();
    assert!(rules.components().contains("meeting = 60"));
    testkit::laws::<Rajas>(&config, 1);
}

#[test]
fn a_wrong_arrangement_of_river_tiles_is_refused() {
    for wrong in ["30:1", "4:9", "4:1,4:2", "9:1,4:2", "4:1,9:1", "x", "", "0:1", "04:1"] {
        let config = Rajas::card().settle(&Config::new(2).option("ganga", wrong)).unwrap();
        assert!(Rajas::set_up(&config).is_err(), "{wrong}");
    }
}
