// The speech of an app before anything happens in it: the readout of a screen, and the audible
// differences between two apps. This module doesn't need a session. Imports EarshotLines and its
// imports.
