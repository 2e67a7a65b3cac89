import EarshotModel

extension ReferenceCheck {
  /// Warns about a value that isn't a number in its range, because the first step replaces it with
  /// only a number and the suffix.
  ///
  /// - Parameters:
  ///   - place: The node.
  ///   - use: The place of the node, or of the line of its value.
  ///   - isItsLine: Whether `use` is the line of the value. If the value has exactly one line,
  ///     the method checks the value only there.
  /// - Source: SCREEN-FORMAT.md, "Values that change".
  mutating func judgeValue(
    of place: ElementTree.Index,
    _ use: @autoclosure () -> NameReference,
    isItsLine: Bool = false
  ) {
    guard tree.hasDetails(place), case .range(let range)? = tree[place].ownScale,
      let value = tree[place].value, !value.isEmpty, !range.holds(value),
      document.expanded[place].hasOnePlainValue == isItsLine
    else { return }
    let message: Diagnostic.Message =
      range.isTime
      ? TimeValue(TextTemplate(value), of: place, range, in: tree).message(on: value)
        ?? .valueOffRange(value, range.notation)
      : .valueOffRange(value, range.notation)
    let use = use()
    let argument = valueArgument?.owner == use.owner ? valueArgument : nil
    let line = argument ?? use
    var diagnostic = Diagnostic(.warning, message, source: line.source, range: line.range)
    diagnostic.other = line.use.map(Diagnostic.OtherPlace.use)
    if !document.hasComponents || isFirst(diagnostic) { diagnostics.append(diagnostic) }
  }
}

extension Element {
  /// Whether a single line without a condition sets the value.
  fileprivate var hasOnePlainValue: Bool { declares(.value) && !hasGuarded(.value) }
}

extension ReferenceCheck {
  /// Checks a range that VoiceOver says as a time.
  ///
  /// The value of the node must be able to change, and Earshot must know the words in the node's
  /// language.
  mutating func judgeTimes(_ use: NameReference) {
    guard diagnostics.count <= DiagnosticCollector.limit else { return }
    for node in nodes(.own, use.owner) where tree[node].ownScale?.isTime == true {
      guard tree[node].canCountTime else { return report(.timeElsewhere(tree.role(of: node)), use) }
      let language = tree.languageInApp(of: node) ?? "en"
      guard TimeWords(language: language) != nil else {
        return report(.unknownTimeWords(language), use)
      }
    }
  }
}

extension Element {
  /// Whether the value can be a time, because the user or an effect can step it.
  fileprivate var canCountTime: Bool {
    if traits.contains(.toggleButton) || traits.contains(.textEntry) { return false }
    return traits.contains(.adjustable)
      || [.text, .element, .stepper, .progress, .variable].contains(role)
  }
}
