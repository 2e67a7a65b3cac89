package import EarshotModel

extension Rect {
  var notation: String {
    [x, y, width, height].map(\.notation).joined(separator: " ")
  }
}

extension Point {
  var notation: String { "\(x.notation) \(y.notation)" }
}

extension Double {
  /// The number with only digits, a point, and a minus sign.
  package var notation: String {
    if isNaN { return "NaN" }
    if isInfinite { return self < 0 ? "-Infinity" : "Infinity" }
    let text = description
    let halves = text.split(separator: "e")
    guard halves.count == 2, let exponent = Int(halves[1]) else {
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    return Double.shifted(halves[0], by: exponent)
  }

  /// Moves the decimal point of a number such as `1.25` to the right or to the left.
  private static func shifted(_ number: Substring, by places: Int) -> String {
    let sign = number.hasPrefix("-") ? "-" : ""
    let halves = number.drop { $0 == "-" }.split(separator: ".")
    let whole = halves.first.map(String.init) ?? "0"
    let decimals = halves.count == 2 && halves[1] != "0" ? String(halves[1]) : ""
    let digits = whole + decimals
    let point = whole.utf8.count + places
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
    if point >= digits.utf8.count {
      return sign + digits + String(repeating: "0", count: point - digits.utf8.count)
    }
    return sign + digits.prefix(point) + "." + digits.dropFirst(point)
  }
}

extension ValueRange {
  /// The range in the notation: `0%...100% by 10%`.
  package var notation: String {
    let bounds = "\(written(lower))...\(written(upper))"
    let numbers = givesStep ? "\(bounds) by \(step)\(suffix)" : bounds
    return isTime ? "\(numbers) as time" : numbers
  }
}

extension Color {
  /// The color in the notation: `#767676`.
  package var notation: String {
    "#"
      + [red, green, blue].map { part in
        let digits = String(part, radix: 16, uppercase: true)
        return digits.utf8.count == 1 ? "0\(digits)" : digits
      }.joined()
  }
}

extension SpokenAttribute {
  /// The attribute in the notation: `spellOut on "ABC"`.
  package var notation: String {
    let words: String
    switch kind {
    case .spellOut: words = "spellOut"
    case .punctuation: words = "punctuation"
    case .ipa(let sounds): words = "ipa \(Quoting.quotedLiteral(sounds))"
    case .pitch(let pitch): words = "pitch \(pitch.notation)"
    case .language(let language): words = "language \(language)"
    }
    return part.map { "\(words) on \(Quoting.quotedLiteral($0))" } ?? words
  }
}

extension Milliseconds {
  /// The duration in the notation: `2s`, `0.5s`.
  package var notation: String {
    let (seconds, rest) = count.quotientAndRemainder(dividingBy: 1_000)
    guard rest != 0 else { return "\(seconds)s" }
    var decimals = String(String(1_000 + rest).dropFirst())
    while decimals.last == "0" { decimals.removeLast() }
    return "\(seconds).\(decimals)s"
  }
}
