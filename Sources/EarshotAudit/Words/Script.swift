/// A writing system, which helps distinguish languages.
///
/// - Source: Unicode blocks; Unicode CLDR for the writing systems of languages.
enum Script: String, Sendable {
  case latin = "Latin"
  case cyrillic = "Cyrillic"
  case greek = "Greek"
  case hebrew = "Hebrew"
  case arabic = "Arabic"
  case devanagari = "Devanagari"
  case thai = "Thai"
  case hangul = "Korean"
  case kana = "Japanese"
  case ideographs = "Chinese"

  /// Finds the script of text, or returns `nil` if it has fewer than three letters or letters of
  /// several scripts.
  init?(of text: String) {
    var found: Script?
    var count = 0
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      guard let script = Script(scalar) else { return nil }
      if let other = found, other != script { return nil }
      found = script
      count += 1
    }
    guard let script = found, count > 2 else { return nil }
    self = script
  }

  /// Finds the script of a letter, or returns `nil` for other scripts and characters.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x24F, 0x1E00...0x1EFF: self = .latin
    case 0x370...0x3FF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x590...0x5FF: self = .hebrew
    case 0x600...0x6FF, 0x750...0x77F: self = .arabic
    case 0x900...0x97F: self = .devanagari
    case 0xE00...0xE7F: self = .thai
    case 0x3041...0x30FF: self = .kana
    case 0x3400...0x9FFF: self = .ideographs
    case 0xAC00...0xD7AF: self = .hangul
    default: return nil
    }
  }

  /// Returns the scripts of a language, by its tag.
  static func all(of tag: String) -> Set<Script> {
    switch tag.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map({ $0.lowercased() }) {
    case "ru", "uk", "be", "bg", "mk", "kk", "ky", "mn", "tg": [.cyrillic]
    case "sr", "uz", "bs": [.cyrillic, .latin]
    case "el": [.greek]
    case "he", "yi": [.hebrew]
    case "ar", "fa", "ur", "ps", "ckb", "sd": [.arabic]
    case "hi", "mr", "ne": [.devanagari]
    case "th": [.thai]
    case "ko": [.hangul, .ideographs]
    case "ja": [.kana, .ideographs]
    case "zh", "yue": [.ideographs]
    default: [.latin]
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character belongs to a script without spaces between words.
  var isOfWritingWithoutSpaces: Bool {
    switch value {
    case 0xE00...0xEFF, 0x3041...0x30FF, 0x3400...0x9FFF: true
    default: false
    }
  }
}
