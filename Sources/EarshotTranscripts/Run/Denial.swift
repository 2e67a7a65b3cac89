import EarshotModel

/// What a claim says isn't so: words, or a state.
enum Denial {
  /// Words that nothing may say.
  case words(WordPattern)
  /// A state that an element may not have.
  case state(ConveyedItem.StateWord)
}

extension Claim {
  /// What the claim denies, if it does nothing else: it's true unless all of these are heard.
  ///
  /// - Source: SESSIONS.md, "What claims mean".
  var denials: [Denial]? {
    switch content {
    case .condition(let condition), .state(let condition): denials(in: condition)
    case .says(let pattern), .hintSays(let pattern), .voices(let pattern):
      isNegated ? [.words(pattern)] : nil
    case .canSay(let name, nil), .showsName(_, let name?):
      isNegated ? [.words(.text(name))] : nil
    case .conveys(_, let items): isNegated ? denials(of: items) : nil
    default: nil
    }
  }

  private func denials(in condition: Condition) -> [Denial]? {
    guard condition.tests.count == 1, let test = condition.tests.first,
      test.isNegated != isNegated, let state = test.word.state
    else { return nil }
    return [.state(state)]
  }

  private func denials(of items: [ConveyedItem]) -> [Denial]? {
    let states = items.compactMap(\.state)
    return states.count == items.count ? states.map { .state($0) } : nil
  }
}

extension Condition.Word {
  /// The state that is asked for, if VoiceOver says it.
  fileprivate var state: ConveyedItem.StateWord? {
    switch self {
    case .selected: .selected
    case .dimmed: .dimmed
    case .expanded: .expanded
    case .collapsed: .collapsed
    case .editing: .editing
    case .empty, .hidden, .above, .below, .text, .contains: nil
    }
  }
}

extension ConveyedItem {
  fileprivate var state: StateWord? { if case .state(let word) = self { word } else { nil } }
}

extension ConveyedItem.StateWord {
  /// Parts of words in an app's file without which no element has the state.
  ///
  /// - Source: SCREEN-FORMAT.md, "Elements" and "Effects".
  var marks: [String] {
    switch self {
    case .selected: ["select", "tab", "toggle", "segments"]
    case .dimmed: ["notEnabled", "disable"]
    case .on, .off, .mixed: ["switch", "checkbox", "toggle", "mixed"]
    case .editing: ["Field", "textArea", "textEntry"]
    case .expanded, .collapsed: ["expand", "collapse"]
    }
  }
}
