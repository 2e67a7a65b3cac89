import EarshotNotation

// Doubtful content in text for VoiceOver to say.
extension String {
  /// Returns whether the string contains the words of another string, consecutively and in order.
  func holdsWords(of other: String) -> Bool {
    let (words, others) = (plainWords, other.plainWords)
    guard !others.isEmpty, words.count > others.count,
      other.count > 1 || other.allSatisfy(\.isNumber)
    else { return false }
    return (0...(words.count - others.count)).contains { start in
      Array(words[start..<start + others.count]) == others
    }
  }

  /// The first word of at least four letters that is all in capitals and isn't a known
  /// abbreviation, or `nil` if there's none.
  var wordInCapitals: String? {
    guard utf8.hasRun(of: 4, where: { UInt8.capitals.contains($0) }) else { return nil }
    return split { !$0.isLetter }.first { word in
      word.count >= 4 && word.allSatisfy { $0.isUppercase } && !String.abbreviations.contains(word)
        && word.contains { "AEIOUYÄÖÜАЕЁИОУЫЭЮЯ".contains($0) }
    }.map(String.init)
  }

  private static let abbreviations: Set<Substring> = [
    "NASA", "JSON", "HTML", "HTTP", "HTTPS", "ASCII", "UTF", "IBAN", "ISBN", "JPEG", "HEIC", "WLAN",
    "VPN", "NATO", "UNICEF", "UNESCO", "CAPTCHA", "SEPA", "IKEA", "COVID",
  ]

  /// Whether the string contains two consecutive spaces.
  var hasBlanksInARow: Bool {
    utf8.hasRun(of: 2, where: { $0 == 0x20 || UInt8.blankControls.contains($0) })
      && zip(self, dropFirst()).contains { $0.isWhitespace && $1.isWhitespace }
  }

  /// The first character that is hidden or reverses text, with its position, starting at 1, or
  /// `nil` if there's none.
  var hiddenCharacter: (code: String, position: Int)? {
    guard Display.safe(self) != self || !isASCIIText && unicodeScalars.contains("\u{FFFC}") else {
      return nil
    }
    let scalars = Array(unicodeScalars)
    let isolated = pairedMarks
    for (place, scalar) in scalars.enumerated() where scalar != "\n" && scalar != "\r" {
      if scalar.value == 0xFFFC { return ("U+FFFC", place + 1) }
      if isolated.contains(place) { continue }
      guard Display.safe(String(String.UnicodeScalarView([scalar]))).hasPrefix("\\u{") else {
        continue
      }
      // Joiners between letters and within emoji are fine.
      if scalar.value == 0x200D || scalar.value == 0x200C
        || (0xFE00...0xFE0F).contains(scalar.value)
      {
        continue
      }
      return ("U+" + String(scalar.value, radix: 16, uppercase: true), place + 1)
    }
    return nil
  }

  /// The first private-use character, such as a character of an icon font, or `nil` if there's
  /// none.
  ///
  /// - Source: our choice, after Unicode's general category Co; U+F8FF is Apple's logo, which
  ///   voices can say.
  var iconCharacter: String? {
    guard !isASCIIText else { return nil }
    return unicodeScalars.first {
      $0.value >= 0xE000 && $0.value != 0xF8FF && $0.properties.generalCategory == .privateUse
    }.map { "U+" + String($0.value, radix: 16, uppercase: true) }
  }

  /// The positions of directional marks, starting at 0.
  ///
  /// Each mark either needs no partner or is part of a closed pair.
  ///
  /// - Source: our choice, after Unicode Annex 9; exports from iOS enclose names in U+2068 and
  ///   U+2069, and phone numbers in U+202D and U+202C.
  private var pairedMarks: Set<Int> {
    var places: Set<Int> = []
    var open: [(place: Int, end: UInt32)] = []
    for (place, scalar) in unicodeScalars.enumerated() {
      switch scalar.value {
      case 0x061C, 0x200E, 0x200F: places.insert(place)
      case 0x202A, 0x202B, 0x202D: open.append((place, 0x202C))
      case 0x202E: open.append((-1, 0x202C))
      case 0x2066, 0x2067, 0x2068: open.append((place, 0x2069))
      case 0x202C, 0x2069:
        guard let last = open.last, last.end == scalar.value else { continue }
        open.removeLast()
        if last.place >= 0 { places.formUnion([last.place, place]) }
      default: continue
      }
    }
    return places
  }

  /// Whether the string gives a position in a sequence.
  ///
  /// It consists of two numbers with a word between them, as in “Page 1 of 2”.
  var tellsPlace: Bool {
    let words = plainWords
    let numbers = words.count { $0.allSatisfy(\.isNumber) }
    return numbers > 1 && numbers < words.count
  }

  /// Two numbers with a dash between them, or `nil` if there are none or one of them is a date or a
  /// code.
  var dashedRange: String? {
    guard utf8.hasRun(of: 1, where: { $0 == UInt8(ascii: "-") }) else { return nil }
    return split { $0.isWhitespace || $0 == "," }.lazy.map(String.init).first { word in
      let parts = word.split { "–—-−".contains($0) }
      // In Poland and Portugal, post codes have a hyphen.
      let isPostCode = word.contains("-") && [[2, 3], [4, 3]].contains(parts.map(\.count))
      return parts.count == 2 && !isPostCode
        && parts.allSatisfy { $0.allSatisfy(\.isNumber) && $0.count < 5 }
        && word.first?.isNumber ?? false && word.last?.isNumber ?? false
    }
  }

  /// Whether the string is an example for a field instead of a name for the field: an email
  /// address, a web address, or text that begins with words such as “for example”.
  var isExample: Bool {
    let text = lowercased()
    if ["e.g.", "eg.", "z. b.", "z.b.", "ex.", "for example", "example:", "zum beispiel", "例"]
      .contains(where: { text.hasPrefix($0) })
    {
      return true
    }
    guard !text.contains(where: \.isWhitespace) else { return false }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    if parts.count == 2, !parts[0].isEmpty, parts[1].contains("."), !parts[1].hasPrefix(".") {
      return true
    }
    return ["http://", "https://", "www."].contains { text.hasPrefix($0) }
  }

  /// Whether the string is one lowercase word that ends in a number, as in code, such as
  /// `password1`.
  ///
  /// - Source: our choice; “ipv4” and “mp3” are words.
  var isNumberedWord: Bool {
    let word = utf8.prefix { (0x61...0x7A).contains($0) }
    let rest = utf8.dropFirst(word.count)
    return word.count >= 4 && (1...2).contains(rest.count)
      && rest.allSatisfy { UInt8.digits.contains($0) }
  }

  /// A number of at least six digits without a separator, or `nil` if there's none.
  var longNumber: String? {
    guard utf8.hasRun(of: 6, where: { UInt8.digits.contains($0) }) else { return nil }
    return split { !$0.isNumber }.first { $0.count >= 6 }.map(String.init)
  }

  /// Whether eight digits are a date of the years 1900 to 2099, such as `20261003`.
  var isDateOfDigits: Bool {
    guard utf8.count == 8, let number = Int(self) else { return false }
    return (1900...2099).contains(number / 10_000) && (1...12).contains(number / 100 % 100)
      && (1...31).contains(number % 100)
  }

  /// Returns whether a number is all of the text, or follows a word for a number or a code.
  ///
  /// - Source: our choice: in other text, the number may be what a user wrote.
  func isCode(_ number: String) -> Bool {
    let words = plainWords
    guard let place = words.firstIndex(of: number) else { return true }
    guard words.count > 1 else { return true }
    let names: Set = [
      "account", "booking", "card", "code", "id", "invoice", "no", "number", "order", "pin", "ref",
      "reference", "serial", "ticket", "tracking",
      "auftrag", "bestellnummer", "bestellung", "kundennummer", "nr", "nummer", "rechnung",
      "заказ", "код", "номер",
    ]
    return words[..<place].suffix(2).contains(where: names.contains)
  }

  /// The first code of at least 12 hexadecimal digits, such as the identifier of a device, or `nil`
  /// if there's none.
  ///
  /// - Source: our choice.
  var longCode: String? {
    guard utf8.hasRun(of: 12, where: { $0.isHexDigit }) else { return nil }
    let codes = split(whereSeparator: { !$0.isASCII || !$0.isHexDigit })
    let code = codes.first { code in
      code.count >= 12 && code.count(where: \.isNumber) > 2 && code.contains(where: \.isLetter)
    }
    return code.map(String.init)
  }

  /// The time to say the text at the default rate, in tenths of a second.
  ///
  /// The default rate is three words per second.
  ///
  /// - Source: VOICEOVER.md 8.2.
  var spokenTenths: Int { split(whereSeparator: \.isWhitespace).count * 10 / 3 }

  /// Whether the string consists of words, so their number indicates its length.
  ///
  /// This isn't true for an address without spaces, or for text in a script without spaces.
  var hasWords: Bool {
    let words = split(whereSeparator: \.isWhitespace)
    return !words.isEmpty && words.allSatisfy { $0.count <= 30 }
  }
}

// Checks that use bytes to rule out a match, in a tenth of the time that characters take. A byte
// that isn't ASCII rules out nothing.
extension String.UTF8View {
  /// Returns whether the given number of consecutive bytes match or aren't ASCII.
  @inline(__always)
  fileprivate func hasRun(of count: Int, where isSo: (UInt8) -> Bool) -> Bool {
    withContiguousStorageIfAvailable { bytes in
      // The distance between these bytes is the length of a run, so every run contains one of them.
      stride(from: count - 1, to: bytes.count, by: count)
        .contains { bytes[$0] >= 0x80 || isSo(bytes[$0]) }
        && bytes.hasByteRun(of: count, where: isSo)
    } ?? hasByteRun(of: count, where: isSo)
  }
}

extension Sequence<UInt8> {
  @inline(__always)
  fileprivate func hasByteRun(of count: Int, where isSo: (UInt8) -> Bool) -> Bool {
    var length = 0
    for byte in self {
      length = byte >= 0x80 || isSo(byte) ? length + 1 : 0
      if length == count { return true }
    }
    return false
  }
}

extension UInt8 {
  fileprivate static let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
  static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
  /// The tab, the line breaks, and the form feed.
  fileprivate static let blankControls: ClosedRange<UInt8> = 0x09...0x0D
}

extension Int {
  /// A number of tenths as a decimal number.
  package var asTenths: String { "\(self / 10).\(self % 10)" }

  /// The number with a comma before its last three digits, such as `20,000`.
  var withComma: String {
    guard self >= 1_000 else { return "\(self)" }
    return "\(self / 1_000),\(String(1_000 + self % 1_000).dropFirst())"
  }

  /// A number of tenths of a second in whole seconds, at least one, such as `27 seconds`.
  var asSeconds: String { Swift.max(1, (self + 5) / 10).counted("second") }
}

extension Character {
  /// Whether the character appears as a picture.
  var isEmoji: Bool {
    guard let first = unicodeScalars.first, !isASCII else { return false }
    return first.properties.isEmojiPresentation
      || first.properties.isEmoji && unicodeScalars.contains { $0.value == 0xFE0F }
  }

  /// Whether voices read the symbol in different ways.
  var isUncertainSign: Bool {
    guard let scalar = unicodeScalars.first, !scalar.isASCII else { return false }
    return Character.uncertainSigns.contains(scalar) && unicodeScalars.count == 1
  }

  private static let uncertainSigns = Set("₽₴₸₼₾֏₮₫₺→←↑↓⇒⇨⟶⟵⬅⬆⬇⮕➔➜✓✔✕✖✗★☆".unicodeScalars)
}

extension UInt8 {
  /// Whether the character is a hexadecimal digit.
  fileprivate var isHexDigit: Bool {
    UInt8.digits.contains(self) || (0x61...0x66).contains(self) || (0x41...0x46).contains(self)
  }
}
