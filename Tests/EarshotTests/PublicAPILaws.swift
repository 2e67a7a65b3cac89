import TestSupport
import Testing

#if os(Linux)
@Suite("The public surface of the library", .waiting)
struct PublicAPILaws {
  private let modules: [PublicAPI]

  init() throws {
    let folder = try Folder()
    defer { folder.remove() }
    modules = try PublicAPI.modules.map { try PublicAPI($0, in: folder) }
  }

  @Test("is what Docs/API.md lists")
  func page() throws {
    try GeneratedPage.check("Docs/API.md") { written in
      let text = written.components(upTo: "\n## ")
      return text + modules.map(\.section).joined()
    }
  }

  @Test("is completely documented")
  func documentation() {
    #expect(!modules.isEmpty)
    for module in modules {
      #expect(!module.symbols.isEmpty, "\(module.module) has no declarations")
      #expect(module.symbols.filter { $0.docComment == nil }.map(\.name) == [])
    }
  }

  @Test("takes no top-level name that apps and Apple's frameworks have")
  func names() throws {
    let types = try #require(modules.first).symbols.filter { $0.isType }
    let names = types.filter { $0.pathComponents.count == 1 }.map(\.name)
    #expect(
      names == [
        "ReadingError", "ScreenDocument", "ScreenNode", "SessionFile", "VoiceOverSession",
      ]
    )
  }
}

extension String {
  /// The part before the first occurrence of another string, or the whole string if there is none.
  fileprivate func components(upTo other: String) -> String {
    firstRange(of: other).map { String(self[..<$0.lowerBound]) } ?? self
  }
}
#endif
