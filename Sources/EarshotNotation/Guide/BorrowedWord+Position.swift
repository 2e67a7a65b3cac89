import EarshotModel

// The words of the format that can be in each position.
extension BorrowedWord {
  /// Returns whether the guide recognizes a word in its position as a misspelling or another name
  /// of a known word.
  static func knows(_ word: String, as place: Position) -> Bool {
    advice(on: word, as: place) != nil || ownName(of: word, in: place.words) != nil
  }
}

extension BorrowedWord.Position {
  /// The words of the format that can be there.
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
