// Rules about languages.
import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  static let languageMissing = AuditRule(
    "language-missing",
    .warning,
    needs: .language,
    judge: .screen { screen in
      let strange = screen.stops.filter { stop in
        guard stop.element.spokenLabel.isEmpty, let script = Script(of: stop.heardLabel) else {
          return false
        }
        return script != .latin && !Script.all(of: stop.language).contains(script)
      }
      guard let first = strange.first, let script = Script(of: first.heardLabel) else { return [] }
      let rest = (strange.count - 1).counted("other stop")
      let count = strange.count == 1 ? "" : "; the same applies to \(rest)"
      let message: Complaint.Message =
        "the text is \(script.rawValue), but the language is '\(first.language)'\(count)"
      return [Complaint(first.index, message)]
    }
  )

  static let labelNotTranslated = AuditRule(
    "label-not-translated",
    .note,
    needs: .language,
    judge: .walk
  )
}

/// The labels of controls so far, each with its language.
struct TranslatedLabels {
  private var languages: [String: String] = [:]

  /// Records the labels of a screen and reports labels that are the same in a different language.
  mutating func judge(_ screen: AuditedScreen, _ judge: inout AuditJudge) {
    for stop in screen.stops where stop.isControl && stop.label.count(where: \.isLetter) > 3 {
      let language = String(stop.language.prefix { $0 != "-" })
      let known = languages[stop.label] ?? language
      languages[stop.label] = known
      guard known != language else { continue }
      let message: Complaint.Message =
        "the label '\(stop.label)' is the same in '\(known)' and '\(language)'"
      judge.say(Complaint(stop.index, message), by: .labelNotTranslated, on: screen)
    }
  }
}
