//! `bindgen MODULE.wasm FOLDER` writes `durbar.js`, its types and `durbar_bg.wasm` for a browser's module.

use std::env;
use std::error::Error;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [module, folder] = arguments.as_slice() else { return Err("bindgen MODULE.wasm FOLDER".into()) };
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).out_name("durbar").web(true)?.typescript(true).remove_name_section(true);
    Ok(bindgen.generate(folder)?)
}
