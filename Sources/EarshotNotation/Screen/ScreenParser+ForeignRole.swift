import EarshotModel

// Roles with an article before them, or with their arguments in parentheses.
extension ScreenParser {
  /// Returns the error for an article before a role (`a button "Pay"`), or `nil` for any other
  /// line.
  func article(at word: Range<Int>, _ scanner: Scanner) -> Diagnostic? {
    var rest = scanner
    rest.position = word.upperBound
    rest.skipBlanks()
    let line = scanner.text(rest.position..<scanner.end)
    let words = LineWords(line).texts
    guard ["a", "an", "the", "ein", "eine"].contains(scanner.text(word).lowercased()),
      let role = words.first, BorrowedWord.Position.role.words.contains(role)
    else { return nil }
    return scanner.error(
      "leave out '\(scanner.text(word))'; write '\(Display.safe(line))'",
      word,
      fixIt: .init(range: word.lowerBound..<rest.position, replacement: "")
    )
  }

  /// Returns the error for a role with its arguments in parentheses, such as
  /// `Button("Pay", disabled: true)`, or `nil` for any other line.
  func call(_ head: String, at word: Range<Int>, _ scanner: Scanner) -> Diagnostic? {
    let start = word.lowerBound + head.utf8.count
    guard start < scanner.end, scanner.bytes[start] == UInt8(ascii: "("),
      let name = BorrowedWord.ownName(of: head, in: BorrowedWord.Position.role.words),
      let role = Role(rawValue: name),
      let line = WholeLine(role, scanner.text(start..<scanner.end))
    else { return nil }
    var whole = scanner
    whole.position = word.lowerBound
    return whole.whole(line, "unknown role '\(head)'", word)
  }

  /// Returns the error for an axis in one word, such as `yAxis`, or `nil` for any other line.
  func axis(_ name: String, _ place: Range<Int>, _ scanner: Scanner) -> Diagnostic? {
    let letters = name.lowercased().filter(\.isLetter)
    guard letters == "xaxis" || letters == "yaxis" else { return nil }
    let axis = "axis \(letters.prefix(1))"
    let line = "\(axis)\(scanner.text(place.upperBound..<scanner.end))"
    return scanner.error(
      "write '\(Display.safe(line))'",
      place,
      fixIt: .init(range: place, replacement: axis)
    )
  }
}
