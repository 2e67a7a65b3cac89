import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// An image that VoiceOver stops at has a label that says what it shows.
  static let imageLabelMissing = AuditRule(
    "image-label-missing",
    .error,
    .nonTextContent,
    asks: "An image that VoiceOver stops at has a label that says what it shows.",
    source: "Deque; SwiftLint, accessibility_label_for_image; WWDC19-254.",
    wayOut: """
      Add a label that says what it shows; if it is decoration, make sure VoiceOver skips \
      it.
      """,
    bad: """
      screen card "Card"
        header "Card"
        image
      """,
    good: """
      screen card "Card"
        header "Card"
        image "Pizza with basil"
      """,
    judge: .stop { stop in
      guard stop.element.traits.contains(.image), !stop.isControl, !stop.hasName else { return nil }
      return "the image has no label; VoiceOver says \(stop.heard)"
    }
  )
}
