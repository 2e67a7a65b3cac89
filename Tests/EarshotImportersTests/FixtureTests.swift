import EarshotLines
import EarshotNotation
import EarshotReadOut
import TestSupport
import Testing

@testable import EarshotImporters

/// A file in another tool's format, with what VoiceOver says beside it.
struct ImportFixture: Sendable, CustomTestStringConvertible {
  /// The file, from the root of the project.
  let path: String

  var testDescription: String { path }

  /// All of them: one folder for each format, named after it.
  static let all = ProjectFiles.everything(in: folder, endingIn: "")
    .filter { !$0.hasSuffix(".heard") && $0.contains(".") }
    .map { ImportFixture(path: $0) }

  static let folder = "Tests/Fixtures/imports"

  /// The format whose folder contains it.
  var format: String { String(path.split(separator: "/")[3]) }

  func source() throws -> SourceText { try ProjectFiles.source(path) }

  /// The speech at each stop, as it is written down.
  func expected() throws -> [String] {
    let text = String(decoding: try ProjectFiles.source("\(path).heard").utf8, as: UTF8.self)
    return text.split(separator: "\n").map(String.init)
  }
}

@Suite("Another tool's file")
struct FixtureTests {
  private func heard(_ document: AppDocument) throws -> [String] {
    try #require(ReadOut(document, options: SessionOptions())).stops.flatMap(\.lines)
  }

  @Test("is recognized by its content, whatever its name", arguments: ImportFixture.all)
  func recognition(_ fixture: ImportFixture) throws {
    for name in ["-", "dump", fixture.path] {
      var importer = Importer()
      let result = importer.read([SourceText(name: name, utf8: try fixture.source().utf8)])
      #expect(result.document != nil)
      #expect(Set(importer.imports.map(\.format.name)) == [fixture.format])
    }
  }

  @Test("sounds as it is written down", arguments: ImportFixture.all)
  func speech(_ fixture: ImportFixture) throws {
    let result = AppDocument.open([try fixture.source()])
    #expect(result.diagnostics.filter { $0.severity == .error } == [])
    #expect(try heard(try #require(result.document)) == fixture.expected())
  }

  @Test("sounds the same as a screen file", arguments: ImportFixture.all)
  func roundTrip(_ fixture: ImportFixture) throws {
    for order in ImportOptions.Order.allCases {
      var options = ImportOptions()
      options.order = order
      options.all = order == .tree
      let result = AppDocument.open([try fixture.source()], importing: options)
      let document = try #require(result.document)
      let screen = document.expressedInScreenFormat().0.screenText
      let again = AppDocument.read([SourceText(name: "a.screen", screen)])
      #expect(again.diagnostics == [], "\(screen)")
      let copy = try #require(again.document)
      #expect(try heard(copy) == heard(document))
      #expect(copy.screenText == screen)
    }
  }

  @Test("is read with its format named", arguments: ImportFixture.all)
  func named(_ fixture: ImportFixture) throws {
    var options = ImportOptions()
    options.format = fixture.format
    let result = AppDocument.open([try fixture.source()], importing: options)
    #expect(try heard(try #require(result.document)) == fixture.expected())
  }

  @Test("there is one for every format", arguments: ImportFormat.names)
  func completeness(_ name: String) {
    #expect(ImportFixture.all.contains { $0.format == name })
  }
}
