// The earshot-bench program, which measures durations and instruction counts. No module imports it.
// Imports Earshot, EarshotNotation, and the C library.
