// Lessons: documents that contain sessions. A player shows them step by step or asks questions
// about them. The learner's input runs in a session, and the output decides whether the input is
// right. Imports EarshotTranscripts, EarshotSession, EarshotLines, EarshotVoiceControl,
// EarshotComposer, EarshotFocusEngine, EarshotSimulatedApp, EarshotNotation, and EarshotModel.
