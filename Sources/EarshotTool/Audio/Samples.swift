/// A sound with one channel, as samples of 16 bits.
struct Samples: Hashable, Sendable {
  /// The samples of a second in everything that Earshot writes; eSpeak NG speaks at this rate.
  static let rate = 22_050

  /// The samples, at ``rate``.
  var values: [Int16] = []

  /// The length in seconds.
  var seconds: Double { Double(values.count) / Double(Self.rate) }

  /// The number of samples in a time.
  static func count(seconds: Double) -> Int { Int((seconds * Double(rate)).rounded()) }

  /// The number of samples in a time in nanoseconds.
  static func count(nanoseconds: Int) -> Int { nanoseconds / 1_000 * rate / 1_000_000 }
}

extension Samples {
  /// The loudest sample that is still silence: a thousandth of the loudest possible.
  static let silence = 32

  /// The sound without the silence at its beginning and its end.
  ///
  /// Synthesizers add up to half a second to each utterance, so captions would be longer than words.
  ///
  /// - Complexity: O(*n*) in the length of the sound.
  var trimmed: Samples {
    guard let first = values.firstIndex(where: { abs(Int($0)) > Self.silence }),
      let last = values.lastIndex(where: { abs(Int($0)) > Self.silence })
    else { return Samples() }
    return Samples(values: Array(values[first...last]))
  }

  /// The sound at ``rate``, whatever rate it was recorded at.
  ///
  /// Between two samples it takes the straight line, which is enough for speech.
  ///
  /// - Complexity: O(*n*) in the length of the result.
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
