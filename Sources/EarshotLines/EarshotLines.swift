// What all targets above share and needs no session: the lines of a session as values and their
// printed form, its options and settings, the patterns that lines of files are compared with, the
// readout of a screen, and the audible differences between two apps.
// Imports EarshotComposer, EarshotFocusEngine, EarshotSimulatedApp, EarshotNotation and
// EarshotModel.
