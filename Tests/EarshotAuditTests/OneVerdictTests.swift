import EarshotAudit
import EarshotImporters
import EarshotNotation
import EarshotSession
import TestSupport
import Testing

/// `:audit` at the prompt says the same as `earshot audit` about the same screen.
@Suite("One verdict at the prompt and in the audit")
struct OneVerdictTests {
  /// The samples, the screens that rules' pages break and repair, and exports.
  static let files: [String] =
    ProjectFiles.paths(in: "Screens", endingIn: ".screen")
    + [".xml", ".json"].flatMap {
      ProjectFiles.everything(in: "Tests/Fixtures/imports", endingIn: $0)
    }

  /// The findings of `:audit` for each screen, and those that the audit doesn't report.
  private func compare(
    _ source: SourceText,
    asExport: Bool = true
  ) throws -> (said: Int, denied: [String]) {
    let reading = AppDocument.open([source])
    guard let document = reading.document, let audit = Audit(reading, of: [source]) else {
      return (0, [])
    }
    let all = Set(
      audit.report.findings.map { "\($0.severity.rawValue): \($0.message) [\($0.rule.id)]" }
    )
    var said: [String] = []
    for screen in document.screenIdentifiers {
      var session = Session(document)
      session.firstScreen = screen
      session.perform(.start())
      let lines = asExport ? try #require(audit.lines(on: session)) : Audit.lines(on: session)
      said += lines.compactMap(\.verdict)
    }
    return (said.count, said.filter { !all.contains($0) })
  }

  @Test("for every sample and export")
  func samples() throws {
    #expect(Self.files.count > 25)
    var count = 0
    for file in Self.files {
      let result = try compare(ProjectFiles.source(file))
      #expect(result.denied == [], "\(file)")
      count += result.said
    }
    #expect(count > 20)
  }

  @Test("shows a difference: an export that is judged as a screen file")
  func difference() throws {
    let file = try ProjectFiles.source("Tests/Fixtures/imports/maestro/hierarchy.json")
    let results = try (compare(file), compare(file, asExport: false))
    #expect(results.0.denied == [])
    #expect(results.1.denied != [])
  }

  @Test("for every screen on a rule's page", arguments: AuditRule.all)
  func pages(_ rule: AuditRule) throws {
    for text in [rule.page.bad, rule.page.good] {
      let denied = try compare(SourceText(name: "a.screen", text)).denied
      #expect(denied == [])
    }
    #expect(!rule.page.bad.isEmpty)
  }
}

extension String {
  /// The verdict of a line, without its element.
  fileprivate var verdict: String? {
    guard hasSuffix("]"), contains(" [") else { return nil }
    for severity in ["error", "warning", "note"] {
      if hasPrefix("\(severity): ") { return self }
      if let range = firstRange(of: ": \(severity): ") {
        return String(self[index(range.lowerBound, offsetBy: 2)...])
      }
    }
    return nil
  }
}
