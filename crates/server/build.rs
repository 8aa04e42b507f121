//! A new migration has to be built in.

fn main() {
    println!("cargo:rerun-if-changed=migrations");
}
