// Numbers in cards that are repeated, and cards side by side.
import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditedScreen {
  /// The finding for numbers beside names in cards of an export, such as the number of likes beside
  /// an author.
  ///
  /// - Complexity: O(*n* · *m*), where *n* is the number of text elements and *m* the number of
  ///   numbers.
  /// - Source: our choice: the title above the name is as wide as the name and the number together,
  ///   and there are at least two such cards. In a list, a name is as wide as its own text, and the
  ///   number beside it counts what the name says.
  var countsInCards: [Complaint] {
    guard app.isForeign else { return [] }
    let numbers = stops.filter(\.isBareCount)
    // Many numbers are a table.
    guard (2...64).contains(numbers.count) else { return [] }
    let texts = stops.filter { $0.isLoneText && $0.element.frame != nil }
    let found = numbers.filter { number in
      guard let name = texts.last(where: { $0.isNamed && number.isBehind($0) }) else {
        return false
      }
      return texts.title(above: name)?.element.frame?.spans(number.element.frame) ?? false
    }
    let all = found.count > 1 ? found : countsBelowTexts(numbers, among: texts)
    guard let first = all.first else { return [] }
    let words =
      "'\(first.label)' on its own doesn't say what it counts; the same applies to "
      + "\((all.count - 1).counted("other number"))"
    return [Complaint(first.index, .init(words, severity: .note))]
  }

  /// The finding for numbers that are separate stops beside or below the buttons that they belong to,
  /// such as the number of likes beside “Like”.
  ///
  /// - Complexity: O(*n*), where *n* is the number of stops.
  /// - Source: our choice: at least two such numbers, at most 16 points from their buttons, and among
  ///   the six stops before and after them.
  var numbersOfButtons: [Complaint] {
    guard app.isForeign else { return [] }
    let pairs = stops.indices.filter { stops[$0].isBareCount }.compactMap { place in
      stops[max(0, place - 6)..<min(stops.count, place + 7)].first(where: stops[place].isCount)
        .map { ($0, stops[place]) }
    }
    guard pairs.count > 1, let (button, number) = pairs.first else { return [] }
    let message: Complaint.Message = """
      '\(number.label)' belongs to the button '\(button.label)', but it's a separate stop; the same \
      applies to \((pairs.count - 1).counted("other number"))
      """
    return [Complaint(number.index, message)]
  }

  /// Returns the numbers in rows of two to four numbers without names, such as the numbers of likes
  /// and comments below each post.
  ///
  /// - Source: our choice: there are at least two such rows with text between them, and each has a
  ///   number with at least two characters. A name is within 24 points of its number.
  private func countsBelowTexts(
    _ numbers: [AuditedStop],
    among texts: [AuditedStop]
  ) -> [AuditedStop] {
    let names = stops.filter { $0.isNamed && $0.element.frame != nil }
    var rows: [[AuditedStop]] = []
    for number in numbers where !names.contains(where: { number.isNamed(by: $0) }) {
      if let last = rows.last?.last, number.isLevel(with: last) {
        rows[rows.count - 1].append(number)
      } else {
        rows.append([number])
      }
    }
    let counts = rows.filter { row in
      (2...4).contains(row.count) && row.contains { $0.label.utf8.count > 1 }
    }
    guard counts.count > 1, counts.count == rows.count else { return [] }
    let areApart = zip(counts, counts.dropFirst()).allSatisfy { first, second in
      texts.contains { $0.isNamed && $0.isBetween(first[0], second[0]) }
    }
    return areApart ? counts.flatMap(\.self) : []
  }

  /// Returns the number of cards side by side that the text elements of a row belong to, or `nil`
  /// if they don't.
  ///
  /// Each card has a title above the row that is as wide as the card's part of the row.
  ///
  /// - Source: our choice: at least one card has two of the text elements. In a table, each column
  ///   has one.
  ///   The titles are among the twelve stops before the row.
  func cardsSideBySide(_ row: [AuditedStop], endingAt end: Int) -> Int? {
    guard app.isForeign else { return nil }
    let start = end - row.count
    let texts = stops[max(0, start - 12)..<start].filter(\.isLoneText)
    let titles = row.compactMap { texts.title(above: $0)?.index }
    let cards = Set(titles)
    guard titles.count == row.count, cards.count > 1, cards.count < row.count else { return nil }
    return cards.count
  }
}

extension [AuditedStop] {
  /// Returns the text that is directly above another text and at least as wide, or `nil` if there's
  /// none.
  ///
  /// - Source: our choice: at most 40 points above it.
  fileprivate func title(above text: AuditedStop) -> AuditedStop? {
    guard let frame = text.element.frame else { return nil }
    let above = filter { other in
      guard let title = other.element.frame else { return false }
      return (-2...40).contains(frame.y - title.y - title.height) && title.spans(frame)
    }
    return above.max { ($0.element.frame?.y ?? 0) < ($1.element.frame?.y ?? 0) }
  }
}

extension AuditedStop {
  /// Returns whether another stop names a number, because it's beside, above, or below it.
  fileprivate func isNamed(by other: AuditedStop) -> Bool {
    guard let frame = element.frame, let name = other.element.frame else { return false }
    let across = max(frame.x, name.x) - min(frame.x + frame.width, name.x + name.width)
    let down = max(frame.y, name.y) - min(frame.y + frame.height, name.y + name.height)
    if frame.isLevel(with: name) || name.isLevel(with: frame) { return across <= 24 }
    return abs(frame.center.x - name.center.x) <= 16 && down <= 24
  }

  /// Returns whether the stop is directly behind or below a small button with a name but without a
  /// number.
  fileprivate func isCount(of button: AuditedStop) -> Bool {
    guard button.element.role == .button, button.label.count(where: \.isLetter) > 1,
      !button.isInBar,
      !button.label.contains(where: \.isNumber), let frame = element.frame,
      let other = button.element.frame, max(other.width, other.height) <= 64
    else { return false }
    if frame.isLevel(with: other) || other.isLevel(with: frame) {
      return (-2...16).contains(frame.x - other.x - other.width)
    }
    return abs(frame.center.x - other.center.x) <= 8
      && (-2...16).contains(frame.y - other.y - other.height)
  }

  fileprivate func isLevel(with other: AuditedStop) -> Bool {
    guard let frame = element.frame, let before = other.element.frame else { return false }
    return frame.isLevel(with: before)
  }

  /// Returns whether the stop is completely between two others from top to bottom.
  fileprivate func isBetween(_ first: AuditedStop, _ second: AuditedStop) -> Bool {
    guard let frame = element.frame, let above = first.element.frame,
      let below = second.element.frame
    else { return false }
    return above.y + above.height <= frame.y && frame.y + frame.height <= below.y
  }

  /// Whether the text contains letters in addition to a number.
  fileprivate var isNamed: Bool { label.contains(where: \.isLetter) && !isBareCount }

  /// Returns whether the stop follows another stop in the same line, at most 200 points behind it.
  fileprivate func isBehind(_ other: AuditedStop) -> Bool {
    guard let frame = element.frame, let before = other.element.frame else { return false }
    return frame.isLevel(with: before) && (0...200).contains(frame.x - before.x - before.width)
  }

  /// Whether the stop is a text element with only a count, such as `932`, `3.4K`, or `1.4万`.
  ///
  /// - Source: our choice of units.
  fileprivate var isBareCount: Bool {
    guard let first = label.utf8.first, UInt8.digits.contains(first), label.utf8.count <= 12,
      element.role == .text, !isControl, utterance.parts.count == 1
    else { return false }
    let rest = label.drop { $0.isASCII && ($0.isNumber || ".,".contains($0)) }
    return rest.isEmpty || Self.units.contains(String(rest).trimmed)
  }

  private static let units: Set<String> = [
    "K", "k", "M", "m", "万", "萬", "億", "亿", "千", "만", "тыс.", "тыс", "Tsd.",
  ]
}

extension Rect {
  /// Returns whether another rectangle begins and ends within the width of this one.
  fileprivate func spans(_ other: Rect?) -> Bool {
    guard let other else { return false }
    return other.x >= x - 2 && other.x + other.width <= x + width + 2
  }
}
