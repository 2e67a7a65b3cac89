package import EarshotNotation

/// The result of a command, independent of the report format.
package struct Report: Sendable {
  /// The cases of one file.
  package struct Suite: Hashable, Sendable {
    /// The name of the file.
    package var name: String
    /// The cases, in order.
    package var cases: [ReportCase]

    /// Creates the cases of a file.
    package init(_ name: String, _ cases: [ReportCase]) {
      self.name = name
      self.cases = cases
    }
  }

  /// A rule that findings can refer to, for formats that describe rules.
  package struct Rule: Hashable, Sendable {
    /// The ID, such as `label-missing`.
    package var id: String
    /// The name without hyphens, such as `LabelMissing`.
    package var name: String
    /// The severity of most of the rule's findings.
    package var severity: Diagnostic.Severity
    /// The requirement, in one sentence.
    package var asks: String
    /// The fix, in sentences.
    package var wayOut: String
    /// The documentation page of the rule, as plain text.
    package var page: String
    /// The documentation page of the rule, in Markdown.
    package var markdown: String
    /// The tags for filtering rules.
    package var tags: [String]

    /// Creates a rule.
    package init(
      id: String,
      name: String,
      severity: Diagnostic.Severity,
      asks: String,
      wayOut: String,
      page: String,
      markdown: String,
      tags: [String]
    ) {
      self.id = id
      self.name = name
      self.severity = severity
      self.asks = asks
      self.wayOut = wayOut
      self.page = page
      self.markdown = markdown
      self.tags = tags
    }
  }

  /// The definition of the command that made the report.
  package let kind: ReportKind
  /// The cases, by file.
  package private(set) var suites: [Suite]
  /// A closure that creates the rules that findings can refer to, with their pages.
  package private(set) var rules: @Sendable () -> [Rule]
  /// The lowest severity that makes a case fail.
  package private(set) var failing: Diagnostic.Severity
  /// The changes in the app that affect no speech in any session.
  private(set) var unheard: [Finding.Cause]
  /// The findings in their own order, or `nil` to list them in the order of the cases.
  private var listed: [Finding]?

  /// Creates a report.
  package init(
    _ kind: ReportKind,
    _ suites: [Suite],
    listing findings: [Finding]? = nil,
    unheard: [Finding.Cause] = [],
    failingOn least: Diagnostic.Severity = .error,
    rules: @escaping @Sendable () -> [Rule] = { [] }
  ) {
    self.kind = kind
    self.suites = suites
    self.rules = rules
    failing = least
    listed = findings
    self.unheard = unheard
  }

  /// Adds the cases of another report of the same command.
  package mutating func add(_ other: Report) {
    (rules, failing) = (other.rules, other.failing)
    for suite in other.suites where !suite.cases.isEmpty {
      if suites.last?.name == suite.name {
        suites[suites.count - 1].cases += suite.cases
      } else {
        suites.append(suite)
      }
    }
    unheard += other.unheard
    if let more = other.listed { listed = (listed ?? []) + more }
  }

  /// All cases, in order.
  package var cases: [ReportCase] { suites.flatMap(\.cases) }

  /// The findings, each with its case.
  ///
  /// The case is `nil` if the report lists findings in their own order.
  var entries: [(finding: Finding, reportCase: ReportCase?)] {
    listed.map { $0.map { ($0, nil) } }
      ?? cases.flatMap { reportCase in reportCase.findings.map { ($0, reportCase) } }
  }
}
