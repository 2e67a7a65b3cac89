import EarshotModel

/// A line with an error whose way out depends on the element that it names, which may come later.
struct MeantLater {
  /// What the author meant to do or to ask.
  enum Meaning {
    /// Gives an element the value that it has at first: `reset #time`.
    case reset
    /// Takes the value away: `clear #plate`.
    case clear
    /// Asks for a state without naming it: `when #plate:`.
    case state
  }

  let meaning: Meaning
  let name: String
  let source: Int
  let range: Range<Int>

  /// Finds such a line in an error, or `nil` if it failed for another reason.
  init?(in error: Diagnostic, _ bytes: [UInt8]) {
    guard bytes.indices.contains(error.range.lowerBound), error.range.upperBound <= bytes.count,
      error.range.count <= 200
    else { return nil }
    let message = error.message.text
    let words = bytes.text(error.range).split(separator: " ")
    if message.hasPrefix("write 'set #"), words.count == 2, words[1].hasPrefix("#"),
      let meaning = ["reset": Meaning.reset, "clear": .clear, "empty": .clear][String(words[0])]
    {
      self.meaning = meaning
      name = String(words[1].dropFirst())
    } else if message.hasPrefix("a condition needs 'is'"), message.hasSuffix(" is on'"),
      let place = message.firstRange(of: "; write '#")
    {
      meaning = .state
      name = String(message[place.upperBound...].dropLast(" is on'".count))
    } else {
      return nil
    }
    source = error.source
    range = error.range
  }

  /// The words of the author, in those of the format.
  func message(in tree: ElementTree) -> Diagnostic.Message? {
    guard let node = tree.node(name) else { return nil }
    let place = Quoting.name(name, after: "#")
    switch meaning {
    case .state: return .needsIs(found: "", after: place, state(of: node, in: tree))
    case .reset:
      return firstValue(of: node, in: tree).map { .writeSet("set \(place).value: \($0)") }
    case .clear:
      let isStepped = tree[node].scale != nil || tree[node].traits.contains(.toggleButton)
      guard isStepped, let value = firstValue(of: node, in: tree) else { return nil }
      return .writeSet("set \(place).value: \(value)")
    }
  }

  private func firstValue(of node: ElementTree.Index, in tree: ElementTree) -> String? {
    let element = tree[node]
    guard let value = element.value ?? element.scale?.initialValue else { return nil }
    guard element.traits.contains(.toggleButton) else { return value }
    return ToggleState.allCases.first { $0.value == value }?.rawValue
  }

  /// A state that the element has at some time, as it follows the identifier.
  private func state(of node: ElementTree.Index, in tree: ElementTree) -> String {
    let element = tree[node]
    if element.traits.contains(.toggleButton) { return "is on" }
    if element.traits.contains(.textEntry) || element.traits.contains(.searchField) {
      return "is not empty"
    }
    switch element.scale {
    case .range(let range): return "is above \(range.lower)"
    case .values: return "is \(element.value ?? element.scale?.initialValue ?? "…")"
    case nil: break
    }
    if tree.isPanel(node) { return "is not hidden" }
    if element.expandedStatus != nil { return "is expanded" }
    return (element.value ?? "").isEmpty ? "is on" : "is not empty"
  }
}

extension ScreenParser {
  /// How many lines are kept at most; no more errors of a file are told.
  static let laterLimit = DiagnosticCollector.limit

  /// Says of lines what to write for the elements that they name.
  mutating func rewordLaterLines(in tree: ElementTree) {
    for line in meantLater {
      guard let message = line.message(in: tree) else { continue }
      diagnostics.reword(message, source: line.source, line.range)
    }
  }
}
