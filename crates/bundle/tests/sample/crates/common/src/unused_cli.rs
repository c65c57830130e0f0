//! What only the command line needs.
