// Longer than 300 lines: the parts of a chart share their errors.

package import EarshotModel

// The lines of a chart: `chart`, `axis x`, `axis y`, `series`.
extension ScreenParser {
  mutating func readChart(
    _ scanner: inout Scanner,
    at place: Range<Int>,
    of owner: NameReference.Owner
  ) throws(Diagnostic) {
    if case .each = owner { throw scanner.error(.chartIsOfOne, place) }
    if inspect(owner, { $0.element.chart != nil }) { throw scanner.error(.oneChart, place) }
    // The lines that follow belong to the chart even if its own line isn't valid.
    modify(owner) { draft in draft.add { $0.charts = [Chart(title: "")] } }
    pointReader = nil
    let title = try scanner.quotedText(for: "'chart'")
    guard !title.isEmpty else { throw scanner.error(.needsTitle(of: "chart"), place) }
    guard scanner.hasColonNext else {
      let isOfScreen = inspect(owner) { [.app, .screen].contains($0.element.role) }
      let rest = scanner.rest()
      let message = Diagnostic.Message.chartNeedsColon(
        title,
        scanner.text(rest),
        isOfScreen: isOfScreen
      )
      throw scanner.error(message, place)
    }
    try scanner.colon(after: "the title")
    let summary = try scanner.restAsText(after: "the title")
    scanner.note(.chart, place)
    trivia.claim(.chart, of: owner)
    let chart = Chart(title: title, summary: summary.isEmpty ? nil : summary)
    modifyChart(of: owner) { $0 = chart }
    levels.append(.leaf("a chart"))
  }

  mutating func readAxis(
    _ scanner: inout Scanner,
    at place: Range<Int>,
    of owner: NameReference.Owner
  ) throws(Diagnostic) {
    try expectChart("axis", scanner, at: place, of: owner)
    let direction = try scanner.axisDirection()
    if inspect(owner, { $0.element.chart?[direction] != nil }) {
      throw scanner.error(.oneAxis(direction), place)
    }
    modifyChart(of: owner) { $0[direction] = .unread }
    let title = try scanner.quotedText(for: "'axis \(direction.rawValue)'")
    guard !title.isEmpty else { throw scanner.error(.needsTitle(of: "axis"), place) }
    try scanner.colon(after: "the title")
    let extent: Chart.Extent =
      direction == .x ? try scanner.extent() : .numbers(try scanner.numberExtent(of: .y))
    trivia.claim(.axis(direction), of: owner)
    let axis = Chart.Axis(title: title, extent: extent)
    modifyChart(of: owner) { $0[direction] = axis }
    pointReader = nil
    levels.append(.leaf("an axis"))
  }

  mutating func readSeries(
    _ scanner: inout Scanner,
    at place: Range<Int>,
    of owner: NameReference.Owner
  ) throws(Diagnostic) {
    try expectChart("series", scanner, at: place, of: owner)
    // Nothing else may refer to the chart. Otherwise, each series would copy all earlier series.
    let (hasAxes, number) = inspect(owner) { draft in
      let chart = draft.element.chart
      return (chart?.xAxis != nil && chart?.yAxis != nil, chart?.series.count ?? 0)
    }
    guard hasAxes else {
      // The series isn't missing, but only in the wrong place.
      modifyChart(of: owner) { $0.series.append(Chart.Series(name: "")) }
      throw scanner.error(.seriesAfterAxes, place)
    }
    // One reader serves all series of a chart because it has a table of the categories.
    let reader = pointReader ?? inspect(owner) { PointReader($0.element.chart) }
    pointReader = reader
    let series: Chart.Series
    do {
      series = try scanner.series(reader)
    } catch {
      modifyChart(of: owner) { $0.series.append(Chart.Series(name: "")) }
      throw error
    }
    trivia.claim(.series(number), of: owner)
    modifyChart(of: owner) { $0.series.append(series) }
    levels.append(.leaf("a series"))
  }

  /// Adds an empty part for a line of a chart that's too long to read, so the check doesn't report
  /// the part as missing.
  mutating func keepChartLine(_ content: Range<Int>, of owner: NameReference.Owner) {
    var scanner = Scanner(bytes, range: content, source: source)
    guard let word = scanner.bareName() else { return }
    scanner.skipBlanks()
    switch scanner.text(word) {
    case "chart": modify(owner) { draft in draft.add { $0.charts = [Chart(title: "")] } }
    case "axis":
      guard let direction = try? scanner.axisDirection() else { return }
      modifyChart(of: owner) { $0[direction] = .unread }
    case "series": modifyChart(of: owner) { $0.series.append(Chart.Series(name: "")) }
    default: break
    }
    pointReader = nil
  }

  /// Returns the message for an axis or a series that's indented below another line of its chart,
  /// or `nil` for any other line.
  ///
  /// The chart gets the parts from here on that are indented as far, so the check doesn't report
  /// them as missing.
  mutating func partOfChart(_ line: SourceLine, below what: StaticString) -> Diagnostic.Message? {
    guard ["a chart", "an axis", "a series"].contains("\(what)"), levels.count > 1,
      case .node(let node) = levels[levels.count - 2]
    else { return nil }
    let part = ["axis", "series"].first { word in
      bytes[line.content].starts(with: Array("\(word) ".utf8))
    }
    guard let part else { return nil }
    for next in SourceLines(bytes)
    where next.content.lowerBound >= line.content.lowerBound && !next.content.isEmpty {
      guard next.indentation.count >= line.indentation.count else { break }
      keepChartLine(next.content, of: .node(ElementTree.Index(node)))
    }
    return .partBelowChart(part)
  }

  /// Changes a chart in place.
  private mutating func modifyChart(
    of owner: NameReference.Owner,
    _ change: (inout Chart) -> Void
  ) {
    modify(owner) { draft in
      draft.add { details in
        for place in details.charts.indices { change(&details.charts[place]) }
      }
    }
  }

  private func expectChart(
    _ word: String,
    _ scanner: Scanner,
    at place: Range<Int>,
    of owner: NameReference.Owner
  ) throws(Diagnostic) {
    guard inspect(owner, { $0.element.chart != nil }) else {
      throw scanner.error(.needsChart(before: word), place)
    }
  }
}

extension Chart.Axis {
  /// An axis that Earshot couldn't read.
  ///
  /// It has no categories, so Earshot doesn't compare points with it.
  fileprivate static let unread = Chart.Axis(title: "", extent: .categories([]))
}

extension Scanner {
  fileprivate var hasColonNext: Bool {
    var scanner = self
    scanner.skipBlanks()
    return scanner.peek == UInt8(ascii: ":")
  }

  fileprivate mutating func axisDirection() throws(Diagnostic) -> Chart.Direction {
    let start = position
    let word = bareName().map { text($0) } ?? ""
    guard let direction = Chart.Direction(rawValue: word) else {
      let place = start..<max(position, min(start + 1, end))
      let known = Chart.Direction(rawValue: word.lowercased())
      let fixIt = known.map { Diagnostic.FixIt(range: place, replacement: $0.rawValue) }
      throw error(.needsDirection(found: word), place, fixIt: fixIt)
    }
    skipBlanks()
    return direction
  }

  /// Reads a series after its word.
  fileprivate mutating func series(_ reader: PointReader) throws(Diagnostic) -> Chart.Series {
    let isContinuous = skip(word: "continuous")
    let start = position
    if let word = bareName() {
      skipBlanks()
      if isAtQuote { throw seriesWord(at: word, through: position) }
      position = start
    }
    let name = try quotedText(for: "'series'")
    guard !name.isEmpty else { throw error(.seriesNeedsName, start..<position) }
    if let line = seriesWithWordBehind(name) { throw error(.writeSet(line), position..<end) }
    try colon(after: "the name")
    var series = Chart.Series(name: name, isContinuous: isContinuous)
    series.points = try points(reader)
    return series
  }
}

extension Scanner {
  /// The words for points without a line.
  private static let separatePoints: Set = [
    "bar", "bars", "column", "columns", "discrete", "dot", "dots", "point", "points", "scatter",
    "separate",
  ]

  /// The words for points that a line joins.
  private static let joinedPoints: Set = ["area", "connected", "curve", "joined", "line", "lines"]

  /// Returns the error for an unknown word before the name of a series.
  ///
  /// - Parameters:
  ///   - word: The range of the word.
  ///   - next: The place of the name.
  /// - Returns: The error.
  private func seriesWord(at word: Range<Int>, through next: Int) -> Diagnostic {
    let found = text(word)
    let isJoined =
      Self.joinedPoints.contains(found.lowercased())
      || Suggestion.nearest(to: found, in: ["continuous"]) != nil
    if isJoined {
      return error(
        .seriesIsContinuous(found),
        word,
        fixIt: .init(range: word, replacement: "continuous")
      )
    }
    let isSeparate = Self.separatePoints.contains(found.lowercased())
    let fixIt = isSeparate ? Diagnostic.FixIt(range: word.lowerBound..<next, replacement: "") : nil
    return error(.unknownSeriesWord(found), word, fixIt: fixIt)
  }

  /// Returns the correct line for `series "A" continuous: …`, or `nil` for any other line.
  private func seriesWithWordBehind(_ name: String) -> String? {
    var rest = self
    rest.skipBlanks()
    guard let word = rest.bareName(), text(word) == "continuous" else { return nil }
    rest.skipBlanks()
    guard rest.peek == UInt8(ascii: ":") else { return nil }
    let points = text(rest.position + 1..<end).trimmedOfSpaces
    return "series continuous \(Quoting.quotedLiteral(name)): \(points)"
  }
}

// Charts that are incomplete or too large.
extension ReferenceCheck {
  /// Reports the chart of a node if it lacks an axis or a series, or has too many series or points.
  mutating func judgeChart(of owner: NameReference.Owner, _ use: NameReference) {
    guard case .node(let node) = owner, let chart = tree[node].chart else { return }
    if let message = chart.objection { report(message, use) }
  }
}

extension Chart {
  /// The error in the chart as a whole, or `nil` if it has none.
  var objection: Diagnostic.Message? {
    if !isComplete { return .incompleteChart(self) }
    if series.count > Chart.limits.series {
      return .chartTooLarge(series.count, "series", Chart.limits.series)
    }
    guard pointCount > Chart.limits.points else { return nil }
    return .chartTooLarge(pointCount, "points", Chart.limits.points)
  }
}

// A chart in the notation.
extension Chart {
  /// A line of a chart, divided after the colon.
  struct Line {
    let head: String
    let value: String
    let kind: Trivia.Kind
  }

  /// The lines of the chart: the title, the axes, and the series.
  var lines: [Line] {
    var lines = [
      Line(
        head: "chart \(Quoting.quotedLiteral(title)):",
        value: summary.map(Quoting.value) ?? "",
        kind: .chart
      )
    ]
    for direction in Direction.allCases {
      guard let axis = self[direction] else { continue }
      let head = "axis \(direction.rawValue) \(Quoting.quotedLiteral(axis.title)):"
      lines.append(Line(head: head, value: axis.extent.notation, kind: .axis(direction)))
    }
    for (number, series) in series.enumerated() {
      let word = series.isContinuous ? "continuous " : ""
      let head = "series \(word)\(Quoting.quotedLiteral(series.name)):"
      let value = series.points.map { notation(of: $0) }.joined(separator: " | ")
      lines.append(Line(head: head, value: value, kind: .series(number)))
    }
    return lines
  }

  /// Returns a point in the notation: `May 480`.
  package func notation(of point: Point) -> String {
    switch point.x {
    case .number(let number): return "\(number) \(point.y)"
    case .category(let number):
      guard case .categories(let names)? = xAxis?.extent, names.indices.contains(number) else {
        return "\(point.y)"
      }
      return "\(Quoting.items([names[number]], partedBy: "|", "")) \(point.y)"
    }
  }
}

extension Chart.Extent {
  /// The values in the notation.
  var notation: String {
    switch self {
    case .categories(let names):
      // Words with three dots would be read as a range.
      let first = names.first ?? ""
      let hasDots = names.contains { $0.contains("...") }
      let items = Quoting.items(names, partedBy: "|", " | ")
      guard hasDots, !items.hasPrefix("\"") else { return items }
      return Quoting.quotedLiteral(first) + items.dropFirst(first.count)
    case .numbers(let numbers): return numbers.notation
    }
  }
}

extension Chart.NumberExtent {
  /// The numbers in the notation: `0...700 euros`.
  package var notation: String { "\(lower)...\(upper)\(unit)" }
}

extension Diagnostic.Message {
  static var chartIsOfOne: Self {
    "'each' can't have a 'chart'; write the chart below its element"
  }

  static func chartNeedsColon(_ title: String, _ rest: String, isOfScreen: Bool) -> Self {
    let title = Display.safe(Quoting.quotedLiteral(title))
    let summary = rest.isEmpty ? "" : " \(Display.safe(rest))"
    let place = isOfScreen ? " below an element such as 'image \(title)'" : ""
    return "'chart' needs a colon after its title; write 'chart \(title):\(summary)'\(place)"
  }

  static var oneChart: Self { "an element can have only one 'chart'; delete this one" }

  static func needsTitle(of word: String) -> Self {
    "the title of '\(word)' is empty; write a title"
  }

  static var seriesNeedsName: Self { "the name of 'series' is empty; write a name" }

  static func oneAxis(_ direction: Chart.Direction) -> Self {
    "a chart can have only one 'axis \(direction.rawValue)'; delete this one"
  }

  static func needsChart(before word: String) -> Self {
    "write '\(word)' after a 'chart \"TITLE\": …' line in the same element"
  }

  static func partBelowChart(_ word: String) -> Self {
    "'\(word)' belongs at the same level as 'chart'; indent this line less"
  }

  static var seriesAfterAxes: Self { "write 'series' after both axes, 'axis x' and 'axis y'" }

  static func needsDirection(found: String) -> Self {
    let advice = "write x for the horizontal axis or y for the vertical axis"
    guard !found.isEmpty else { return "'axis' needs 'x' or 'y' after it; \(advice)" }
    return "an axis must be x or y, not '\(found)'; \(advice)"
  }

  static func seriesIsContinuous(_ word: String) -> Self {
    "unknown word '\(word)'; to join the points with a line, write 'continuous'"
  }

  static func unknownSeriesWord(_ word: String) -> Self {
    """
    only 'continuous', which joins the points with a line, can come before the name of a series, \
    not '\(word)'; delete this word if the points are separate
    """
  }

  static func chartTooLarge(_ count: Int, _ what: String, _ limit: Int) -> Self {
    "the chart has \(count) \(what); use at most \(limit)"
  }

  static func incompleteChart(_ chart: Chart) -> Self {
    let missing = [
      chart.xAxis == nil ? "axis x" : nil, chart.yAxis == nil ? "axis y" : nil,
      chart.series.isEmpty ? "series" : nil,
    ].compactMap { $0 }
    guard missing.count == 1 else {
      return "the chart needs \(missing.asQuotedList) lines; add them after the line of the chart"
    }
    let article = chart.series.isEmpty ? "a" : "an"
    return "the chart needs \(article) '\(missing[0])' line; add it after the line of the chart"
  }
}
