import EarshotLines
import EarshotModel
import EarshotSession
import EarshotTranscripts
import Testing

/// VOICEOVER.md 2.2: every trait has words, or `:why` says that it has none.
@Suite("A trait that has a name")
struct TraitLaws {
  @Test("is heard, or said to be silent", arguments: Traits.named.map(\.name))
  func isAccountedFor(_ name: String) throws {
    var session = try Session(screen: "screen a\n  element \(name) \"X\"\n    value: 1\n")
    var plain = try Session(screen: "screen a\n  element \"X\"\n    value: 1\n")
    let isHeard = session.run("start").lines != plain.run("start").lines
    let isSaidToBeSilent = session.run(":why").lines.contains { $0.contains("\"\(name)\"") }
    #expect(isHeard || isSaidToBeSilent)
  }
}
