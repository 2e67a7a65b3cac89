import EarshotComposer
import EarshotModel
import EarshotNotation

// Controls with a number as their name.
extension AuditedStop {
  /// Whether VoiceOver's words for a control, except for its kind, are only a number.
  ///
  /// Keys, prices, and times are more than numbers.
  var isNumberAlone: Bool {
    isControl && !element.traits.contains(.keyboardKey)
      && (label.isNumber || label.isCountOfSeveral || isMeasureBelowPicture)
      && heardLabel == label
      && utterance.parts.allSatisfy { part in
        switch part.kind {
        case .value, .content, .context, .position, .tableHeader: part.text.isBlank
        default: true
        }
      }
  }
}

extension AuditedStop {
  /// Whether the label is only a number and a unit, such as `34 min`, beside a picture that says
  /// what it's about.
  ///
  /// - Source: our choice of units.
  var isMeasureBelowPicture: Bool {
    guard app.isForeign, remarks?.hasUnnamedPicture == true, label.utf8.count <= 10 else {
      return false
    }
    let words = label.split(whereSeparator: \.isWhitespace)
    let units: Set<Substring> = [
      "cm", "d", "ft", "g", "h", "hr", "hrs", "kcal", "kg", "km", "l", "m", "mi", "min", "mins",
      "ml", "s", "sec", "std", "мин", "分",
    ]
    return words.count == 2 && String(words[0]).isNumber
      && units.contains(Substring(words[1].lowercased()))
  }
}

extension AuditedStop {
  /// Whether the label ends with a sign for multiplication, such as the playback rate `1.5x`.
  var isFactor: Bool { label.last.map { "x×".contains($0) } ?? false }

  /// Whether the stop is a text element with the remaining time, such as `-01:16`, whose hyphen a
  /// voice reads as minus.
  var isTimeLeft: Bool {
    guard element.role == .text, let byte = label.utf8.first,
      byte == UInt8(ascii: "-") || byte == 0xE2, let sign = label.first, "-−".contains(sign),
      utterance.parts.count == 1
    else { return false }
    let parts = label.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    return (2...3).contains(parts.count)
      && parts.allSatisfy { (1...2).contains($0.count) && $0.allSatisfy(\.isNumber) }
  }
}

extension AuditedStop {
  /// Whether the stop is a text element of an export that contains only a count: `(172)`, `1 of 4`,
  /// `4/144`, or `4s`, or a view without a kind that contains only a percentage.
  ///
  /// - Source: our choice.
  var isCountAlone: Bool {
    guard app.isForeign, !isControl, (2...12).contains(label.utf8.count),
      utterance.parts.count == 1
    else { return false }
    // A view with its own label may be a progress bar.
    if element.role == .view || element.role == .element, app.namesTypes {
      return label.utf8.last == UInt8(ascii: "%") && label.isNumber
    }
    guard element.role == .text else { return false }
    if label.hasPrefix("("), label.hasSuffix(")") {
      let inner = label.dropFirst().dropLast()
      return inner.first?.isNumber ?? false
        && inner.allSatisfy { $0.isNumber || ".,KkMm+".contains($0) }
    }
    if label.isCountOfSeveral || label.isFraction { return true }
    let words = label.split(separator: " ")
    guard words.count == 1, let unit = label.last, "smh".contains(unit) else { return false }
    return label.dropLast().allSatisfy(\.isNumber)
  }
}

extension String {
  /// Whether the string is a count of several, such as `1 of 4`.
  fileprivate var isCountOfSeveral: Bool {
    guard (5...12).contains(utf8.count) else { return false }
    let words = split(separator: " ")
    return words.count == 3 && ["of", "von", "из", "/"].contains(words[1])
      && words[0].allSatisfy(\.isNumber) && words[2].allSatisfy(\.isNumber)
  }
}

extension AuditedScreen {
  /// The minimum length of a row of numbers that are keys, days, or pages.
  ///
  /// - Source: our choice.
  private static let leastRow = 3

  /// Returns whether a stop is one of at least three consecutive numbers, which are keys, days, or
  /// pages.
  func isInARowOfNumbers(_ place: Int) -> Bool {
    if stops[place].isMeasureBelowPicture { return false }
    if stops[place].label.utf8.count == 1, isKeypad { return true }
    let after = stops[place...].prefix { $0.isNumberAlone }.count
    let before = stops[..<place].reversed().prefix { $0.isNumberAlone }.count
    return before + after >= Self.leastRow
  }

  /// Whether the screen has buttons for at least eight different digits.
  ///
  /// - Complexity: O(*n*), where *n* is the number of stops.
  private var isKeypad: Bool {
    let digits = stops.lazy.filter { $0.isControl && $0.label.utf8.count == 1 && $0.label.isNumber }
    return Set(digits.map(\.label)).count >= 8
  }

  /// Returns whether a stop is in a row or a card, where the adjacent text says what a number counts.
  ///
  /// - Source: our choice: more than eight stops are the header of a page.
  func isInRow(_ stop: AuditedStop) -> Bool {
    guard let card = stop.remarks?.card else { return false }
    return stops.count { $0.remarks?.card == card } <= 8
  }

  /// Returns whether the text directly before a count, in the same row, says what the number
  /// counts.
  func isExplained(_ place: Int) -> Bool {
    guard place > 0, let frame = stops[place].element.frame,
      let name = stops[place - 1].element.frame
    else { return false }
    return stops[place - 1].label.contains(where: \.isLetter) && frame.isLevel(with: name)
      && (-1...24).contains(frame.x - name.x - name.width)
  }

  /// Returns whether an ancestor of a stop has a name, which explains the number.
  func isInANamedGroup(_ stop: AuditedStop) -> Bool {
    tree.ancestors(of: stop.index).contains { node in
      tree.role(of: node) != .screen && tree.role(of: node) != .app
        && !(tree[node].label ?? "").isBlank
    }
  }
}

extension String {
  /// Whether the string is a fraction that can't be a date, such as `4/144`.
  ///
  /// - Source: our choice: two numbers with the larger one first are a measurement, such as blood
  ///   pressure.
  fileprivate var isFraction: Bool {
    let parts = split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let part = parts[0], let whole = parts[1] else { return false }
    return part >= 0 && part <= whole && whole > 31
  }

  /// Whether the text is only a number, optionally with a sign, separators, and a percent sign, or
  /// with an `x`, as in `1.5x`.
  var isNumber: Bool {
    guard let byte = utf8.first, !byte.isLetterOfASCII else { return false }
    if utf8.count < 6, let sign = last, "x×".contains(sign) {
      return dropLast().allSatisfy { $0.isNumber || ".,".contains($0) }
    }
    let bare = drop { "+-−".contains($0) }.prefix { $0 != "%" && $0 != " " }
    let ending = drop { "+-−".contains($0) }.dropFirst(bare.count).filter { $0 != " " }
    guard let first = bare.first, first.isNumber else { return false }
    if ending.isEmpty, let unit = bare.last, "KkMm万萬億亿".contains(unit) {
      // “4K” and “10K” can be names.
      return bare.contains(".") && bare.dropLast().allSatisfy { $0.isNumber || $0 == "." }
    }
    guard ["", "%"].contains(ending) else { return false }
    return bare.allSatisfy { $0.isNumber || ".,".contains($0) }
  }
}
