// What a test needs: screens as values, their notation, sessions, and the parts of an utterance.
@_exported public import AccessibilityModel
@_exported public import Notation
@_exported public import Simulator
@_exported public import SpeechComposer
