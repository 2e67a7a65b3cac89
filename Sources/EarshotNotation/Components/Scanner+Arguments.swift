import EarshotModel

// The parentheses after a component and after its uses.
extension Scanner {
  /// Parses the parameters of a component and returns their ranges, or an empty array if there's no
  /// parenthesis.
  mutating func parameters(of component: String) throws(Diagnostic) -> [Range<Int>] {
    skipBlanks()
    guard skip(UInt8(ascii: "(")) else { return [] }
    var places: [Range<Int>] = []
    let first = position
    repeat {
      skipBlanks()
      guard let place = bareName() else {
        throw error(.needsParameter(found: text(junk())), junk())
      }
      let name = text(place)
      guard name != "label", name != "value" else { throw error(.ownParameter(name), place) }
      guard !places.contains(where: { text($0) == name }) else {
        throw error(.secondParameter(name), place)
      }
      places.append(place)
      skipBlanks()
      if peek == UInt8(ascii: "=") || peek == UInt8(ascii: ":") {
        throw namesAlone(from: first, isType: peek == UInt8(ascii: ":"))
      }
    } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: ")")) else { throw error(.unclosedParenthesis, junk()) }
    return places
  }

  /// Returns the error for parameters with types or defaults, with a fix that keeps only the names.
  private func namesAlone(from first: Int, isType: Bool) -> Diagnostic {
    let close = bytes[first..<end].firstIndex(of: UInt8(ascii: ")")) ?? end
    let names = text(first..<close).split(separator: ",").map { item in
      String(item.drop { $0 == " " }.prefix { $0 != ":" && $0 != "=" && $0 != " " })
    }
    let list = names.joined(separator: ", ")
    return error(
      .parametersAreNames(list, isType: isType),
      first..<close,
      fixIt: names.allSatisfy(Quoting.isBareName)
        ? .init(range: first..<close, replacement: list) : nil
    )
  }

  /// Parses the arguments of a use, or returns an empty array if there's no parenthesis.
  mutating func arguments() throws(Diagnostic) -> [(
    text: TextTemplate, range: Range<Int>
  )] {
    skipBlanks()
    guard skip(UInt8(ascii: "(")) else { return [] }
    let first = position
    if peek == UInt8(ascii: ")") {
      let place = first - 1..<first + 1
      throw error(.noEmptyParentheses, place, fixIt: .init(range: place, replacement: ""))
    }
    var arguments: [(text: TextTemplate, range: Range<Int>)] = []
    repeat {
      skipBlanks()
      guard isAtQuote else { throw bareArguments(from: first) }
      let start = position
      arguments.append((try quotedTemplate(for: "'use'"), start..<position))
      skipBlanks()
    } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: ")")) else { throw error(.unclosedParenthesis, junk()) }
    return arguments
  }

  /// Whether text in quotes follows the next spaces.
  var isBeforeQuote: Bool {
    var rest = self
    rest.skipBlanks()
    return rest.isAtQuote && rest.position > position
  }

  /// The bare name after the next spaces, or `nil` if there's none.
  var nextBareName: Range<Int>? {
    var rest = self
    rest.skipBlanks()
    return rest.bareName()
  }

  /// Returns the error for arguments without parentheses.
  func needsParentheses(_ name: String) -> Diagnostic {
    var rest = self
    rest.skipBlanks()
    let stop = bytes[rest.position..<end].lastIndex(of: UInt8(ascii: "\"")) ?? end - 1
    let texts = rest.position..<stop + 1
    let list = text(texts).replacing("\" \"", with: "\", \"")
    return error(
      .textsInParentheses(name, list),
      texts,
      fixIt: .init(range: position..<texts.upperBound, replacement: "(\(list))")
    )
  }

  /// The error for arguments with names before them, or `nil` if the next argument has no name.
  ///
  /// The fix leaves out all names.
  private var namedArgument: Diagnostic? {
    var rest = self
    guard let name = rest.bareName(),
      rest.skip(UInt8(ascii: ":")) || rest.skip(UInt8(ascii: "="))
    else { return nil }
    let stop = bytes[position..<end].lastIndex(of: UInt8(ascii: ")")) ?? end
    let words = LineWords(text(position..<stop)).texts
    let texts = words.filter { $0.hasPrefix("\"") }
    let others = words.filter { !$0.hasPrefix("\"") }
    let isPlain = others.allSatisfy { $0.allSatisfy { $0.isOfName || ":=,".contains($0) } }
    let place = position..<stop
    return error(
      .argumentHasNoName(text(name.lowerBound..<name.upperBound + 1)),
      place,
      fixIt: isPlain && !texts.isEmpty && stop < end
        ? .init(range: place, replacement: texts.joined(separator: ", ")) : nil
    )
  }

  private func bareArguments(from first: Int) -> Diagnostic {
    if let named = namedArgument { return named }
    let stop = bytes[first..<end].firstIndex(of: UInt8(ascii: ")")) ?? end
    let items = text(first..<stop).split(separator: ",", omittingEmptySubsequences: false)
      .map { Quoting.quotedLiteral(String($0.drop { $0 == " " }).withoutBlanksAtEnd.unquoted) }
    let isPlain = !bytes[first..<stop].contains(UInt8(ascii: "\""))
    return error(
      .bareArguments(items.joined(separator: ", ")),
      first..<stop,
      fixIt: isPlain && stop < end
        ? .init(range: first..<stop, replacement: items.joined(separator: ", ")) : nil
    )
  }

  /// The position of the first word on the line.
  var lineStart: Int {
    var place = position
    while place > 0, bytes[place - 1] != 0x0A, bytes[place - 1] != 0x0D { place -= 1 }
    while place < end, bytes[place].isBlank { place += 1 }
    return place
  }
}

extension String {
  /// The text without enclosing single quotes.
  fileprivate var unquoted: String {
    utf8.count > 1 && hasPrefix("'") && hasSuffix("'") ? String(dropFirst().dropLast()) : self
  }

  fileprivate var withoutBlanksAtEnd: String {
    var text = self
    while text.utf8.last?.isBlank == true { text.removeLast() }
    return text
  }
}

extension Diagnostic.Message {
  static func needsParameter(found: String) -> Self {
    let name = found.drop { $0 == "$" || $0 == "{" }.prefix { $0.isLetter || $0.isNumber }
    if found.hasPrefix("$") || found.hasPrefix("{"), Quoting.isBareName(String(name)) {
      return "write only the parameter's name: '\(name)'"
    }
    if found.hasPrefix(")") {
      return """
        a parameter's name is missing before ')'; write it, or delete the comma or the empty \
        parentheses
        """
    }
    let found = String(found.prefix { $0 != ")" && $0 != "," })
    return found.isEmpty
      ? "a parameter needs a name; write one"
      : "a parameter needs a name, not '\(Display.safe(found))'; write one, such as 'title'"
  }

  static func parametersAreNames(_ names: String, isType: Bool) -> Self {
    "a parameter can't have a \(isType ? "type" : "default"); write only names: '(\(names))'"
  }

  static func ownParameter(_ name: String) -> Self {
    """
    a parameter can't be named '\(name)', because '{\(name)}' is the \(name) of the node itself; \
    choose a different name
    """
  }

  static func secondParameter(_ name: String) -> Self {
    "the component already has a parameter '\(name)'; choose a different name"
  }

  static var noEmptyParentheses: Self {
    "put arguments in the parentheses; if the component has no parameters, delete '()'"
  }

  static var unclosedParenthesis: Self { "add a comma or a closing parenthesis here" }

  static func textsInParentheses(_ name: String, _ texts: String) -> Self {
    "put the strings in parentheses; write 'use \(Quoting.name(name))(\(texts))'"
  }

  static func argumentHasNoName(_ name: String) -> Self {
    "leave out '\(name)', and write the strings in the order of the parameters"
  }

  static func bareArguments(_ list: String) -> Self {
    "write arguments as strings in quotes: \(Display.safe(list))"
  }
}
