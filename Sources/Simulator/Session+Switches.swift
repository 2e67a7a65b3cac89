import FocusEngine

// What VoiceOver does for itself: speech, the curtain, the clipboard.
extension Session {
  mutating func toggleSpeech() -> Step { heard([.refused(.notBuiltYet)]) }
  mutating func toggleCurtain() -> Step { heard([.refused(.notBuiltYet)]) }
  mutating func copyLastSpeech() -> Step { heard([.refused(.notBuiltYet)]) }
}
