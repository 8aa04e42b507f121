//! The description of the API is well-formed, complete, and matches the running server. `tools/schemathesis`
//! checks every answer against it.

#[path = "play/support.rs"]
#[allow(dead_code, reason = "each test program uses a part of it")]
mod support;

use std::collections::BTreeSet;

use anyhow::Result;
use load::Client;
use serde_json::{Value, json};
use wire::TokenMade;

fn document() -> Value {
    serde_json::from_str(&server::openapi()).expect("it is JSON")
}

/// Every operation: path, method, description.
fn operations(document: &Value) -> Vec<(String, String, Value)> {
    let paths = document["paths"].as_object().expect("paths");
    let methods = |(path, item): (&String, &Value)| {
        let item = item.as_object().expect("a path has methods").clone();
        item.into_iter().map(|(method, operation)| (path.clone(), method, operation)).collect::<Vec<_>>()
    };
    paths.iter().flat_map(methods).collect()
}

fn references(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get("$ref").and_then(Value::as_str).map(str::to_owned));
            fields.values().for_each(|field| references(field, found));
        }
        Value::Array(items) => items.iter().for_each(|item| references(item, found)),
        _ => {}
    }
}

#[test]
fn the_document_is_well_formed() {
    let document = document();
    assert!(
        document["openapi"].as_str().is_some_and(|version| version.starts_with("3.1")),
        "{}",
        document["openapi"]
    );
    assert!(document["info"]["title"].is_string() && document["info"]["version"].is_string());
    let mut found = BTreeSet::new();
    references(&document, &mut found);
    assert!(found.len() > 10);
    for reference in found {
        let pointer = reference.strip_prefix('#').expect("all is in one document");
        assert!(document.pointer(pointer).is_some(), "{reference} leads nowhere");
    }
    let mut names = BTreeSet::new();
    for (path, method, operation) in operations(&document) {
        let name = operation["operationId"].as_str().unwrap_or_default().to_owned();
        assert!(!name.is_empty() && names.insert(name.clone()), "{method} {path}: operationId {name:?}");
        assert!(
            operation["summary"].is_string() || operation["description"].is_string(),
            "{method} {path} says nothing"
        );
        let answers = operation["responses"].as_object().expect("answers");
        assert!(answers.keys().any(|status| status.starts_with('2')), "{method} {path} never succeeds");
        let holes = path.matches('{').count();
        let given = operation["parameters"]
            .as_array()
            .map_or(0, |all| all.iter().filter(|one| one["in"] == "path").count());
        assert_eq!(holes, given, "{method} {path}");
    }
}

#[test]
fn every_route_is_in_the_document() {
    let source = include_str!("../src/http.rs");
    let plain: Vec<&str> =
        source.split(".route(").skip(1).filter_map(|rest| rest.split('"').nth(1)).collect();
    // A WebSocket, the document itself, and what is only for this machine cannot be in it.
    assert_eq!(plain, ["/api/openapi.json", "/api/tables/{id}/socket", "/metrics"]);
    let folder =
        std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/src/http")).expect("the source is there");
    let handlers = folder.map(|file| {
        let path = file.expect("it can be read").path();
        std::fs::read_to_string(path).expect("it is text").matches("#[utoipa::path(").count()
    });
    assert_eq!(handlers.sum::<usize>(), operations(&document()).len());
}

/// Asks for something that is not there, with an empty body.
async fn ask(client: &Client, method: &str, path: &str) -> Result<(u16, String)> {
    let path = path.replace("{id}", "00000000000000000000").replace("{n}", "0");
    match method {
        "get" => client.fetch(&path).await,
        "post" => client.post_text(&path, "{}".into()).await,
        "delete" => client.delete(&path).await,
        other => panic!("{other} {path}"),
    }
}

#[tokio::test]
async fn the_document_says_who_is_let_in() -> Result<()> {
    let house = support::open().await;
    let nobody = Client::stranger(&house.address);
    let ann = house.guest("Ann").await;
    let made: TokenMade = ann.post("/api/me/tokens", &json!({ "label": "a program" })).await?;
    let program = Client::with_token(&house.address, &made.token);
    for (path, method, operation) in operations(&document()) {
        let ways = operation["security"].as_array().expect("each says it");
        let (status, answer) = ask(&nobody, &method, &path).await?;
        assert_eq!(status != 401, ways.contains(&json!({})), "{method} {path} for nobody: {status} {answer}");
        let (status, answer) = ask(&program, &method, &path).await?;
        let let_in = status != 401 && !answer.contains("server-not-a-person");
        assert_eq!(
            let_in,
            ways.contains(&json!({ "token": [] })),
            "{method} {path} by token: {status} {answer}"
        );
        assert!(ways.contains(&json!({ "cookie": [] })), "{method} {path}");
    }
    let schemes = &document()["components"]["securitySchemes"];
    assert_eq!((&schemes["cookie"]["name"], &schemes["cookie"]["in"]), (&json!("durbar"), &json!("cookie")));
    assert_eq!(schemes["token"]["scheme"], "bearer");
    Ok(())
}

/// The kinds of a message in `web/src/wire.ts`, which is generated from the same types in another way.
fn kinds_for_the_client(name: &str) -> BTreeSet<String> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/wire.ts");
    let text = std::fs::read_to_string(path).expect("the client's types are there");
    let rest = text.split(&format!("export type {name} =")).nth(1).expect("the client knows the message");
    let own = rest.split("export type ").next().unwrap_or(rest);
    own.split("\"kind\": \"").skip(1).filter_map(|part| part.split('"').next()).map(str::to_owned).collect()
}

#[test]
fn the_messages_of_the_socket_are_in_the_document() {
    let document = document();
    let kinds = |schema: &Value| -> BTreeSet<String> {
        let texts = schema.to_string();
        let parts = texts.split("\"kind\":{").skip(1);
        parts
            .filter_map(|part| part.split("\"enum\":[\"").nth(1)?.split('"').next().map(str::to_owned))
            .collect()
    };
    let schemas = &document["components"]["schemas"];
    let (down, up) = (kinds(&schemas["Down"]), kinds(&schemas["UpKind"]));
    assert_eq!((&down, &up), (&kinds_for_the_client("Down"), &kinds_for_the_client("Up")));
    for kind in ["accepted", "refused", "chat", "step", "sync", "table"] {
        assert!(down.contains(kind), "{kind}: {down:?}");
    }
    for kind in ["move", "end", "undo", "resign", "explain", "labels", "hint", "chat", "sync", "ping"] {
        assert!(up.contains(kind), "{kind}: {up:?}");
    }
    assert!(schemas["State"]["properties"]["moves"].is_object());
}

#[test]
fn the_document_that_is_kept_for_readers_is_fresh() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/openapi.json");
    let fresh = server::openapi() + "\n";
    if std::env::var_os("UPDATE_OPENAPI").is_some() {
        std::fs::write(path, &fresh).expect("docs can be written");
    }
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    assert!(
        kept == fresh,
        "docs/openapi.json is stale: run UPDATE_OPENAPI=1 cargo test -p server --test openapi"
    );
}

#[tokio::test]
async fn the_running_server_knows_every_route_of_its_document() -> Result<()> {
    let house = support::open().await;
    let ann = house.guest("Ann").await;
    let served: Value = ann.get("/api/openapi.json").await?;
    assert_eq!(served, document());
    for (path, method, _) in operations(&served) {
        let (status, answer) = ask(&ann, &method, &path).await?;
        assert!(
            status != 405 && !answer.contains("\"server-not-found\""),
            "{method} {path}: {status} {answer}"
        );
    }
    assert_eq!(Client::stranger(&house.address).fetch("/api/nothing").await?.0, 404);
    Ok(())
}
