//! Weights as files: one built-in TOML text per game, and what a tuner may change in it.

use serde::Serialize;
use serde::de::DeserializeOwned;
use toml::Value;

/// The weights of an insight, as written in a file.
pub trait Weights: Default + Copy + Serialize + DeserializeOwned + Send + Sync {
    /// The numbers, always in the same order, each with its name; entries of a list are `name.0` and so on.
    fn numbers(&self) -> Vec<(String, f64)> {
        let mut numbers = Vec::new();
        collect("", &as_value(self), &mut numbers);
        numbers
    }

    /// The same weights with other numbers, given in the order of [`Weights::numbers`].
    #[must_use]
    fn with_numbers(&self, numbers: &[f64]) -> Self {
        let mut value = as_value(self);
        replace(&mut value, &mut numbers.iter().copied());
        value.try_into().expect("only numbers were replaced by numbers")
    }

    /// The text of a file, without comments; numbers are rounded to four digits.
    fn text(&self) -> String {
        let rounded: Vec<f64> = self.numbers().into_iter().map(|(_, number)| round(number)).collect();
        let mut value = as_value(self);
        replace(&mut value, &mut rounded.into_iter());
        toml::to_string(&value).expect("a table of numbers is TOML")
    }

    /// Reads the text of a file; a missing or unknown name is an error.
    fn read(text: &str) -> Result<Self, toml::de::Error> {
        toml::from_str(text)
    }
}

impl<T: Default + Copy + Serialize + DeserializeOwned + Send + Sync> Weights for T {}

/// The weights of a built-in file.
///
/// # Panics
/// When the file does not hold such weights; a game's own tests read its file.
pub fn built_in<T: DeserializeOwned>(text: &str) -> T {
    toml::from_str(text).expect("a test reads every built-in file")
}

fn as_value<T: Serialize>(weights: &T) -> Value {
    Value::try_from(weights).expect("weights are a table of numbers")
}

fn collect(name: &str, value: &Value, numbers: &mut Vec<(String, f64)>) {
    let inner = |key: &str| if name.is_empty() { key.to_owned() } else { format!("{name}.{key}") };
    match value {
        Value::Table(table) => table.iter().for_each(|(key, value)| collect(&inner(key), value, numbers)),
        Value::Array(items) => {
            (0..).zip(items).for_each(|(at, item): (u32, _)| collect(&inner(&at.to_string()), item, numbers));
        }
        Value::Float(number) => numbers.push((name.to_owned(), *number)),
        _ => {}
    }
}

fn replace(value: &mut Value, numbers: &mut impl Iterator<Item = f64>) {
    match value {
        Value::Table(table) => table.iter_mut().for_each(|(_, value)| replace(value, numbers)),
        Value::Array(items) => items.iter_mut().for_each(|item| replace(item, numbers)),
        Value::Float(number) => *number = numbers.next().unwrap_or(*number),
        _ => {}
    }
}

/// To four digits, so a file stays readable.
fn round(number: f64) -> f64 {
    if number == 0.0 {
        return 0.0;
    }
    let scale = 10_f64.powi(3 - number.abs().log10().floor() as i32);
    (number * scale).round() / scale
}
