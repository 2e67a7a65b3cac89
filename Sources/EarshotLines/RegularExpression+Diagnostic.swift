import EarshotModel
package import EarshotNotation

extension RegularExpression {
  /// Returns the error of an expression in a file.
  ///
  /// - Parameters:
  ///   - pattern: The expression as written.
  ///   - start: The byte offset of the expression in the file.
  /// - Returns: The error with its location, or `nil` if the expression is valid.
  package static func diagnostic(of pattern: String, at start: Int) -> Diagnostic? {
    do throws(Failure) {
      _ = try RegularExpression(pattern)
      return nil
    } catch {
      let range = start + error.range.lowerBound..<start + error.range.upperBound
      let message: Diagnostic.Message =
        "'\(pattern)' isn't a valid regular expression: \(error.reason)"
      return Diagnostic(.error, message, range: range)
    }
  }
}
