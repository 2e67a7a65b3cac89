import EarshotModel

/// The notation of one condition in any tool's notation or in everyday words.
///
///     !terms                     →    #terms is off
///     left >= 6                  →    #left is not below 6
///     label.contains(search)     →    label contains {#search}
///
/// - Source: our choice, from what people typed.
enum MeantTest {
  /// Returns the conditions in the notation, divided at `or`, or an empty array if the text can't be
  /// a condition.
  static func written(_ text: String, _ names: KnownNames) -> [String] {
    var plain = text.trimmedOfSpaces
    while plain.hasPrefix("("), plain.hasSuffix(")") {
      plain = String(plain.dropFirst().dropLast()).trimmedOfSpaces
    }
    plain = String(plain.reversed().drop { " :,{".contains($0) }.reversed())
      .replacing("self.", with: "").replacing("this.", with: "")
    guard !plain.isEmpty, plain.utf8.count <= 200 else { return [] }
    if let both = both(plain, names) { return [both] }
    if let call = call(plain, names) { return [call] }
    let words = plain.split(separator: " ").map(String.init)
    // The value of an element that isn't a toggle can be “yes”.
    if words.count == 3, words[0].hasPrefix("#"), words[1] == "is",
      !isState(of: words[0], words[2], names)
    {
      return [plain]
    }
    let turned = ["<": ">", ">": "<", "<=": ">=", ">=": "<=", "==": "==", "=": "="]
    if words.count == 3, Double(words[0]) != nil, let sign = turned[words[1]] {
      return written("\(words[2]) \(sign) \(words[0])", names)
    }
    let bare = plain.hasPrefix("#") ? String(plain.dropFirst()) : plain
    if names.identifiers.contains(bare), Property(name: plain) == nil {
      return [finished("#\(bare)", names)]
    }
    let isCode = plain.contains { "!=<>.".contains($0) } || !plain.contains(" ")
    if isCode, !plain.contains("{"), let code = ForeignCondition.test(plain, names) {
      return [finished(code, names)]
    }
    if plain.hasPrefix("not ") {
      return written(String(plain.dropFirst(4)), names).map(ForeignCondition.denied)
    }
    let marked = PlainLine("", names).withMarks(plain)
    return PlainLine.tests(marked).map { finished($0, names) }
  }

  /// Returns two conditions with `and` between them, or `nil` if the text isn't several conditions.
  private static func both(_ plain: String, _ names: KnownNames) -> String? {
    for mark in [" && ", " and "] where plain.contains(mark) {
      let parts = plain.replacing(mark, with: "\u{1}").split(separator: "\u{1}")
        .map { written(String($0), names) }
      if parts.allSatisfy({ $0.count == 1 && $0[0].contains(" ") }) {
        return parts.map { $0[0] }.joined(separator: " and ")
      }
    }
    return nil
  }

  /// Returns the condition for a call such as `!label.contains(search)`, or `nil` for other code.
  private static func call(_ code: String, _ names: KnownNames) -> String? {
    let bare = String(code.drop { $0 == "!" })
    guard let dot = bare.lastRange(of: "."), let open = bare.firstIndex(of: "("),
      dot.upperBound < open, bare.hasSuffix(")")
    else { return nil }
    let verb = bare[dot.upperBound..<open].lowercased()
    guard ["contains", "includes", "equals", "startswith"].contains(verb) else { return nil }
    let subject = String(bare[..<dot.lowerBound])
    let argument = String(bare[open...].dropFirst().dropLast()).trimmedOfSpaces
    let value = names.identifier(argument).flatMap { argument.contains("\"") ? nil : "{#\($0)}" }
    let isProperty = Property(name: subject) != nil
    guard let name = isProperty ? subject : names.identifier(subject).map({ "#\($0)" }) else {
      return nil
    }
    let word = verb == "equals" ? "is" : "contains"
    let test = "\(name) \(word) \(value ?? Quoting.unquoted(argument) ?? argument)"
    return code.hasPrefix("!") ? ForeignCondition.denied(test) : test
  }

  /// Returns whether a word is the state of an element, and not its value.
  private static func isState(of subject: String, _ word: String, _ names: KnownNames) -> Bool {
    let role = names.roles[String(subject.drop { $0 == "#" })] ?? ""
    return !["true", "false", "yes", "no"].contains(word) || ["switch", "checkbox"].contains(role)
  }

  /// Returns a condition with a state after its subject, with another tool's state in the notation,
  /// and with braces around an identifier on its right side.
  private static func finished(_ test: String, _ names: KnownNames) -> String {
    test.replacing(" and ", with: "\u{1}").split(separator: "\u{1}").map { part -> String in
      let words = part.split(separator: " ").map(String.init)
      guard let subject = words.first else { return String(part) }
      if words.count == 1, subject.hasPrefix("#") {
        let fields: Set = ["textField", "searchField", "secureTextField", "textArea"]
        let isField = fields.contains(names.roles[String(subject.dropFirst())] ?? "")
        return "\(subject) is \(isField ? "not empty" : "on")"
      }
      guard words.count > 2, let last = words.last else { return String(part) }
      let head = words.dropLast().joined(separator: " ")
      if last.hasPrefix("#"), last.dropFirst().allSatisfy(\.isOfName) { return "\(head) {\(last)}" }
      if head.hasSuffix(" is") || head.hasSuffix(" is not"),
        let state = StateWord.meant(by: last), !state.hasPrefix("not "),
        isState(of: subject, last, names)
      {
        return "\(head) \(state)"
      }
      return String(part)
    }.joined(separator: " and ")
  }
}
