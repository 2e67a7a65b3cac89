// The session, which takes gestures and commands and returns lines as values. Modules that import
// this one call only the queries in Session+Queries.swift and never access the engine or the app of
// a session. Imports EarshotReadOut (the walk through the stops of a screen), EarshotLines, and its
// imports.
