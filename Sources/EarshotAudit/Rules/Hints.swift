// Rules about hints.
import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  static let hintRepeatsLabel = AuditRule(
    "hint-repeats-label",
    .note,
    judge: .stop { stop in
      guard let hint = stop.element.hint, !hint.isBlank, hint.plainWords == stop.label.plainWords
      else {
        return nil
      }
      return "the hint '\(hint)' repeats the label"
    }
  )

  static let hintHasGesture = AuditRule(
    "hint-has-gesture",
    .note,
    judge: .stop { stop in
      guard let hint = stop.element.hint, let table = AuditWords.of(stop.language),
        !table.systemHints.contains(hint.plainWords.joined(separator: " ")),
        let words = table.instruction(in: hint)
          ?? (stop.app.isForeign ? AuditWords.doubleTap(in: hint) : nil)
      else { return nil }
      return "the hint names a gesture: '\(words)'"
    }
  )

  static let hintImperative = AuditRule(
    "hint-imperative",
    .note,
    judge: .stop { stop in
      guard let hint = stop.element.hint, let first = hint.plainWords.first,
        hint.plainWords != stop.label.plainWords,
        AuditWords.of(stop.language)?.imperatives.contains(first) ?? false
      else { return nil }
      return "the hint begins with a command: '\(hint)'"
    }
  )

  static let hintCarriesLabel = AuditRule(
    "hint-carries-label",
    .note,
    judge: .stop { stop in
      guard stop.isControl, let hint = stop.element.hint, !hint.isBlank,
        AuditWords.of(stop.language)?.vagueVerbs.contains(
          stop.label.plainWords.joined(separator: " ")
        )
          ?? false
      else { return nil }
      return "without the hint, '\(stop.label)' doesn't say what the \(stop.noun) does"
    }
  )
}
