// The session, which takes gestures and commands and returns lines as values. Modules that import
// this one call the session's queries and never access its engine or its app. Imports
// EarshotReadOut (the walk through the stops of a screen), EarshotLines, and its imports.
