// The lines of a session as values and their printed form, the options and settings of the session,
// and the patterns that lines of files are compared with: the code that all targets above share.
// Imports EarshotComposer, EarshotFocusEngine, EarshotSimulatedApp, EarshotNotation, and
// EarshotModel.
