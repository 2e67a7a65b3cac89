// The two file formats for a screen, outline and JSON: reading with diagnostics, printing, and
// checking. It also contains the only path by which text from a file reaches a terminal or a
// report. Imports EarshotModel.
