import Foundation
import Notation
import Simulator
import Testing

@Suite("The sample app")
struct SampleAppTests {
  @Test("is the pizzeria among the screens, byte for byte")
  func equalsFile() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = try Data(contentsOf: root.appending(path: "Screens/pizzeria.screen"))
    #expect(
      String(decoding: SampleApp.source.utf8, as: UTF8.self)
        == String(decoding: file, as: UTF8.self)
    )
  }

  @Test("has no errors")
  func reads() {
    let reading = AppDocument.read([SampleApp.source])
    #expect(reading.document != nil)
    #expect(reading.diagnostics.isEmpty)
  }
}
