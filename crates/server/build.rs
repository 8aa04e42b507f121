//! The client's folder has to be there for it to be built in; without a client it is empty.

fn main() -> std::io::Result<()> {
    println!("cargo:rerun-if-changed=../../web/dist");
    println!("cargo:rerun-if-changed=migrations");
    std::fs::create_dir_all("../../web/dist")
}
