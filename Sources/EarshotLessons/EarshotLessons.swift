// Lessons: documents with sessions in them, played step by step or asked as questions. The
// learner's input runs in a session, and the output decides whether it's right. Imports
// EarshotTranscripts, EarshotSession, EarshotLines, EarshotVoiceControl, EarshotComposer,
// EarshotFocusEngine, EarshotSimulatedApp, EarshotNotation, and EarshotModel.
