import Testing

@testable import EarshotNotation

@Suite("The form of text that describes an app")
struct AppFormTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let form: AppForm

    init(_ name: String, _ text: String, _ form: AppForm) {
      (self.name, self.text, self.form) = (name, text, form)
    }

    var testDescription: String { "\(name): \(text.debugDescription)" }
  }

  @Test(
    "follows from the name, and, if that leaves a choice, from how the text begins",
    arguments: [
      Case("a.screen", "{", .notation), Case("a.json", "screen a", .json),
      Case("a.JSON", "{", .json), Case("a", "{", .json), Case("a.vo", "{", .notation),
      Case("a.md", "{", .notation), Case("-", "screen a", .notation), Case("-", "", .notation),
      Case("-", "{", .json), Case("-", " \t\r\n{", .json), Case("-", "\u{FEFF} {", .json),
      Case("-", "[{", .json), Case("-.json", "", .json), Case("a.json", " <", .xml),
      Case("a.xml", "", .xml), Case("a.xml", "{", .json), Case("-", "<", .xml),
      Case("a.screen", "<", .notation), Case("a.vo", "<", .notation),
    ]
  )
  func form(_ example: Case) {
    #expect(AppForm(of: SourceText(name: example.name, example.text)) == example.form)
  }

  @Test("always has an ending", arguments: AppForm.allCases)
  func endings(_ form: AppForm) {
    #expect(FileKind.ofApps.contains { AppForm.forms(ofName: "a\($0.ending)").contains(form) })
  }

  @Test("has an ending that isn't part of another", arguments: FileKind.allCases)
  func kinds(_ kind: FileKind) {
    #expect(FileKind.allCases.filter { "a\(kind.ending)".hasSuffix($0.ending) } == [kind])
    #expect(kind.isOfApp == FileKind.ofApps.contains(kind))
    #expect(kind.isOfApp != FileKind.ofSessions.contains(kind))
    #expect(kind.named(kind.stem(of: "a\(kind.ending)")) == "a\(kind.ending)")
  }
}
