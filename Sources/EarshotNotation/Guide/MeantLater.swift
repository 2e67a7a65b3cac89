import EarshotModel

/// A line with an error whose fix depends on an element that may follow later.
struct MeantLater {
  /// The meaning of a line.
  enum Meaning {
    /// A line that gives an element its initial value: `reset #time`.
    case reset
    /// A line that removes the value: `clear #plate`.
    case clear
    /// A line with a condition that doesn't name a state: `when #plate:`.
    case state
  }

  let meaning: Meaning
  let name: String
  let source: Int
  let range: Range<Int>

  /// Finds a line with one of the meanings at the place of an error, or returns `nil` if the error
  /// is about something else.
  init?(in error: Diagnostic, _ bytes: [UInt8]) {
    guard bytes.indices.contains(error.range.lowerBound), error.range.upperBound <= bytes.count,
      error.range.count <= 200
    else { return nil }
    let message = error.message.text
    let words = bytes.text(error.range).split(separator: " ")
    if Suggestion.meant(in: message)?.hasPrefix("set #") ?? false, words.count == 2,
      words[1].hasPrefix("#"),
      let meaning = ["reset": Meaning.reset, "clear": .clear, "empty": .clear][String(words[0])]
    {
      self.meaning = meaning
      name = String(words[1].dropFirst())
    } else if message.hasPrefix(.conditionNeedsIs), let line = Suggestion.meant(in: message),
      line.hasPrefix("#"), line.hasSuffix(" is on")
    {
      meaning = .state
      name = String(line.dropFirst().dropLast(" is on".count))
    } else {
      return nil
    }
    source = error.source
    range = error.range
  }

  /// Returns a message with the line in the notation, or `nil` if the element doesn't exist or has
  /// no initial value.
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

  /// Returns a test that the element can meet, as the words after its identifier.
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
  /// The maximum number of lines to store, which is the number of errors that Earshot shows.
  static let laterLimit = DiagnosticCollector.limit

  /// Rewords the errors of the stored lines for the elements that the lines name.
  mutating func rewordLaterLines(in tree: ElementTree) {
    for line in meantLater {
      guard let message = line.message(in: tree) else { continue }
      diagnostics.reword(message, source: line.source, line.range)
    }
  }
}
