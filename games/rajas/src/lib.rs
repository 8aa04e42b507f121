//! Rajas of the Ganges, with Navaratnas and Ganga: the rules, the view of a seat, and its picture in text.
