import EarshotModel

// Lines that have no effect in their place.
extension TrapCheck {
  /// Warns about a tab without a bar, pages that can't be turned, too few status strings for the
  /// pages, and a value that occurs twice.
  mutating func judgePlace(of node: ElementTree.Index) {
    let role = tree.role(of: node)
    if role == .tab, tree.bar(ofTab: node) == nil {
      warn(.tabWithoutBar, at: nodes[node])
    }
    guard tree.hasPagesOrWords(node) else { return }
    let element = tree[node]
    if element.pages != nil, role != .scrollView, role != .screen {
      warn(.pagesNotTurned(role.rawValue), at: line(of: .pages, node) ?? nodes[node])
    }
    if let pages = element.pages, element.status.count > 1, element.status.count < pages {
      warn(.fewerStatus(element.status.count, pages), at: line(of: .status, node) ?? nodes[node])
    }
    guard case .values(let words)? = element.ownScale, let twice = words.firstRepeated else {
      return
    }
    warn(.valueTwice(twice), at: line(of: .values, node) ?? nodes[node])
  }

  /// Warns about the app's `escape` event, which replaces going back on every screen.
  mutating func judgeEscape(
    _ event: AppEvent,
    of node: ElementTree.Index,
    _ effects: [Effect],
    at use: NameReference
  ) {
    let goesOn = effects.contains { effect in
      switch effect {
      case .leave, .decline, .show: true
      default: false
      }
    }
    guard event == .escape, tree.role(of: node) == .app, !goesOn, !pushingNodes.isEmpty else {
      return
    }
    warn(.escapeOfApp, at: use)
  }

  /// Warns about a value such as `+5`, with which the author probably meant an addition.
  mutating func judgeSum(
    _ text: String?,
    of target: Target,
    _ places: [ElementTree.Index],
    at use: NameReference
  ) {
    // A different check reports these values for times.
    guard let text, !places.contains(where: { tree[$0].scale?.isTime == true }),
      text.hasPrefix("+"), let number = WrittenNumber(firstIn: text),
      text.dropFirst() == number.description[...]
    else { return }
    let name = target == .own ? "value" : target.notation
    warn(.signedValue(text, "{\(name) + \(text.dropFirst())}"), at: use)
  }
}

extension [String] {
  /// The first string that occurs a second time, or `nil` if all strings differ.
  fileprivate var firstRepeated: String? {
    var known: Set<String> = []
    return first { !known.insert($0).inserted }
  }
}

extension Diagnostic.Message {
  static var tabWithoutBar: Self {
    """
    VoiceOver counts a 'tab' only in a 'tabBar' or in 'segments'; put one of them around it, or make \
    it a button
    """
  }

  static func pagesNotTurned(_ role: String) -> Self {
    "nothing turns the pages of this '\(role)'; move this line to a scroll view or to a screen"
  }

  static func fewerStatus(_ texts: Int, _ pages: Int) -> Self {
    """
    'status' has words for only \(texts) of \(pages) pages; add words for the others, or VoiceOver says \
    their numbers
    """
  }

  static func valueTwice(_ value: String) -> Self {
    """
    the value '\(Display.safe(value))' occurs more than once, so these steps sound the same; write \
    a different value for each step
    """
  }

  static var escapeOfApp: Self {
    """
    'on escape' of the app handles every scrub, so a scrub no longer goes back; add the effect \
    'back', or move the event to the screen that needs it
    """
  }

  static func signedValue(_ text: String, _ sum: String) -> Self {
    "'\(Display.safe(text))' is literal text; for the sum, write '\(Display.safe(sum))'"
  }
}
