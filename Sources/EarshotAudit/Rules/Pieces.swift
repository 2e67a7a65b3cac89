// Text elements that are pieces of one string or of one row.
import EarshotLines
import EarshotModel
import EarshotNotation

extension AuditedScreen {
  /// The findings for titles whose lines are separate stops.
  ///
  /// The lines are large type of the same height, one below the other without a gap, and no other
  /// text is as large.
  ///
  /// - Source: our choice; Human Interface Guidelines, Typography: a line of Title 1 is 34 points
  ///   high.
  var brokenTitles: [Complaint] {
    var tallest: [AuditedStop] = []
    var lines: [AuditedStop] = []
    for stop in stops {
      if let last = lines.last, !stop.continuesTitle(last) { lines = [] }
      guard stop.isLineOfTitle else { continue }
      lines.append(stop)
      if lines.height >= tallest.height { tallest = lines }
    }
    let large = stops.count { $0.isLineOfTitle && [$0].height > tallest.height - 2 }
    guard (2...3).contains(tallest.count), let first = tallest.first, large == tallest.count,
      stops.count(where: \.isLoneText) > large
    else { return [] }
    let names = tallest.map { "'\($0.label)'" }.joinedWithAnd
    let message: Complaint.Message =
      "\(names) look like one text element, but they're \(tallest.count) stops"
    return [Complaint(first.index, message)]
  }

  /// The findings for text elements that touch on one line, such as `$`, `19`, and `.99`, or that
  /// are only a space apart.
  ///
  /// - Source: our choice: columns are more than six points apart; on a page in a web view, WebKit
  ///   makes the pieces.
  var brokenLines: [Complaint] {
    var found: [Complaint] = []
    var pieces: [AuditedStop] = []
    let cells = Set(rowsOfTable.flatMap { $0.map(\.index) })
    func close() {
      if (2...4).contains(pieces.count), let first = pieces.first, !cells.contains(first.index),
        !areInOneCard(pieces) || pieces.contains(where: \.isPartOfPrice)
      {
        let names = pieces.map { "'\($0.label)'" }.joinedWithAnd
        found.append(
          Complaint(
            first.index,
            "\(names) look like one text element, but they're \(pieces.count) stops"
          )
        )
      }
      pieces = []
    }
    for stop in stops {
      if let last = pieces.last, !stop.touches(last) { close() }
      if stop.isLoneText { pieces.append(stop) }
    }
    close()
    return found
  }

  /// The finding for a mark, such as `(Mandatory)`, next to the name of a field or of a value.
  var looseMarks: [Complaint] {
    let marks = zip(stops, stops.dropFirst()).filter { $1.isMark(behind: $0) }
    guard let (text, mark) = marks.first else { return [] }
    let rest =
      marks.count > 1 ? "; the same applies to \((marks.count - 1).counted("other mark"))" : ""
    let message: Complaint.Message =
      "'\(mark.label)' is a separate stop next to '\(text.label)'\(rest)"
    return [Complaint(mark.index, message)]
  }

  /// The findings for at least three rows of two text elements in two columns, or for at least two
  /// rows with a name and a price.
  ///
  /// - Source: our choice: in a cell, UIKit itself may join the text.
  var pairedRows: [Complaint] {
    var found: [Complaint] = []
    var rows: [(AuditedStop, AuditedStop)] = []
    func close() {
      let arePriced = rows.count > 1 && app.isForeign && rows.allSatisfy { $1.endsInPrice }
      if rows.count > 2 || arePriced, let first = rows.first?.0 {
        let message: Complaint.Message =
          """
          \(rows.count) rows form \(2 * rows.count) stops, because each row has 2 text elements
          """
        found.append(Complaint(first.index, message))
      }
      rows = []
    }
    var place = 0
    while place < stops.count {
      let pair = place + 1 < stops.count ? (stops[place], stops[place + 1]) : nil
      guard let pair, pair.1.isValue(of: pair.0), !isThird(place + 2, besides: pair),
        !areInOneGroup(pair.0, pair.1)
      else {
        close()
        place += 1
        continue
      }
      if let last = rows.last, !pair.0.isUnder(last.0, with: pair.1, under: last.1) { close() }
      rows.append(pair)
      place += 2
    }
    close()
    return found
  }

  /// Returns whether a group of an export with a label contains a name and its value, so the app has
  /// already put them together.
  private func areInOneGroup(_ name: AuditedStop, _ value: AuditedStop) -> Bool {
    guard app.isForeign, let parent = tree.parent(of: name.index),
      parent == tree.parent(of: value.index), tree.role(of: parent) == .group
    else { return false }
    return tree[parent].label?.isBlank == false
  }

  /// Returns whether a third stop is in the same row as a pair of stops.
  private func isThird(_ place: Int, besides pair: (AuditedStop, AuditedStop)) -> Bool {
    guard place < stops.count, let frame = stops[place].element.frame,
      let other = pair.0.element.frame
    else { return false }
    return frame.isLevel(with: other)
  }
}

extension [AuditedStop] {
  /// The height of the first stop in points, or 0 if it's unknown.
  fileprivate var height: Double { first?.element.frame?.height ?? 0 }
}

extension AuditedStop {
  /// Whether the stop has a frame and is only text.
  var isLoneText: Bool {
    element.role == .text && !isControl && hasName && !isInStatusBar && element.frame != nil
      && element.traits.isDisjoint(with: [.image, .selected]) && element.actions.isEmpty
  }

  fileprivate var isLineOfTitle: Bool {
    guard isLoneText, let frame = element.frame else { return false }
    return (30...64).contains(frame.height) && (2...24).contains(label.count)
      && label.contains(where: \.isLetter) && frame.width >= 11 * Double(label.count)
  }

  fileprivate func continuesTitle(_ line: AuditedStop) -> Bool {
    guard isLineOfTitle, let frame = element.frame, let other = line.element.frame,
      let end = line.label.last, !".!?:,;。！？".contains(end)
    else { return false }
    return abs(frame.x - other.x) <= 1 && abs(frame.height - other.height) <= 1
      && (-1...2).contains(frame.y - other.y - other.height)
      && abs(frame.width - other.width) > 2
  }

  /// Returns whether the stop is the text beside a large first letter, as in an article.
  private func continuesDropCap(_ letter: AuditedStop) -> Bool {
    guard app.isForeign, isLoneText, letter.isLoneText, letter.label.count == 1,
      letter.label.first?.isUppercase ?? false, label.first?.isLowercase ?? false,
      label.count > 20, let frame = element.frame, let before = letter.element.frame
    else { return false }
    return (-2...12).contains(frame.x - before.x - before.width) && abs(frame.y - before.y) <= 24
  }

  /// Whether the text is a currency symbol, or begins with one or with a decimal separator.
  fileprivate var isPartOfPrice: Bool {
    label.first.map { $0.isCurrencySymbol || ".,".contains($0) } ?? false
  }

  /// Whether the text has a number and a word, such as `15 tiles left`, so it's complete by itself.
  private var isMeasure: Bool {
    label.contains(where: \.isNumber) && label.contains(where: \.isLetter)
  }

  /// Returns whether a short text element begins where another text element on its line ends.
  fileprivate func touches(_ other: AuditedStop) -> Bool {
    if continuesDropCap(other) { return true }
    guard isLoneText, app.isForeign, other.remarks?.isOnPage != true,
      let frame = element.frame, let before = other.element.frame,
      label.count <= 30, other.label.count <= 30, frame.isLevel(with: before),
      !(isMeasure && other.isMeasure), tabPlace == nil,
      abs(frame.height - before.height) <= 0.5 * max(frame.height, before.height)
    else { return false }
    // Two numbers, such as a time and a duration, are two facts.
    let start = label.drop { "+-−".contains($0) }.first
    let areCents = label.count == 2 && frame.height < 0.8 * before.height
    if other.label.last?.isNumber ?? false, start?.isNumber ?? false, !areCents,
      !(other.label.first?.isCurrencySymbol ?? false)
    {
      return false
    }
    // A price can have its cents in smaller type.
    if other.label.first?.isCurrencySymbol ?? false, label.count == 2,
      label.allSatisfy(\.isNumber), (-1...4).contains(frame.x - before.x - before.width)
    {
      return true
    }
    // Words on one line that are a space apart have the same height, and columns have the same
    // width.
    let isSameLine =
      abs(frame.y - before.y) <= 0.5 && abs(frame.height - before.height) <= 0.5
      && abs(frame.width - before.width) > 1
    // A label that fills the row is much wider than its words, so its edge isn't where the words
    // end.
    return (-2...(isSameLine ? 6 : 1)).contains(frame.x - before.x - before.width)
      && frame.width <= 14 * Double(label.count) + 8
      && before.width <= 14 * Double(other.label.count) + 8
  }

  /// Returns whether a stop is a mark directly after a text element.
  ///
  /// A mark is an asterisk, a word for “required”, or a word in parentheses.
  fileprivate func isMark(behind text: AuditedStop) -> Bool {
    guard isLoneText, text.isLoneText, let frame = element.frame, let other = text.element.frame,
      label.count <= 24, frame.isLevel(with: other),
      (-1...24).contains(frame.x - other.x - other.width)
    else { return false }
    if ["*", "＊", "必須", "必填"].contains(label) { return true }
    guard let first = label.first, let last = label.last, "(（".contains(first),
      ")）".contains(last)
    else { return false }
    return label.contains(where: \.isLetter)
  }

  /// Whether the last word is a price, as in `1 x $98.00`.
  fileprivate var endsInPrice: Bool {
    label.split(separator: " ").last.map { Price.isAll(of: String($0)) } ?? false
  }

  /// Returns whether a stop is short text after other text in the same row.
  fileprivate func isValue(of name: AuditedStop) -> Bool {
    guard isLoneText, name.isLoneText, remarks?.card == nil, name.remarks?.card == nil,
      let frame = element.frame, let other = name.element.frame,
      (1...80).contains(name.label.count), !label.isEmpty,
      label.count <= (name.label.hasSuffix(":") ? 60 : 24)
    else { return false }
    return frame.x >= other.x + other.width - 1 && frame.isLevel(with: other)
  }

  /// Returns whether a name and its value are in the same columns as in the row above.
  fileprivate func isUnder(
    _ name: AuditedStop,
    with value: AuditedStop,
    under other: AuditedStop
  ) -> Bool {
    guard let left = element.frame, let above = name.element.frame,
      let right = value.element.frame, let aboveRight = other.element.frame
    else { return false }
    let areInColumn =
      abs(right.x - aboveRight.x) <= 1
      || abs(right.x + right.width - aboveRight.x - aboveRight.width) <= 1.5
    let areNames =
      abs(left.x - above.x) <= 1
      || app.isForeign && abs(left.x + left.width - above.x - above.width) <= 1.5
    return areNames && areInColumn && left.y >= above.y + above.height - 1
      && left.y - above.y - above.height <= 60
  }
}

extension Rect {
  /// Returns whether the center of another rectangle is between the top and the bottom of this one.
  func isLevel(with other: Rect) -> Bool { y < other.center.y && other.center.y < y + height }
}
