import EarshotModel

// The notation's words for each position.
extension BorrowedWord {
  /// Returns whether a word is a borrowed word for its position, or a known word with a different
  /// case or prefix.
  static func knows(_ word: String, as place: Position) -> Bool {
    advice(on: word, as: place) != nil || ownName(of: word, in: place.words) != nil
  }
}

extension BorrowedWord.Position {
  /// The words of the notation that are valid in the position.
  var words: [String] {
    switch self {
    case .margin: ["app", "screen", "each", "component"]
    case .role: Role.written.map(\.rawValue)
    case .trait: Traits.named.map(\.name)
    case .property, .guarded: Property.allCases.map(\.name)
    case .setting: Property.settable.map(\.name)
    case .event: AppEvent.named.map(\.name)
    case .effect: Scanner.effects
    }
  }
}
