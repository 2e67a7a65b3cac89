import EarshotFocusEngine
import EarshotModel

extension ChartEntry {
  /// Reads as “Play audio graph”.
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
  /// What Describe chart says: “Spending by month, Rising, 610 euros at most in March”.
  ///
  /// - Source: our choice, after Kodeco's article (AUDIO-GRAPHS.md, chapter 2).
  var description: [Utterance.Part] {
    [title, summary].compactMap { text in
      text?.nonEmpty.map { .init(.rotor, $0, from: .chart, by: .chartDescription) }
    }
  }
}
