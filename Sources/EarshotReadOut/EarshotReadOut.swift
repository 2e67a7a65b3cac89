// What is heard of an app before anything is done in it: the read-out of a screen, and what two
// apps are heard to differ in. It needs no session.
// Imports EarshotLines and what that imports.
