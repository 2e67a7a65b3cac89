import EarshotModel

// Lengths of time, as `wait` and `every` have them.
extension Scanner {
  /// Reads a length of time: `2s`, `0.5s` or `250ms`.
  mutating func duration() throws(Diagnostic) -> Milliseconds {
    let place = junk()
    let word = text(place)
    position = place.upperBound
    let isShort = word.hasSuffix("ms")
    guard isShort || word.hasSuffix("s"), let number = ExactNumber(word.dropLast(isShort ? 2 : 1)),
      number >= ExactNumber(0),
      let count = number.whole(shiftedBy: isShort ? 0 : 3)
    else { throw error(.needsDuration(found: word), place) }
    return Milliseconds(count)
  }
}

extension ExactNumber {
  /// The number times a power of ten, if that is whole and of fewer than 16 digits.
  func whole(shiftedBy places: Int) -> Int? {
    let halves = description.split(separator: ".", omittingEmptySubsequences: false)
    let decimals = halves.count == 2 ? String(halves[1]) : ""
    guard decimals.utf8.count <= places else { return nil }
    let zeros = String(repeating: "0", count: places - decimals.utf8.count)
    let digits = halves[0] + decimals + zeros
    return digits.utf8.count <= 16 ? Int(digits) : nil
  }
}

extension Diagnostic.Message {
  static func needsDuration(found: String) -> Self {
    found.isEmpty
      ? "a duration such as '2s' or '500ms' is missing"
      : "expected a duration such as '2s' or '500ms', not '\(found)'\(inSeconds(found))"
  }

  /// The end of the message about a length in minutes or hours: the same in seconds.
  private static func inSeconds(_ found: String) -> String {
    if found == "for" { return "; leave out 'for'" }
    let units = [("min", 60), ("m", 60), ("h", 3_600)]
    for (unit, seconds) in units where found.hasSuffix(unit) {
      guard let count = Int(found.dropLast(unit.utf8.count)), (1...10_000).contains(count) else {
        continue
      }
      return "; write '\(count * seconds)s'"
    }
    return ExactNumber(found) == nil ? "" : "; write '\(found)s'"
  }
}
