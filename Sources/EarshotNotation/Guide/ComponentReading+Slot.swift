import EarshotModel

// The place for the lines below `use`, in the notation of another tool.
extension ComponentReading {
  /// Other tools' words that mean the place only inside the marks of a placeholder.
  private static let placeholders: Set = [
    "slot", "content", "body", "childcontent", "ngcontent", "viewbuilder", "routeroutlet",
    "routerview", "renderbody",
  ]

  /// The line `slot` for a placeholder such as `{children}`, `<slot />`, or `@yield`, or `nil` for
  /// any other line.
  var slot: String? {
    let word = Self.withoutMarks(line)
    guard word != line, !word.isEmpty, word.allSatisfy({ $0.isOfName || $0 == "." }),
      !names.components.values.contains(where: { $0.contains(word) })
    else { return nil }
    let last = String(word.split(separator: ".").last ?? "")
    let isKnown = BorrowedWord.advice(on: last, as: .role)?.contains("'slot'") == true
    return isKnown || Self.placeholders.contains(last.lowercased().filter(\.isLetter))
      ? "slot" : nil
  }

  /// Returns text without the marks of a placeholder: braces, brackets, the punctuation of a tag or
  /// a call, and signs before the word.
  private static func withoutMarks(_ text: String) -> String {
    var word = text[...]
    if word.hasPrefix("<"), let end = word.firstRange(of: "></") { word = word[..<end.lowerBound] }
    let starts: Set<Character> = ["{", "[", "(", "<", "@", "$", "%", " ", "="]
    let ends: Set<Character> = ["}", "]", ")", "(", ">", "/", "%", ";", " ", "="]
    word = word.drop { starts.contains($0) }
    while let last = word.last, ends.contains(last) { word.removeLast() }
    let parts = word.split(separator: " ")
    let isBlock = parts.count == 2 && ["block", "yield", "render"].contains(parts[0])
    return String(isBlock ? parts[1] : word)
  }
}
