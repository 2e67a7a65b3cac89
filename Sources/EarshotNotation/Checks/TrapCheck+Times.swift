import EarshotModel

// Values that effects and lines with conditions assign to times.
extension TrapCheck {
  /// Warns about a value for a time that isn't a number of seconds, a language without known words
  /// for times, and a sum outside braces.
  ///
  /// - Source: our choice; see FORMAT-EXTENSIONS.md.
  mutating func judge(
    _ value: PropertyValue,
    givenTo places: [ElementTree.Index],
    by own: ElementTree.Index,
    _ use: NameReference,
    _ possibilities: TextPossibilities
  ) {
    if case .language(let language) = value, TimeWords(language: language) == nil {
      guard places.contains(where: hasTimeInItsLanguage) else { return }
      return warn(.unknownTimeWords(language ?? ""), at: use)
    }
    guard case .value(let text) = value else { return }
    if let sum = text.sumOutsideBraces, !places.contains(where: { tree[$0].scale?.isTime == true })
    {
      return warn(.sumOutsideBraces(text.notation, sum), at: use)
    }
    for place in places {
      guard case .range(let range)? = tree[place].scale, range.isTime else { continue }
      let isGuarded = use.context == .property(.value)
      if isGuarded, let words = text.literal, !words.contains(where: \.isNumber) { continue }
      let time = TimeValue(text, of: place, range, in: tree)
      guard let message = message(on: time, by: own, possibilities) else { continue }
      return warn(message, at: use)
    }
  }

  /// Returns whether a node contains a time that VoiceOver says in the node's language.
  private func hasTimeInItsLanguage(_ node: ElementTree.Index) -> Bool {
    tree.subtree(of: node).contains { inner in
      tree.hasDetails(inner) && tree[inner].scale?.isTime == true
        && !([inner] + tree.ancestors(of: inner)).contains { $0 > node && tree[$0].language != nil }
    }
  }

  private func message(
    on time: TimeValue,
    by own: ElementTree.Index,
    _ possibilities: TextPossibilities
  ) -> Diagnostic.Message? {
    if let words = time.text.literal { return time.message(on: words) }
    guard time.text.segments.count == 1 else { return time.messageOnMixture }
    switch time.text.segments[0] {
    case .amount(let amount): return amount.forms.isEmpty ? nil : .timeHasForms(amount)
    case .reference(let reference):
      guard reference.property ?? .value == .value,
        let source = place(of: reference.node, from: own)
      else { return nil }
      return message(on: source, reference, time.range, possibilities)
    case .literal, .parameter: return nil
    }
  }

  /// Returns the message for a reference whose text becomes a time, but isn't a number of seconds,
  /// or `nil` if there's no problem.
  private func message(
    on source: ElementTree.Index,
    _ reference: TextReference,
    _ range: ValueRange,
    _ possibilities: TextPossibilities
  ) -> Diagnostic.Message? {
    let element = tree[source]
    if element.scale?.isTime == true || element.traits.contains(.textEntry) { return nil }
    if case .range(let numbers)? = element.scale, numbers.suffix.isEmpty { return nil }
    for text in possibilities.templates(.value, of: source) {
      if let words = text.literal {
        guard !words.isEmpty, ExactNumber(words) == nil else { continue }
        return .isNoTime(reference, words)
      }
      guard text.segments.count == 1, case .reference(let inner) = text.segments[0],
        inner.property ?? .value == .value, let origin = place(of: inner.node, from: source),
        tree[origin].scale?.isTime == true
      else { continue }
      return .keepsWords(reference, range)
    }
    return nil
  }

  private func place(
    of node: NodeReference,
    from own: ElementTree.Index
  ) -> ElementTree.Index? {
    switch node {
    case .own: own
    case .identifier(let name): tree.node(name)
    }
  }
}

/// Text that an effect or a line assigns to a time.
struct TimeValue {
  let text: TextTemplate
  let range: ValueRange
  /// The name of the time in an amount: `#position` or, without an identifier, `value`.
  private let name: String

  init(
    _ text: TextTemplate,
    of place: ElementTree.Index,
    _ range: ValueRange,
    in tree: ElementTree
  ) {
    self.text = text
    self.range = range
    name = tree[place].identifier.map { Quoting.name($0, after: "#") } ?? "value"
  }

  /// Returns the message for literal text that isn't a number of seconds in the range, or `nil` if
  /// there's no problem.
  func message(on words: String) -> Diagnostic.Message? {
    guard !words.isEmpty, !range.holds(words) else { return nil }
    if let number = ExactNumber(words), number == number.rounded {
      let isSigned = words.utf8.first.map { !$0.isDigit } ?? false
      return isSigned ? .addToTime(words, sum(words)) : .timeBeyond(words, range)
    }
    if let change = changeOfItself(words) { return .addToTime(words, sum(change)) }
    let seconds = Scanner.seconds(in: words)
    return .valueIsNoTime(words, seconds: seconds.flatMap { range.holds("\($0)") ? $0 : nil })
  }

  /// The message about text that mixes references with other words.
  var messageOnMixture: Diagnostic.Message {
    let written = text.notation
    if let sum = text.sumOutsideBraces { return .addToTime(written, sum) }
    return .timeIsOneAmount(written, sum("+15"))
  }

  /// Returns the `+15` of `#position + 15`, or `nil` for any other words.
  private func changeOfItself(_ words: String) -> String? {
    if words.hasPrefix(name) { return TimeValue.change(in: String(words.dropFirst(name.count))) }
    return words.hasPrefix("value")
      ? TimeValue.change(in: String(words.dropFirst(5))) : TimeValue.change(in: words)
  }

  private func sum(_ change: String) -> String {
    "{\(name) \(TimeValue.change(in: change) ?? change)}"
  }

  /// Returns the sign and the number of ` + 15`, `+15`, or `-15`, in the notation of an amount, or
  /// `nil` for any other text.
  fileprivate static func change(in text: String) -> String? {
    var rest = text.drop { $0 == " " || $0 == "=" }
    guard let sign = rest.first, "+-−".contains(sign) else { return nil }
    rest = rest.dropFirst().drop { $0 == " " || $0 == "=" }
    guard ExactNumber(rest) != nil else { return nil }
    return "\(sign == "+" ? "+" : "-") \(rest)"
  }
}

extension TextTemplate {
  /// The amount that `{#position} + 15` probably means, or `nil` for any other text.
  var sumOutsideBraces: String? {
    guard segments.count == 2, case .reference(let reference) = segments[0],
      case .literal(let rest) = segments[1]
    else { return nil }
    return TimeValue.change(in: rest).map { "{\(reference.words) \($0)}" }
  }
}

extension Diagnostic.Message {
  static func sumOutsideBraces(_ text: String, _ sum: String) -> Self {
    "'\(Display.safe(text))' is literal text; for the result, write '\(Display.safe(sum))'"
  }

  static func timeBeyond(_ number: String, _ range: ValueRange) -> Self {
    let isAbove = ExactNumber(number).map { $0 > range.upper } ?? true
    return isAbove
      ? "'\(number)' is above the range; write at most \(range.upper)"
      : "'\(number)' is below the range; write at least \(range.lower)"
  }

  static func addToTime(_ text: String, _ sum: String) -> Self {
    "'\(Display.safe(text))' isn't a number of seconds; to change the time, write '\(Display.safe(sum))'"
  }

  static func timeIsOneAmount(_ text: String, _ example: String) -> Self {
    """
    '\(Display.safe(text))' isn't a number of seconds; write a number, or one amount such as \
    '\(Display.safe(example))'
    """
  }

  static func timeHasForms(_ amount: Amount) -> Self {
    let words = Display.safe(amount.forms.joined(separator: "|"))
    return "write the time as a number of seconds, without '\(words)'"
  }

  static func isNoTime(_ reference: TextReference, _ words: String) -> Self {
    """
    '{\(reference.words)}' isn't always a number of seconds, because it can be '\(Display.safe(words))'; \
    refer to a value that's always a number
    """
  }

  static func keepsWords(_ reference: TextReference, _ range: ValueRange) -> Self {
    """
    '{\(reference.words)}' is a time in words, without a number of seconds; also write 'range: \
    \(range.notation)' below that element
    """
  }
}
