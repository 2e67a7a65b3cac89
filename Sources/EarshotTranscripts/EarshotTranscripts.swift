// Session files: their format, claims, runs, and reports, the comparison of two walks through a
// task, and the layer that runs typed lines in a session. This module doesn't read or write files.
// Imports EarshotSession, EarshotLines, EarshotComposer, EarshotFocusEngine, EarshotNotation,
// EarshotModel.
