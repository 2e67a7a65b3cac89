// The program `earshot`: arguments, files, terminal, signals, and exit status. This module contains
// no rules of speech or focus, and only the program's entry point imports it. The module imports
// EarshotExercises and its imports, EarshotReadOut, and the C library.
