// Sessions in files: their form, what stands between a typed line and a session, running them, the
// claims in them, reports, and the comparison of two tasks. Nothing here reads or writes a file.
// Imports EarshotSession, EarshotLines, EarshotComposer, EarshotFocusEngine, EarshotNotation, EarshotModel.
