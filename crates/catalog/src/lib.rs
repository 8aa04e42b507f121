//! The one place that names all the games.
