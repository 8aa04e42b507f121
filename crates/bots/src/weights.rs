//! Weights as files: one TOML text per game, built in, and what a tuner may do with it.

use serde::Serialize;
use serde::de::DeserializeOwned;
use toml::Value;

/// The weights of an insight, as they stand in a file.
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

    /// Reads the text of a file; a name that is missing or unknown is an error.
    fn read(text: &str) -> Result<Self, toml::de::Error> {
        toml::from_str(text)
    }
}

impl<T: Default + Copy + Serialize + DeserializeOwned + Send + Sync> Weights for T {}

/// The weights of a built-in file.
pub(crate) fn built_in<T: DeserializeOwned>(text: &str) -> T {
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

/// To four digits, so that a file stays readable.
fn round(number: f64) -> f64 {
    if number == 0.0 {
        return 0.0;
    }
    let scale = 10_f64.powi(3 - number.abs().log10().floor() as i32);
    (number * scale).round() / scale
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::charmers::Vizier;
    use crate::jaipur::Merchant;
    use crate::karma::Sage;
    use crate::rajas::Regent;

    fn keeps_its_numbers<W: Weights + PartialEq + std::fmt::Debug>() {
        let weights = W::default();
        let names: Vec<f64> = weights.numbers().into_iter().map(|(_, number)| number).collect();
        assert_eq!(weights.with_numbers(&names), weights);
        let doubled: Vec<f64> = names.iter().map(|number| number * 2.0).collect();
        let after: Vec<f64> = weights.with_numbers(&doubled).numbers().into_iter().map(|(_, n)| n).collect();
        assert_eq!(after.len(), names.len());
        assert!(after.iter().zip(&doubled).all(|(a, b)| (a - b).abs() < 1e-5));
        let near = W::read(&weights.text()).expect("a written file can be read");
        assert!(near.numbers().iter().zip(&names).all(|((_, a), b)| (a - b).abs() <= 1e-3 * b.abs()));
    }

    #[test]
    fn every_built_in_file_is_read_and_written() {
        keeps_its_numbers::<Merchant>();
        keeps_its_numbers::<Regent>();
        keeps_its_numbers::<Vizier>();
        keeps_its_numbers::<Sage>();
    }

    #[test]
    fn an_unknown_name_is_refused() {
        let text = Merchant::default().text() + "luck = 1.0\n";
        assert!(Merchant::read(&text).unwrap_err().to_string().contains("luck"));
    }
}
