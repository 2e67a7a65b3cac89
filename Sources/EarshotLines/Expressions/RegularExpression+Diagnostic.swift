package import EarshotNotation

extension RegularExpression {
  /// Finds what is wrong with an expression that stands somewhere in a file.
  ///
  /// - Parameters:
  ///   - pattern: The expression as it is written.
  ///   - start: The byte at which it begins in the file.
  /// - Returns: What is wrong, at its place, or `nil` if the expression can be matched.
  package static func diagnostic(of pattern: String, at start: Int) -> Diagnostic? {
    do throws(Failure) {
      _ = try RegularExpression(pattern)
      return nil
    } catch {
      let range = start + error.range.lowerBound..<start + error.range.upperBound
      let message: Diagnostic.Message =
        "'\(pattern)' cannot be used as a regular expression: \(error.reason)"
      return Diagnostic(.error, message, range: range)
    }
  }
}
