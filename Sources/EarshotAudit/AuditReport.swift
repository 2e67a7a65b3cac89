import EarshotReports
public import EarshotNotation

/// The result of an audit.
public struct AuditReport: Sendable {
  /// The numbers of subjects that a rule judged and couldn't judge.
  public struct Coverage: Hashable, Sendable {
    /// The number of judged stops.
    public var judged = 0
    /// The number of subjects that the rule couldn't judge.
    public var unjudged = 0
    /// The number of those subjects that belong to the system.
    package internal(set) var ofSystem = 0
    /// The reason that the rule couldn't judge all subjects, or `nil` if it judged them all.
    public var reason: String?
  }

  /// The files that were read together.
  public let files: [String]
  /// The findings, in the order of the files.
  public internal(set) var findings: [AuditFinding]
  /// The number of findings that comments in the files suppress.
  public internal(set) var ignored = 0
  /// The coverage of each rule, by its ID.
  public internal(set) var coverage: [String: Coverage]
  /// The number of different subjects.
  ///
  /// A subject is a stop in one state, and the same stop with different speech is a different
  /// subject.
  public internal(set) var stopCount: Int
  /// The number of stops below the visible part of a scroll view, which an export calls invisible.
  public internal(set) var belowFold = 0
  /// The exploration of the app's states.
  public internal(set) var exploration: Exploration
  /// The number of judgments, which shows the cost of an audit.
  package internal(set) var judgments = 0

  /// The judged states, in the order of the walk, or an empty array unless the audit keeps them.
  package internal(set) var states: [AuditedScreen] = []

  /// The exploration of an app's states.
  public struct Exploration: Hashable, Sendable {
    /// The number of judged states.
    public var states = 0
    /// The number of gestures made.
    public var gestures = 0
    /// The limit that ended the exploration early, in words, or `nil` if it covered everything.
    public var bound: String?
  }

  /// Whether the file doesn't say which stops are headings, although it has enough stops for a rule
  /// to require a heading.
  var lacksTraits: Bool {
    stopCount >= 12
      && coverage[AuditRule.headingMissing.id]?.reason == AuditRule.Need.traits.lack
  }

  /// Returns the report without the findings of an earlier report.
  public func without(_ baseline: AuditBaseline) -> AuditReport {
    filtered { !baseline.knows($0) }
  }

  /// Returns the report with only the findings for which a condition is true.
  package func filtered(_ isShown: (AuditFinding) -> Bool) -> AuditReport {
    var report = self
    report.findings.removeAll { !isShown($0) }
    return report
  }

  /// Returns whether there's a finding at or above a severity.
  public func fails(on least: Diagnostic.Severity) -> Bool {
    findings.contains { $0.severity >= least }
  }
}

extension AuditReport {
  /// Returns the report with each finding's matches in the code, if the closure finds any.
  package func locating(_ match: (AuditFinding) -> CodeMatch?) -> AuditReport {
    var report = self
    report.findings = findings.map { finding in
      var finding = finding
      finding.code = match(finding)
      return finding
    }
    return report
  }
}
