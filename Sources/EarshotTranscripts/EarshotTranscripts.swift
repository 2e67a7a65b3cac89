// Sessions in files: their format, the layer between a typed line and a session, running them,
// their claims, reports, and the comparison of two tasks. This module doesn't read or write files.
// Imports EarshotSession, EarshotLines, EarshotComposer, EarshotFocusEngine, EarshotNotation,
// EarshotModel.
