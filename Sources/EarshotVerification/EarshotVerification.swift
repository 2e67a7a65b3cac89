// Comparison with a real VoiceOver: reads records of a phone's speech, replays and compares them,
// and writes the tests that make such records. This module doesn't read or write files. Imports
// EarshotTranscripts, EarshotSession, EarshotImporters, EarshotLines, EarshotNotation,
// EarshotModel.
