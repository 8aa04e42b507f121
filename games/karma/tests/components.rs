//! The component file: the shipped one is valid, and errors in another name the table, the row and the
//! reason.

use karma::{Building, CardId, Colour, Components, Dice, Die, Face, Good, Karma};
use table::{ComponentSet, Config, Game as _, Match, Seat, Seed, Setup, Turn, Viewer};

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

/// The shipped deck with each card's own die: the pips of each colour in turn.
fn paired() -> String {
    let mut next = [0_u8; 4];
    let mut die = |line: &str| {
        let (before, colour) = line.split_once("corner = \"")?;
        let name = colour.split('"').next()?;
        let place = Colour::ALL.iter().position(|colour| colour.name() == name)?;
        next[place] = next[place] % 6 + 1;
        Some(format!("{before}die = \"{name} {}\" }},", next[place]))
    };
    let cards: Vec<String> = DEFAULT.lines().map(|line| die(line).unwrap_or_else(|| line.into())).collect();
    let counts = |line: &&String| !Colour::ALL.iter().any(|c| line.starts_with(&format!("{} = [", c.name())));
    cards.iter().filter(counts).flat_map(|line| [&line[..], "\n"]).collect()
}

#[test]
fn cards_may_have_dice_of_their_own() {
    let text = paired();
    let parts = Components::read(&text).unwrap();
    assert_eq!(parts.write(), text);
    assert!(parts.paired && Colour::ALL.iter().all(|&colour| parts.pips[colour] == [6; 6]));
    let config = Config { components: ComponentSet::File(text.clone()), ..Config::new(3) };
    testkit::laws::<Karma>(&config, 2);
    let counted = text.replace("[dice]\n", "[dice]\norange = [6, 6, 6, 6, 6, 6]\n");
    assert_eq!(
        Components::read(&counted).unwrap_err().to_string(),
        "component table dice, row orange: every card has a die of its own, so none are counted here"
    );
}

#[test]
fn a_die_of_its_own_goes_with_its_card_and_all_may_know_it() {
    let config = Config { components: ComponentSet::File(paired()), ..Config::new(2) };
    let mut game = Match::<Karma>::new(&config, Some(Seed::from_number(1))).unwrap();
    while game.turn() == Turn::Chance {
        game.roll().unwrap();
    }
    let position = game.position();
    for seat in Seat::all(2) {
        let player = &position.players[seat];
        let own = |id: CardId| {
            let card = game.rules().parts().card(id);
            Die { colour: card.corner, pips: card.pips }
        };
        assert_eq!(player.hand.iter().map(own).collect::<Dice>(), player.dice);
        let view = game.rules().view(position, Viewer::Spectator);
        assert_eq!(view.known().players[seat].dice, player.dice);
    }
}

#[test]
fn colours_may_be_split_otherwise_with_a_warning() {
    let text = DEFAULT
        .replacen("{ pay = 2, corner = \"green\" }", "{ pay = 2, corner = \"blue\" }", 1)
        .replace("green = [6, ", "green = [5, ")
        .replace("blue = [6, ", "blue = [7, ");
    let config = Config { components: ComponentSet::File(text), ..Config::new(2) };
    let rules = Karma::set_up(&Karma::settle(&config).unwrap()).unwrap();
    let remarks: Vec<String> = rules.remarks().iter().map(ToString::to_string).collect();
    let expected = "component table dice: it has 36 orange, 35 green, 37 blue, 36 purple dice; we believe there are 36 \
                    of each colour";
    assert_eq!(remarks, [expected]);
    testkit::laws::<Karma>(&config, 1);
}

/// Everything the printed examples need is in the default edition.
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
            "component table dice, row green: 35 faces are needed, not 36",
        ),
        (
            "  { pay = 2, corner = \"green\" },\n",
            "  { pay = 2, die = \"green 2\" },\n",
            "component table file: 1 cards have a die of their own, and there must be 144 or none",
        ),
        (
            "  { pay = 2, corner = \"green\" },\n",
            "  { pay = 2, die = \"green 7\" },\n",
            "component table palace, row 1: \"green 7\" is not a die such as \"blue 5\"",
        ),
        (
            "  { pay = 2, corner = \"green\" },\n",
            "  { pay = 2 },\n",
            "component table palace, row 1: a card has either a corner or a die",
        ),
        ("blue = [6, 6, 6, 6, 6, 6]\n", "", "component table dice, row blue: its faces are missing"),
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
