import EarshotModel
import EarshotNotation
import TestSupport
import Testing

/// AUDIO-GRAPHS.md, chapters 1 and 5.
@Suite("Charts in the notation")
struct ChartTests {
  /// The lines of a chart below an image, which is below a screen.
  private static func file(_ lines: String) -> String {
    let indented = lines.split(separator: "\n").map { "    \($0)\n" }.joined()
    return "screen a \"A\"\n  image \"I\" #i\n\(indented)"
  }

  static let axes = "chart \"C\":\naxis x \"X\": A | B\naxis y \"Y\": 0...9\n"

  @Test(
    "come back as they were written, and through JSON",
    arguments: [
      axes + "series \"S\":",
      axes + "series \"S\": A 1",
      axes + "series continuous \"S\": B 9 | A 0 | A 0.5",
      "chart \"C\": Rising, \"at most\" 9\naxis x \"X\": -2...2\naxis y \"Y\": -9...9°C\nseries \"S\": -2 -9 | 0 1.25",
      "chart \"C \\\"D\\\"\": S\naxis x \"X\": \"A|B\" | \"\\\"C\\\"\" | D 1\naxis y \"Y\": 0...9%\n"
        + "series \"S\": \"A|B\" 1 | \"\\\"C\\\"\" 2 | D 1 3",
      "chart \"C\":\naxis x \"X\": \"A...B\" | C\naxis y \"Y\": 5...5 euros\nseries \"S\": A...B 5",
    ]
  )
  func identity(_ lines: String) throws {
    let text = Self.file(lines)
    let document = try ScreenSamples.document(text)
    #expect(document.screenText == text)
    let json = SourceText(name: "a.json", ElementTreeJSON.write(document))
    let again = try #require(AppDocument.read([json]).document)
    #expect(again.screenText == text)
  }

  @Test("keep their comments, and follow custom content")
  func comments() throws {
    let lines =
      "# A.\nchart \"C\":\n# B.\naxis x \"X\": A | B\n# C.\naxis y \"Y\": 0...9\n# D.\nseries \"S\": A 1"
    let text = Self.file("content \"W\": 1\n" + lines)
    #expect(try ScreenSamples.document(text).screenText == text)
  }

  static let mistakes: [DiagnosticCase] = [
    .lines(
      "no element",
      "1️⃣chart1️⃣ \"C\"",
      "'chart' needs a colon after its title; write 'chart \"C\":' below an element"
    ),
    .lines("no title", "image\n  chart 1️⃣Spending:1️⃣ x", "needs text in quotes"),
    .lines(
      "an empty title",
      "image\n  1️⃣chart1️⃣ \"\":",
      "the title of 'chart' is empty; write a title"
    ),
    .lines(
      "two charts",
      "image\n  \(one)\n  1️⃣chart1️⃣ \"D\":",
      "an element can have only one "
        + "'chart'"
    ),
    .lines(
      "no axes",
      "image\n  1️⃣chart1️⃣ \"C\":",
      "the chart needs 'axis x', 'axis y', and 'series' lines; add them after the line of the chart"
    ),
    .lines(
      "no series",
      "image\n  1️⃣chart1️⃣ \"C\":\n  \(axisX)\n  \(axisY)",
      "the chart needs a 'series' line; add it after the line of the chart"
    ),
    .lines(
      "an axis alone",
      "image\n  1️⃣axis1️⃣ x \"X\": A | B",
      "'axis' after a 'chart \"TITLE\": …' line in the same element"
    ),
    .lines(
      "a series before its axes",
      "image\n  chart \"C\":\n  1️⃣series1️⃣ \"S\": A 1\n  \(axisX)\n  \(axisY)\n  series \"S\": A 1",
      "'series' after both axes"
    ),
    .lines("two y axes", "image\n  \(one)\n  1️⃣axis1️⃣ y \"Y\": 0...9", "one 'axis y'"),
    .lines(
      "another axis",
      "image\n  \(one)\n  axis 1️⃣z1️⃣ \"Z\": 0...9",
      "an axis must be x or y, not 'z'"
    ),
    .lines(
      "a y axis with words",
      "image\n  chart \"C\":\n  \(axisX)\n  axis y \"Y\": 1️⃣Low | High1️⃣\n  series \"S\": A 1",
      "needs a range such as '0...700 euros', not 'Low | High'"
    ),
    .lines(
      "an axis without values",
      "image\n  chart \"C\":\n  axis x \"X\":1️⃣\n  \(axisY)\n  series \"S\": A 1",
      "an axis needs values"
    ),
    .lines(
      "a category twice",
      "image\n  chart \"C\":\n  axis x \"X\": 1️⃣A | B | A1️⃣\n  \(axisY)\n  series \"S\": A 1",
      "'A' is on the axis twice; use it only once"
    ),
    .lines(
      "an empty range",
      "image\n  chart \"C\":\n  \(axisX)\n  axis y \"Y\": 1️⃣9...01️⃣\n  series \"S\": A 1",
      "can't be greater than the second"
    ),
    .lines(
      "two units",
      "image\n  chart \"C\":\n  \(axisX)\n  axis y \"Y\": 1️⃣0 m...9 km1️⃣\n  series \"S\": A 1",
      "the same unit"
    ),
    .lines(
      "not a number",
      "image\n  chart \"C\":\n  \(axisX)\n  axis y \"Y\": 1️⃣NaN...91️⃣\n  series \"S\": A 1",
      "needs a range"
    ),
    .lines(
      "a value that's no number",
      series("A 1️⃣NaN1️⃣"),
      "end the point with its y value, which must be a number without a unit, not 'NaN'"
    ),
    .lines("a value with a unit", series("A 1️⃣5%1️⃣"), "not '5%'"),
    .lines("a value without a place", series("1️⃣51️⃣"), "a point needs its x value and its y value"),
    .lines("an empty point", series("A 1 |1️⃣"), "a point needs its x value"),
    .lines("another category", series("A 1 | 1️⃣Ab1️⃣ 2"), "'Ab' isn't on the x axis"),
    .lines(
      "a value above the axis",
      series("A 1 | B 1️⃣9.51️⃣"),
      "9.5 isn't on the y axis 'Y'; write a number from 0 to 9"
    ),
    .lines("a value below the axis", series("A 1️⃣-11️⃣"), "-1 isn't on the y axis"),
    .lines(
      "a place beyond the axis",
      "image\n  chart \"C\":\n  axis x \"X\": 1...3\n  \(axisY)\n  series \"S\": 1 1 | 1️⃣41️⃣ 2",
      "4 isn't on the x axis 'X'; write a number from 1 to 3"
    ),
    .lines(
      "a word on an axis of numbers",
      "image\n  chart \"C\":\n  axis x \"X\": 1...3\n  \(axisY)\n  series \"S\": 1️⃣May1️⃣ 2",
      "the x axis has numbers"
    ),
    .lines(
      "another kind of series",
      "image\n  \(one)\n  series 1️⃣dashed1️⃣ \"T\": A 1",
      "not 'dashed'; delete this word if the points are separate"
    ),
    .lines(
      "a series of separate points",
      "image\n  \(one)\n  series 1️⃣scatter1️⃣ \"T\": A 1",
      "not 'scatter'; delete this word if the points are separate"
    ),
    .lines(
      "a kind of series behind its name",
      "image\n  \(one)\n  series \"T\"1️⃣ continuous: A 11️⃣",
      "write 'series continuous \"T\": A 1'"
    ),
    .lines(
      "a series without a name",
      "image\n  \(one)\n  series 1️⃣\"\"1️⃣: A 1",
      "the name of 'series' is empty; write a name"
    ),
    .lines("lines below", "image\n  \(one)\n    1️⃣text \"A\"1️⃣", "a series"),
    // One mistake is one error.
    .lines(
      "an axis that can't be read, with points",
      "image\n  chart \"C\":\n  axis x 1️⃣Month:1️⃣ A | B\n  \(axisY)\n  series \"S\": D 1",
      "needs text in quotes"
    ),
    DiagnosticCase(
      "below each",
      "screen a \"A\"\n  image \"I\" .c\neach .c\n  1️⃣chart1️⃣ \"C\":\n",
      "write the chart below its element"
    ),
  ]

  private static let axisX = "axis x \"X\": A | B"
  private static let axisY = "axis y \"Y\": 0...9"
  private static let one = "chart \"C\":\n  \(axisX)\n  \(axisY)\n  series \"S\": A 1"

  private static func series(_ points: String) -> String {
    "image\n  chart \"C\":\n  \(axisX)\n  \(axisY)\n  series \"S\": \(points)"
  }

  @Test("report mistakes at their places", arguments: mistakes)
  func refusal(_ test: DiagnosticCase) { test.check() }

  @Test(
    "report mistakes at their places in JSON",
    arguments: [
      (#"{"title": "C", "xAxis": {}, "series": []}"#, "needs the key 'yAxis'"),
      (#"{"title": "", "xAxis": {}, "yAxis": {}, "series": []}"#, "empty"),
      (json(x: #""categories": []"#, "[]"), "an axis needs values"),
      (json(x: #""categories": ["A", "A"]"#, "[]"), "'A' is on the axis twice; use it only once"),
      (
        json(x: #""categories": ["A"], "range": "0...1""#, "[]"), "either 'categories' or 'range'"
      ),
      (json(x: #""range": "Infinity...9""#, "[]"), "needs a range"),
      (json(x: #""range": "0...9""#, #"["3 NaN"]"#), "end the point with its y value"),
      (json(x: #""range": "0...9""#, #"["3 10"]"#), "10 isn't on the y axis"),
      (
        json(x: #""range": "0...9""#, #"["3 1 2"]"#),
        "start the point with a number, not with '3 "
          + "1'"
      ),
      (json(x: #""range": "0...9""#, #"["3 1 | 4 2"]"#), "after the point"),
      (json(x: #""range": "0...9""#, "[3]"), "a string"),
    ]
  )
  func wrongJSON(_ chart: String, _ message: String) {
    let text =
      #"{"screen": "a", "children": [{"role": "image", "label": "I", "chart": "# + chart + "}]}"
    let result = AppDocument.read([SourceText(name: "a.json", text)])
    let messages = result.diagnostics.filter { $0.severity == .error }.map(\.message.text)
    #expect(messages.count == 1 && messages.contains { $0.contains(message) }, "\(messages)")
  }

  private static func json(x: String, _ points: String) -> String {
    #"{"title": "C", "xAxis": {"title": "X", \#(x)}, "yAxis": {"title": "Y", "range": "0...9"}, "#
      + #""series": [{"name": "S", "points": \#(points)}]}"#
  }

  @Test(
    "give one error if a line is too long",
    arguments: [
      ("chart \"C\": LONG", "axis x \"X\": A", "axis y \"Y\": 0...9", "series \"S\": A 1"),
      ("chart \"C\":", "axis x \"X\": LONG", "axis y \"Y\": 0...9", "series \"S\": A 1"),
      ("chart \"C\":", "axis x \"X\": A", "axis y \"Y\": 0...9 LONG", "series \"S\": A 1"),
      ("chart \"C\":", "axis x \"X\": A", "axis y \"Y\": 0...9", "series \"S\": A 1 | LONG 1"),
      ("chart \"C\":", "axis x \"X\": A", "axis y LONG", "series \"S\": A 1"),
    ]
  )
  func longLine(_ chart: String, _ x: String, _ y: String, _ series: String) {
    let lines = [chart, x, y, series].joined(separator: "\n")
    let long = lines.replacing("LONG", with: String(repeating: "a ", count: 40_000))
    let result = AppDocument.read([SourceText(name: "a.screen", Self.file(long))])
    let found = result.diagnostics.map(\.message.text)
    #expect(found == ["the line is longer than 64 KiB; shorten it"])
  }

  @Test(
    "have at most 1,000 series and 10,000 points",
    arguments: [
      (1_000, 10, ""),
      (1_001, 1, "the chart has 1001 series; use at most 1000"),
      (2, 5_001, "the chart has 10002 points; use at most 10000"),
    ]
  )
  func limits(_ series: Int, _ points: Int, _ message: String) {
    let line = "\nseries \"S\": " + repeatElement("A 1", count: points).joined(separator: " | ")
    let axes = Self.axes.dropLast()
    let text = Self.file(axes + repeatElement(line, count: series).joined())
    let result = AppDocument.read([SourceText(name: "a.screen", text)])
    let messages = result.diagnostics.map(\.message.text)
    #expect(messages == (message.isEmpty ? [] : [message]))
    guard let document = result.document else { return }
    let json = SourceText(name: "a.json", ElementTreeJSON.write(document))
    #expect(AppDocument.read([json]).diagnostics.isEmpty)
  }

  @Test("have the same limits in JSON")
  func limitsInJSON() {
    let point = #""3 1""#
    let points = repeatElement(point, count: 10_001).joined(separator: ",")
    let chart = Self.json(x: #""range": "0...9""#, "[\(points)]")
    let text =
      #"{"screen": "a", "children": [{"role": "image", "label": "I", "chart": "# + chart + "}]}"
    let result = AppDocument.read([SourceText(name: "a.json", text)])
    let message = "the chart has 10001 points; use at most 10000"
    #expect(result.diagnostics.map(\.message.text) == [message])
  }

  @Test("can use the arguments of a component")
  func component() throws {
    let text = """
      component card(name)
        image "{name}"
          chart "{name}": All of {name}
          axis x "X": A | B
          axis y "Y": 0...9
          series "{name}": A 1

      screen a "A"
        use card("Steps")

      """
    let tree = try ScreenSamples.document(text).tree
    let chart = tree.indices.compactMap { tree[$0].chart }.first
    #expect(chart?.title == "Steps")
    #expect(chart?.summary == "All of Steps")
    #expect(chart?.series.map(\.name) == ["Steps"])
  }
}
