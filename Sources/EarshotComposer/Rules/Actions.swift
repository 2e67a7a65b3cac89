import EarshotModel
import EarshotFocusEngine

extension Stop {
  /// The cue for custom actions, including the containers' actions.
  ///
  /// The hint line contains “Actions available”.
  ///
  /// - Source: WWDC18-230, WWDC26-220; WWDC17-215 for containers; the place is our choice
  ///   (VOICEOVER.md 4.4).
  var actionsCue: Part? {
    guard settings.actionsFeedback == .speak, !description.actions.isEmpty else { return nil }
    return words.part(.actions, .actionsAvailable, from: .system, by: .actionsCue)
  }
}

extension ActionEntry {
  /// Returns the parts of an entry in the Actions rotor.
  ///
  /// An entry reads as its name. A drop adds “drop ready”, and the last entry reads “Activate,
  /// default”.
  ///
  /// - Source: iOS 26.5 log (VOICEOVER.md, chapter 7); WWDC24-10073 for drops (6.8).
  func parts(in words: Words) -> [Utterance.Part] {
    switch self {
    case .custom(let name):
      name.isEmpty ? [] : [.init(.rotor, name, from: .customActions, by: .actionEntry)]
    case .drop(let name):
      [
        .init(.rotor, name, from: .customActions, by: .actionEntry),
        words.part(.state, .dropReady, from: .system, by: .dropReady),
      ]
    case .drag: [words.part(.rotor, .drag, from: .system, by: .drag)]
    case .activate: [words.part(.rotor, .defaultAction, from: .system, by: .defaultAction)]
    }
  }
}

extension Composer {
  /// The name of the system's own drag action, such as “Drag”.
  package var nameOfDrag: String { words.of(.spoken, language)(.drag) }
}
