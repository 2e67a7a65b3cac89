import EarshotAudit
import EarshotImporters
import EarshotNotation
import Testing

@Suite("The system's keyboard in an export")
struct SystemKeyboardTests {
  /// A view as idb prints it.
  private func view(_ type: String, _ label: String, _ frame: [Int]) -> String {
    """
    {"type": "\(type)", "AXLabel": "\(label)", "frame":
      {"x": \(frame[0]), "y": \(frame[1]), "width": \(frame[2]), "height": \(frame[3])}}
    """
  }

  /// A row of keys, one of which has no name.
  private func keys(_ names: String, at top: Int) -> [String] {
    names.enumerated().map { view("Button", String($1), [$0 * 40, top, 40, 54]) }
      + [view("Button", "", [names.count * 40, top, 40, 54])]
  }

  private func report(_ views: [String]) throws -> AuditReport {
    let text = "[" + ([view("Heading", "Notes", [16, 80, 200, 44])] + views).joined(separator: ",")
    let source = SourceText(name: "notes.json", text + "]")
    return try #require(Audit(AppDocument.open([source]), of: [source])).report
  }

  private let suggestions = ["I", "The", "We"]

  @Test("neither keys nor suggestions are judged, and the coverage says so")
  func letters() throws {
    let row = suggestions.enumerated().map { view("StaticText", $1, [$0 * 134, 538, 134, 45]) }
    let report = try report(row + keys("qwertyuiop", at: 590))
    #expect(report.ids == [])
    let lines = AuditCoverage.lines(of: [report])
    #expect(lines.contains { $0.hasSuffix("the other stops belong to the system") })
  }

  @Test("text further up is the app's")
  func texts() throws {
    let row = suggestions.enumerated().map { view("StaticText", $1, [$0 * 134, 400, 134, 20]) }
    #expect(try report(row + keys("qwertyuiop", at: 590)).ids == ["group-candidate"])
  }

  @Test("a keypad of digits may be the app's, so its keys are judged")
  func digits() throws {
    #expect(try report(keys("1234567890", at: 590)).ids == ["label-missing"])
  }
}
