/// The digits that languages write numbers with where they are not 0 to 9.
enum Digits {
  /// Writes a number in the digits of a language.
  ///
  /// - Source: VOICEOVER.md 2.1 (`language`) and 4.5, “Numbers”; which digits: Unicode CLDR.
  static func write(_ number: Int, in language: String) -> String {
    guard let zero = zero(of: language) else { return String(number) }
    var text = String.UnicodeScalarView()
    for digit in String(number).unicodeScalars {
      let value = digit.value &- 48
      text.append(value < 10 ? Unicode.Scalar(zero + value) ?? digit : digit)
    }
    return String(text)
  }

  private static func zero(of language: String) -> UInt32? {
    let parts = language.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
    guard let first = parts.first, let zero = zeros[String(first)] else { return nil }
    return parts.dropFirst().contains { latinRegions.contains("\(first)-\($0)") } ? nil : zero
  }

  /// The scalar of the digit zero, by language.
  private static let zeros: [String: UInt32] = [
    "ar": 0x0660, "ckb": 0x0660, "sd": 0x0660,
    "fa": 0x06F0, "ks": 0x06F0, "ps": 0x06F0,
    "mr": 0x0966, "ne": 0x0966,
    "as": 0x09E6, "bn": 0x09E6,
    "dz": 0x0F20,
    "my": 0x1040,
  ]

  /// Where such a language is written with 0 to 9 all the same.
  private static let latinRegions: Set<String> = [
    "ar-ae", "ar-dz", "ar-eh", "ar-ly", "ar-ma", "ar-tn",
  ]
}
