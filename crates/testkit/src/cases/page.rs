//! Finds the rules and the cases in a page of Markdown.

use std::collections::BTreeMap;

/// A rules page, taken apart.
pub(crate) struct Page {
    prefix: String,
    /// Each stated rule number with the lines that state it.
    rules: BTreeMap<usize, Vec<usize>>,
    pub(crate) cases: Vec<Case>,
    /// What is wrong with the page's form.
    faults: Vec<String>,
}

#[derive(Clone, Debug)]
pub(crate) struct Case {
    pub(crate) name: String,
    /// The rules it shows.
    pub(crate) rules: Vec<usize>,
    /// The line of its heading, counted from 1.
    pub(crate) heading: usize,
    /// Its lines with their numbers.
    pub(crate) lines: Vec<(usize, String)>,
}

/// Where the reader is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Prose,
    /// In a fenced block that is not a case.
    Code,
    Case,
}

impl Page {
    pub(crate) fn read(text: &str, prefix: &str) -> Self {
        let mut page =
            Self { prefix: prefix.into(), rules: BTreeMap::new(), cases: Vec::new(), faults: Vec::new() };
        let mut heading: Option<Case> = None;
        let mut place = Place::Prose;
        for (index, line) in text.lines().enumerate() {
            place = page.line(place, &mut heading, index + 1, line);
        }
        page.close(heading);
        if place != Place::Prose {
            page.faults.push("the page ends inside a fenced block".into());
        }
        page
    }

    fn line(&mut self, place: Place, heading: &mut Option<Case>, number: usize, line: &str) -> Place {
        let fence = line.trim_start().strip_prefix("```").map(str::trim);
        match (place, fence) {
            (Place::Code | Place::Case, Some("")) => Place::Prose,
            (Place::Prose, Some("case")) => {
                self.open_block(heading, number);
                Place::Case
            }
            (Place::Prose, Some(_)) | (Place::Code, _) => Place::Code,
            (Place::Case, _) => {
                if let Some(case) = heading {
                    case.lines.push((number, line.trim().into()));
                }
                Place::Case
            }
            (Place::Prose, None) => {
                self.prose(heading, number, line);
                Place::Prose
            }
        }
    }

    /// A second block under one heading is a separate case.
    fn open_block(&mut self, heading: &mut Option<Case>, number: usize) {
        match heading {
            None => self.faults.push(format!("line {number}: a case stands under a heading \"### Case …\"")),
            Some(case) if case.lines.is_empty() => {}
            Some(case) => {
                let next =
                    Case { name: format!("{} (line {number})", case.name), lines: vec![], ..case.clone() };
                self.cases.push(std::mem::replace(case, next));
            }
        }
    }

    fn prose(&mut self, heading: &mut Option<Case>, number: usize, line: &str) {
        if let Some(rule) = line.trim_start().strip_prefix("- **").and_then(|rest| self.rule_number(rest)) {
            self.rules.entry(rule).or_default().push(number);
        }
        if line.starts_with('#') {
            self.close(heading.take());
            let title = line.trim_start_matches('#').trim();
            *heading = title.strip_prefix("Case ").map(|title| self.case(title, number));
        }
    }

    fn case(&mut self, title: &str, heading: usize) -> Case {
        let rules: Vec<usize> = title.split(' ').map_while(|word| self.whole_number(word)).collect();
        if rules.is_empty() {
            self.faults.push(format!("line {heading}: a case is headed by a rule, {}-1 or so", self.prefix));
        }
        Case { name: title.into(), rules, heading, lines: Vec::new() }
    }

    fn close(&mut self, case: Option<Case>) {
        match case {
            Some(case) if case.lines.is_empty() => {
                self.faults.push(format!("line {}: no block \"```case\" under this heading", case.heading));
            }
            Some(case) => self.cases.push(case),
            None => {}
        }
    }

    /// The number at the start of `JAI-9** …`.
    fn rule_number(&self, text: &str) -> Option<usize> {
        text.split_once("**").and_then(|(rule, _)| self.whole_number(rule))
    }

    fn whole_number(&self, word: &str) -> Option<usize> {
        word.strip_prefix(&self.prefix)?.strip_prefix('-')?.parse().ok()
    }

    /// Whether each rule up to the last one is stated once, and none beyond it.
    pub(crate) fn stated(&self, last: usize) -> Result<(), String> {
        let missing = (1..=last).filter(|rule| !self.rules.contains_key(rule));
        self.none_of("not stated as \"- **RULE** …\"", missing)?;
        let twice = self.rules.iter().filter(|(_, lines)| lines.len() > 1).map(|(rule, _)| *rule);
        self.none_of("stated more than once", twice)?;
        self.none_of(
            "beyond the last rule",
            self.rules.keys().copied().filter(|rule| !(1..=last).contains(rule)),
        )
    }

    /// Whether each rule up to the last one has a case, and no case names another.
    pub(crate) fn covered(&self, last: usize) -> Result<(), String> {
        let shown = || self.cases.iter().flat_map(|case| case.rules.iter().copied());
        self.none_of("without a case", (1..=last).filter(|rule| shown().all(|other| other != *rule)))?;
        self.none_of(
            "shown by a case but beyond the last rule",
            shown().filter(|rule| !(1..=last).contains(rule)),
        )
    }

    /// Whether every heading has its block, every block its heading, and every case its own name.
    pub(crate) fn sound(&self) -> Result<(), String> {
        let mut faults = self.faults.clone();
        for (index, case) in self.cases.iter().enumerate() {
            if let Some(earlier) = self.cases[..index].iter().find(|earlier| earlier.name == case.name) {
                faults
                    .push(format!("line {}: the same heading as in line {}", case.heading, earlier.heading));
            }
        }
        if faults.is_empty() { Ok(()) } else { Err(faults.join("\n")) }
    }

    fn none_of(&self, what: &str, rules: impl Iterator<Item = usize>) -> Result<(), String> {
        let names: Vec<String> = rules.map(|rule| format!("{}-{rule}", self.prefix)).collect();
        if names.is_empty() { Ok(()) } else { Err(format!("{what}: {}", names.join(", "))) }
    }
}
