// The rows of the table of readings.
extension Reading {
  /// The rows of the table.
  ///
  /// The first row that matches applies.
  package static let all = [
    hoursAndMinutes, meters, squareMeters, rubles, dots, versions, slashes, ordinals, degrees,
    dashes, bullets, rowsOfBullets, ellipses, capitals,
  ]

  /// The reading of “1 h 39 m” and “2h 34m” as times.
  private static let hoursAndMinutes = Reading(
    example: ("1 h 39 m", "1 hour 39 minutes"),
    source: "AdaptiveCards#6848, AudioBooth#304"
  ) { words in
    guard let (hours, first) = amount(words, "h"),
      let (minutes, second) = amount(words.dropFirst(first), "m")
    else { return nil }
    let text = "\(counted(hours, "hour")) \(counted(minutes, "minute"))"
    return Outcome(count: first + second, text: text)
  }

  /// The reading of a single “1m” as a length.
  private static let meters = Reading(
    example: ("1m", "1 meter"),
    source: "openradar#2838, AdaptiveCards#6848, pocket-casts-ios#509, kevin-hirsch.com"
  ) { words in
    amount(words, "m").map { Outcome(count: $1, text: counted($0, "meter")) }
  }

  /// The reading of “8 m²” as a letter and a sign.
  private static let squareMeters = Reading(
    example: ("8 m²", "8 M to the power of 2"),
    source: "kevin-hirsch.com"
  ) { words in
    amount(words, "m²").map { Outcome(count: $1, text: "\($0) M to the power of 2") }
  }

  /// The reading of “30 ₽” with the name of the sign.
  private static let rubles = Reading(
    example: ("30 ₽", "30 ruble sign"),
    source: "Dodo Pizza article (ru)"
  ) { words in
    amount(words, "₽").map { Outcome(count: $1, text: "\($0) ruble sign") }
      ?? decimal(words, "₽").map {
        Outcome(count: $0.count, text: "\($0.whole) dot \($0.decimals) ruble sign")
      }
  }

  /// The reading of a point between two numbers.
  private static let dots = Reading(
    example: ("4.50", "4 dot 50"),
    source: "iOS 26.5 log, RZUtils#173"
  ) { words in
    joined(words, by: ".", parts: 2).map { Outcome(count: 1, text: $0.joined(separator: " dot ")) }
  }

  /// The reading of version numbers by the iOS 10 voice, which said both points, or neither if the
  /// first number is short.
  ///
  /// Longer numbers are dates.
  private static let versions = Reading(
    example: ("10.0.4", "10 dot 0 point 4"),
    source: "RZUtils#173"
  ) { words in
    joined(words, by: ".", parts: 3).flatMap { parts in
      guard parts.allSatisfy({ $0.count < 3 }) else { return nil }
      let hasPoints = parts[0].count > 1
      let text =
        hasPoints
        ? "\(parts[0]) dot \(parts[1]) point \(parts[2])" : parts.joined(separator: " ")
      return Outcome(count: 1, text: text)
    }
  }

  /// The reading of dates with slashes.
  ///
  /// The voice says the slashes, but not a zero before a number.
  private static let slashes = Reading(
    example: ("2024/10/27", "2024 slash 10 slash 27"),
    source: "iOS 26.5 log, kevin-hirsch.com"
  ) { words in
    joined(words, by: "/", parts: 3).map { parts in
      Outcome(count: 1, text: parts.map(\.withoutZeros).joined(separator: " slash "))
    }
  }

  /// The reading of “2nd” as a word.
  private static let ordinals = Reading(
    example: ("2nd", "second"),
    source: "kevin-hirsch.com"
  ) { words in
    words.first.flatMap { ordinalWords[$0] }.map { Outcome(count: 1, text: $0) }
  }

  private static let ordinalWords: [Substring: String] = [
    "1st": "first", "2nd": "second", "3rd": "third", "4th": "fourth", "5th": "fifth",
    "6th": "sixth", "7th": "seventh", "8th": "eighth", "9th": "ninth", "10th": "tenth",
  ]

  /// The reading of “n°5” as degrees instead of as a number.
  private static let degrees = Reading(
    example: ("n°5", "n degrees 5"),
    source: "kevin-hirsch.com"
  ) { words in
    guard let word = words.first, word.hasPrefix("n°") else { return nil }
    let number = word.dropFirst(2)
    guard !number.isEmpty, number.leadingDigits == number else { return nil }
    return Outcome(count: 1, text: "n degrees \(number)")
  }

  /// The reading of a dash between numbers as a pause.
  private static let dashes = Reading(
    example: ("1 - 2 bedrooms", "1, 2 bedrooms"),
    source: "kevin-hirsch.com"
  ) { words in
    let three = Array(words.prefix(3))
    guard three.count == 3, three[1] == "-", [three[0], three[2]].allSatisfy(\.isDigits) else {
      return nil
    }
    return Outcome(count: 3, text: "\(three[0]), \(three[2])")
  }

  /// The reading of a bullet between words.
  private static let bullets = Reading(
    example: ("first • second", "first bullet second"),
    source: "kevin-hirsch.com"
  ) { words in
    guard words.startIndex > 0, words.count > 1, words.first == "•" else { return nil }
    return Outcome(count: 1, text: "bullet")
  }

  /// The reading of “•••” as a number of bullets.
  private static let rowsOfBullets = Reading(
    example: ("•••", "three bullets"),
    source: "Awful.app#363"
  ) { words in
    words.first == "•••" ? Outcome(count: 1, text: "three bullets") : nil
  }

  /// The reading of three points after a word.
  private static let ellipses = Reading(
    example: ("Locating...", "Locating ellipsis"),
    source: "NavCogIOS#46"
  ) { words in
    guard let word = words.first, word.hasSuffix("..."), let last = word.dropLast(3).last,
      last.isLetter
    else { return nil }
    return Outcome(count: 1, text: "\(word.dropLast(3)) ellipsis")
  }

  /// The reading of a capital letter that is the only word.
  private static let capitals = Reading(
    example: ("A", "capital A"),
    source: "r2-testapp-swift#107"
  ) { words in
    guard words.startIndex == 0, words.count == 1, let word = words.first, word.count == 1,
      word.allSatisfy({ $0.isASCII && $0.isUppercase })
    else { return nil }
    return Outcome(count: 1, text: "capital \(word)")
  }
}

// The patterns that the rows look for.
extension Reading {
  /// Returns a whole number followed by a sign, with or without a space between them, and the
  /// number of words, or `nil` for any other words.
  private static func amount(
    _ words: ArraySlice<Substring>,
    _ sign: String
  ) -> (number: Substring, count: Int)? {
    guard let first = words.first, let digits = first.leadingDigits else { return nil }
    if first.dropFirst(digits.count) == sign { return (digits, 1) }
    guard digits.count == first.count, let next = words.dropFirst().first, next == sign else {
      return nil
    }
    return (digits, 2)
  }

  /// Returns a number with a decimal point before a sign, with or without a space between them, and
  /// the number of words, or `nil` for any other words.
  private static func decimal(
    _ words: ArraySlice<Substring>,
    _ sign: String
  ) -> (whole: Substring, decimals: Substring, count: Int)? {
    guard let first = words.first, let whole = first.leadingDigits,
      first.dropFirst(whole.count).first == ".",
      let (decimals, count) = amount(
        ArraySlice([first.dropFirst(whole.count + 1)] + words.dropFirst().prefix(1)),
        sign
      )
    else { return nil }
    return (whole, decimals, count)
  }

  private static func counted(_ number: Substring, _ unit: String) -> String {
    "\(number) \(unit)\(number == "1" ? "" : "s")"
  }

  /// Returns the numbers in a word that consists of the given count of numbers, joined by a mark,
  /// or `nil` for any other word.
  private static func joined(
    _ words: ArraySlice<Substring>,
    by mark: Character,
    parts count: Int
  ) -> [Substring]? {
    guard let word = words.first else { return nil }
    let parts = word.split(separator: mark, omittingEmptySubsequences: false)
    guard parts.count == count, parts.allSatisfy(\.isDigits) else { return nil }
    return parts
  }
}

extension Substring {
  /// The digits at the beginning of the word, or `nil` if there are none.
  fileprivate var leadingDigits: Substring? {
    let digits = prefix { $0.isASCII && $0.isWholeNumber }
    return digits.isEmpty ? nil : digits
  }

  /// Whether the word consists of digits only.
  fileprivate var isDigits: Bool { leadingDigits?.count == count }

  /// The number without leading zeros.
  fileprivate var withoutZeros: Substring {
    let rest = drop { $0 == "0" }
    return rest.isEmpty ? suffix(1) : rest
  }
}
