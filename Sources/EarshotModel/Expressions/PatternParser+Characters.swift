// Escapes and classes.
extension PatternParser {
  private static let loneBackslash =
    "the pattern ends with '\\'; add a second one to match a backslash"

  mutating func escape(from start: Int) throws(Failure) -> PatternNode {
    guard let sign = next else {
      throw failure(PatternParser.loneBackslash, start..<place)
    }
    place += 1
    switch sign {
    case "b": return .anchor(.wordBoundary)
    case "B": return .anchor(.noWordBoundary)
    case "A": return .anchor(.start)
    case "z", "Z": return .anchor(.end)
    case "1"..."9", "k": throw unsupported("a backreference", start)
    default:
      let member = try member(escaped: sign, from: start)
      return .character(CharacterClass(members: [member], ignoresCase: flags.ignoresCase))
    }
  }

  /// Returns the meaning of an escape, inside or outside a class.
  private mutating func member(
    escaped sign: Character,
    from start: Int
  ) throws(Failure) -> CharacterClass.Member {
    switch sign {
    case "d", "D": return .digit(isNegated: sign == "D")
    case "w", "W": return .word(isNegated: sign == "W")
    case "s", "S": return .space(isNegated: sign == "S")
    case "t": return .one("\t")
    case "n": return .one("\n")
    case "r": return .one("\r")
    case "u": return .one(try scalar(from: start))
    case _ where sign.isASCII && (sign.isLetter || sign.isNumber):
      throw unsupported("'\\\(sign)'", start)
    default: return .one(sign)
    }
  }

  /// Reads a character from its code point, such as `\u{20AC}` or `\u20AC`.
  private mutating func scalar(from start: Int) throws(Failure) -> Character {
    let isBraced = skip("{")
    let digitsStart = place
    while let next, next.isHexDigit, isBraced || place - digitsStart < 4 { place += 1 }
    let digits = String(characters[digitsStart..<place])
    let isWhole = isBraced ? skip("}") : digits.count == 4
    guard isWhole, let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
      throw failure(
        "'\\u' needs a Unicode code point; write one, such as '\\u{20AC}'",
        start..<place
      )
    }
    return Character(scalar)
  }

  /// Reads a class up to its `]`.
  mutating func characterClass(from start: Int) throws(Failure) -> CharacterClass {
    var result = CharacterClass(ignoresCase: flags.ignoresCase)
    result.isNegated = skip("^")
    var isFirst = true
    while let sign = next, sign != "]" || isFirst {
      isFirst = false
      result.members.append(try classMember(from: start))
    }
    guard skip("]") else {
      throw failure("the character class isn't closed; add ']'", start..<start + 1)
    }
    return result
  }

  private mutating func classMember(from start: Int) throws(Failure) -> CharacterClass.Member {
    let place = place
    let first = try classAtom(from: start)
    guard next == "-", self.place + 1 < characters.count, characters[self.place + 1] != "]" else {
      return first
    }
    self.place += 1
    let last = try classAtom(from: start)
    guard case .one(let lower) = first, case .one(let upper) = last else {
      throw failure(
        "a range in a character class needs a character at each end, as in 'a-z'",
        place..<self.place
      )
    }
    guard lower <= upper else {
      throw failure(
        "'\(lower)' comes after '\(upper)'; write the range as '\(upper)-\(lower)'",
        place..<self.place
      )
    }
    return .range(lower...upper)
  }

  private mutating func classAtom(from start: Int) throws(Failure) -> CharacterClass.Member {
    guard let sign = next else {
      throw failure("the character class isn't closed; add ']'", start..<start + 1)
    }
    let place = place
    self.place += 1
    switch sign {
    case "\\":
      guard let escaped = next else {
        throw failure(PatternParser.loneBackslash, place..<self.place)
      }
      self.place += 1
      return try member(escaped: escaped, from: place)
    case "[" where next == ":":
      throw unsupported("a class such as '[:alpha:]'", place)
    case "[":
      throw failure(
        "a character class can't contain another; put '\\' before the inner '[' to match a bracket",
        place..<self.place
      )
    case "&" where next == "&", "~" where next == "~", "-" where next == "-":
      throw unsupported("'\(sign)\(sign)' inside a character class", place)
    default: return .one(sign)
    }
  }
}
