//! Sentences for codes: the Fluent files, read and filled in.
