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

extension AuditRule {
  static let labelLanguage = AuditRule(
    "label-language",
    .warning,
    judge: .screen { screen in
      let named = screen.stops.filter(\.mayBeEnglish)
      guard !named.isEmpty, let language = ScreenLanguage(of: screen.stops) else { return [] }
      return named.filter { stop in
        screen.tree.language(of: stop.index) == nil
          && (EnglishLabel.isEnglish(stop.label, on: language)
            || stop.isNameOfPicture(on: language))
      }
      .map { stop in
        let line = stop.label.prefix { !$0.isNewline }
        let rest = language.name.map { "other labels are \($0)" } ?? "other labels aren't"
        return Complaint(stop.index, "the label '\(line)' is English, but \(rest)")
      }
    }
  )
}

extension AuditedStop {
  /// Whether the stop is a control or an image with ASCII letters, and isn't content that people
  /// wrote.
  fileprivate var mayBeEnglish: Bool {
    (isControl && !element.traits.contains(.link) || element.traits.contains(.image)
      || app.isForeign && element.role == .cell && label.utf8.contains(UInt8(ascii: " ")))
      && !isKey && !isInStatusBar && !isOfSystem && nameOfAsset == nil
      && (3...60).contains(label.utf8.count) && label.utf8.first.map { $0 < 0x80 } ?? false
  }

  /// Whether the label of an image is one word in lowercase Latin letters on a screen that uses
  /// another writing system.
  fileprivate func isNameOfPicture(on language: ScreenLanguage) -> Bool {
    language.isOfOtherScript && element.traits.contains(.image) && !isControl
      && label.utf8.count > 3 && label.utf8.allSatisfy { (0x61...0x7A).contains($0) }
  }
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
