import EarshotReports
public import EarshotNotation

/// What an audit came to.
public struct AuditReport: Sendable {
  /// How much a rule could judge.
  public struct Coverage: Hashable, Sendable {
    /// The number of stops that were judged.
    public var judged = 0
    /// How many were not.
    public var unjudged = 0
    /// Why not.
    public var reason: String?
  }

  /// The files that were read together.
  public let files: [String]
  /// What was found, in the order of the files.
  public internal(set) var findings: [AuditFinding]
  /// The number of findings that comments in the files leave out.
  public internal(set) var ignored = 0
  /// How much each rule could judge, by its id.
  public internal(set) var coverage: [String: Coverage]
  /// How many different things were looked at: stops in each state that is heard differently.
  public internal(set) var stopCount: Int
  /// How the states of the app were gone through.
  public internal(set) var exploration: Exploration
  /// How often a rule was asked, for the cost of an audit.
  package internal(set) var judgements = 0

  /// The states that were looked at, in the order of the walk; none unless the audit keeps them.
  package internal(set) var states: [AuditedScreen] = []

  /// How the states of an app were gone through.
  public struct Exploration: Hashable, Sendable {
    /// The number of states that were looked at.
    public var states = 0
    /// The number of gestures that were made.
    public var gestures = 0
    /// Which bound ended it early, in words, or `nil` if everything was gone through.
    public var bound: String?
  }

  /// The report without the findings that were there before.
  public func without(_ baseline: AuditBaseline) -> AuditReport {
    filtered { !baseline.knows($0) }
  }

  /// The report with only some of its findings.
  package func filtered(_ isShown: (AuditFinding) -> Bool) -> AuditReport {
    var report = self
    report.findings.removeAll { !isShown($0) }
    return report
  }

  /// Whether there is a finding at or above a severity.
  public func fails(on least: Diagnostic.Severity) -> Bool {
    findings.contains { $0.severity >= least }
  }
}

extension AuditReport {
  /// The report with the place in the code of each finding for which there is one.
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
