// Lessons: documents with sessions in them, played step by step or asked as questions.
// What a learner types runs in a session; what is right is decided by what is heard.
// Imports EarshotTranscripts, EarshotSession, EarshotLines, EarshotVoiceControl, EarshotComposer, EarshotFocusEngine,
// EarshotSimulatedApp, EarshotNotation and EarshotModel.
