/// A regular expression whose matching takes time linear in the length of the text.
///
///     try RegularExpression(#"from \d+ roubles?"#).matchesWhole("from 245 roubles")    // true
///
/// It supports characters, `.`, classes, groups, alternatives, counts, anchors, `\d`, `\w`, `\s`,
/// `\b`, and the flags `i` and `s`. Its errors name the features that it rejects because they
/// require backtracking: back references, lookaround, and possessive repeats. Characters are
/// grapheme clusters, compared by canonical equivalence, as in Swift's `Regex`.
///
/// The matcher follows all paths through the pattern at once, as in Ken Thompson's algorithm.
/// Earshot has its own implementation because Swift's `Regex` backtracks: `(a|a)*b` on a line of 30
/// letters would hang the program, and session files can come from other people.
///
/// - Source: RELIABILITY.md, row 19.
package struct RegularExpression: Hashable, Sendable {
  /// The reason that a string isn't a valid regular expression.
  package struct Failure: Error, Hashable {
    /// The error, as the rest of a sentence about the expression.
    package var reason: String
    /// The bytes of the pattern that caused the error.
    package var range: Range<Int>
  }

  /// The maximum number of instructions in an expression.
  ///
  /// A count multiplies the instructions that it repeats.
  package static let sizeLimit = 2_000

  /// The maximum nesting depth of groups.
  package static let depthLimit = 100

  /// The pattern as written.
  package let pattern: String
  private let program: [Instruction]

  /// Compiles a pattern.
  ///
  /// - Throws: ``Failure`` if the pattern is malformed or has unsupported features.
  /// - Complexity: O(*n*), where *n* is the length of the pattern with its counts expanded.
  package init(_ pattern: String) throws(Failure) {
    self.pattern = pattern
    var parser = PatternParser(pattern)
    var compiler = PatternCompiler(length: pattern.utf8.count)
    program = try compiler.program(of: try parser.pattern())
  }

  /// Returns whether the expression matches the whole string.
  ///
  /// - Complexity: O(*n*·*m*), where *n* is the length of the text and *m* is the length of the
  ///   expression.
  package func matchesWhole(_ text: String) -> Bool {
    var machine = ExpressionMachine(program, text: text)
    return machine.run(isAnchored: true)
  }

  /// Returns whether the expression matches a part of the string.
  ///
  /// - Complexity: O(*n*·*m*), where *n* is the length of the text and *m* is the length of the
  ///   expression.
  package func isFound(in text: String) -> Bool {
    var machine = ExpressionMachine(program, text: text)
    return machine.run(isAnchored: false)
  }
}
