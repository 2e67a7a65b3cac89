// The two written forms of a screen, outline and JSON: reading with diagnostics, printing, checking.
// It also keeps the one gate through which text from a file reaches a terminal or a report.
// Imports EarshotModel.
