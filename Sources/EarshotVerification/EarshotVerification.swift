// Comparison with a real VoiceOver. This module reads records of a phone's speech, replays and
// compares them, and creates the tests that record the speech. This module doesn't read or write
// files. Imports EarshotTranscripts, EarshotSession, EarshotImporters, EarshotLines,
// EarshotNotation, EarshotModel.
