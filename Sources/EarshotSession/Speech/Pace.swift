import EarshotModel

/// The pace of the voice, which determines how long text takes, and how many words have begun at a
/// given time.
///
/// At a rate of 50%, the pace is three words per second. At other rates, the pace follows the
/// speech synthesizer's rate curve. A rate of 0% is treated like 1%, so speech always ends. This is
/// our choice.
///
/// - Source: VOICEOVER.md 8.2; Yandex speech talk (ru) for the curve.
/// - Rule: ``SessionRule/pace``
struct Pace: Hashable, Sendable {
  /// The number of words that the voice says in a hundred seconds.
  private let wordsPerHundredSeconds: Int

  /// Creates the pace for a rate in percent.
  init(rate: Int) {
    wordsPerHundredSeconds = rate <= 50 ? 6 * max(rate, 1) : 18 * rate - 600
  }

  /// Creates the pace for a synthesizer's rate in thousandths.
  ///
  /// - Source: WWDC18-236: 0 to 0.5 is 0× to 1×, 0.5 to 1 is 1× to 4×.
  init(thousandths rate: Int) {
    wordsPerHundredSeconds = max(1, rate <= 500 ? 6 * rate / 10 : 18 * rate / 10 - 600)
  }

  /// Returns the duration of a number of words, in nanoseconds, rounded down.
  func duration(of words: Int) -> Int {
    min(words, Pace.wordLimit) * Pace.hundredSeconds / wordsPerHundredSeconds
  }

  /// Returns the number of words that have begun by a given time.
  ///
  /// The first word begins immediately.
  ///
  /// - Parameter span: The time since the first word, in nanoseconds.
  /// - Returns: The number of words.
  func wordsBegun(within span: Int) -> Int {
    guard span > Pace.slack else { return span > 0 ? 1 : 0 }
    let begun = (span - Pace.slack).multipliedFullWidth(by: wordsPerHundredSeconds)
    return Pace.hundredSeconds.dividingFullWidth(begun).quotient + 1
  }

  private static let hundredSeconds = 100_000_000_000
  /// The maximum number of words, so no duration overflows.
  private static let wordLimit = 10_000_000
  /// An upper limit for the sum of rounding errors, in nanoseconds.
  ///
  /// The limit is less than the smallest difference between two times, which is 1/1,200 of a
  /// millisecond.
  private static let slack = 800
}

extension Milliseconds {
  /// The time in nanoseconds, limited so it doesn't overflow.
  var nanoseconds: Int {
    let (product, overflow) = count.multipliedReportingOverflow(by: 1_000_000)
    return overflow ? Int.max / 4 : product
  }
}

extension String {
  /// The words that the voice says.
  ///
  /// A word is a run of characters without spaces or, in Chinese and Japanese, a pair of
  /// characters.
  ///
  /// - Complexity: O(*n*), where *n* is the number of characters.
  /// - Source: VOICEOVER.md 8.2.
  /// - Rule: ``SessionRule/words``
  var spokenWords: [Substring] {
    split(whereSeparator: \.isWhitespace).flatMap(\.pairsOfIdeographs)
  }
}

extension String {
  /// The number of ``spokenWords``, determined from the bytes if possible.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  var spokenWordCount: Int {
    let counted = utf8.withContiguousStorageIfAvailable { $0.spokenWordCount }
    return (counted ?? utf8.spokenWordCount) ?? spokenWords.count
  }
}

extension Sequence<UInt8> {
  /// The number of words, or `nil` if it can't be determined from the bytes.
  fileprivate var spokenWordCount: Int? {
    var words = 0
    var isInWord = false
    for byte in self {
      if byte > 0x20, byte < 0xC0 {
        if !isInWord {
          words &+= 1
          isInWord = true
        }
        continue
      }
      // Other bytes can be part of whitespace, a character that joins words, or an ideograph.
      guard byte < 0xC0 || (0xC3...0xCB).contains(byte) || (0xCE...0xD1).contains(byte) else {
        return nil
      }
      let isBlank = byte == 0x20 || (0x09...0x0D).contains(byte)
      if !isBlank, !isInWord { words += 1 }
      isInWord = !isBlank
    }
    return words
  }
}

extension Substring {
  /// The parts of a run without spaces, split after every two Chinese or Japanese characters, and
  /// between different scripts.
  fileprivate var pairsOfIdeographs: [Substring] {
    guard utf8.contains(where: { $0 >= 0xE0 }) else { return [self] }
    var words: [Substring] = []
    var start = startIndex
    var ideographs = 0
    for index in indices {
      let isIdeograph = self[index].isIdeograph
      if index > start, !isIdeograph || ideographs != 1 {
        if isIdeograph || ideographs > 0 {
          words.append(self[start..<index])
          (start, ideographs) = (index, 0)
        }
      }
      if isIdeograph { ideographs += 1 }
    }
    return words + [self[start...]]
  }
}

extension Character {
  /// Whether the character is part of the Chinese or Japanese writing system.
  fileprivate var isIdeograph: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x3041...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0xFF66...0xFF9F, 0x20000...0x323AF:
      return true
    default: return false
    }
  }
}
