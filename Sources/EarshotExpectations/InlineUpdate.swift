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

  /// The expectations that this process has updated or found to be correct.
  ///
  /// The cases of a test run in parallel, and they must not overwrite each other's literals.
  private static let updates = Locked(Updates())

  /// Writes the new expectation to the source file.
  ///
  /// If the call had a different result before, as in another case of the same test, the method
  /// restores the old expectation.
  ///
  /// - Parameters:
  ///   - new: The new expectation, which may be the same as the old expectation.
  ///   - old: The old expectation.
  /// - Returns: The reason that the source has the old expectation, or `nil` if it has the new
  ///   expectation.
  /// - Complexity: O(*n*), where *n* is the length of the source.
  package func write(_ new: String, over old: String) -> String? {
    Self.updates.use { updates in
      let call = Call(path: path, line: line, old: old)
      guard let earlier = updates.results[call] else {
        var literal: [UInt8] = []
        let change = { (found: SourceLiteral, source: [UInt8]) in
          literal = Array(source[found.range])
          return Array(found.source(for: new, in: source).utf8)
        }
        let obstacle = new == old ? nil : replace(old, &updates, by: change)
        if obstacle == nil { updates.results[call] = .one(new, literal: literal) }
        return obstacle
      }
      if case .one(let text, let literal) = earlier {
        if text == new { return nil }
        updates.results[call] = .several
        let obstacle = text == old ? nil : replace(text, &updates) { _, _ in literal }
        if let obstacle { return obstacle }
      }
      return """
        the speech differs each time the test reaches this call; give each case its own \
        expectation, for example as an argument of the test
        """
    }
  }

  /// Replaces the literal that has the old text and returns the reason if it can't, or `nil` if it
  /// can.
  private func replace(
    _ old: String,
    _ updates: inout Updates,
    by change: (SourceLiteral, [UInt8]) -> [UInt8]
  ) -> String? {
    guard let source = HostFile.bytes(of: path) else {
      return "\(path) can't be read; check that the file exists and is readable"
    }
    let line = updates.line(self.line, in: path)
    let literals = CallScanner.literals(of: 1, in: function, onLine: line, source)
    guard let literal = literals.first(where: { $0.text(in: source) == old }) else {
      return """
        no '\(function)(…, "…")' with this expectation begins on line \(line) of \(path); write \
        the text as a literal, or build and run again if the file has changed since the \
        build
        """
    }
    let text = change(literal, source)
    let changed = source[..<literal.range.lowerBound] + text + source[literal.range.upperBound...]
    guard HostFile.replace(path, source, with: Array(changed)) else {
      return """
        \(path) can't be written, or it changed during the test; check its permissions, and run \
        the test again
        """
    }
    let added = text.lineCount - source[literal.range].lineCount
    updates.shifts[path, default: []].append((self.line, added))
    return nil
  }
}

/// A call with an expectation, as compiled into the test.
private struct Call: Hashable {
  var path: String
  var line: Int
  var old: String
}

/// The updates of a process.
private struct Updates {
  /// The state of a call's expectation.
  enum Result {
    /// The same text each time, with the literal before the update, which is empty if the literal
    /// didn't change.
    case one(String, literal: [UInt8])
    /// A different text each time, so the source keeps the old expectation.
    case several
  }

  var results: [Call: Result] = [:]
  /// The number of lines added to each file, with the lines of the calls.
  var shifts: [String: [(line: Int, added: Int)]] = [:]

  /// Returns the current line of a call.
  func line(_ line: Int, in path: String) -> Int {
    shifts[path, default: []].filter { $0.line < line }.reduce(line) { $0 + $1.added }
  }
}

extension Collection<UInt8> {
  /// The number of line breaks.
  fileprivate var lineCount: Int { count { $0 == UInt8(ascii: "\n") } }
}
