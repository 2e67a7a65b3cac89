// The program earshot: arguments, files, terminal, signals, exit status. No rule of speech or focus
// lives here, and nothing imports it.
// Imports EarshotLessons and what that imports, EarshotReadOut, and the C library.
