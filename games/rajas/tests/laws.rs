//! The laws of every game, over random games with every number of seats and every option.

use rajas::Rajas;
use table::Config;

const GIVEN: &str = "3:8,4:6,7:1,12:4,20:5,25:7,29:2";

fn hold(seats: usize, navaratnas: &str, ganga: &str) {
    let config = Config::new(seats).option("navaratnas", navaratnas).option("ganga", ganga);
    testkit::laws::<Rajas>(&config, 4);
}

macro_rules! laws {
    ($($name:ident: $seats:literal $navaratnas:literal $ganga:expr;)+) => {
        $(#[test] fn $name() { hold($seats, $navaratnas, $ganga); })+
    };
}

laws! {
    two_seats: 2 "off" "off";
    three_seats: 3 "off" "off";
    four_seats: 4 "off" "off";
    two_seats_navaratnas: 2 "on" "off";
    three_seats_navaratnas: 3 "on" "off";
    four_seats_navaratnas: 4 "on" "off";
    two_seats_ganga: 2 "off" "random";
    three_seats_ganga: 3 "off" "random";
    four_seats_ganga: 4 "off" "random";
    two_seats_both: 2 "on" "random";
    three_seats_both: 3 "on" "random";
    four_seats_both: 4 "on" "random";
    two_seats_given_river: 2 "off" GIVEN;
    three_seats_given_river: 3 "off" GIVEN;
    four_seats_given_river_navaratnas: 4 "on" GIVEN;
}
