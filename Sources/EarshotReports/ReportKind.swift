/// The definition of a reporting command, including the form of its findings in formats that allow
/// a choice.
package struct ReportKind: Hashable, Sendable {
  /// The objects of a report in JSON.
  package enum Record: Hashable, Sendable {
    /// An object for each finding, with these keys and then its facts.
    case findings([FindingKey])
    /// An object for each case.
    case cases
    /// An object for each case, made from its facts.
    case factsOfCases
  }

  /// The table of a report in Markdown.
  package enum Table: Hashable, Sendable {
    /// A row for each finding.
    case findings([FindingColumn])
    /// A row for each case. The noun is the title of the column.
    case cases(String)
  }

  /// The name of the report: `earshot audit`.
  package let name: String
  /// The objects in JSON.
  package let record: Record
  /// The table in Markdown.
  package let table: Table
  /// Whether cases take time that a report shows.
  package let isTimed: Bool

  private init(_ name: String, _ record: Record, _ table: Table, isTimed: Bool = false) {
    self.name = name
    self.record = record
    self.table = table
    self.isTimed = isTimed
  }

  /// A session that was run as a test.
  package static let test = ReportKind("earshot", .cases, .cases("session"), isTimed: true)
  /// An app that was audited.
  package static let audit = ReportKind(
    "earshot audit",
    .findings([
      .version, .rule, .severity, .message, .path, .line, .column, .screen, .kind, .label,
      .identifier, .heard, .fix, .wayOut, .criteria, .fingerprint,
    ]),
    .findings([.place, .severity, .element, .finding, .heard, .rule])
  )
  /// A screen file that was checked.
  package static let check = ReportKind(
    "earshot check",
    .findings([.file, .line, .column, .severity, .message]),
    .findings([.place, .severity, .finding])
  )
  /// A record of a real VoiceOver.
  package static let verify = ReportKind(
    "earshot verify",
    .factsOfCases,
    .findings([.place, .finding, .details])
  )
  /// A comparison with speech on a phone.
  package static let observe = ReportKind(
    "earshot observe",
    .factsOfCases,
    .findings([.place, .finding, .details])
  )
  /// Two screens, or two walks.
  package static let diff = ReportKind(
    "earshot diff",
    .findings([]),
    .findings([.screen, .finding, .details])
  )
  /// A screen that a learner repairs.
  package static let exercise = ReportKind("earshot teach", .cases, .cases("check"))
}
