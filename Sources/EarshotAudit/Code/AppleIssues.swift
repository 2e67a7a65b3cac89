import EarshotImporters
import EarshotModel
package import EarshotNotation
import EarshotReports

/// The issues from Apple's own audit, `performAccessibilityAudit`, as a UI test writes them.
///
/// The file is an array of objects. `Docs/Examples/AppleAudit.swift` writes it.
///
/// - Source: XCTest, `XCUIAccessibilityAuditIssue` and `XCUIAccessibilityAuditType`; our choice of
///   the rules with the same requirement.
package struct AppleIssues: Sendable {
  /// An issue that Apple's audit reported.
  struct Issue: Sendable {
    let kind: Kind
    let message: String
    let identifier: String?
    let label: String?
    let frame: Rect?
    let line: Int
  }

  /// The kinds of issues, with XCTest's names.
  enum Kind: String, CaseIterable, Sendable {
    case contrast, elementDetection, hitRegion, sufficientElementDescription, dynamicType
    case textClipped, trait, action, parentChild

    /// The IDs of the rules that have the same requirement.
    var rules: Set<String> {
      switch self {
      case .contrast: ["contrast-text", "contrast-nontext"]
      case .elementDetection: ["element-undetected", "elements-hidden", "order-missing-element"]
      case .hitRegion: ["hit-region-small", "target-spacing", "hit-regions-overlap"]
      case .sufficientElementDescription:
        [
          "label-missing", "image-label-missing", "field-label-missing", "label-is-filename",
          "stop-empty", "heading-empty", "label-generic", "label-has-trait",
        ]
      case .trait: ["traits-conflict", "trait-missing-button", "dimmed-alone", "role-missing"]
      case .dynamicType: ["text-small"]
      case .action: ["control-inert", "action-unreachable"]
      case .textClipped, .parentChild: []
      }
    }
  }

  private let issues: [Issue]
  private let file: String

  /// Reads the file of a UI test.
  ///
  /// - Throws: ``Diagnostic`` if it isn't an array of objects with a known `type`.
  package init(reading source: SourceText) throws(Diagnostic) {
    let (tree, diagnostics) = source.readAsJSON(number: 0)
    if let error = diagnostics.first(where: { $0.severity == .error }) { throw error }
    guard let tree, tree.kind(tree.root) == .array else {
      throw Diagnostic(
        .error,
        "this file isn't an array of issues; write one with Docs/Examples/AppleAudit.swift",
        source: 0,
        range: 0..<0
      )
    }
    let lines = SourceLineTable(source)
    var issues: [Issue] = []
    for object in JSONValue(tree).entries {
      guard let name = object.text("type"), let kind = Kind(rawValue: name) else {
        throw Diagnostic(
          .error,
          "the type must be one of \(Kind.allCases.map(\.rawValue).joinedWithAnd)",
          source: 0,
          range: object.start
        )
      }
      issues.append(
        Issue(
          kind: kind,
          message: object.text("description") ?? name,
          identifier: object.text("identifier"),
          label: object.text("label"),
          frame: object["frame"]?.rect,
          line: lines.place(of: object.range.lowerBound).line
        )
      )
    }
    self.issues = issues
    file = source.name
  }

  /// Combines the issues with the findings of a report.
  ///
  /// If an issue and a finding are about the same element and the same problem, the finding gets
  /// the issue as a note. Any other issue becomes a separate finding.
  ///
  /// - Complexity: O(*i*·*f*), where *i* is the number of issues and *f* is the number of findings.
  package func joined(with report: AuditReport) -> AuditReport {
    var report = report
    var names: [String: Int] = [:]
    for issue in issues {
      let same = report.findings.indices.filter { place in
        issue.kind.rules.contains(report.findings[place].rule.id)
          && issue.isAbout(report.findings[place])
      }
      if let first = same.first {
        report.findings[first].remarks.append(
          "Apple's audit also reports this issue, as '\(issue.kind.rawValue)'"
        )
        continue
      }
      report.findings.append(finding(of: issue, &names))
    }
    return report
  }

  private func finding(of issue: Issue, _ names: inout [String: Int]) -> AuditFinding {
    let rule = AuditRule("apple-" + issue.kind.rawValue.hyphenated, .warning, judge: .walk)
    let path = [issue.identifier ?? "", issue.label ?? ""].filter { !$0.isEmpty }.joined(
      separator: " "
    )
    var finding = AuditFinding(
      rule: rule,
      severity: .warning,
      message: issue.message.withLowerStart,
      heard: nil,
      screen: "",
      place: AuditFinding.Place(file: file, line: issue.line, column: 1, endColumn: 1, source: 0),
      node: ElementTree.Index(0),
      path: path
    )
    finding.kind = "element"
    finding.label = issue.label
    finding.identifier = issue.identifier
    finding.isForeign = true
    finding.fingerprint = Fingerprint.of(
      names.uniqueName([rule.id, path].joined(separator: "\u{0}"))
    )
    return finding
  }
}

extension AppleIssues.Issue {
  /// Returns whether the issue is about the element of a finding, judging by the identifier, the
  /// frame, or the label.
  func isAbout(_ finding: AuditFinding) -> Bool {
    if let identifier, let other = finding.identifier { return identifier == other }
    if let frame, let other = finding.frame {
      return abs(frame.x - other.x) < 2 && abs(frame.y - other.y) < 2
        && abs(frame.width - other.width) < 2 && abs(frame.height - other.height) < 2
    }
    guard let label, let other = finding.label else { return false }
    return label == other
  }
}

extension String {
  /// The name with hyphens, such as `hit-region` for `hitRegion`.
  fileprivate var hyphenated: String {
    reduce(into: "") { text, character in
      text += character.isUppercase ? "-" + character.lowercased() : String(character)
    }
  }

  /// The text with a lowercase first letter and without a period, as in messages.
  fileprivate var withLowerStart: String {
    let text = hasSuffix(".") ? dropLast() : self[...]
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
