//! Which characters are visible, and which names look alike.

/// Characters that show nothing, or reverse the text around them: Unicode's `Default_Ignorable_Code_Point`,
/// the line and paragraph separators, the blank Braille pattern and the filler letters. The selector that
/// turns a character into an emoji is not among them, since it follows a visible one.
const UNSEEN: [(char, char); 24] = [
    ('\u{ad}', '\u{ad}'),
    ('\u{34f}', '\u{34f}'),
    ('\u{61c}', '\u{61c}'),
    ('\u{115f}', '\u{1160}'),
    ('\u{17b4}', '\u{17b5}'),
    ('\u{180b}', '\u{180f}'),
    ('\u{200b}', '\u{200f}'),
    ('\u{2028}', '\u{202e}'),
    ('\u{2060}', '\u{206f}'),
    ('\u{2800}', '\u{2800}'),
    ('\u{3164}', '\u{3164}'),
    ('\u{fe00}', '\u{fe0e}'),
    ('\u{feff}', '\u{feff}'),
    ('\u{ffa0}', '\u{ffa0}'),
    ('\u{fff0}', '\u{fffb}'),
    ('\u{e000}', '\u{f8ff}'),
    ('\u{13430}', '\u{13440}'),
    ('\u{1bca0}', '\u{1bca3}'),
    ('\u{1d159}', '\u{1d159}'),
    ('\u{1d173}', '\u{1d17a}'),
    ('\u{16fe4}', '\u{16fe4}'),
    ('\u{e0000}', '\u{e0fff}'),
    ('\u{f0000}', '\u{ffffd}'),
    ('\u{100000}', '\u{10fffd}'),
];

/// Turns a character into an emoji.
const EMOJI: char = '\u{fe0f}';

/// Whether every character of a text is visible, and at least one of them is more than a space.
pub(crate) fn all_seen(text: &str) -> bool {
    let is_unseen =
        |c: char| c.is_control() || UNSEEN.iter().any(|(first, last)| (*first..=*last).contains(&c));
    !text.chars().any(is_unseen) && text.chars().any(|c| !c.is_whitespace() && c != EMOJI)
}

/// Letters of other alphabets, and digits, that look like a lower-case Latin letter. Capitals are looked up
/// before they are lowered, since the lower-case form may look like another letter.
const ALIKE: [(&str, char); 21] = [
    ("аαΑＡａ𝐚", 'a'),
    ("ВΒ", 'b'),
    ("сϲ", 'c'),
    ("ԁ", 'd'),
    ("еεΕ", 'e'),
    ("ɡ", 'g'),
    ("һНΗ", 'h'),
    ("іıΙιl1I|Ⅰⅼ", 'i'),
    ("ј", 'j'),
    ("кκΚ", 'k'),
    ("МΜ", 'm'),
    ("Νηп", 'n'),
    ("оοΟ0О", 'o'),
    ("рρΡ", 'p'),
    ("ԛ", 'q'),
    ("ѕ5", 's'),
    ("тτΤ", 't'),
    ("υ", 'u'),
    ("ѵν", 'v'),
    ("хχΧ", 'x'),
    ("уУγΥ", 'y'),
];

/// What is left of a name without everything that is easily overlooked: two names with the same rest look
/// alike.
fn rest(name: &str) -> String {
    let alike = |c: char| ALIKE.iter().find(|(letters, _)| letters.contains(c)).map(|(_, letter)| *letter);
    let small = |c: char| c.to_lowercase().next().unwrap_or(c);
    let wide = |c: char| match c {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0).unwrap_or(c),
        other => other,
    };
    let plain = |c: char| {
        let c = wide(c);
        alike(c).or_else(|| alike(small(c))).unwrap_or_else(|| small(c))
    };
    name.chars().filter(|c| !c.is_whitespace() && !".,-_'`\u{fe0f}".contains(*c)).map(plain).collect()
}

/// Whether two names are easily mistaken for each other.
pub(crate) fn look_alike(one: &str, other: &str) -> bool {
    rest(one) == rest(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invisible_text_is_recognised() {
        let unseen = [
            "\u{3164}",
            "\u{2800}",
            "\u{ad}",
            "a\u{ad}b",
            "\u{e0041}",
            "\u{2028}",
            "\u{2029}",
            "\u{115f}",
            "\u{ffa0}",
            "\u{200b}",
            "\u{202e}x",
            "\u{feff}",
            "\u{fe0f}",
            "\u{fe00}",
            "\u{180e}",
            "\u{34f}",
            " ",
            "\u{a0}",
            "\u{3000}",
            "\u{e000}",
            "\u{7}",
            "",
        ];
        for text in unseen {
            assert!(!all_seen(text), "{text:?}");
        }
        for text in ["Ann", "Anna Lena", "Żółw", "आदित्य", "山田", "محمد", "❤\u{fe0f}", "O'Neill", "n°1"]
        {
            assert!(all_seen(text), "{text:?}");
        }
    }

    #[test]
    fn names_that_copy_another_are_found() {
        for copy in ["ann", "ANN", "A n n", "Аnn", "Αnn", "A.n.n", "Ａnn", "Ann\u{2009}"] {
            assert!(look_alike("Ann", copy), "{copy}");
        }
        assert!(look_alike("Bill", "BiII") && look_alike("Otto", "0tt0") && look_alike("paul", "рaυl"));
        for other in ["Anna", "Änn", "Hann", "Nan"] {
            assert!(!look_alike("Ann", other), "{other}");
        }
    }
}
