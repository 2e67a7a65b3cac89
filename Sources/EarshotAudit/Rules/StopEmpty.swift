import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// Something is heard at every stop.
  static let stopEmpty = AuditRule(
    "stop-empty",
    .error,
    .nameRoleValue,
    asks: "Something is heard at every stop.",
    source: "VOICEOVER.md, chapter 13: an empty stop.",
    wayOut: "Give it a label, or let it be no element.",
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
