import EarshotModel
import EarshotNotation

// What is doubtful in a text that is going to be spoken.
extension String {
  /// Whether the words of another text stand in this one, in their order and side by side.
  func holdsWords(of other: String) -> Bool {
    let (words, others) = (plainWords, other.plainWords)
    guard !others.isEmpty, words.count > others.count,
      other.count > 1 || other.allSatisfy(\.isNumber)
    else { return false }
    return (0...(words.count - others.count)).contains { start in
      Array(words[start..<start + others.count]) == others
    }
  }

  /// A word of four letters or more that is all in capitals and is no known abbreviation.
  var wordInCapitals: String? {
    guard !isASCII || hasRun(of: 4, where: { (0x41...0x5A).contains($0) }) else { return nil }
    return split { !$0.isLetter }.first { word in
      word.count >= 4 && word.allSatisfy { $0.isUppercase } && !String.abbreviations.contains(word)
        && word.contains { "AEIOUYÄÖÜАЕЁИОУЫЭЮЯ".contains($0) }
    }.map(String.init)
  }

  private static let abbreviations: Set<Substring> = [
    "NASA", "JSON", "HTML", "HTTP", "HTTPS", "ASCII", "UTF", "IBAN", "ISBN", "JPEG", "HEIC", "WLAN",
    "VPN", "NATO", "UNICEF", "UNESCO", "CAPTCHA", "SEPA", "IKEA", "COVID",
  ]

  /// Whether two blanks stand side by side.
  var hasBlanksInARow: Bool {
    guard !isASCII || hasRun(of: 2, where: { $0 == 0x20 || (0x09...0x0D).contains($0) }) else {
      return false
    }
    return zip(self, dropFirst()).contains { $0.isWhitespace && $1.isWhitespace }
  }

  /// The first character that is hidden or turns text around, with its place from 1.
  var hiddenCharacter: (code: String, position: Int)? {
    guard !isASCII || hasRun(of: 1, where: { $0 < 0x20 || $0 == 0x7F }) else { return nil }
    guard Display.safe(self) != self else { return nil }
    let scalars = Array(unicodeScalars)
    for (place, scalar) in scalars.enumerated() where scalar != "\n" && scalar != "\r" {
      guard Display.safe(String(String.UnicodeScalarView([scalar]))).hasPrefix("\\u{") else {
        continue
      }
      // Joiners between letters and within emoji are wanted.
      if scalar.value == 0x200D || scalar.value == 0x200C
        || (0xFE00...0xFE0F).contains(scalar.value)
      {
        continue
      }
      return ("U+" + String(scalar.value, radix: 16, uppercase: true), place + 1)
    }
    return nil
  }

  /// Whether it tells a place among others: two numbers with a word between them, “Page 1 of 2”.
  var tellsPlace: Bool {
    let words = plainWords
    let numbers = words.count { $0.allSatisfy(\.isNumber) }
    return numbers > 1 && numbers < words.count
  }

  /// Two numbers with a dash between them, of which neither is a date or a code.
  var dashedRange: String? {
    guard !isASCII || holds(UInt8(ascii: "-")) else { return nil }
    return split { $0.isWhitespace || $0 == "," }.lazy.map(String.init).first { word in
      let parts = word.split { "–—-−".contains($0) }
      return parts.count == 2 && parts.allSatisfy { $0.allSatisfy(\.isNumber) && $0.count < 5 }
        && word.first?.isNumber ?? false && word.last?.isNumber ?? false
    }
  }

  /// Six digits or more without anything between them.
  var longNumber: String? {
    guard !isASCII || hasRun(of: 6, where: { (0x30...0x39).contains($0) }) else { return nil }
    return split { !$0.isNumber }.first { $0.count >= 6 }.map(String.init)
  }

  /// How long the text is spoken at the usual pace, in tenths of a second: three words a second.
  ///
  /// - Source: VOICEOVER.md 8.2.
  var spokenTenths: Int { split(whereSeparator: \.isWhitespace).count * 10 / 3 }

  /// Whether it is made of words, so that their number tells how long it is: an address without
  /// spaces is not, nor is a text in a writing without them.
  var hasWords: Bool {
    let words = split(whereSeparator: \.isWhitespace)
    return !words.isEmpty && words.allSatisfy { $0.count <= 30 }
  }
}

extension Int {
  /// A number of tenths as a decimal number.
  package var asTenths: String { "\(self / 10).\(self % 10)" }
}

extension Character {
  /// Whether it is shown as a picture.
  var isEmoji: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.properties.isEmojiPresentation
      || first.properties.isEmoji && unicodeScalars.contains { $0.value == 0xFE0F }
  }
}

extension String {
  /// Signs that voices read in several ways; each is a single scalar and equal to no other text.
  private static let uncertainSigns = Set("₽₴₸₼₾֏₮₫₺→←↑↓⇒✓✔✕✖✗★☆".unicodeScalars)

  /// The first character that voices read in several ways.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  var uncertainSign: Character? {
    guard !isASCII, unicodeScalars.contains(where: String.uncertainSigns.contains) else {
      return nil
    }
    return first { character in
      let scalars = character.unicodeScalars
      return scalars.count == 1 && scalars.first.map(String.uncertainSigns.contains) ?? false
    }
  }

  /// Whether every byte is one of ASCII, so that no character takes more than one.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  var isASCII: Bool { scan { bytes in bytes.allSatisfy { $0 < 0x80 } } }

  /// Whether so many bytes stand side by side that are of a kind.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  private func hasRun(of length: Int, where isOfKind: (UInt8) -> Bool) -> Bool {
    scan { bytes in
      var run = 0
      for byte in bytes {
        run = isOfKind(byte) ? run + 1 : 0
        if run == length { return true }
      }
      return false
    }
  }

  /// The words of a text of ASCII in lower case, as ``plainWords`` has them.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  var plainWordsOfASCII: [String] {
    scan { bytes in
      var words: [String] = []
      var word: [UInt8] = []
      for byte in bytes {
        switch byte {
        case 0x41...0x5A: word.append(byte | 0x20)
        case 0x61...0x7A, 0x30...0x39, UInt8(ascii: "'"): word.append(byte)
        default:
          guard !word.isEmpty else { continue }
          words.append(String(decoding: word, as: UTF8.self))
          word.removeAll(keepingCapacity: true)
        }
      }
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      return words
    }
  }

  /// Looks at the bytes where they are stored.
  private func scan<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    return Array(utf8).withUnsafeBufferPointer(body)
  }
}
