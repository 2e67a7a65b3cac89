import EarshotLines
import EarshotModel
import Testing

@testable import EarshotTool

/// AUDIO-GRAPHS.md, chapter 3.
@Suite("How a chart sounds")
struct GraphSoundTests {
  private static func line(
    _ points: [(Int, Int)],
    isContinuous: Bool = false,
    x: ClosedRange<Int> = 0...10,
    y: ClosedRange<Int> = 0...100
  ) -> GraphLine {
    var chart = Chart(title: "C")
    chart.xAxis = axis(x)
    chart.yAxis = axis(y)
    var series = Chart.Series(name: "S", isContinuous: isContinuous)
    series.points = points.map {
      Chart.Point(x: .number(ExactNumber($0.0)), y: ExactNumber($0.1))
    }
    return GraphLine(series, of: chart)
  }

  private static func axis(_ range: ClosedRange<Int>) -> Chart.Axis {
    let (lower, upper) = (ExactNumber(range.lowerBound), ExactNumber(range.upperBound))
    return Chart.Axis(title: "A", extent: .numbers(.init(lower: lower, upper: upper)))
  }

  /// The pitch of a part of a sound in hertz, by the number of upward zero crossings.
  private static func pitch(_ values: ArraySlice<Int16>) -> Double {
    let rises = zip(values, values.dropFirst()).count { $0 < 0 && $1 >= 0 }
    return Double(rises) * Double(Samples.rate) / Double(max(1, values.count))
  }

  /// The places where tones begin after silence, in seconds.
  private static func beginnings(_ samples: Samples) -> [Double] {
    var (beginnings, silent) = ([Double](), Int.max)
    for (place, value) in samples.values.enumerated() {
      if abs(Int(value)) > Samples.silence {
        if silent > 200 { beginnings.append(Double(place) / Double(Samples.rate)) }
        silent = 0
      } else if silent < .max {
        silent += 1
      }
    }
    return beginnings
  }

  @Test("has a tone for each point, at its place and at its pitch")
  func tones() throws {
    let samples = Self.line([(10, 100), (0, 0), (5, 50)]).samples
    let starts = Self.beginnings(samples)
    try #require(starts.count == 3)
    for (start, expected) in zip(starts, [0, 0.5, 1.0]) { #expect(abs(start - expected) < 0.02) }
    for (start, expected) in zip(starts, [220.0, 622, 1_760]) {
      let first = Samples.count(seconds: start + 0.01)
      let found = Self.pitch(samples.values[first..<first + Samples.count(seconds: 0.1)])
      #expect(abs(found - expected) < 12, "\(found) \(expected)")
    }
  }

  @Test("glides through the points of a line")
  func gliding() {
    let samples = Self.line([(0, 100), (10, 0)], isContinuous: true).samples
    #expect(Self.beginnings(samples).count == 1)
    #expect(abs(samples.seconds - 1) < 0.01)
    let count = samples.values.count
    #expect(abs(Self.pitch(samples.values[..<(count / 20)]) - 1_670) < 60)
    #expect(abs(Self.pitch(samples.values[(count / 2 - 1_000)..<(count / 2 + 1_000)]) - 622) < 40)
    #expect(abs(Self.pitch(samples.values[(count - count / 20)...]) - 232) < 40)
  }

  @Test("sounds for one point and for equal values, but not for none")
  func few() {
    #expect(Self.line([]).samples == Samples())
    let one = Self.line([(3, 100)]).samples
    #expect(abs(one.seconds - 0.15) < 0.01 && abs(Self.pitch(one.values[...]) - 1_760) < 20)
    let equal = Self.line([(0, 7), (10, 7)], isContinuous: true, y: 7...7).samples
    #expect(abs(Self.pitch(equal.values[...]) - 622) < 10)
    let together = Self.line([(4, 0), (4, 100)], isContinuous: true).samples
    #expect(together.seconds <= 1.01)
  }

  @Test("stays within its maximum time, however many points there are", arguments: [false, true])
  func many(_ isContinuous: Bool) {
    let points = (0..<10_000).map { ($0, $0 % 101) }
    let line = Self.line(points, isContinuous: isContinuous, x: 0...10_000)
    #expect(line.samples.seconds > 5.9 && line.samples.seconds < 6.3)
    #expect(line.text.hasSuffix("10000 points from 0 to 0") == isContinuous)
  }

  @Test("goes down with negative values")
  func negative() {
    let line = Self.line([(-10, 5), (10, -5)], x: -10...10, y: -5...5)
    #expect(line.moments.map(\.time) == [0, 1])
    #expect(line.moments.map(\.pitch) == [1, 0])
    #expect(line.extremes == "lowest -5 at 10, highest 5 at -10")
  }
}
