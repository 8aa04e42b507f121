//! Tables for people: columns as wide as their widest cell.

/// Lines up rows of cells with two spaces between columns: first `words` columns of text, then numbers.
pub(crate) fn align(rows: &[Vec<String>], words: usize) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = String::new();
    for row in rows {
        let cells = row.iter().enumerate().map(|(column, cell)| {
            let blank = " ".repeat(widths[column] - cell.chars().count());
            if column < words { format!("{cell}{blank}") } else { format!("{blank}{cell}") }
        });
        text.push_str(cells.collect::<Vec<_>>().join("  ").trim_end());
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up() {
        let rows = [vec!["bot".to_owned(), "wins".into()], vec!["greedy".into(), "7".into()]];
        assert_eq!(align(&rows, 1), "bot     wins\ngreedy     7\n");
    }
}
