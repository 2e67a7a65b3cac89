package import EarshotNotation

/// Regular expressions as transcripts have them: Swift's own.
package enum Expression {
  /// What is wrong with an expression that stands somewhere in a file, or `nil` if it is one.
  package static func diagnostic(of pattern: String, at start: Int) -> Diagnostic? {
    do {
      _ = try Regex(pattern)
      return RunawayRepeat.first(in: pattern).map { runaway in
        let message: Diagnostic.Message =
          "'\(runaway)' repeats a repeat and could take for ever; let the group end in what must stand there"
        return Diagnostic(.error, message, range: start..<start + pattern.utf8.count)
      }
    } catch {
      let place = place(of: error, in: pattern)
      let range = start + place.lowerBound..<start + place.upperBound
      return Diagnostic(.error, "'\(pattern)' is no regular expression: \(error)", range: range)
    }
  }

  /// The bytes of a pattern that an error is about; the whole of it where the error does not tell.
  ///
  /// The error's type is not public, so its parts are looked up by their names.
  private static func place(of error: any Error, in pattern: String) -> Range<Int> {
    let whole = 0..<pattern.utf8.count
    let part = Mirror(reflecting: error).descendant("location", "range")
    guard let part = part as? Range<String.Index>, part.upperBound <= pattern.endIndex else {
      return whole
    }
    let utf8 = pattern.utf8
    let lower = utf8.distance(from: utf8.startIndex, to: part.lowerBound)
    return lower..<utf8.distance(from: utf8.startIndex, to: part.upperBound)
  }
}
