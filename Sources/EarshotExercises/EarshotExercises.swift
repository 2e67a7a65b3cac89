// Exercises: broken screens that learners repair. An exercise's own checks and the audit judge the
// repaired screen. This module doesn't read or write files. Imports EarshotLessons, EarshotAudit,
// EarshotTranscripts, EarshotSession, EarshotComposer, EarshotLines, EarshotNotation, and
// EarshotModel.
