//! Generates the JavaScript bindings of a WebAssembly program: `bind PROGRAM.wasm NAME FOLDER` writes `NAME.js` and
//! `NAME_bg.wasm` into the folder.

use std::process::ExitCode;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [program, name, folder] = arguments.as_slice() else {
        eprintln!("bind PROGRAM.wasm NAME FOLDER");
        return ExitCode::from(2);
    };
    let mut binding = Bindgen::new();
    binding.input_path(program).out_name(name).typescript(false);
    binding.remove_name_section(true).remove_producers_section(true);
    match binding.web(true).and_then(|binding| binding.generate(folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("{program}: {reason:?}");
            ExitCode::FAILURE
        }
    }
}
