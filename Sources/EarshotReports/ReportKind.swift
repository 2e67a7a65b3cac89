/// The definition of a command's reports, including the keys and columns in formats that don't
/// prescribe them.
package struct ReportKind: Hashable, Sendable {
  /// The structure of the objects in a JSON report.
  package enum Record: Hashable, Sendable {
    /// An object for each finding, with the given keys followed by the finding's `facts`.
    case findings([FindingKey])
    /// An object for each case.
    case cases
    /// An object for each case, which consists only of the case's `facts`.
    case factsOfCases
  }

  /// The structure of the table in a Markdown report.
  package enum Table: Hashable, Sendable {
    /// A row for each finding.
    case findings([FindingColumn])
    /// A row for each case. The associated value is the noun in the title of the column.
    case cases(String)
  }

  /// The name of the report, such as `earshot audit`.
  package let name: String
  /// The structure of the objects in a JSON report.
  package let record: Record
  /// The structure of the table in a Markdown report.
  package let table: Table
  /// Whether a report shows the durations of cases.
  package let isTimed: Bool

  private init(_ name: String, _ record: Record, _ table: Table, isTimed: Bool = false) {
    self.name = name
    self.record = record
    self.table = table
    self.isTimed = isTimed
  }

  /// A report of sessions that run as tests.
  package static let test = ReportKind("earshot", .cases, .cases("session"), isTimed: true)
  /// A report of audited apps.
  package static let audit = ReportKind(
    "earshot audit",
    .findings([
      .version, .rule, .severity, .message, .path, .line, .column, .screen, .kind, .label,
      .identifier, .heard, .fix, .wayOut, .criteria, .fingerprint,
    ]),
    .findings([.place, .severity, .element, .finding, .heard, .rule])
  )
  /// A report of checked screen files.
  package static let check = ReportKind(
    "earshot check",
    .findings([.file, .line, .column, .severity, .message]),
    .findings([.place, .severity, .finding])
  )
  /// A report that compares records of a real VoiceOver with Earshot.
  package static let verify = ReportKind(
    "earshot verify",
    .factsOfCases,
    .findings([.place, .finding, .details])
  )
  /// A report that compares Earshot with speech on a phone.
  package static let observe = ReportKind(
    "earshot observe",
    .factsOfCases,
    .findings([.place, .finding, .details])
  )
  /// A report that compares two screens or two walks.
  package static let diff = ReportKind(
    "earshot diff",
    .findings([]),
    .findings([.screen, .finding, .details])
  )
  /// A report of a screen that a learner repairs.
  package static let exercise = ReportKind("earshot teach", .cases, .cases("check"))
}
