import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotSession
import EarshotTranscripts
import Testing

/// VOICEOVER.md 2.2: every trait has words, or `:why` says that it has none.
@Suite("A trait with a name, in a session")
struct TraitLaws {
  /// A session with the cursor on an element with these traits.
  private func session(_ traits: String) throws -> Session {
    var session = try Session(screen: "screen a\n  element \(traits) \"X\"\n    value: 1\n")
    session.run("start")
    return session
  }

  @Test("is heard, or declared silent", arguments: NamedTrait.allCases)
  func isAccountedFor(_ trait: NamedTrait) throws {
    var session = try Session(screen: "screen a\n  element \(trait.rawValue) \"X\"\n    value: 1\n")
    var plain = try Session(screen: "screen a\n  element \"X\"\n    value: 1\n")
    let isHeard = session.run("start").lines != plain.run("start").lines
    let isSaidToBeSilent = session.run(":why").lines.contains { $0.contains("\"\(trait)\"") }
    #expect(isHeard || isSaidToBeSilent)
  }

  /// The words that a claim accepts for the kind of an element.
  private static let roles = [
    "header", "button", "link", "image", "back", "adjustable", "slider", "switch", "tab",
    "textField", "secureTextField", "textArea", "searchField", "popupButton", "pickerElement",
  ]

  @Test(
    "has a word for claims if it is heard as the element's kind",
    arguments: NamedTrait.allCases
  )
  func isClaimed(_ trait: NamedTrait) throws {
    let traits = trait == .secureTextField ? "textEntry secureTextField" : trait.rawValue
    let session = try session(traits)
    let plain = try self.session("")
    let claims = try Self.roles.map { try Claim("conveys role \($0)") }
    #expect(claims.allSatisfy { plain.failure(of: $0) != nil })
    let isClaimed = claims.contains { session.failure(of: $0) == nil }
    #expect(isClaimed == (trait.kind == .type && trait.hasWord))
  }

  @Test(
    "has no word for claims if it is silent",
    arguments: ["text", "key", "cell", "tabBar", "keyboardKey", "toggleButton", "textEntry"]
  )
  func isNoWord(_ word: String) {
    #expect(throws: (any Error).self) { try Claim("conveys role \(word)") }
  }
}
