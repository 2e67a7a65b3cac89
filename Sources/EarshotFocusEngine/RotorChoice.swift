/// The rotor settings that the user chose under Settings › VoiceOver › Rotor.
///
/// Settings that the element, the screen, or editing adds are available in any case.
///
/// - Source: VOICEOVER.md, chapter 7; [iOS 26.5 log] for what is delivered.
/// - Rule: ``FocusRule/rotorHoldsWhatWasChosen``
package enum RotorChoice: Hashable, Sendable {
  /// The settings of a new phone.
  case delivered
  /// All settings that the user can choose.
  case all
  /// Only the given settings, in any order.
  case items(Set<RotorItem>)

  /// The available choices, by their names in the setting, in the order of the rotor.
  package static let choosable: [(name: String, item: RotorItem)] =
    [
      ("characters", .characters), ("words", .words), ("lines", .lines),
      ("speakingRate", .speakingRate), ("volume", .volume), ("punctuation", .punctuation),
      ("hints", .hints), ("containers", .containers),
    ] + RotorItem.Search.allCases.map { ($0.rawValue, .search($0)) }

  /// Returns whether the user's choices include a setting.
  package func holds(_ item: RotorItem) -> Bool {
    switch self {
    case .delivered: !item.isChosen || item.isOnANewPhone
    case .all: true
    case .items(let items): !item.isChosen || items.contains(item)
    }
  }
}

extension RotorItem {
  /// Whether the setting is on the rotor of a new phone.
  fileprivate var isOnANewPhone: Bool {
    switch self {
    case .characters, .words, .lines, .speakingRate, .containers, .search(.headings),
      .search(.links):
      true
    default: false
    }
  }

  /// Whether the setting is on the rotor because the user chose it, and not because of the element,
  /// the screen, or editing.
  fileprivate var isChosen: Bool {
    switch self {
    case .characters, .words, .lines, .speakingRate, .volume, .punctuation, .hints, .containers,
      .search:
      true
    case .adjustValue, .misspelledWords, .edit, .textSelection, .moreContent, .audioGraph, .custom,
      .zoom, .actions:
      false
    }
  }
}

/// An entry of the rotor's Edit setting.
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
