import EarshotFocusEngine

extension Utterance.Rule {
  static let drag = Self("what can be dragged offers it among its actions", source: "WWDC24-10073")
  static let dropReady = Self(
    "where something that is dragged can be dropped says so last",
    source: "WWDC24-10073; our choice"
  )
  static let drop = Self("a drop says that it is done", source: "WWDC24-10073")
}

extension Stop {
  /// Reads as “drop ready”, while something is dragged that can be dropped here.
  ///
  /// - Source: WWDC24-10073; the place is our choice (VOICEOVER.md 6.8).
  var dropReady: [Part] {
    guard description.isDropReady else { return [] }
    return [words.part(.state, .dropReady, from: .system, by: .dropReady)]
  }
}

extension Composer {
  /// The name of the system's own drag among the actions: “Drag”.
  package var nameOfDrag: String { Words(style: .spoken, language: language)(.drag) }
}
