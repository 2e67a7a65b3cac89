/// A function or a property under Sources as a reader sees it: its length and its parameters.
///
/// It reads lines as the formatter writes them, and doesn't parse.
struct SourceFunction {
  /// The line of its name, starting at 1.
  let line: Int
  /// The lines of code, without comments and strings; in a table, those of its longest row.
  ///
  /// A table is a body with one `switch` and nothing else.
  let length: Int
  /// The number of its parameters.
  let parameterCount: Int
  /// Whether it's an initializer.
  let isInitializer: Bool
}

extension SourceFunction {
  /// Finds the functions, initializers, and computed properties of a file.
  static func all(in file: SourceFile) -> [SourceFunction] {
    let code = file.lines.withoutStringsAndComments
    return code.indices.compactMap { start in
      guard let kind = kind(of: code[start]) else { return nil }
      let body = body(from: start, in: code)
      guard kind != "var" || body != nil else { return nil }
      return SourceFunction(
        line: start + 1,
        length: body.map { length($0, in: code) } ?? 1,
        parameterCount: kind == "var" ? 0 : parameterCount(from: start, in: code),
        isInitializer: kind == "init"
      )
    }
  }

  /// The word that begins a declaration: `func`, `init`, or `var`.
  private static func kind(of line: Substring) -> String? {
    for word in line.split(separator: " ") {
      let name = word.prefix { $0.isLetter || $0 == "@" }
      if ["func", "init", "var"].contains(name) { return String(name) }
      guard modifiers.contains(String(name)) || name.hasPrefix("@") else { return nil }
    }
    return nil
  }

  private static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private", "static", "mutating", "consuming",
    "nonmutating", "override", "convenience", "required", "final", "lazy", "borrowing",
  ]

  /// The lines between the braces, or `nil` if there are none, or everything is on one line.
  private static func body(from start: Int, in code: [Substring]) -> Range<Int>? {
    let column = code[start].column
    guard
      let open = code[start...].firstIndex(where: { $0.hasSuffix("{") || $0.isEmpty }),
      code[open].hasSuffix("{"), open == start || code[open].column == column,
      !code[start..<open].dropFirst().contains(where: { $0.column == column && $0.last == "}" }),
      let end = code[(open + 1)...].firstIndex(where: { !$0.isEmpty && $0.column == column }),
      code[end].drop(while: { $0 == " " }).hasPrefix("}")
    else { return nil }
    return open + 1..<end
  }

  /// The number of lines with code; in a table, that of the longest row.
  private static func length(_ body: Range<Int>, in code: [Substring]) -> Int {
    let lines = code[body].filter { !$0.isEmpty }
    guard let first = lines.first else { return 0 }
    let outer = lines.filter { $0.column == first.column }
    let words = outer.map { $0.split(separator: " ").first ?? "" }
    let isTable =
      ["switch", "return"].contains(words[0]) && outer[0].contains("switch ")
      && words.dropFirst().allSatisfy { ["case", "default:", "}"].contains($0) }
    guard isTable else { return lines.count }
    var (longest, length) = (0, 0)
    for line in lines.dropFirst() {
      length = line.column == first.column ? 1 : length + 1
      longest = max(longest, length)
    }
    return longest
  }

  private static func parameterCount(from start: Int, in code: [Substring]) -> Int {
    let column = code[start].column
    if code[start].hasSuffix("(") {
      let list = code[(start + 1)...].prefix { $0.column > column }
      return list.count { $0.column == column + 2 && !$0.isEmpty }
    }
    var (depth, count, isEmpty) = (0, 1, true)
    for character in code[start].drop(while: { $0 != "(" }) {
      if ")]>}".contains(character) { depth -= 1 }
      if depth == 0, character == ")" { break }
      if depth == 1, character == "," { count += 1 }
      if depth > 0, character != " " { isEmpty = false }
      if "([<{".contains(character) { depth += 1 }
    }
    return isEmpty ? 0 : count
  }
}

extension [Substring] {
  /// The lines, with an empty one in place of each line of a comment or a long string.
  fileprivate var withoutStringsAndComments: [Substring] {
    var isInside = false
    return map { line in
      let marks = line.split(separator: "\"\"\"", omittingEmptySubsequences: false).count - 1
      defer { if marks % 2 == 1 { isInside.toggle() } }
      let isComment = line.drop { $0 == " " }.hasPrefix("//")
      return isInside && marks == 0 || isComment ? "" : line
    }
  }
}

extension Substring {
  /// The number of spaces at the beginning.
  fileprivate var column: Int { prefix { $0 == " " }.count }
}
