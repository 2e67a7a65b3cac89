// Exercises: broken screens to repair, judged by their own checks and by the audit. Teachers hand
// them out; nothing here reads or writes a file. Imports EarshotLessons, EarshotAudit,
// EarshotTranscripts, EarshotSession, EarshotComposer, EarshotLines, EarshotNotation, and
// EarshotModel.
