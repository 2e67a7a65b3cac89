/// The rotor settings that the user chose under Settings › VoiceOver › Rotor.
///
/// Settings that the element, the screen, or editing adds are always available.
///
/// - Source: VOICEOVER.md, chapter 7; [iOS 26.5 log] for what is delivered.
/// - Rule: ``FocusRule/rotorHoldsWhatWasChosen``
package enum RotorChoice: Hashable, Sendable {
  /// The settings of a new phone.
  case delivered
  /// Everything that can be chosen.
  case all
  /// These, in no order of their own.
  case items(Set<RotorItem>)

  /// The available choices in the order of the dial, by their names in the setting.
  package static let choosable: [(name: String, item: RotorItem)] =
    [
      ("characters", .characters), ("words", .words), ("lines", .lines),
      ("speakingRate", .speakingRate), ("volume", .volume), ("punctuation", .punctuation),
      ("hints", .hints), ("containers", .containers),
    ] + RotorItem.Search.allCases.map { ($0.rawValue, .search($0)) }

  /// Whether an option is on the dial, as far as the user decides it.
  package func holds(_ item: RotorItem) -> Bool {
    switch self {
    case .delivered: !item.isChosen || item.isOnANewPhone
    case .all: true
    case .items(let items): !item.isChosen || items.contains(item)
    }
  }
}

extension RotorItem {
  /// Whether it is among the options that are chosen on a new phone.
  fileprivate var isOnANewPhone: Bool {
    switch self {
    case .characters, .words, .lines, .speakingRate, .containers, .search(.headings),
      .search(.links):
      true
    default: false
    }
  }

  /// Whether the option is on the dial because the user chose it, and not because it is brought.
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

/// An entry of the rotor's Edit option.
///
/// - Source: [AppleVis]; VOICEOVER.md, chapter 7.
package enum EditEntry: Hashable, Sendable {
  /// Selects the word at the insertion point.
  case select
  /// Selects the whole text.
  case selectAll
  /// Cuts the selection out of the text and keeps it.
  case cut
  /// Keeps what is selected.
  case copy
  /// Pastes the kept text.
  case paste
}
