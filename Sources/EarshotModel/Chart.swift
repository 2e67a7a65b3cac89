/// The descriptor of a chart, which VoiceOver plays as an audio graph.
///
/// - Source: AUDIO-GRAPHS.md, chapter 1; Apple docs, `AXChartDescriptor`.
public struct Chart: Hashable, Sendable {
  /// The title of the chart.
  public var title: String
  /// A summary of the chart, or `nil` if the app doesn't provide one.
  public var summary: String?
  /// The horizontal axis, which plays as time, or `nil` if it isn't set yet.
  public var xAxis: Axis?
  /// The vertical axis, which plays as pitch, or `nil` if it isn't set yet.
  ///
  /// It's always numeric.
  public var yAxis: Axis?
  /// The series, in order.
  public var series: [Series] = []

  /// Creates a chart without axes and series.
  public init(title: String, summary: String? = nil) {
    (self.title, self.summary) = (title, summary)
  }
}

extension Chart {
  /// The direction of an axis.
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    /// The horizontal axis.
    case x
    /// The vertical axis.
    case y
  }

  /// An axis of a chart.
  public struct Axis: Hashable, Sendable {
    /// The title of the axis, such as “Temperature”.
    public var title: String
    /// The range of values.
    public var extent: Extent

    /// Creates an axis.
    public init(title: String, extent: Extent) { (self.title, self.extent) = (title, extent) }
  }

  /// The range of values of an axis.
  public enum Extent: Hashable, Sendable {
    /// Categories, in order.
    case categories([String])
    /// A range of numbers.
    case numbers(NumberExtent)
  }

  /// The range of numbers of an axis.
  public struct NumberExtent: Hashable, Sendable {
    /// The lower bound, inclusive.
    public var lower: ExactNumber
    /// The upper bound, inclusive.
    public var upper: ExactNumber
    /// The text after each number in descriptions, such as `%` or ` euros`.
    public var unit: String

    /// Creates a range of numbers.
    ///
    /// - Precondition: `lower` isn't greater than `upper`.
    public init(lower: ExactNumber, upper: ExactNumber, unit: String = "") {
      precondition(
        lower <= upper,
        "the lower bound \(lower) is greater than the upper bound \(upper)"
      )
      (self.lower, self.upper, self.unit) = (lower, upper, unit)
    }
  }

  /// A series of points.
  public struct Series: Hashable, Sendable {
    /// The name of the series.
    public var name: String
    /// Whether a line joins the points.
    public var isContinuous: Bool
    /// The points in the order of the file.
    public var points: [Point] = []

    /// Creates a series without points.
    public init(name: String, isContinuous: Bool = false) {
      (self.name, self.isContinuous) = (name, isContinuous)
    }
  }

  /// A point of a series.
  public struct Point: Hashable, Sendable {
    /// The position on the horizontal axis.
    public var x: HorizontalValue
    /// The value on the vertical axis.
    public var y: ExactNumber

    /// Creates a point.
    public init(x: HorizontalValue, y: ExactNumber) { (self.x, self.y) = (x, y) }
  }

  /// A place on the horizontal axis.
  public enum HorizontalValue: Hashable, Sendable {
    /// A category by its index, starting at 0.
    case category(Int)
    /// A number.
    case number(ExactNumber)
  }
}

extension Chart.NumberExtent {
  /// Returns whether the given number is in the range.
  package func holds(_ number: ExactNumber) -> Bool { lower <= number && number <= upper }

  /// Returns the number followed by the unit, such as “610 euros”.
  package func described(_ number: ExactNumber) -> String { "\(number)\(unit)" }

  /// Returns the relative position of a number on the axis, from 0 to 1, or 0.5 if the axis has
  /// only one number.
  package func share(of number: ExactNumber) -> Double {
    let length = (upper + -lower).approximate
    return length > 0 ? min(1, max(0, (number + -lower).approximate / length)) : 0.5
  }
}

extension Chart.Axis {
  /// The numbers of the axis, or `nil` if it has categories.
  package var numbers: Chart.NumberExtent? {
    if case .numbers(let numbers) = extent { numbers } else { nil }
  }

  /// Returns the relative position of a place on the axis, from 0 to 1.
  ///
  /// The result is 0.5 if the axis has only one place, or if the axis has categories and the place
  /// is a number or vice versa.
  package func share(of place: Chart.HorizontalValue) -> Double {
    switch (extent, place) {
    case (.categories(let names), .category(let number)):
      names.count > 1 ? Double(number) / Double(names.count - 1) : 0.5
    case (.numbers(let numbers), .number(let number)): numbers.share(of: number)
    case (.categories, .number), (.numbers, .category): 0.5
    }
  }
}

extension Chart {
  /// Returns the value, with the unit of the vertical axis if the chart has that axis.
  package func described(_ value: ExactNumber) -> String {
    yAxis?.numbers?.described(value) ?? "\(value)"
  }

  /// Returns the points in the order of their places on the horizontal axis.
  ///
  /// Points in the same place keep their order.
  ///
  /// - Complexity: O(*n* log *n*) in the number of points.
  package func inOrder(_ points: [Point]) -> [Point] {
    let places = points.map { xAxis?.share(of: $0.x) ?? 0 }
    return places.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { points[$0] }
  }

  /// Returns the category's name or the number with its unit, or an empty string if the place
  /// doesn't fit the horizontal axis.
  package func described(_ place: HorizontalValue) -> String {
    switch (xAxis?.extent, place) {
    case (.categories(let names)?, .category(let number)) where names.indices.contains(number):
      names[number]
    case (.numbers(let numbers)?, .number(let number)): numbers.described(number)
    default: ""
    }
  }
}

extension Chart {
  /// The axis in the given direction.
  package subscript(direction: Direction) -> Axis? {
    get { direction == .x ? xAxis : yAxis }
    set { if direction == .x { xAxis = newValue } else { yAxis = newValue } }
  }

  /// The maximum number of series, and of points in all series together.
  ///
  /// - Source: our choice (AUDIO-GRAPHS.md, chapter 1); an iPhone has fewer.
  package static let limits = (series: 1_000, points: 10_000)

  /// The number of points in all series.
  ///
  /// - Complexity: O(*n*) in the number of series.
  package var pointCount: Int { series.reduce(0) { $0 + $1.points.count } }

  /// Whether the chart has both axes and at least one series.
  package var isComplete: Bool { xAxis != nil && yAxis != nil && !series.isEmpty }
}
