//! What a game sends, as a JSON Schema stored in `docs/schema`: bots read it, and the web client's types are
//! generated from it.

use std::path::Path;

use schemars::generate::SchemaSettings;
use schemars::transform::RecursiveTransform;
use schemars::{JsonSchema, Schema};
use serde_json::Value;

/// Checks that the stored schema of a game is up to date, or writes it again with `UPDATE_SCHEMA=1`.
///
/// # Panics
/// When the file is not what the types say.
pub fn keep_schema<T: JsonSchema>(game: &str) {
    let settings = SchemaSettings::draft07().for_serialize().with_transform(RecursiveTransform(plain));
    let schema = settings.into_generator().into_root_schema_for::<T>();
    let written = serde_json::to_string_pretty(&schema).expect("a schema is plain data") + "\n";
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../docs/schema/{game}.json"));
    if std::env::var_os("UPDATE_SCHEMA").is_some() {
        std::fs::write(&path, &written).expect("docs/schema can be written");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept == written,
        "docs/schema/{game}.json is stale: `make types` writes it and the types of the client"
    );
}

/// Readers don't care how wide a number is inside the program; and an optional field is never null.
fn plain(schema: &mut Schema) {
    for detail in ["format", "minimum", "maximum"] {
        schema.remove(detail);
    }
    let required = schema.get("required").cloned().unwrap_or_default();
    let is_required = |name: &str| required.as_array().is_some_and(|all| all.iter().any(|one| one == name));
    if let Some(Value::Object(properties)) = schema.get_mut("properties") {
        properties.iter_mut().filter(|(name, _)| !is_required(name)).for_each(|(_, one)| never_null(one));
    }
}

fn never_null(schema: &mut Value) {
    if let Some(Value::Array(kinds)) = schema.get_mut("type") {
        kinds.retain(|kind| kind != "null");
    }
    if let Some(Value::Array(kinds)) = schema.get_mut("anyOf") {
        kinds.retain(|kind| kind.get("type").is_none_or(|kind| kind != "null"));
    }
}

/// Types that are sent as one of a few words.
#[macro_export]
macro_rules! told_as_words {
    ($($kind:ty: $words:expr),+ $(,)?) => {$(
        impl $crate::schemars::JsonSchema for $kind {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($kind).into()
            }

            fn json_schema(_: &mut $crate::schemars::SchemaGenerator) -> $crate::schemars::Schema {
                $crate::schemars::json_schema!({ "type": "string", "enum": $words })
            }
        }
    )+};
}

/// Types that are sent as other data: a number, a text, a list.
#[macro_export]
macro_rules! told_as {
    ($($kind:ty: $other:ty),+ $(,)?) => {$(
        impl $crate::schemars::JsonSchema for $kind {
            fn inline_schema() -> bool {
                true
            }

            fn schema_name() -> std::borrow::Cow<'static, str> {
                <$other as $crate::schemars::JsonSchema>::schema_name()
            }

            fn json_schema(generator: &mut $crate::schemars::SchemaGenerator) -> $crate::schemars::Schema {
                <$other as $crate::schemars::JsonSchema>::json_schema(generator)
            }
        }
    )+};
}

/// A map that is sent with one entry for each of a few words.
#[macro_export]
macro_rules! told_by_words {
    ($($map:ident: $words:expr),+ $(,)?) => {$(
        impl<T: $crate::schemars::JsonSchema> $crate::schemars::JsonSchema for $map<T> {
            fn inline_schema() -> bool {
                true
            }

            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($map).into()
            }

            fn json_schema(generator: &mut $crate::schemars::SchemaGenerator) -> $crate::schemars::Schema {
                let entry = generator.subschema_for::<T>();
                let words = $words;
                let entries: std::collections::BTreeMap<_, _> = words.iter().map(|word| (word, &entry)).collect();
                $crate::schemars::json_schema!({
                    "type": "object", "properties": entries, "required": words, "additionalProperties": false
                })
            }
        }
    )+};
}
