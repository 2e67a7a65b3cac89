// Earshot beside a real VoiceOver: reads records of what a phone said, replays them and compares,
// and writes the tests that make such records. Nothing here reads or writes a file.
// Imports EarshotTranscripts, EarshotSession, EarshotImporters, EarshotLines, EarshotNotation, EarshotModel.
