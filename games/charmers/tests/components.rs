//! Component files: what is shipped holds up, and what cannot be right is refused by name.

use charmers::Charmers;
use charmers::components::Components;
use table::Tag;
use table::{ComponentSet, Config, Setup, SetupError};

fn shipped() -> &'static str {
    Charmers::card().editions[0].text
}

/// Sets a table with this file, on the given side.
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
        refusal("columns = [\"any_palace\", \"fame 3\"]", "columns = [\"fame 3\"]").contains("sun.upgrades")
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
