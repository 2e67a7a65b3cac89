internal import EarshotNotation

/// A caption, which a player shows while the sound plays.
struct Caption: Hashable, Sendable {
  /// The index of the first sample.
  var start: Int
  /// The index after the last sample.
  var end: Int
  /// The speaker, such as “VoiceOver”, or `nil` for gestures and sounds.
  var speaker: String?
  /// The BCP-47 language of the words, or `nil` if it's unknown.
  var language: String?
  /// The text of the caption.
  var text: String
}

extension Caption {
  /// Returns the caption with an end no later than the given sample.
  func ending(atMost end: Int) -> Caption {
    var caption = self
    caption.end = min(self.end, end)
    return caption
  }
}

extension [Caption] {
  /// The captions as a WebVTT file, in the order in which they begin.
  ///
  /// - Source: our choice, after WebVTT: The Web Video Text Tracks Format (W3C), 4.
  var webVTT: String {
    let cues = enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
    return "WEBVTT\n" + cues.map { "\n\($0.element.cue)\n" }.joined()
  }
}

extension Caption {
  fileprivate var cue: String {
    let words = Display.spoken(text).escapedForCaptions
    let inLanguage = language.map { "<lang \($0.escapedForCaptions)>\(words)</lang>" } ?? words
    let line = speaker.map { "<v \($0)>\(inLanguage)" } ?? inLanguage
    return "\(Self.time(start)) --> \(Self.time(end))\n\(line)"
  }

  /// Returns a time as hours, minutes, seconds, and thousandths.
  private static func time(_ place: Int) -> String {
    let milliseconds = place * 1_000 / Samples.rate
    let parts = [milliseconds / 3_600_000, milliseconds / 60_000 % 60, milliseconds / 1_000 % 60]
    let clock = parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    let rest = String(milliseconds % 1_000)
    return "\(clock)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}

extension String {
  /// The text with the characters that begin markup escaped.
  fileprivate var escapedForCaptions: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
