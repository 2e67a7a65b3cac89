import EarshotNotation

/// Findings in GitLab's code quality format, which is an array of issues.
///
/// GitLab shows the issues next to the lines of a merge request.
///
/// - Source: our choice, as GitLab documents it in "Code Quality report format".
package struct GitLabReport: WholeReportWriter {
  var whole: Report
  let paths: ReportPaths

  func lines(_ sentence: String) -> [String] {
    var names = FindingNames(paths)
    let issues = whole.entries.map { entry in
      issue(entry.finding, entry.reportCase?.outcome ?? .failed, &names)
    }
    return [JSONOutput.array(issues).text(pretty: true)]
  }

  private func issue(
    _ finding: Finding,
    _ outcome: ReportCase.Outcome,
    _ names: inout FindingNames
  ) -> JSONOutput {
    let name = finding.severity == nil ? outcome.rawValue : finding.id
    return .object([
      "description": .string(
        Display.safe(finding.sentence) + (finding.subject.map { " (\($0))" } ?? "")
      ),
      "check_name": .string("earshot-\(name)"),
      "fingerprint": .string(names.fingerprint(of: finding)),
      "severity": .string(Self.severity(finding, outcome)),
      "location": .object([
        "path": .string(Display.safe(names.path(of: finding))),
        "lines": .object(["begin": .number(finding.place.line ?? 1)]),
      ]),
    ])
  }

  private static func severity(_ finding: Finding, _ outcome: ReportCase.Outcome) -> String {
    switch outcome {
    case .skipped: "info"
    case .malformed, .missing, .unreadable: "critical"
    case .passed, .failed:
      switch finding.isConsequential ? .note : finding.rank {
      case .error: "major"
      case .warning: "minor"
      case .note: "info"
      }
    }
  }
}

/// A generator of unique fingerprints for the findings of a report.
struct FindingNames {
  private let paths: ReportPaths
  private var names: [String: Int] = [:]

  /// Creates a generator that hasn't returned any fingerprints.
  init(_ paths: ReportPaths) { self.paths = paths }

  /// Returns the path of a finding's file, without a leading `./`.
  func path(of finding: Finding) -> String {
    let path = paths.path(finding.place.file)
    return path.hasPrefix("./") && path.count > 2 ? String(path.dropFirst(2)) : path
  }

  /// Returns the fingerprint of a finding.
  ///
  /// The result is the finding's own fingerprint or, if there's none, a hash of the finding's file,
  /// phase, command, and message.
  mutating func fingerprint(of finding: Finding) -> String {
    if let own = finding.fingerprint { return own }
    // Line numbers change, so they aren't part of the fingerprint.
    let parts = [path(of: finding), finding.phase ?? "", finding.command ?? "", finding.message]
    return Fingerprint.of(names.uniqueName(parts.joined(separator: "\u{0}")))
  }
}
