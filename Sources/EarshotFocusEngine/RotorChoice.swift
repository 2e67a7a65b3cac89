/// The rotor settings that the user chose under Settings › VoiceOver › Rotor.
///
/// Settings that the element, the screen, or editing adds are always available.
///
/// - Source: VOICEOVER.md, chapter 7; [iOS 26.5 log] for the settings of a new phone.
/// - Rule: ``FocusRule/rotorHoldsWhatWasChosen``
package enum RotorChoice: Hashable, Sendable {
  /// The settings of a new phone.
  case delivered
  /// All settings that the user can choose.
  case all
  /// Only the given settings, in any order.
  case items(Set<RotorItem>)

  /// The settings that the user can choose, with their names in the setting `rotorItems`, in the
  /// order of the rotor.
  package static let choosable: [(name: String, item: RotorItem)] =
    [
      ("characters", .characters), ("words", .words), ("lines", .lines),
      ("speakingRate", .speakingRate), ("volume", .volume), ("punctuation", .punctuation),
      ("hints", .hints), ("containers", .containers),
    ] + RotorItem.Search.allCases.map { ($0.rawValue, .search($0)) }

  /// Returns whether the rotor can have a setting.
  ///
  /// The result is always `true` for a setting that the user can't choose.
  package func holds(_ item: RotorItem) -> Bool {
    switch self {
    case .delivered: !item.isChosen || item.isOnANewPhone
    case .all: true
    case .items(let items): !item.isChosen || items.contains(item)
    }
  }
}

/// An entry of the Edit rotor setting.
///
/// - Source: [AppleVis]; VOICEOVER.md, chapter 7.
package enum EditEntry: Hashable, Sendable {
  /// Selects the word at the insertion point.
  case select
  /// Selects the whole text.
  case selectAll
  /// Cuts the selection out of the text and stores it.
  case cut
  /// Copies the selection.
  case copy
  /// Pastes the copied text.
  case paste
}
