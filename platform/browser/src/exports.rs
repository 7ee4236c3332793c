//! The functions of the WebAssembly module.
//!
//! A worker calls `input(length)`, writes that many bytes of JSON (a [`Call`]) to the address that it returns, and calls
//! `handle()`, which returns the address of the answer; `output_length()` is its length. The weights of learned bots are
//! passed in the same way, with `weights()`.

use std::cell::RefCell;

use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::{Call, Effect, Host, Trial, Trials};

#[derive(Debug, Default)]
struct Module {
    host: Option<Host>,
    input: Vec<u8>,
    output: Vec<u8>,
}

thread_local! {
    static MODULE: RefCell<Module> = RefCell::default();
}

impl Module {
    /// Reads the input. All JSON is read by way of a [`Value`]: with a single source, the module has the code that reads
    /// a type only once.
    fn read<T: DeserializeOwned>(&self) -> Result<T, String> {
        let value: Value =
            serde_json::from_slice(&self.input).map_err(|error| error.to_string())?;
        serde_json::from_value(value).map_err(|error| error.to_string())
    }

    fn handle(&mut self) -> Result<Vec<Effect>, String> {
        let call: Call = self.read()?;
        Ok(self.host.get_or_insert_default().handle(call))
    }
}

/// Allocates the input buffer for a call and returns its address.
#[allow(unsafe_code, reason = "the worker finds the function by its name")]
#[unsafe(no_mangle)]
pub(crate) extern "C" fn input(length: usize) -> *mut u8 {
    MODULE.with_borrow_mut(|module| {
        module.input.clear();
        module.input.resize(length, 0);
        module.input.as_mut_ptr()
    })
}

/// Handles the call and returns the address of the answer: `{"Ok": [effects]}` or `{"Err": "sentence"}`.
#[allow(unsafe_code, reason = "the worker finds the function by its name")]
#[unsafe(no_mangle)]
pub(crate) extern "C" fn handle() -> *const u8 {
    MODULE.with_borrow_mut(|module| {
        let handled = module.handle();
        module.output = serde_json::to_vec(&handled).unwrap_or_default();
        module.output.as_ptr()
    })
}

/// Reads the input as the weights of the module's game, not as a call. Returns whether it could.
#[allow(unsafe_code, reason = "the worker finds the function by its name")]
#[unsafe(no_mangle)]
pub(crate) extern "C" fn weights() -> bool {
    MODULE.with_borrow(|module| {
        let games = catalogue::GAMES.iter().map(|game| game.slug());
        games.take(1).all(|slug| bots::use_weights(slug, &module.input).is_ok())
    })
}

/// Reads the input as [`Trials`], not as a call, and plays them, for tests and figures. The answer is
/// `{"Ok": [trials]}` or `{"Err": "sentence"}`.
#[allow(unsafe_code, reason = "a test finds the function by its name")]
#[unsafe(no_mangle)]
pub(crate) extern "C" fn trials() -> *const u8 {
    MODULE.with_borrow_mut(|module| {
        let played: Result<Vec<Trial>, String> =
            module.read().and_then(|trials: Trials| trials.play());
        module.output = serde_json::to_vec(&played).unwrap_or_default();
        module.output.as_ptr()
    })
}

/// The length of the answer.
#[allow(unsafe_code, reason = "the worker finds the function by its name")]
#[unsafe(no_mangle)]
pub(crate) extern "C" fn output_length() -> usize {
    MODULE.with_borrow(|module| module.output.len())
}
