import EarshotModel

/// The first line of a component, or a line that uses one, in another notation.
///
///     component course name, time            →    component course(name, time)
///     course "Yoga", "9:00" #yoga            →    use course("Yoga", "9:00") #yoga
///     <course time="9:00" name="Yoga" />     →    use course("Yoga", "9:00")
///
/// - Source: our choice, from what people typed.
struct ComponentReading {
  let line: String
  let names: KnownNames

  init(_ line: String, _ names: KnownNames) {
    self.line = line
    self.names = names
  }

  /// The candidate for what the author meant, or an empty array.
  var candidates: [[String]] { [header, use, slot].compactMap { $0 }.map { [$0] } }

  private static let starts: Set = [
    "component", "func", "function", "struct", "template", "macro", "def", "define", "class", "let",
    "widget", "fun",
  ]

  /// The first line of a component, with its parameters in parentheses.
  private var header: String? {
    let words = line.split { !$0.isOfName }.map(String.init)
    guard let first = words.first, Self.starts.contains(first.lowercased()), words.count > 1,
      !line.contains("\"") || line.contains("\"(")
    else { return nil }
    let name = words[1]
    let types: Set = ["String", "Int", "string", "int", "Text", "text", "number", "Double", "Bool"]
    let parts = line.dropFirst(first.count).drop { $0 == " " || $0 == "\"" }.dropFirst(name.count)
    let isList = parts.contains { "(,:{".contains($0) }
    let rest = words.dropFirst(2).filter { !types.contains($0) && $0 != "with" && $0 != "and" }
    let isKnown = rest.allSatisfy(names.placeholders.contains)
    guard isList || isKnown, Set(rest).count == rest.count, rest.allSatisfy(Quoting.isBareName),
      Quoting.isBareName(name)
    else { return nil }
    return rest.isEmpty
      ? "component \(name)" : "component \(name)(\(rest.joined(separator: ", ")))"
  }

  /// The line that uses a component, with its strings in the order of the parameters.
  private var use: String? {
    var parts = ComponentParts(names.components)
    guard LineTokens(line).all.allSatisfy({ parts.take($0) }), let name = parts.name,
      let parameters = names.components[name], parts.values.count == parameters.count
    else { return nil }
    let values = parts.values
    let isNamed = values.allSatisfy { parameters.contains($0.name) }
    guard isNamed || values.allSatisfy({ $0.name.isEmpty }) else { return nil }
    let ordered =
      isNamed ? parameters.compactMap { own in values.first { $0.name == own } } : values
    let texts = ordered.map { Quoting.quotedLiteral($0.value) }.joined(separator: ", ")
    let head = "use \(name)\(texts.isEmpty ? "" : "(\(texts))")"
    let identifier = parts.identifier.map { [Quoting.name($0, after: "#")] } ?? []
    return ([head] + identifier + parts.tags.map { ".\($0)" }).joined(separator: " ")
  }
}

/// The parts of a line that uses a component.
private struct ComponentParts {
  private let components: [String: [String]]
  private(set) var name: String?
  private(set) var values: [(name: String, value: String)] = []
  private(set) var tags: [String] = []
  private(set) var identifier: String?

  init(_ components: [String: [String]]) { self.components = components }

  private static let fillers: Set = [
    "use", "insert", "add", "include", "place", "component", "new", "instance", "embed", "render",
  ]

  /// Takes a part of the line, and returns whether it can be one.
  mutating func take(_ token: LineTokens.Token) -> Bool {
    switch token {
    case .word(let word): return take(word)
    case .text(let text):
      if name != nil {
        values.append(("", text))
      } else {
        name = components[text].map { _ in text }
      }
      return name != nil
    case .identifier(let word): identifier = word
    case .tag(let word): tags.append(word)
    case .pair("id", let value): identifier = value
    case .pair("class", let value), .pair("className", let value):
      tags += value.split(separator: " ").map(String.init)
    case .pair(let key, let value) where name == nil && components[key] != nil:
      name = key
      if !value.isEmpty { values.append(("", value)) }
    case .pair(let key, let value): values.append((key, value))
    case .stray: return false
    }
    return true
  }

  private mutating func take(_ word: String) -> Bool {
    if name != nil {
      if !["with", "and", "of"].contains(word) { values.append(("", word)) }
      return true
    }
    name = components.keys.sorted().first { $0.lowercased() == word.lowercased() }
    return name != nil || Self.fillers.contains(word.lowercased())
  }
}
