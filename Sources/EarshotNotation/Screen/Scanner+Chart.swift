import EarshotModel

// The axes and points of charts.
extension Scanner {
  /// Parses the numbers of an axis: `0...700 euros`.
  mutating func numberExtent(
    of direction: Chart.Direction? = nil
  ) throws(Diagnostic) -> Chart.NumberExtent {
    let place = rest()
    let words = text(place)
    guard let dots = words.firstRange(of: "..."),
      let lower = number(beginning: words[..<dots.lowerBound]),
      let upper = number(beginning: words[dots.upperBound...])
    else { throw error(.needsAxisRange(of: direction, found: words), place) }
    if lower.rest.beginsWithSeparator || upper.rest.beginsWithSeparator {
      throw error(.axisNumberHasComma, place)
    }
    guard lower.rest.isEmpty || lower.rest == upper.rest else {
      throw error(.needsOneUnit, place)
    }
    guard lower.number <= upper.number else { throw error(.emptyAxis, place) }
    guard !Quoting.hasHarm(upper.rest) else { throw error(.needsPlainUnit, place) }
    return Chart.NumberExtent(lower: lower.number, upper: upper.number, unit: upper.rest)
  }

  /// Returns the number at the start of text and the text after it, or `nil` if there's no number.
  private func number(beginning text: Substring) -> (number: ExactNumber, rest: String)? {
    let text = text.drop { $0 == " " }
    let digits = text.prefix { "0123456789.-−".contains($0) }
    guard let number = ExactNumber(String(digits)) else { return nil }
    let rest = text[digits.endIndex...]
    return (number, rest.allSatisfy { $0 == " " } ? "" : String(rest))
  }

  /// Parses the values of an axis: numbers if the axis has a range, and categories otherwise.
  mutating func extent() throws(Diagnostic) -> Chart.Extent {
    skipBlanks()
    let start = position
    if text(start..<end).contains("..."), peek != UInt8(ascii: "\"") {
      return .numbers(try numberExtent(of: .x))
    }
    let names = try items(partedBy: UInt8(ascii: "|"))
    guard !names.isEmpty else { throw error(.needsExtent, start..<end) }
    try expectCategories(names, at: start..<end)
    return .categories(names)
  }

  /// Checks that no category of an axis is empty or occurs twice.
  func expectCategories(_ names: [String], at place: Range<Int>) throws(Diagnostic) {
    var known: Set<String> = []
    for name in names {
      guard !name.isEmpty else { throw error(.emptyCategory, place) }
      guard known.insert(name).inserted else { throw error(.repeatedCategory(name), place) }
    }
  }

  /// Parses points that `|` separates: `May 480 | June 530`.
  mutating func points(_ reader: PointReader) throws(Diagnostic) -> [Chart.Point] {
    skipBlanks()
    var points: [Chart.Point] = []
    guard !isAtEnd else { return points }
    repeat { points.append(try point(reader)) } while skip(UInt8(ascii: "|"))
    return points
  }

  /// Parses a point in a string that contains only this point.
  mutating func onlyPoint(_ reader: PointReader) throws(Diagnostic) -> Chart.Point {
    let point = try point(reader)
    try expectEnd(after: "the point")
    return point
  }

  private mutating func point(_ reader: PointReader) throws(Diagnostic) -> Chart.Point {
    skipBlanks()
    let start = position
    let quoted = peek == UInt8(ascii: "\"") ? try quotedText(for: "a point") : nil
    if quoted != nil { skipBlanks() }
    let rest = position
    while let byte = peek, byte != UInt8(ascii: "|") { position += 1 }
    var stop = position
    while stop > rest, bytes[stop - 1].isBlank { stop -= 1 }
    var word = stop
    while word > rest, !bytes[word - 1].isBlank { word -= 1 }
    var name = word
    while name > rest, bytes[name - 1].isBlank { name -= 1 }
    guard quoted.map({ !$0.isEmpty && name == rest }) ?? (name > start), word < stop else {
      throw error(.needsPoint(found: text(start..<stop)), start..<stop)
    }
    guard let value = ExactNumber(text(word..<stop)) else {
      throw error(.needsPointValue(found: text(word..<stop)), word..<stop)
    }
    if let message = reader.objection(toValue: value) { throw error(message, word..<stop) }
    let place = reader.place(of: quoted ?? text(start..<name))
    switch place {
    case .success(let place): return Chart.Point(x: place, y: value)
    case .failure(let objection):
      if let points = reader.points(in: text(start..<end)) {
        throw error(.separatesPoints(points), start..<end)
      }
      throw error(objection.message, start..<max(name, start + 1))
    }
  }
}

extension String {
  /// Whether the text begins with a comma and a digit, as after the `1` of `1,000`.
  fileprivate var beginsWithSeparator: Bool {
    first == "," && dropFirst().first?.isNumber == true
  }
}

/// A reader that finds the values of points on the axes of their chart.
struct PointReader: Sendable {
  private let xAxis: Chart.Axis?
  private let yAxis: Chart.Axis?
  private let categories: [String: Int]

  /// The reason that a point isn't on an axis.
  struct Objection: Error {
    let message: Diagnostic.Message
  }

  /// Creates a reader for the axes of a chart.
  init(_ chart: Chart?) {
    (xAxis, yAxis) = (chart?.xAxis, chart?.yAxis)
    var categories: [String: Int] = [:]
    if case .categories(let names)? = xAxis?.extent {
      for (number, name) in names.enumerated() { categories[name] = number }
    }
    self.categories = categories
  }

  /// Returns the error for a y value, or `nil` if the axis contains it or couldn't be parsed.
  func objection(toValue value: ExactNumber) -> Diagnostic.Message? {
    guard let yAxis, let numbers = yAxis.numbers, !numbers.holds(value) else { return nil }
    return .outsideAxis("\(value)", .y, yAxis.title, numbers)
  }

  /// Returns points such as `January: 480, February: 530` in the notation, or `nil` if the text
  /// isn't a list of points.
  func points(in text: String) -> String? {
    guard text.utf8.count <= 400 else { return nil }
    let points = text.split { ",;|".contains($0) }.map { part -> String? in
      let words = part.split { $0 == " " || $0 == ":" || $0 == "=" }.map(String.init)
      guard words.count > 1, let value = words.last, ExactNumber(value) != nil else { return nil }
      let name = words.dropLast().joined(separator: " ")
      guard case .success = place(of: name) else { return nil }
      return "\(name) \(value)"
    }
    let found = points.compactMap(\.self)
    return found.count == points.count ? found.joined(separator: " | ") : nil
  }

  /// Returns the x value on its axis, or the reason that the axis doesn't contain it.
  func place(of word: String) -> Result<Chart.HorizontalValue, Objection> {
    switch xAxis?.extent {
    case nil: return .success(.category(0))
    case .categories(let names):
      if let number = categories[word] { return .success(.category(number)) }
      // An axis that couldn't be read has no categories.
      if names.isEmpty { return .success(.category(0)) }
      return .failure(Objection(message: .unknownCategory(word, among: names)))
    case .numbers(let numbers):
      guard let number = ExactNumber(word) else {
        return .failure(Objection(message: .needsPointNumber(found: word)))
      }
      guard numbers.holds(number) else {
        let title = xAxis?.title ?? ""
        return .failure(Objection(message: .outsideAxis("\(number)", .x, title, numbers)))
      }
      return .success(.number(number))
    }
  }
}

extension Diagnostic.Message {
  static func needsAxisRange(of direction: Chart.Direction?, found: String) -> Self {
    let axis = direction.map { "'axis \($0.rawValue)'" } ?? "an axis with numbers"
    let wanted = "\(axis) needs a range such as '0...700 euros'"
    return found.isEmpty ? "\(wanted)" : "\(wanted), not '\(found)'"
  }

  static var needsOneUnit: Self {
    """
    both numbers of an axis must have the same unit; write the unit only after the second number, \
    as in '0...700 euros'
    """
  }

  static var axisNumberHasComma: Self {
    """
    the numbers of an axis can't contain commas; delete commas between thousands, and write decimal \
    points as in '0.5'
    """
  }

  static var needsPlainUnit: Self {
    "the unit of an axis can't contain control characters; delete them"
  }

  static var emptyAxis: Self {
    "the first number of an axis can't be greater than the second; write the smaller number first"
  }

  static var needsExtent: Self {
    "an axis needs values; write words, such as 'May | June', or a range, such as '0...700 euros'"
  }

  static var emptyCategory: Self {
    "a value on an axis can't be empty; delete the extra vertical bar"
  }

  static func repeatedCategory(_ name: String) -> Self {
    "'\(name)' is on the axis twice; use it only once"
  }

  static func needsPoint(found: String) -> Self {
    let wanted = "a point needs its x value and its y value, as in 'May 480' or '3 480'"
    return found.isEmpty ? "\(wanted)" : "\(wanted), not '\(found)'"
  }

  static func needsPointValue(found: String) -> Self {
    let isNumber = found.contains(",") && found.allSatisfy { $0.isNumber || ",.".contains($0) }
    let wanted = isNumber ? "without commas, such as '1000' or '0.5'" : "without a unit"
    return "end the point with its y value, which must be a number \(wanted), not '\(found)'"
  }

  static func needsPointNumber(found: String) -> Self {
    "the x axis has numbers; start the point with a number, not with '\(found)'"
  }

  static func unknownCategory(_ word: String, among names: [String]) -> Self {
    let found = "'\(Display.safe(word))' isn't on the x axis"
    let first = Display.safe(names[0])
    // A list or a range in another notation is a single value.
    if names.count == 1, first.contains(",") || MeantLine.range(first) != nil {
      return """
        \(found), whose only value is '\(first)'; separate values with vertical bars, or write three \
        dots between the ends of a range
        """
    }
    let near = Suggestion.ending(for: word, in: names)
    guard near.isEmpty else { return "\(found)\(near)" }
    return "\(found); write one of the axis's values, such as '\(first)'"
  }

  static func separatesPoints(_ points: String) -> Self {
    """
    only a space belongs between the values of a point, and a vertical bar between points; write \
    '\(Display.safe(points))'
    """
  }

  static func outsideAxis(
    _ number: String,
    _ direction: Chart.Direction,
    _ title: String,
    _ extent: Chart.NumberExtent
  ) -> Self {
    """
    \(number) isn't on the \(direction.rawValue) axis '\(Display.safe(title))'; write a number from \
    \(extent.lower) to \(extent.upper)
    """
  }
}
