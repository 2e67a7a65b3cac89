import EarshotLines
package import EarshotNotation
import EarshotSession

/// A replacement for a claim that was written before claims were about audible elements.
///
/// The replacement has the original meaning of the claim.
///
/// - Source: SESSIONS.md, "What claims mean".
package struct ClaimMigration: Hashable, Sendable {
  /// The line of the claim, starting at 1.
  package let line: Int
  /// The claim as written in the file, without the `?`.
  package let old: String
  /// The replacement for the claim.
  package let new: String
}

extension Claim {
  /// The claims that are true only if the old meaning of this claim is true, with the most likely
  /// claim first.
  ///
  /// The array is empty if the meaning of the claim hasn't changed.
  var olderMeanings: [String] {
    let denials = text.prefix(untilClaimWordOtherThan: ClaimVerb.negation)
    let rest = String(text.dropFirst(denials.count))
    switch content {
    case .condition where rest.begins(with: "#"): return ["\(denials)state of \(rest)"]
    case .screen(_, isBelow: false) where !isNegated: return ["\(text) below"]
    case .says(let pattern) where !isNegated:
      let expression = WordPattern.expression(pattern.source).notation
      return ["\(denials)hint \(rest)", "\(denials)says \(expression)"]
        + ["\(denials)hint says \(expression)"]
    default: return []
    }
  }
}

extension String {
  /// Returns all repetitions of a word at the beginning of the text, ignoring case, along with the
  /// spaces after them.
  fileprivate func prefix(untilClaimWordOtherThan word: String) -> String {
    var rest = self[...]
    while rest.lowercased().begins(with: word), rest.dropFirst(word.count).first?.isBlank ?? false {
      rest = rest.dropFirst(word.count).drop(while: \.isBlank)
    }
    return String(self[..<rest.startIndex])
  }
}

extension WordPattern {
  /// A regular expression that matches wherever the pattern does, even inside a word.
  fileprivate var source: String {
    switch self {
    case .expression(let source): source
    case .text(let text):
      text.map { "\\^$.|?*+()[]{}/".contains($0) ? "\\\($0)" : String($0) }.joined()
    }
  }
}

extension ClaimMigration {
  /// Returns the file with the new claims, and all other bytes unchanged.
  ///
  /// - Parameters:
  ///   - migrations: The claims to replace.
  ///   - source: The contents of the file.
  /// - Returns: The contents of the file, and the claims that changed. A claim changes only if the
  ///   file contains it as written.
  /// - Complexity: O(*n*), where *n* is the length of the file.
  package static func applied(
    _ migrations: [ClaimMigration],
    to source: SourceText
  ) -> (source: SourceText, done: [ClaimMigration]) {
    let lines = source.lines
    var utf8 = source.utf8
    var done: [ClaimMigration] = []
    for migration in migrations.sorted(by: { $0.line > $1.line }) {
      let line = lines[migration.line - 1]
      let range = line.end - migration.old.utf8.count..<line.end
      guard line.trimmed.begins(with: LineMark.claim.rawValue),
        line.range.contains(range.lowerBound),
        utf8[range].elementsEqual(migration.old.utf8)
      else { continue }
      utf8.replaceSubrange(range, with: Array(migration.new.utf8))
      done.append(migration)
    }
    return (SourceText(name: source.name, utf8: utf8), done.reversed())
  }
}
