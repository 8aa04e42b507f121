//! The web client has to be built before it can be embedded. During development, a program without it will
//! do.

use std::path::Path;

fn main() {
    let client = Path::new("../../web/dist");
    println!("cargo:rerun-if-changed=../../web/dist");
    let is_release = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    if is_release && !client.join("index.html").is_file() {
        println!("cargo:error=the web client is not built yet: run `make web` in the repository first");
    }
    std::fs::create_dir_all(client).expect("the folder web/ can be written to");
}
