//! The engine protocol: a JSON request in, a JSON reply out.
//!
//! The protocol is described for bot authors in `docs/engine.md`. [`handle`] answers one request and never
//! panics, whatever the bytes; [`serve`] is the loop around it for one request per line. If a bug of ours
//! makes a request panic anyway, the answer says so, and only the current game is lost.
//!
//! There are no files here and no clock: a session only knows what it was told.
//!
//! ```
//! # use serde_json::json;
//! let mut session = engine::Session::new(catalog::standard(), None);
//! let (reply, _) = engine::handle(&mut session, br#"{"cmd":"new","game":"jaipur","seed":7,"auto_chance":true}"#);
//! assert_eq!(reply["turn"], json!({ "kind": "seat", "seat": 1 }));
//! ```

mod advice;
mod analysis;
mod listing;
mod problem;
mod request;
mod session;

pub use analysis::as_json as analysis_as_json;
pub use listing::{editions, list as list_games};
pub use request::MOST_SEED;
pub use session::Session;

use std::io::{self, BufRead, Read as _, Write};
use std::panic::{self, AssertUnwindSafe};

use serde_json::{Map, Value, json};

use problem::Problem;
use request::Request;
use session::Answer;

/// The longest line that is read, in bytes.
pub const LONGEST_LINE: usize = 1 << 20;

/// Answers one line; the flag is `false` when the session should end.
pub fn handle(session: &mut Session, line: &[u8]) -> (Value, bool) {
    let value = match read(line) {
        Ok(value) => value,
        Err(problem) => return (seal(Err(problem), None), true),
    };
    let id = value.get("id").cloned();
    match Request::read(value) {
        Ok(Request::Quit) => (seal(Ok(Map::new()), id), false),
        Ok(request) => (seal(guarded(session, |session| session.answer(request)), id), true),
        Err(problem) => (seal(Err(problem), id), true),
    }
}

/// The last line of defence: a panic ends the request and its game, not the conversation.
fn guarded(session: &mut Session, answer: impl FnOnce(&mut Session) -> Answer) -> Answer {
    panic::catch_unwind(AssertUnwindSafe(|| answer(session))).unwrap_or_else(|_| {
        session.forget();
        Err(Problem::internal())
    })
}

/// Answers every line in some bytes and discards the answers: an entry point for fuzzers.
pub fn requests(games: registry::Registry, bytes: &[u8]) {
    let mut session = Session::new(games, None);
    for line in bytes.split(|&byte| byte == b'\n') {
        let (reply, _) = handle(&mut session, line);
        assert!(reply["ok"].is_boolean(), "every reply says whether it went well");
    }
}

/// Answers lines until the input ends or asks to quit. Every answer is flushed.
pub fn serve(session: &mut Session, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    while read_line(&mut input, &mut line)? {
        let (reply, go_on) = handle(session, &line);
        writeln!(output, "{reply}")?;
        output.flush()?;
        if !go_on {
            break;
        }
    }
    Ok(())
}

/// The next line without its line ending; one that is too long is read only far enough to show that it is.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    let most = LONGEST_LINE as u64 + 1;
    if input.by_ref().take(most).read_until(b'\n', line)? == 0 {
        return Ok(false);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
    } else if line.len() > LONGEST_LINE {
        skip_line(input)?;
    }
    Ok(true)
}

fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let (used, done) = (end.map_or(buffer.len(), |at| at + 1), end.is_some() || buffer.is_empty());
        input.consume(used);
        if done {
            return Ok(());
        }
    }
}

fn read(line: &[u8]) -> Result<Value, Problem> {
    if line.len() > LONGEST_LINE {
        return Err(Problem::bad_request(format!("a line has at most {LONGEST_LINE} bytes")));
    }
    let value: Value =
        serde_json::from_slice(line).map_err(|error| Problem::bad_request(format!("no JSON: {error}")))?;
    if value.is_object() { Ok(value) } else { Err(Problem::bad_request("a request is a JSON object")) }
}

/// Puts `ok` and the request's `id` around an answer.
fn seal(answer: Result<Map<String, Value>, Problem>, id: Option<Value>) -> Value {
    let mut reply = Map::new();
    if let Some(id) = id {
        reply.insert("id".into(), id);
    }
    reply.insert("ok".into(), json!(answer.is_ok()));
    match answer {
        Ok(fields) => reply.extend(fields),
        Err(problem) => {
            reply.insert("error".into(), json!(problem));
        }
    }
    Value::Object(reply)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn serve_text(input: &[u8]) -> Vec<Value> {
        let mut output = Vec::new();
        serve(&mut Session::new(catalog::standard(), None), input, &mut output).unwrap();
        output
            .split(|&b| b == b'\n')
            .filter(|l| !l.is_empty())
            .map(|l| serde_json::from_slice(l).unwrap())
            .collect()
    }

    #[test]
    fn a_line_that_is_too_long_is_refused_and_the_next_is_read() {
        let mut input = vec![b'x'; 3 * LONGEST_LINE];
        input.extend(b"\n{\"cmd\":\"turn\",\"id\":[1]}\n");
        let replies = serve_text(&input);
        assert_eq!(replies.len(), 2);
        assert_eq!(replies[0]["error"]["code"], "bad_request");
        assert_eq!(replies[1]["error"]["code"], "no_game");
        assert_eq!(replies[1]["id"], json!([1]));
    }

    #[test]
    fn malformed_input_is_a_bad_request() {
        let deep = "[".repeat(100_000);
        for bad in
            ["", "{", "7", "null", "\u{feff}{}", "{}", r#"{"cmd":7}"#, r#"{"cmd":"fly"}"#, deep.as_str()]
        {
            let (reply, go_on) = handle(&mut Session::new(catalog::standard(), None), bad.as_bytes());
            assert_eq!(reply["error"]["code"], "bad_request", "{bad:.20}");
            assert!(go_on);
        }
        assert_eq!(handle(&mut Session::new(catalog::standard(), None), b"\xff\xfe").0["ok"], false);
    }

    #[test]
    fn a_panic_loses_the_game_and_not_the_session() {
        let mut session = Session::new(catalog::standard(), None);
        assert_eq!(handle(&mut session, br#"{"cmd":"new","game":"jaipur"}"#).0["ok"], true);
        let answer = guarded(&mut session, |_| panic!("this is meant to be seen in the output of the test"));
        assert_eq!(seal(answer, None)["error"]["code"], "internal");
        assert_eq!(handle(&mut session, br#"{"cmd":"turn"}"#).0["error"]["code"], "no_game");
        assert_eq!(handle(&mut session, br#"{"cmd":"new","game":"jaipur"}"#).0["ok"], true);
    }

    #[test]
    fn quitting_ends_the_session() {
        let replies = serve_text(b"{\"cmd\":\"quit\",\"id\":\"z\"}\n{\"cmd\":\"games\"}\n");
        assert_eq!(replies, [json!({ "id": "z", "ok": true })]);
    }
}
