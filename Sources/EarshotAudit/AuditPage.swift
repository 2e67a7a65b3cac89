public import EarshotNotation

/// The page of a rule in `Docs/Audit`, with its requirement, its source, and two screens.
///
///     # heading-empty
///
///     Give every heading text.
///
///     Severity: warning.
///     WCAG 2.2: 1.3.1 Info and Relationships.
///     Source: our choice.
///
///     The audit says: the heading has no text.
///
/// The section “What breaks the rule” contains the first screen. The section “What does not”
/// contains the fix and the second screen.
///
/// - Source: Docs/Design/AUDIT.md, "The page of a rule".
public struct AuditPage: Sendable {
  /// The whole page, in Markdown.
  public internal(set) var text = ""
  /// The ID of the rule.
  public internal(set) var id = ""
  /// The sentence with the rule's requirement.
  public internal(set) var asks = ""
  /// The severity of a finding, or `nil` if the page doesn't define it.
  public internal(set) var severity: Diagnostic.Severity?
  /// The success criteria of WCAG 2.2 that the rule belongs to.
  public internal(set) var criteria: [Criterion] = []
  /// The source of the rule, such as a guideline.
  public internal(set) var source = ""
  /// The sentence `The audit says: …` about the first screen.
  public internal(set) var heard = ""
  /// A screen that breaks the rule, without a final line break.
  public internal(set) var bad = ""
  /// The advice for fixing the screen that breaks the rule.
  public internal(set) var wayOut = ""
  /// The same screen after the fix.
  public internal(set) var good = ""
  /// The fix in SwiftUI and UIKit, or an empty string if the page has none.
  public internal(set) var code = ""
}

extension AuditPage {
  /// Returns the advice in terms of what the author can change.
  ///
  /// - Parameter isForeign: Whether the file comes from another tool, so there's no screen file to
  ///   change.
  /// - Returns: The fix in SwiftUI and UIKit if the file comes from another tool and the page has
  ///   that fix; otherwise, the change to the screen file.
  func advice(isForeign: Bool) -> String { isForeign && !code.isEmpty ? code : wayOut }
}

extension AuditPage {
  /// The page as lines of text for a terminal.
  public var lines: [String] {
    let severity = severity?.rawValue ?? ""
    let start = ["\(id): \(severity)", "", asks, ""]
    let belongs =
      criteria.isEmpty ? [] : ["WCAG 2.2: \(criteria.map(\.text).joined(separator: ", "))."]
    let reasons =
      ["Source: \(source)", "", "What to do: \(wayOut)", ""]
      + (code.isEmpty ? [] : ["In the app: \(code)", ""])
    return start + belongs + reasons + ["The following screen breaks the rule:", ""]
      + bad.indentedLines
      + ["", heard, "", "The following screen follows the rule:", ""] + good.indentedLines
  }
}

extension String {
  fileprivate var indentedLines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
  }
}

/// The pages of the rules that have findings.
///
/// Each page is read only once.
struct AuditPages {
  private var pages: [AuditRule: AuditPage] = [:]

  init(of findings: [AuditFinding]) {
    for rule in Set(findings.map(\.rule)) { pages[rule] = rule.page }
  }

  /// The page of a rule with a finding.
  subscript(_ rule: AuditRule) -> AuditPage { pages[rule] ?? rule.page }
}
