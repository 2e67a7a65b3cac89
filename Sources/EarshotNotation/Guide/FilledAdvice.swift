import EarshotModel

/// A writer of advice that replaces placeholders and examples with the author's words.
///
///     color: #595959    write 'foreground: …'      →    write 'foreground: #595959'
///     go cart           write 'push SCREEN'        →    write 'push cart'
///
/// - Source: our choice: advice must lead to a line that works, and keep every part of the input.
struct FilledAdvice {
  /// The words from the wrong word to the end of the line.
  private let words: LineWords
  /// The identifiers in the file.
  private let identifiers: Set<String>

  init(_ wrong: String, identifiers: Set<String>) {
    words = LineWords(wrong)
    self.identifiers = identifiers
  }

  /// The text after the first word, without the punctuation around it.
  private var value: String {
    let rest = words.texts.isEmpty ? "" : words.text(1..<words.all.count)
    let plain = String(
      rest.drop { ":=( ".contains($0) }.reversed().drop { ");, ".contains($0) }.reversed()
    )
    return Quoting.unquoted(plain) ?? plain
  }

  /// The last bare name after the first word, or `nil` if there's none.
  private var name: String? {
    words.texts.dropFirst().map { $0.filter { $0.isOfName } }.last { Quoting.isBareName($0) }
  }

  /// The first identifier after the first word, or `nil` if there's none.
  private var identifier: String? {
    let names = words.texts.dropFirst().map { word in
      (isMarked: word.hasPrefix("#"), name: String(word.drop { $0 == "#" }.prefix { $0.isOfName }))
    }
    return (names.first { $0.isMarked } ?? names.first { identifiers.contains($0.name) })?.name
  }

  /// Returns the lines that a template can become, or an empty array if the author's line has no
  /// words for it.
  func lines(for template: String) -> [String] {
    let value = value
    var lines: [String] = []
    if template.contains("\"TEXT\""), let quoted = words.all.first(where: \.isQuoted)?.text {
      return [template.replacing("\"TEXT\"", with: quoted)]
    }
    guard words.all.first?.isQuoted != true else { return [] }
    if template.hasPrefix("set #"), !template.contains("…") || value.contains("#") {
      return (assignment(template) ?? withIdentifier(template)).map { [$0] } ?? []
    }
    if let line = relabeled(template) { return [line] }
    if template.hasPrefix("range: "), let line = withNumbers(template) { lines.append(line) }
    let isBoolean = ["true", "false", "yes", "no"].contains(value.lowercased())
    if Property(name: template) != nil, words.texts.first?.hasSuffix(":") == true, !value.isEmpty,
      !isBoolean, !["values", "traits", "range"].contains(template)
    {
      lines.append("\(template): \(value)")
    }
    lines += filled(template, value)
    if let name {
      for mark in ["SCREEN", "NAME"] where template.contains(mark) && !template.contains("\"") {
        lines.append(template.replacing(mark, with: name))
      }
    }
    let own = ["this", "self", "me", "it", "itself"]
    if template.hasSuffix(" #id"), let word = words.texts.dropFirst().first?.lowercased(),
      own.contains(word)
    {
      return [template.replacing("#id", with: "self")]
    }
    guard let identifier else { return lines }
    let marked = ["#identifier", "#id", "#name", "#count"].filter { mark in
      template.firstRange(of: mark).map { range in
        template[range.upperBound...].first?.isOfName != true
      } ?? false
    }.map { mark in
      (lines.first ?? template).replacing(mark, with: "#\(identifier)")
    }
    return marked + lines
  }

  /// Returns an example with the author's label, such as `menu "Country"` for the example
  /// `menu "Size"`, or `nil` if the template isn't one of the known examples.
  private func relabeled(_ template: String) -> String? {
    let example = LineWords(template).all
    let own = words.all.filter(\.isQuoted)
    let samples: Set = ["\"Size\"", "\"Pay\"", "\"Large\"", "\"Name\"", "\"Wi-Fi\""]
    guard own.count == 1, example.count == 2, samples.contains(example[1].text),
      Role(rawValue: example[0].text) != nil
    else { return nil }
    let behind = words.texts.drop { $0 != own[0].text }.dropFirst()
      .filter { $0.hasPrefix("#") || $0.hasPrefix(".") }
    return ([example[0].text, own[0].text] + behind).joined(separator: " ")
  }

  /// Returns the template with a value in its only placeholder, or an empty array if the value
  /// doesn't fit.
  private func filled(_ template: String, _ value: String) -> [String] {
    guard !value.isEmpty, value.utf8.count <= 200, !LineWords(template).texts.contains(value),
      template.split(separator: "…", omittingEmptySubsequences: false).count <= 2
    else { return [] }
    if template.contains("\"…\"") {
      return value.contains("\"")
        ? [] : [template.replacing("\"…\"", with: Quoting.quotedLiteral(value))]
    }
    if template.contains("when …") {
      let place = value.firstRange(of: "when ") ?? value.firstRange(of: "if ")
      guard let place else { return [] }
      let test = String(value[place.upperBound...].prefix { $0 != ":" })
      // A value such as `false` would mean the opposite of the template.
      let state = value[place.upperBound...].dropFirst(test.count).filter(\.isLetter)
      guard !["false", "no", "off"].contains(state.lowercased()) else { return [] }
      return [template.replacing("when …", with: "when \(test)")]
    }
    if template.hasSuffix(": …") {
      // An operator isn't part of a value.
      let isOperator = value.first.map { "*/+=".contains($0) } == true
      return isOperator ? [] : [template.replacing("…", with: value)]
    }
    return template.hasSuffix(":") ? ["\(template) \(value)"] : []
  }

  /// Returns a `set` effect with the author's element, such as `set #count.value: on`, or `nil` if
  /// the author's line has none or the template contains the place of other words.
  private func withIdentifier(_ template: String) -> String? {
    guard template.hasPrefix("set #id."), !template.contains("TEXT") else { return nil }
    return identifier.map { template.replacing("#id", with: "#\($0)") }
  }

  /// Returns a `set` effect with the author's element and value, such as `set #count.value: 3` for
  /// `change value of #count to 3`, or `nil` if there's none.
  private func assignment(_ template: String) -> String? {
    guard template.contains("…") else { return nil }
    let rest = words.texts.dropFirst().joined(separator: " ")
    guard let identifier, let place = rest.lastRange(of: " to ") ?? rest.lastRange(of: " = ") else {
      return nil
    }
    return "set #\(identifier).value: \(rest[place.upperBound...])"
  }

  /// Returns the template with the author's numbers, such as `range: 1...10` for `from 1 to 10`, or
  /// `nil` if the author's line doesn't have as many numbers.
  private func withNumbers(_ template: String) -> String? {
    let text = words.texts.dropFirst().joined(separator: " ")
    // A time such as 9:30 has two numbers, too.
    let times = text.split { !$0.isNumber && $0 != ":" }
      .filter { $0.dropFirst().dropLast().contains(":") }
    guard times.isEmpty, !text.contains("%") else { return nil }
    let own = Self.parts(of: text).filter(\.isNumber)
    var parts = Self.parts(of: template)
    let places = parts.indices.filter { parts[$0].isNumber }
    guard !places.isEmpty, places.count == own.count else { return nil }
    for (place, number) in zip(places, own) { parts[place] = number }
    return parts.map(\.text).joined()
  }

  /// Splits text into its numbers and the parts between them.
  private static func parts(of text: String) -> [(text: String, isNumber: Bool)] {
    var parts: [(text: String, isNumber: Bool)] = []
    for character in text {
      let isNumber = character.isASCII && character.isNumber
      if parts.last?.isNumber == isNumber {
        parts[parts.count - 1].text.append(character)
      } else {
        parts.append((String(character), isNumber))
      }
    }
    return parts
  }
}
