import EarshotModel
import EarshotReports

/// The descriptor of a chart, in Swift.
///
/// - Source: Apple, Accessibility, `AXChartDescriptor`; the helpers are our choice.
enum ChartCode {
  /// Returns the code that a file with charts needs before its functions.
  static func support(for framework: CodeHandover.Framework) -> [String] {
    let number = [
      "import Accessibility", "", "/// A number as VoiceOver says it, without “.0”.",
      "func chartNumber(_ value: Double) -> String {",
      "  value == value.rounded() ? \"\\(Int(value))\" : \"\\(value)\"", "}",
    ]
    guard framework == .swiftUI else { return number }
    return number + [
      "", "/// Makes the descriptor of a chart when VoiceOver asks for it.",
      "struct ChartMaker: AXChartDescriptorRepresentable {", "  let make: () -> AXChartDescriptor",
      "  func makeChartDescriptor() -> AXChartDescriptor { make() }", "}",
    ]
  }

  /// Returns the lines of the SwiftUI modifier, or an empty array if the element isn't a chart.
  static func modifier(of element: Element) -> [String] {
    guard let chart = element.chart else { return [] }
    let lines = descriptor(of: chart)
    return [".accessibilityChartDescriptor(", "  ChartMaker {"] + lines.map { "    \($0)" }
      + ["  }", ")"]
  }

  /// Returns the lines of the UIKit statement for a view that adopts AXChart, or an empty array if
  /// the element isn't a chart.
  static func statement(of element: Element) -> [String] {
    guard let chart = element.chart else { return [] }
    var lines = descriptor(of: chart)
    lines[0] = "(view as? any AXChart)?.accessibilityChartDescriptor = \(lines[0])"
    let note = "// The view must conform to AXChart, as in 'class ChartView: UIView, AXChart'."
    return [note] + lines
  }

  /// Returns the lines of the expression that creates a descriptor.
  ///
  /// - Complexity: O(*n*), where *n* is the number of points.
  private static func descriptor(of chart: Chart) -> [String] {
    let axes = Chart.Direction.allCases.map { direction in
      let value = chart[direction].map { axis($0) } ?? "nil"
      return "  \(direction.rawValue)Axis: \(value),"
    }
    return [
      "AXChartDescriptor(", "  title: \(SwiftText.literal(chart.title)),",
      "  summary: \(chart.summary.map { SwiftText.literal($0) } ?? "nil"),",
    ] + axes + ["  additionalAxes: [],", "  series: ["]
      + chart.series.flatMap { series($0, of: chart) } + ["  ]", ")"]
  }

  private static func axis(_ axis: Chart.Axis) -> String {
    let title = SwiftText.literal(axis.title)
    switch axis.extent {
    case .categories(let names):
      let words = names.map { SwiftText.literal($0) }.joined(separator: ", ")
      return "AXCategoricalDataAxisDescriptor(title: \(title), categoryOrder: [\(words)])"
    case .numbers(let numbers):
      let unit = numbers.unit.isEmpty ? "" : " + \(SwiftText.literal(numbers.unit))"
      let range = "\(numbers.lower)...\(numbers.upper)"
      return "AXNumericDataAxisDescriptor(title: \(title), range: \(range), gridlinePositions: []) "
        + "{ chartNumber($0)\(unit) }"
    }
  }

  private static func series(_ series: Chart.Series, of chart: Chart) -> [String] {
    [
      "    AXDataSeriesDescriptor(", "      name: \(SwiftText.literal(series.name)),",
      "      isContinuous: \(series.isContinuous),", "      dataPoints: [",
    ] + series.points.map { "        AXDataPoint(x: \(place($0.x, of: chart)), y: \($0.y))," }
      + ["      ]", "    ),"]
  }

  private static func place(_ place: Chart.HorizontalValue, of chart: Chart) -> String {
    switch place {
    case .number(let number): "\(number)"
    case .category: SwiftText.literal(chart.described(place))
    }
  }
}
