import EarshotAudit
import EarshotLines
import EarshotNotation
import EarshotSession
import Testing

extension AuditReport {
  /// Returns the audit of a screen file's text.
  static func of(_ text: String, named name: String = "test.screen") throws -> AuditReport {
    try of(SourceText(name: name, text))
  }

  /// Returns the audit of a file.
  static func of(_ sources: SourceText...) throws -> AuditReport {
    let reading = AppDocument.read(sources)
    #expect(reading.diagnostics.filter { $0.severity == .error } == [])
    return try #require(Audit(reading, of: sources)).report
  }

  /// The ids of the broken rules, in order.
  var ids: [String] { findings.map(\.rule.id) }
}
