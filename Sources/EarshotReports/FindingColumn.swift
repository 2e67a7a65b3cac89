import EarshotNotation

/// A column in a Markdown table of findings.
package enum FindingColumn: String, Sendable {
  case place, severity, element, finding, heard, rule, details, screen

  /// Returns the cell for a finding, with Markdown and HTML escaped.
  func cell(of finding: Finding, _ paths: ReportPaths) -> String {
    switch self {
    case .place:
      MarkdownText.escaped(
        paths.path(finding.place.file) + (finding.place.line.map { ":\($0)" } ?? "")
      )
    case .severity: finding.rank.rawValue
    case .element: MarkdownText.escaped(finding.subject ?? "")
    case .finding: MarkdownText.escaped(finding.message)
    case .heard: MarkdownText.escaped(finding.heard ?? "")
    case .rule: finding.id
    case .screen: MarkdownText.escaped(finding.screen ?? "")
    case .details: finding.details.map(MarkdownText.escaped).joined(separator: "<br>")
    }
  }
}
