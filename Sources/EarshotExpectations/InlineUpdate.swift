internal import Earshot

/// An update of the expectation in the source of a test.
///
/// The update changes a literal only if it's still the same as in the built test. It replaces the
/// file atomically.
package struct InlineUpdate: Sendable {
  /// The name of the function whose second argument is the expectation.
  package var function: String
  /// The path of the source file.
  package var path: String
  /// The line of the call in the built test, starting at 1.
  package var line: Int

  /// Creates an update.
  package init(function: String, path: String, line: Int) {
    self.function = function
    self.path = path
    self.line = line
  }

  /// The number of lines that this process has added to each file, and the lines above them.
  private static let shifts = Locked<[String: [(line: Int, added: Int)]]>([:])

  /// Writes the new expectation into the source file.
  ///
  /// - Parameters:
  ///   - new: The current speech.
  ///   - old: The old expectation.
  /// - Returns: The reason that the source stays the same, or `nil` if it changed.
  /// - Complexity: O(*n*) in the length of the source.
  package func write(_ new: String, over old: String) -> String? {
    Self.shifts.use { shifts in
      guard let source = HostFile.bytes(of: path) else { return "\(path) cannot be read" }
      let before = shifts[path, default: []].filter { $0.line < self.line }
      let line = self.line + before.reduce(0) { $0 + $1.added }
      let literals = CallScanner.literals(of: 1, in: function, onLine: line, source)
      guard let literal = literals.first(where: { $0.text(in: source) == old }) else {
        return """
          no '\(function)(…, "…")' with this expectation begins on line \(line) of \(path); write \
          the text as a literal, or build and run again if the file has changed since
          """
      }
      let text = literal.source(for: new, in: source)
      let changed =
        source[..<literal.range.lowerBound] + Array(text.utf8) + source[literal.range.upperBound...]
      guard HostFile.replace(path, source, with: Array(changed)) else {
        return "\(path) cannot be written, or has changed just now"
      }
      let added = text.utf8.lineCount - source[literal.range].lineCount
      shifts[path, default: []].append((self.line, added))
      return nil
    }
  }
}

extension Collection<UInt8> {
  /// The number of line breaks.
  fileprivate var lineCount: Int { count { $0 == UInt8(ascii: "\n") } }
}
