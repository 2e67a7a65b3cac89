import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession
import EarshotTranscripts

/// What helps with a question or a task: hints before the answer, and why it is so after it.
public struct LessonHelp: Hashable, Sendable {
  /// The hints, each telling more than the one before.
  public var hints: [String] = []
  /// Why it is so, in the author's words.
  public var because: String?
  /// The rules that it rests on, by their names in Docs/Fidelity.md.
  public var rules: [String] = []

  /// A hint by its number, from 1; `nil` once they are used up.
  func hint(_ number: Int) -> Wording? {
    number <= hints.count ? Wording(verbatim: hints[number - 1]) : nil
  }

  /// Why it is so, in the author's words, or `nil` if there is no reason; `:why` gives the rules.
  var explanation: Wording? { because.map { Wording(verbatim: $0) } }

  /// Whether it rests on rules, and none of them has a source, so nobody can know the answer.
  var isGuesswork: Bool {
    let sources = rules.compactMap { RuleCatalog.rule(named: $0)?.source.lowercased() }
    return !sources.isEmpty
      && sources.allSatisfy { $0 == "unsourced" || $0.hasPrefix("our choice") }
  }
}

/// Rules by their names, separated by commas.
enum RuleNames {
  /// The names; those that no rule has are reported.
  static func read(
    _ text: String,
    _ line: TextLine,
    _ diagnostics: inout DiagnosticCollector
  ) -> [String] {
    let names = text.split(separator: ",").map { String($0).trimmed }
    for name in names where RuleCatalog.rule(named: name) == nil {
      let ending = RuleCatalog.ending(for: name)
      diagnostics.report("no rule '\(name)' in Docs/Fidelity.md\(ending)", at: line.range)
    }
    return names
  }
}
