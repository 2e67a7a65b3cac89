// Apple's names for audio graphs, as documented, without anything behind them.

/// The type `AXChartDescriptor`.
public final class AXChartDescriptor {
  /// The initializer.
  public init(
    title: String?,
    summary: String?,
    xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {}
}

/// The protocol `AXChart`.
public protocol AXChart: AnyObject {
  /// The property `accessibilityChartDescriptor`.
  var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

/// The protocol `AXDataAxisDescriptor`.
public protocol AXDataAxisDescriptor: AnyObject {}

/// The type `AXNumericDataAxisDescriptor`.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// The initializer.
  public init(
    title: String,
    range: ClosedRange<Double>,
    gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {}
}

/// The type `AXCategoricalDataAxisDescriptor`.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// The initializer.
  public init(title: String, categoryOrder: [String]) {}
}

/// The type `AXDataSeriesDescriptor`.
public final class AXDataSeriesDescriptor {
  /// The initializer.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {}
}

/// The type `AXDataPoint`.
public final class AXDataPoint {
  /// The initializer for an axis of numbers.
  public init(x: Double, y: Double? = nil) {}
  /// The initializer for an axis of categories.
  public init(x: String, y: Double? = nil) {}
}
