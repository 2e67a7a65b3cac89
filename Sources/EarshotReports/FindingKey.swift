package import EarshotNotation

/// The key of a member in the JSON form of a finding.
package enum FindingKey: String, Sendable {
  case version, rule, severity, message, file, line, column, screen, kind, label, identifier, heard
  case fix, criteria
  /// The older name of `fix`, kept for one version.
  case wayOut
  case fingerprint, command, astray, phase, details, hunk, cause
  /// The place of the cause in the files of the app.
  case changed
  /// The path of the file on the build server.
  case path

  /// The key as written in JSON.
  private var name: String { self == .path ? "file" : rawValue }

  /// Returns the member for a finding.
  ///
  /// The member is always present, even if the finding has no value for it.
  func member(of finding: Finding, _ paths: ReportPaths) -> JSONOutput.Member {
    JSONOutput.Member(name, value(of: finding, paths))
  }

  private func value(of finding: Finding, _ paths: ReportPaths) -> JSONOutput {
    switch self {
    case .version: .number(1)
    case .rule: .string(finding.id)
    case .severity: .string(finding.rank.rawValue)
    case .message: .string(finding.message)
    case .file: .string(finding.place.file)
    case .path: .string(paths.path(finding.place.file))
    case .line: .number(finding.place.line)
    case .column: .number(finding.place.column)
    case .screen: .string(finding.screen)
    case .kind: .string(finding.kind)
    case .label: .string(finding.label)
    case .identifier: .string(finding.identifier)
    case .heard: .string(finding.heard)
    case .fix, .wayOut: .string(finding.advice)
    case .criteria: .strings(finding.criteria)
    case .fingerprint: .string(finding.fingerprint)
    case .command: .string(finding.command)
    case .cause: .string(finding.cause?.sentence)
    case .changed: finding.cause?.place.map(\.json) ?? .null
    case .astray: .bool(finding.isConsequential)
    case .phase: .string(finding.phase)
    case .details: .strings(finding.details)
    case .hunk: finding.hunk.isEmpty ? .null : .string(finding.hunk)
    }
  }
}

extension Finding.Place {
  fileprivate var json: JSONOutput {
    .object([
      "file": .string(file),
      "line": .number(line),
      "column": .number(column),
      "end": .number(endColumn),
    ])
  }
}

extension JSONOutput {
  /// Returns the integer as JSON, or null for `nil`.
  static func number(_ count: Int?) -> JSONOutput {
    count.map { .number(Double($0)) } ?? .null
  }
}

extension [JSONOutput.Member] {
  /// Creates members from keys and values, in their order.
  package init(_ members: KeyValuePairs<String, JSONOutput>) {
    self = members.map { JSONOutput.Member($0.key, $0.value) }
  }
}
