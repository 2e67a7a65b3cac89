// What a test needs: screens as values, their notation, sessions, and the parts of an utterance.
@_exported public import EarshotModel
@_exported public import EarshotNotation
@_exported public import EarshotImporters
@_exported public import EarshotLines
@_exported public import EarshotReadOut
@_exported public import EarshotSession
@_exported public import EarshotTranscripts
@_exported public import EarshotLessons
@_exported public import EarshotComposer
