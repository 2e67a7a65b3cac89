// A walk through an app: gestures and commands go in, lines of a session come out as values. Those
// above ask it what Session+Queries.swift offers and never look at its engine or its app.
// Imports EarshotReadOut (the walk over the stops of a screen), EarshotLines and what that imports.
