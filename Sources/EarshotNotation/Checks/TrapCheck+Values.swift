import EarshotModel

// Values that look like notation, but that VoiceOver says literally.
extension TrapCheck {
  /// Warns about a value that's a sum, lacks the suffix of its range, is a word for a state in
  /// another notation, or ends in `as time`.
  mutating func judgeValue(
    of node: ElementTree.Index,
    at use: @autoclosure () -> NameReference
  ) {
    let template = tree.hasDetails(node) ? tree[node].templates[.value] : nil
    if let template, let sum = template.sumOutsideBraces, tree[node].scale?.isTime != true {
      return warn(.sumOutsideBraces(template.notation, sum), at: use())
    }
    judgeSuffix(of: node, at: use())
    let written = tree.value(of: node)
    // Only a short value can be a state. For longer values, this avoids creating the array.
    if let written, written.utf8.count <= Self.longestState {
      judgeState(written, of: [node], at: use())
    }
    guard let value = written, value.outerBytes?.last == UInt8(ascii: "e"),
      value.hasSuffix(" as time"),
      ExactNumber(value.dropLast(" as time".count)) != nil
    else { return }
    warn(.asTimeIsSpoken(value), at: use())
  }

  /// Warns about a number that VoiceOver says without the suffix of its range until the first step.
  private mutating func judgeSuffix(
    of node: ElementTree.Index,
    at use: @autoclosure () -> NameReference
  ) {
    guard tree.hasDetails(node) || tree.role(of: node).hasScale,
      case .range(let range)? = tree.scale(of: node), !range.isTime, !range.suffix.isEmpty,
      let value = tree.value(of: node), let number = ExactNumber(value),
      !value.hasSuffix(range.suffix)
    else { return }
    let isPart =
      range.suffix == "%" && range.upper == ExactNumber(100) && ExactNumber(0) < number
      && number < ExactNumber(1)
    let meant = isPart ? (0..<100).reduce(ExactNumber(0)) { sum, _ in sum + number } : number
    warn(.valueWithoutSuffix(value, range.written(meant)), at: use())
  }

  /// Warns if an effect or a line with a condition sets a value that's outside the range or isn't
  /// one of the words.
  mutating func judgeScale(
    of value: PropertyValue,
    givenTo places: [ElementTree.Index],
    _ use: @autoclosure () -> NameReference
  ) {
    guard case .value(let template) = value, let text = template.literal, !text.isEmpty,
      !targetPlaces.changeScales
    else { return }
    for place in places where !tree[place].hasGuarded(.values) {
      switch tree[place].scale {
      case .range(let range) where !range.isTime:
        guard let number = ExactNumber(firstIn: text), "-0123456789".contains(text.prefix(1)),
          number < range.lower || range.upper < number
        else { continue }
        let end = range.written(number < range.lower ? range.lower : range.upper)
        return warn(.beyondRange(text, range.notation, end), at: use())
      case .values(let words):
        guard !words.contains(text) else { continue }
        let word = words.first { $0.lowercased() == text.lowercased() }
        return warn(word.map { .otherCase(text, $0) } ?? .valueOffWords(text, words), at: use())
      default: continue
      }
    }
  }

  /// Warns about a single name or value that was probably meant as several, and about a value that
  /// isn't one of the words.
  mutating func judgeTexts(of node: ElementTree.Index) {
    guard tree.hasDetails(node) else { return }
    let element = tree[node]
    if let name = element.userInputLabels.first(where: { name in
      [" | ", " ; ", "; "].contains(where: name.contains)
    }) {
      let names = element.userInputLabels.flatMap { $0.split { "|;".contains($0) } }
        .map { String($0).trimmedOfSpaces }.filter { !$0.isEmpty }
      warn(.oneName(name, names), at: line(of: .userInputLabels, node) ?? nodes[node])
    }
    guard case .values(let words)? = element.ownScale else { return }
    let place = line(of: .values, node) ?? nodes[node]
    if words.first?.hasPrefix("[") == true, words.last?.hasSuffix("]") == true {
      warn(.valuesInBrackets(words), at: place)
    } else if words.count == 1, let ends = words[0].endsOfDots {
      warn(.valuesInDots(words[0], ends), at: place)
    } else if words.count == 1, [", ", " / ", "; "].contains(where: words[0].contains) {
      warn(.oneValue(words[0]), at: place)
    } else if let value = element.value, !value.isEmpty, !words.contains(value) {
      let word = words.first { $0.lowercased() == value.lowercased() }
      warn(
        word.map { .otherCase(value, $0) } ?? .valueOffWords(value, words),
        at: arguments[node] ?? line(of: .value, node) ?? place
      )
    }
  }
}

extension String {
  /// The words on both sides of the dots in `Mon..Fri`, or `nil` for any other text.
  fileprivate var endsOfDots: (String, String)? {
    for dots in ["...", "..", "…"] {
      guard let place = firstRange(of: dots) else { continue }
      let (first, last) = (self[..<place.lowerBound], self[place.upperBound...])
      guard !first.isEmpty, !last.isEmpty else { return nil }
      return (String(first).trimmedOfSpaces, String(last).trimmedOfSpaces)
    }
    return nil
  }
}

extension Diagnostic.Message {
  static func valuesInDots(_ text: String, _ ends: (String, String)) -> Self {
    let numbers = [ends.0, ends.1].compactMap { ExactNumber($0) }
    let isNumbers = numbers.count == 2 && numbers[0] != numbers[1]
    let (first, last) = isNumbers && numbers[1] < numbers[0] ? (ends.1, ends.0) : ends
    let way = isNumbers ? "range: \(first)...\(last)" : "values: \(first) | … | \(last)"
    return isNumbers
      ? "'\(Display.safe(text))' is a single value; for numbers, write '\(way)'"
      : """
      '\(Display.safe(text))' is a single value; write each value separately, as in \
      '\(Display.safe(way))'
      """
  }

  static func beyondRange(_ text: String, _ range: String, _ end: String) -> Self {
    "'\(Display.safe(text))' is outside 'range: \(range)'; write the nearest value, '\(Display.safe(end))'"
  }

  static func otherCase(_ text: String, _ word: String) -> Self {
    """
    '\(Display.safe(text))' isn't one of the values, because the capitals differ; write \
    '\(Display.safe(word))'
    """
  }

  static func asTimeIsSpoken(_ text: String) -> Self {
    "'\(Display.safe(text))' is literal text; write 'as time' at the end of a 'range'"
  }

  static func valuesInBrackets(_ values: [String]) -> Self {
    let words = values.joined(separator: ",").dropFirst().dropLast().split(separator: ",").map {
      $0.drop { $0 == " " }.filter { $0 != "\"" && $0 != "'" }
    }
    let list = words.map { String($0).trimmedOfSpaces }.filter { !$0.isEmpty }
    let line = Display.safe("values: \(list.joined(separator: " | "))")
    return list.isEmpty
      ? "the brackets are literal text; list the values, as in 'values: Small | Medium | Large'"
      : "the brackets are literal text; write '\(line)'"
  }

  static func oneName(_ text: String, _ names: [String]) -> Self {
    """
    '\(Display.safe(text))' is a single name; for several names, write 'userInputLabels: \
    \(Display.safe(names.joined(separator: ", ")))'
    """
  }

  static func valueWithoutSuffix(_ value: String, _ meant: String) -> Self {
    "'\(Display.safe(value))' is literal text until the first step; write '\(Display.safe(meant))'"
  }

  static func oneValue(_ text: String) -> Self {
    "'\(Display.safe(text))' is a single value; to list several values, separate them with ' | '"
  }

  static func valueOffWords(_ value: String, _ words: [String]) -> Self {
    let shown = words.prefix(6).map(Display.safe).joined(separator: " | ")
    let more = words.count > 6 ? " | …" : ""
    return """
      the value '\(Display.safe(value))' isn't in 'values: \(shown)\(more)'; add it there, or write \
      a value from that list
      """
  }
}
