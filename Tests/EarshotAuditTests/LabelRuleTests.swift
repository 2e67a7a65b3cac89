import EarshotAudit
import EarshotImporters
import EarshotNotation
import Testing

@Suite("What labels say, and what they don't")
struct LabelRuleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let label: String
    let ids: [String]
    var testDescription: String { label.debugDescription }

    init(_ label: String, _ ids: String...) {
      (self.label, self.ids) = (label, ids)
    }
  }

  static let cases: [Case] = [
    Case("btnCheckoutPay", "label-is-filename"),
    Case("iconShoppingCart", "label-is-filename"),
    Case("loginBtn", "label-is-filename"),
    Case("arrow-left", "label-is-filename"),
    Case("iPhone"),
    Case("iCloud Drive"),
    Case("YouTube"),
    Case("MacBook Pro"),
    Case("check-in"),
    Case("Sign-in"),
    Case("Trains, selected", "label-has-state"),
    Case("Selected works"),
    Case("Unit \u{FFFC} two", "label-control-characters"),
    Case("\u{2068}Nora\u{2069} calls"),
    Case("\u{200F}מחיר"),
    Case("Nora\u{202E} calls", "label-control-characters"),
    Case("39,90 €", "price-alone"),
    Case("$1,299.00", "price-alone"),
    Case("Pay 39,90 €"),
    Case("39"),
  ]

  @Test("a button's label is judged by its words", arguments: cases)
  func button(_ row: Case) throws {
    let report = try AuditReport.of(
      """
      screen shop "Shop"
        header "Shop"
        button "\(row.label)"
          on activate: announce "Done"
      """
    )
    let rules = ["label-is-filename", "label-has-state", "label-control-characters", "price-alone"]
    #expect(report.ids.filter(rules.contains) == row.ids)
  }

  /// A view as idb prints it, with the words of its type.
  private func export(_ views: [(type: String, label: String, frame: [Int])]) throws -> AuditReport
  {
    let objects = views.map { type, label, frame in
      """
      {"type": "\(type)", "AXLabel": "\(label)", "frame":
        {"x": \(frame[0]), "y": \(frame[1]), "width": \(frame[2]), "height": \(frame[3])}}
      """
    }
    let source = SourceText(name: "a.json", "[\(objects.joined(separator: ","))]")
    return try #require(Audit(AppDocument.open([source]), of: [source])).report
  }

  @Test(
    "a state in a label is known in every language of the export",
    arguments: ["Züge, Auswahl", "Trains, selected"]
  )
  func states(_ label: String) throws {
    let report = try export([
      ("Heading", "A", [16, 80, 200, 44]), ("Button", label, [16, 200, 200, 50]),
    ])
    #expect(report.ids == ["label-has-state"])
  }

  @Test("keys with an emoji each are the system's keyboard")
  func emoji() throws {
    let keys = "😀😃😄😁😆😅🤣😂🙂🙃🫠😉".enumerated().map { place, key in
      ("Button", String(key), [place * 32, 590, 30, 40])
    }
    #expect(try export([("Heading", "A", [16, 80, 200, 44])] + keys).ids == [])
  }
}
