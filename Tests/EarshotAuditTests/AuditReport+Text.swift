import EarshotAudit
import EarshotLines
import EarshotNotation
import EarshotSession
import Testing

extension AuditReport {
  /// What an audit of a text comes to.
  static func of(_ text: String, named name: String = "test.screen") throws -> AuditReport {
    try of(SourceText(name: name, text))
  }

  /// What an audit of a file comes to.
  static func of(_ sources: SourceText...) throws -> AuditReport {
    let reading = AppDocument.read(sources)
    #expect(reading.diagnostics.filter { $0.severity == .error } == [])
    return try #require(Audit(reading, of: sources)).report
  }

  /// The ids of the rules that are broken, in order.
  var ids: [String] { findings.map(\.rule.id) }
}
