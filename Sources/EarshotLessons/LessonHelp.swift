import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession
import EarshotTranscripts

/// Help for a question or a task: hints before the answer, and an explanation after it.
public struct LessonHelp: Hashable, Sendable {
  /// The hints, each of which reveals more than the previous one.
  public var hints: [String] = []
  /// The explanation in the author's words, or `nil` if there's none.
  public var because: String?
  /// The rules behind the explanation, by their names in Docs/Fidelity.md.
  public var rules: [String] = []

  /// Returns a hint by its number, starting at 1, or `nil` after the last one.
  func hint(_ number: Int) -> Wording? {
    number <= hints.count ? Wording(verbatim: hints[number - 1]) : nil
  }

  /// The explanation in the author's words, or `nil` if there's none.
  ///
  /// `:why` shows the rules.
  var explanation: Wording? { because.map { Wording(verbatim: $0) } }

  /// Whether the answer depends only on rules that are unsourced or our choice, so learners can't
  /// know it.
  var isGuesswork: Bool {
    let sources = rules.compactMap { RuleCatalog.rule(named: $0)?.source.lowercased() }
    return !sources.isEmpty
      && sources.allSatisfy { $0 == "unsourced" || $0.hasPrefix("our choice") }
  }
}

/// A function that reads the names of rules, separated by commas.
enum RuleNames {
  /// Returns the names and reports unknown names.
  static func read(
    _ text: String,
    _ line: TextLine,
    _ diagnostics: inout DiagnosticCollector
  ) -> [String] {
    let names = text.split(separator: ",").map { String($0).trimmed }
    for name in names where RuleCatalog.rule(named: name) == nil {
      let near = RuleCatalog.ending(for: name)
      let ending = near.isEmpty ? "; use a name from that page" : near
      diagnostics.report("Docs/Fidelity.md has no rule '\(name)'\(ending)", at: line.range)
    }
    return names
  }
}
