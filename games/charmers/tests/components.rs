//! Component files: the shipped ones are valid, and what cannot be right is refused by name.

use charmers::Charmers;
use charmers::components::{Components, Edge, SheetTable, Tent};
use table::Tag;
use table::{ComponentSet, Config, Match, PositionText, Seed, Setup, SetupError, Turn};

fn shipped() -> &'static str {
    Charmers::card().editions[0].text
}

/// Sets up a table with this file, on the given side.
fn with_file(text: String, side: &str) -> Result<Charmers, SetupError> {
    let config = Config { components: ComponentSet::File(text), ..Config::new(2).option("sheet", side) };
    Charmers::set_up(&Charmers::card().settle(&config).expect("the settings are in order"))
}

/// The refusal of the shipped file with one part of it replaced.
fn refusal(from: &str, to: &str) -> String {
    assert!(shipped().contains(from), "{from:?} is in the file");
    with_file(shipped().replacen(from, to, 1), "sun").map(drop).expect_err("the file is wrong").to_string()
}

#[test]
fn the_shipped_tables_are_exported_and_read_back() {
    for side in ["sun", "moon"] {
        let rules = with_file(shipped().into(), side).unwrap();
        let again = with_file(rules.components(), side).unwrap();
        assert_eq!(rules.tables(), again.tables());
        assert_eq!(rules.components(), again.components());
    }
}

#[test]
fn every_table_says_where_it_comes_from() {
    let components = Components::parse(shipped()).unwrap();
    assert_eq!(components.dice.orange.tag, Tag::Ruling);
    assert_eq!(components.dice.green.tag, Tag::StandIn);
    assert!(components.sun.unwrap().tags().iter().all(|(_, tag)| *tag == Tag::StandIn));
    let printed = shipped().replace("stand-in", "printed");
    assert_eq!(with_file(printed, "sun").unwrap().stand_ins().count(), 0);
}

#[test]
fn one_side_alone_is_enough_to_play_it() {
    let sun = shipped().split("# The moon side").next().unwrap().to_owned();
    assert!(with_file(sun.clone(), "sun").is_ok());
    let error = with_file(sun, "moon").map(drop).unwrap_err().to_string();
    assert_eq!(error, "component table moon: the file lacks the side that is played");
}

#[test]
fn a_file_with_one_side_is_played_on_that_side() {
    let whole = Components::parse(shipped()).unwrap();
    let moon = Components { sun: None, ..whole }.export();
    let config = Config { components: ComponentSet::File(moon), ..Config::new(2) };
    let settled = Charmers::settle(&config).unwrap();
    assert_eq!(settled.value("sheet"), "moon");
    assert!(Charmers::set_up(&settled).is_ok());
    let refused =
        Charmers::settle(&config.option("sheet", "sun")).and_then(|c| Charmers::set_up(&c).map(drop));
    assert!(refused.unwrap_err().to_string().contains("lacks the side"));
}

/// The shipped moon side alone, changed.
fn moon_with(change: impl FnOnce(&mut SheetTable)) -> Config {
    let mut file = Components::parse(shipped()).unwrap();
    file.sun = None;
    change(file.moon.as_mut().unwrap());
    Config { components: ComponentSet::File(file.export()), ..Config::new(3) }
}

fn set_up(config: &Config) -> Result<Charmers, String> {
    Charmers::settle(config).and_then(|config| Charmers::set_up(&config)).map_err(|error| error.to_string())
}

/// A province with two types of buildings and a blank space in its middle, which one bonus faces; and tents
/// that differ from row to row.
fn unusual(sheet: &mut SheetTable) {
    sheet.province.rows = ["T=F#", "#.R=", "FT#F"].map(String::from).to_vec();
    let edge =
        |row, column, side: &str, bonus: &str| Edge { row, column, side: side.into(), bonus: bonus.into() };
    sheet.edges.edges = vec![edge(1, 2, "S", "person portuguese"), edge(3, 1, "W", "karma")];
    let tent = |first, last, [tea, silk, spices]: [Option<&str>; 3]| Tent {
        first,
        last,
        tea: tea.map(String::from),
        silk: silk.map(String::from),
        spices: spices.map(String::from),
    };
    sheet.tents.tents = vec![
        tent(1, 8, [Some("fame 2"), None, None]),
        tent(1, 3, [None, Some("goods 1"), Some("upgrade")]),
        tent(4, 8, [None, Some("money 2"), Some("fame 1")]),
    ];
}

#[test]
fn blank_spaces_few_types_and_tents_of_one_row_can_be_played() {
    let config = moon_with(unusual);
    let rules = set_up(&config).unwrap();
    assert_eq!(
        set_up(&Config { components: ComponentSet::File(rules.components()), ..config.clone() })
            .unwrap()
            .tables(),
        rules.tables()
    );
    testkit::laws::<Charmers>(&config, 3);
    let mut game = Match::<Charmers>::new(&config, Some(Seed::from_number(1))).unwrap();
    while game.turn() == Turn::Chance {
        game.roll().unwrap();
    }
    let text = game.rules().write_position(game.position());
    assert!(text.contains("values0=1,1,3,3"), "what the province lacks needs no upgrade: {text}");
    let wrong = text.replace("values0=1,1,3,3", "values0=1,1,1,3");
    let refusal = game.rules().read_position(&wrong).expect_err("there is no mausoleum").to_string();
    assert_eq!(refusal, "seat 0: a type of building that the province lacks has its last value");
}

#[test]
fn what_is_only_inferred_is_remarked_and_not_refused() {
    let remarks = |config: &Config| -> Vec<String> {
        set_up(config).unwrap().remarks().iter().map(ToString::to_string).collect()
    };
    assert!(remarks(&moon_with(|_| ())).is_empty());
    let [province, tents] = &remarks(&moon_with(unusual))[..] else { panic!("there are two remarks") };
    assert!(
        province
            .starts_with("component table moon.province: it has 2 temple, 3 fort, 0 mausoleum, 0 garden;")
    );
    assert_eq!(tents, "component table moon.tents: we believe they cover the same columns in every row");
}

#[test]
fn a_province_of_blanks_and_edges_in_the_wrong_place_are_refused() {
    let refusal = |change: fn(&mut SheetTable)| {
        let config = moon_with(|sheet| {
            unusual(sheet);
            change(sheet);
        });
        set_up(&config).map(drop).unwrap_err()
    };
    let none = refusal(|sheet| sheet.province.rows = vec!["=#".into(), "R.".into()]);
    assert_eq!(none, "component table moon.province: it has one to four types of buildings");
    let blank = refusal(|sheet| (sheet.edges.edges[0].row, sheet.edges.edges[0].side) = (2, "N".into()));
    assert_eq!(blank, "component table moon.edges, row 1: that space is blank");
    let inner = refusal(|sheet| sheet.edges.edges[0].side = "E".into());
    assert_eq!(inner, "component table moon.edges, row 1: that side is not on the border");
    let uncovered = refusal(|sheet| drop(sheet.tents.tents.remove(0)));
    assert_eq!(uncovered, "component table moon.tents: tents cover every column; not so for tea");
}

#[test]
fn a_file_that_is_no_component_file() {
    assert!(refusal("[dice.orange]", "[dice.pink]").starts_with("component table of the file"));
    assert!(refusal("tag = \"ruling\"", "tag = \"rumour\"").contains("unknown variant"));
    assert!(with_file(String::new(), "sun").is_err());
    assert!(with_file("dice = 1".into(), "sun").is_err());
}

#[test]
fn dice() {
    assert_eq!(
        refusal("\"tea+tea\"", "\"tea\""),
        "component table dice.purple, row 1: \"tea\" is not a face of this die"
    );
    assert_eq!(refusal(", \"fish\"]", "]"), "component table dice.blue: a die has six faces");
}

#[test]
fn the_river() {
    let one = "  { symbol = \"lotus\",   earns = [\"goods 2\"] },\n";
    assert_eq!(refusal(one, ""), "component table sun.river: it has 18 spaces");
    assert_eq!(
        refusal("\"lotus\",   earns = [\"goods 2\"]", "\"flag\",    earns = [\"goods 2\"]"),
        "component table sun.river: three of its spaces show flag"
    );
    assert_eq!(
        refusal("earns = [\"money 2\"]", "earns = [\"money 99\"]"),
        "component table sun.river, row 2: \"99\" is not a number from 1 to 20"
    );
    assert!(
        refusal("earns = [\"money 2\"]", "earns = []").contains("row 2: a space has one to three earnings")
    );
    assert!(
        refusal("earns = [\"money 2\"]", "earns = [\"half_road\"]").contains("row 2: a half-road stands on")
    );
    assert!(refusal("earns = [\"money 2\"]", "earns = [\"gold\"]").contains("\"gold\" is not a known bonus"));
}

#[test]
fn the_province_and_its_edges() {
    assert!(refusal("\"F=#GM\"", "\"F=#G\"").contains("sun.province"));
    assert_eq!(
        refusal("\"T#M=T\"", "\"T#M=\""),
        "component table sun.province, row 2: all rows are of equal length"
    );
    assert_eq!(
        refusal("\"MFR#G\"", "\"MFM#G\""),
        "component table sun.province: it has 0 residences, not one"
    );
    assert!(refusal("\"MFR#G\"", "\"MFR?G\"").contains("row 4: '?' is none of TFMG=#R"));
    let edge = "row = 1, column = 1, side = \"W\"";
    assert!(
        refusal(edge, "row = 1, column = 2, side = \"W\"").contains("row 2: that side is not on the border")
    );
    assert!(
        refusal(edge, "row = 1, column = 1, side = \"N\"").contains("row 2: that side has a bonus already")
    );
    assert!(refusal(edge, "row = 0, column = 1, side = \"N\"").contains("row 2: there is no such space"));
    assert!(refusal(edge, "row = 4, column = 3, side = \"S\"").contains("row 2: the residence's outer side"));
    assert!(refusal(edge, "row = 1, column = 1, side = \"X\"").contains("row 2: a side is N, E, S or W"));
    assert!(
        refusal("person portuguese", "person trader").contains("sun.edges: the Portuguese is among them")
    );
}

#[test]
fn prices_and_tents() {
    assert!(
        refusal("coins = [1, 1, 2", "coins = [2, 2, 2").contains("sun.prices: they start at 1, never fall")
    );
    assert!(refusal("coins = [1, 1, 2, 2, 3", "coins = [1, 1, 2, 3, 2").contains("never fall"));
    assert!(
        refusal("first = 5, last = 8", "first = 6, last = 8").contains("sun.tents, row 2: tents cover every")
    );
    assert!(
        refusal("first = 5, last = 8", "first = 5, last = 7").contains("sun.tents: tents cover every column")
    );
}

#[test]
fn palace_upgrades_karma_and_tracks() {
    assert!(
        refusal("\"maharani\", \"trader\"]", "\"maharani\", \"maharani\"]").contains("sun.palace, row 1")
    );
    assert!(
        refusal("columns = [\"river_back_any\", \"fame 4\"]", "columns = [\"fame 4\"]")
            .contains("sun.upgrades")
    );
    assert!(refusal("length = 5", "length = 6").contains("sun.karma: the line is 5 long"));
    assert!(
        refusal("{ at = 16, bonus = \"karma\" }", "{ at = 8, bonus = \"karma\" }")
            .contains("row 8: its spaces rise")
    );
    assert!(
        refusal("{ at = 24, bonus = \"half_road\" }", "{ at = 24, bonus = \"fame 1\" }")
            .contains("sun.money_track")
    );
    assert!(
        refusal("{ at = 4, bonus = \"goods_die\" }", "{ at = 4, bonus = \"karma\" }")
            .contains("fame-4: karma stands")
    );
    assert!(
        refusal("{ at = 4, bonus = \"goods_die\" }", "{ at = 4, bonus = \"half_road\" }")
            .contains("fame-4: a half-road")
    );
}

#[test]
fn what_is_printed_on_the_sun_side_must_be_there() {
    assert!(refusal("earns = [\"money 4\"]", "earns = [\"money 5\"]").contains("printed is the run"));
    assert!(
        refusal("earns = [\"goods 3\"]", "earns = [\"goods 2\"]").contains("printed is a space with 3 goods")
    );
    assert!(refusal("\"F=#GM\"", "\"F=#G=\"").contains("printed is a building in the top right corner"));
    assert!(refusal("\"T#M=T\"", "\"T#M=G\"").contains("printed is a temple beside"));
    assert!(
        refusal("side = \"E\", bonus = \"goods_die\"", "side = \"E\", bonus = \"karma\"")
            .contains("goods die at the top")
    );
    assert!(
        refusal("side = \"N\", bonus = \"river_fwd\"", "side = \"N\", bonus = \"fame 1\"")
            .contains("river_fwd edge")
    );
    assert!(
        refusal("[\"goods_die\", \"half_road\", \"fame 3\"]", "[\"fame 1\", \"half_road\", \"fame 3\"]")
            .contains("lower area")
    );
}
