// What the program earshot does: arguments, files, terminal, signals, exit status. No rule of speech or focus
// lives here, and only its start imports it.
// Imports EarshotExercises and what that imports, EarshotReadOut, and the C library.
