import EarshotNotation
import TestSupport
import Testing

@testable import EarshotPage

/// Swift files that `convert` wrote from screen files; the packages around them compile them.
@Suite("The enums of an app's identifiers")
struct SwiftIdentifiersTests {
  @Test(
    "are what the screen file says",
    arguments: [
      ("Tests/Fixtures/identifiers/odd.screen", "Tests/EarshotTests/OddIdentifiers.swift"),
      (
        "Docs/Examples/PizzeriaTests/Tests/PizzeriaTests/menu.screen",
        "Docs/Examples/PizzeriaTests/Tests/PizzeriaTests/MenuIdentifiers.swift"
      ),
    ]
  )
  func files(screen: String, code: String) throws {
    let source = try ProjectFiles.source(screen)
    let document = try #require(AppDocument.read([source]).document)
    try GeneratedPage.check(code) { _ in SwiftIdentifiers(document, of: screen).code }
  }

  @Test(
    "are left out if the app has no such names",
    arguments: [
      ("screen a\n  text \"b\"\n", "my-app.v2.screen", ["enum MyAppScreen:"]),
      ("screen a\n  text \"b\" #c\n", "-", ["enum AppIdentifier:", "enum AppScreen:"]),
      ("screen a\n  text \"b\"\n", "9.screen", ["enum _9Screen:"]),
    ]
  )
  func empty(screen: String, path: String, enums: [String]) throws {
    let source = SourceText(name: "a.screen", screen)
    let document = try #require(AppDocument.read([source]).document)
    let code = SwiftIdentifiers(document, of: path).code
    let lines = code.split(separator: "\n").filter { $0.hasPrefix("enum ") }
    #expect(lines.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == enums)
    #expect(code.contains("func touch(") == enums.contains { $0.hasSuffix("Identifier:") })
  }
}
