//! Games of this family.
