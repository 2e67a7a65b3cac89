import EarshotModel
import EarshotFocusEngine

extension Utterance.Rule {
  static let cellContents = Self(
    "a cell without a label speaks the labels and values of what is inside",
    source: "WWDC21-10121; UIAccessibility notes (zh); our choice"
  )
}

extension Stop {
  /// What a cell without a label speaks: label and value of each element inside, of toggles the
  /// state.
  ///
  /// Reads as “Ann, Mute, on”, in both styles.
  ///
  /// - Source: our choice (VOICEOVER.md 2.3), after WWDC21-10121 and UIAccessibility notes (zh).
  var cellContents: [Part] {
    guard element.role == .cell else { return [] }
    return description.spokenChildren.flatMap { child in
      let language = child.language ?? words.language
      return Stop(
        ElementDescription(index: description.index, element: child),
        settings: settings,
        words: Words(style: .spoken, language: language)
      ).contentsOfCell
    }
  }

  /// What an element says inside a cell: no role words.
  private var contentsOfCell: [Part] {
    let name = element.label.nonEmpty.map { [Part(.label, $0, from: .label, by: .cellContents)] }
    let parts = (name ?? stepperLabel) + value + toggleState
    return parts.map { part in
      var part = part
      if part.rule == .value { part.rule = .cellContents }
      return part
    }
  }
}
