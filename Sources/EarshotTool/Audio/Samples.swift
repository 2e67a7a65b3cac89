/// A mono sound, as 16-bit samples.
struct Samples: Hashable, Sendable {
  /// The number of samples per second in all files that Earshot writes, which is also eSpeak NG's
  /// rate.
  static let rate = 22_050

  /// The samples, at ``rate``.
  var values: [Int16] = []

  /// The length in seconds.
  var seconds: Double { Double(values.count) / Double(Self.rate) }

  /// Returns the number of samples for the given number of seconds.
  static func count(seconds: Double) -> Int { Int((seconds * Double(rate)).rounded()) }

  /// Returns the number of samples for the given number of nanoseconds.
  static func count(nanoseconds: Int) -> Int { nanoseconds / 1_000 * rate / 1_000_000 }
}

extension Samples {
  /// The maximum amplitude of silence, which is about a thousandth of the largest possible
  /// amplitude.
  static let silence = 32

  /// The sound without leading and trailing silence.
  ///
  /// Synthesizers add up to half a second of silence to each utterance. Without trimming, captions
  /// would stay visible after the words end.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the sound.
  var trimmed: Samples {
    guard let first = values.firstIndex(where: { abs(Int($0)) > Self.silence }),
      let last = values.lastIndex(where: { abs(Int($0)) > Self.silence })
    else { return Samples() }
    return Samples(values: Array(values[first...last]))
  }

  /// Returns the sound, converted from another sample rate to ``rate``.
  ///
  /// The method interpolates linearly between two samples, which is accurate enough for speech.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the result.
  func converted(from rate: Int) -> Samples {
    guard rate != Self.rate, !values.isEmpty else { return self }
    let count = values.count * Self.rate / rate
    return Samples(
      values: (0..<count).map { place in
        let position = Double(place) * Double(rate) / Double(Self.rate)
        let before = min(Int(position), values.count - 1)
        let after = min(before + 1, values.count - 1)
        let part = position - Double(before)
        return Int16(Double(values[before]) * (1 - part) + Double(values[after]) * part)
      }
    )
  }
}
