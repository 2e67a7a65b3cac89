// A walk through an app, which takes gestures and commands and returns the lines of a session as
// values. The modules above call only the methods in Session+Queries.swift and never access its
// engine or its app. Imports EarshotReadOut (the walk through the stops of a screen), EarshotLines,
// and its imports.
