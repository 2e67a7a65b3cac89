import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// Text in another language than the screen says which.
  static let languageMissing = AuditRule(
    "language-missing",
    .warning,
    .languageOfPage,
    .languageOfParts,
    asks: "Text in another language than the screen says which.",
    source: "WCAG 2.2, 3.1.2; judged by the script.",
    wayOut: "Set the language of the app, the screen or the text.",
    bad: """
      screen menu "Menu"
        language: en
        header "Menu"
        text "Пицца"
      """,
    good: """
      screen menu "Menu"
        language: en
        header "Menu"
        text "Пицца"
          language: ru
      """,
    needs: .language,
    judge: .screen { screen in
      let strange = screen.stops.filter { stop in
        guard stop.element.spokenLabel.isEmpty, let script = Script(of: stop.heardLabel) else {
          return false
        }
        return script != .latin && !Script.all(of: stop.language).contains(script)
      }
      guard let first = strange.first, let script = Script(of: first.heardLabel) else { return [] }
      let count = strange.count == 1 ? "" : ", as \(strange.count - 1) more"
      let message: Complaint.Message =
        "the text is \(script.rawValue), but the language is '\(first.language)'\(count)"
      return [Complaint(first.index, message)]
    }
  )
}
