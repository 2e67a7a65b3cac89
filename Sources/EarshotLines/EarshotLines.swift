// The lines of a session as values and in their printed form, the options and settings of a
// session, and the patterns that lines of files are compared with. Other modules share this code.
// Imports EarshotComposer, EarshotFocusEngine, EarshotSimulatedApp, EarshotNotation, and
// EarshotModel.
