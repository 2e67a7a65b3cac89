// Sessions in files: their format, their runs, their claims, their reports, the comparison of two
// tasks, and the layer between a typed line and a session. This module doesn't read or write files.
// Imports EarshotSession, EarshotLines, EarshotComposer, EarshotFocusEngine, EarshotNotation,
// EarshotModel.
