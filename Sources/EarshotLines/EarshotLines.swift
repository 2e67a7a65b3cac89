// The lines of a session as values and how they are printed, the options and settings they are
// heard in, and the patterns that lines of files are compared with: what all targets above share.
// Imports EarshotComposer, EarshotFocusEngine, EarshotSimulatedApp, EarshotNotation and EarshotModel.
