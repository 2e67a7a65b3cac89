import EarshotFocusEngine
import EarshotModel

extension ChartEntry {
  /// Returns the parts for an entry of the Audio Graph rotor.
  ///
  /// For example, the result is “Play audio graph”.
  ///
  /// - Source: WWDC21-10122; WWDC22-10136 (AUDIO-GRAPHS.md, chapter 2).
  func parts(in words: Words) -> [Utterance.Part] {
    let phrase: Phrase =
      switch self {
      case .describe: .describeChart
      case .play: .playAudioGraph
      case .details: .chartDetails
      }
    return [words.part(.rotor, phrase, from: .system, by: .chartEntry)]
  }
}

extension Chart {
  /// The words for the entry Describe Chart, such as “Spending by month, Rising, 610 euros at most
  /// in March”.
  ///
  /// - Source: our choice, after Kodeco's article (AUDIO-GRAPHS.md, chapter 2).
  var description: [Utterance.Part] {
    [title, summary].compactMap { text in
      text?.nonEmpty.map { .init(.rotor, $0, from: .chart, by: .chartDescription) }
    }
  }
}

extension ChartDetail {
  /// Returns the parts for an element on the screen with a chart's details.
  ///
  /// For example, the result is “Audio graph, Heading”, “Birth rates, Play audio graph, Button”, or
  /// “Birth rates, Data point, 1960, 268 births per 10,000 people”.
  ///
  /// - Source: WWDC21-10122; our choice for the name of a series (AUDIO-GRAPHS.md, chapter 4).
  func parts(of chart: Chart, in words: Words) -> [Utterance.Part] {
    switch self {
    case .heading:
      return [
        words.part(.label, .audioGraphOption, from: .system, by: .chartDetail),
        words.part(.role, .heading, from: .system, by: .chartDetail),
      ]
    case .button:
      return [
        .init(.label, chart.title, from: .chart, by: .chartDetail),
        words.part(.label, .playAudioGraph, from: .system, by: .chartDetail),
        words.part(.role, .button, from: .system, by: .chartDetail),
      ]
    case .point(let point, let series):
      let names = [chart.title, series].compactMap { $0 }
      let values = [chart.described(point.x), chart.described(point.y)]
      return names.map { .init(.label, $0, from: .chart, by: .chartDetail) }
        + [words.part(.status, .dataPoint, from: .system, by: .chartDetail)]
        + values.map { .init(.value, $0, from: .chart, by: .chartDetail) }
    }
  }
}
