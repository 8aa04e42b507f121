//! The description of the API is well-formed, whole, and of the server that runs. `tools/schemathesis` holds
//! every answer against it.

#[path = "play/support.rs"]
#[allow(dead_code, reason = "each test program uses a part of it")]
mod support;

use std::collections::BTreeSet;

use anyhow::Result;
use load::Client;
use serde_json::Value;

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
    // A WebSocket, the document itself, and what is for this machine alone cannot stand in it.
    assert_eq!(plain, ["/api/openapi.json", "/api/tables/{id}/socket", "/metrics"]);
    let files = ["me", "hooks", "games", "tables", "record", "status"];
    let handlers = files.iter().map(|name| {
        let path = format!("{}/src/http/{name}.rs", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(path).expect("the source is there").matches("#[utoipa::path(").count()
    });
    assert_eq!(handlers.sum::<usize>(), operations(&document()).len());
}

#[tokio::test]
async fn the_running_server_knows_every_route_of_its_document() -> Result<()> {
    let house = support::open().await;
    let ann = house.guest("Ann").await;
    let served: Value = ann.get("/api/openapi.json").await?;
    assert_eq!(served, document());
    for (path, method, _) in operations(&served) {
        let path = path.replace("{id}", "00000000000000000000");
        let (status, answer) = match method.as_str() {
            "get" => ann.fetch(&path).await?,
            "post" => ann.post_text(&path, "{}".into()).await?,
            "delete" => ann.delete(&path).await?,
            other => panic!("{other} {path}"),
        };
        assert!(
            status != 405 && !answer.contains("\"server-not-found\""),
            "{method} {path}: {status} {answer}"
        );
    }
    assert_eq!(Client::stranger(&house.address).fetch("/api/nothing").await?.0, 404);
    Ok(())
}
