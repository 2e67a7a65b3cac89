import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// VoiceOver says something at every stop.
  static let stopEmpty = AuditRule(
    "stop-empty",
    .error,
    .nameRoleValue,
    asks: "VoiceOver says something at every stop.",
    source: "VOICEOVER.md, chapter 13: an empty stop.",
    wayOut: "Give it a label, or make sure VoiceOver skips it.",
    bad: """
      screen menu "Menu"
        header "Menu"
        element
        text "Tea"
      """,
    good: """
      screen menu "Menu"
        header "Menu"
        view
        text "Tea"
      """,
    judge: .stop { stop in
      guard stop.utterance.text.isBlank, !stop.isControl else { return nil }
      guard !stop.element.traits.contains(.allowsDirectInteraction) else { return nil }
      return "VoiceOver stops here and is silent"
    }
  )
}
