//! The component file: the shipped one holds, and a wrong one is named by table, row and reason.

use karma::{Building, CardId, Colour, Components, Face, Good, Karma};
use table::{ComponentSet, Config, Setup};

const DEFAULT: &str = include_str!("../components/default.toml");

fn refusal(from: &str, to: &str) -> String {
    assert!(DEFAULT.contains(from), "{from} is in the file");
    Components::read(&DEFAULT.replacen(from, to, 1)).expect_err("the change is wrong").to_string()
}

#[test]
fn the_shipped_file_is_canonical() {
    assert_eq!(Components::read(DEFAULT).unwrap().write(), DEFAULT);
}

#[test]
fn a_users_file_is_played_with() {
    let text = DEFAULT.replace("stand-in", "printed").replacen("pay = 11", "pay = 12", 1);
    let config = Karma::card().settle(&Config::new(2)).unwrap();
    let rules = Karma::set_up(&Config { components: ComponentSet::File(text.clone()), ..config }).unwrap();
    assert_eq!(rules.components(), text);
}

#[test]
fn the_deck_adds_up() {
    let parts = Components::read(DEFAULT).unwrap();
    let sizes = [&parts.ships, &parts.buildings, &parts.goods, &parts.palace].map(karma::CardSet::len);
    assert_eq!(sizes, [28, 60, 36, 20]);
    assert!(Colour::ALL.iter().all(|&colour| parts.pips[colour] == [6; 6]));
}

/// What the printed examples need is in the default edition.
#[test]
fn the_examples_can_be_played() {
    let parts = Components::read(DEFAULT).unwrap();
    let count =
        |wanted: &dyn Fn(karma::Card) -> bool| CardId::all().filter(|&id| wanted(parts.card(id))).count();
    let types = |card: karma::Card| Building::ALL.map(|building| card.shows(building));
    let plain = |card: karma::Card| card.good_symbols() == 0;
    assert!(count(&|card| types(card) == [true, true, false]) >= 3);
    assert!(count(&|card| types(card) == [true, false, false] && plain(card)) >= 2);
    assert!(count(&|card| types(card) == [false, true, false] && plain(card)) >= 2);
    assert!(count(&|card| card.shows(Building::Red) && card.value(Good::Tea) == 3) >= 1);
    assert!(count(&|card| types(card) == [false, true, true]) >= 1);
    let tea =
        |card: karma::Card, value| matches!(card.face, Face::Goods { .. }) && card.value(Good::Tea) == value;
    assert!(count(&|card| tea(card, 1)) >= 1 && count(&|card| tea(card, 2)) >= 1);
    let eleven_blue =
        |card: karma::Card| matches!(card.face, Face::Building { pay: 11, colour: Colour::Blue, .. });
    assert!(count(&eleven_blue) >= 1);
}

#[test]
fn wrong_files_are_named() {
    let cases = [
        ("number = 2,", "number = 1,", "component table ships, row 1: ship 2 is to come once, then the next"),
        (
            "number = 28,",
            "number = 29,",
            "component table ships, row 29: ship 28 is to come once, then the next",
        ),
        (
            "number = 1, pay = 1",
            "number = 1, pay = 4",
            "component table ships, row 1: a ship costs a die of 1, 2 or 3",
        ),
        (
            "\"die and good\", good = { tea = 2 }",
            "\"die and good\"",
            "component table ships, row 2: a good is shown exactly with the rewards that end in \"and good\"",
        ),
        (
            "types = [\"red\"]",
            "types = [\"red\", \"red\"]",
            "component table buildings, row 1: a building card shows one type, or two different ones",
        ),
        (
            "types = [\"red\"], pay = 2",
            "types = [\"red\"], pay = 0",
            "component table buildings, row 1: a building costs 1 to 20",
        ),
        (
            "goods = { silk = 1 }",
            "goods = { }",
            "component table goods, row 1: a goods card shows one good, or two different ones",
        ),
        (
            "goods = { silk = 1 }",
            "goods = { silk = 1, tea = 1, spices = 1 }",
            "component table goods, row 1: a goods card shows one good, or two different ones",
        ),
        (
            "goods = { silk = 1 }",
            "goods = { silk = 21 }",
            "component table goods, row 1: a good is worth 1 to 20",
        ),
        (
            "{ pay = 2, corner",
            "{ pay = 7, corner",
            "component table palace, row 1: a palace action costs a die of 2 to 6",
        ),
        (
            "  { pay = 2, corner = \"green\" },\n",
            "",
            "component table palace: the four tables have 143 cards together, and there must be 144",
        ),
        (
            "  { pay = 2, corner = \"green\" },\n",
            "  { pay = 2, corner = \"blue\" },\n",
            "component table file: 35 cards have a green corner, and there must be 36",
        ),
        ("blue = [6, 6", "blue = [5, 6", "component table dice, row blue: 36 faces are needed, not 35"),
        (
            "\"karma\", ",
            "",
            "component table scoring: the six bonuses are karma, coins or palace, fame or ship, administrator, dice, turn",
        ),
    ];
    for (from, to, reason) in cases {
        assert_eq!(refusal(from, to), reason);
    }
    assert!(refusal("tag = \"ruling\"", "tag = \"guess\"").starts_with("component table file: line "));
    assert!(refusal("corner = \"green\"", "corner = \"pink\"").starts_with("component table file: line 4: "));
    assert!(refusal("[scoring]", "[score]").starts_with("component table file: "));
    let no_fives = DEFAULT.replace("{ pay = 5, corner = \"", "{ pay = 4, corner = \"");
    assert_eq!(
        Components::read(&no_fives).unwrap_err().to_string(),
        "component table palace: palace action 5 is missing"
    );
}
