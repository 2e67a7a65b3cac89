// The program earshot-bench: how long things take and how many instructions they cost. Nothing
// imports it.
// Imports Earshot, EarshotNotation and the C library.
