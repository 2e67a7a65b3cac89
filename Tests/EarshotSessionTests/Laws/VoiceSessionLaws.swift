import EarshotNotation
import EarshotVoiceControl
import TestSupport
import Testing

/// Nobody would miss a rule that no session shows.
@Suite("Sessions of Voice Control")
struct VoiceSessionLaws {
  /// The sections of the document, by the names in their headings.
  private static func sections() throws -> [String: String] {
    let text = String(
      decoding: try ProjectFiles.source("Tests/Sessions/voice.md").utf8,
      as: UTF8.self
    )
    let sections = text.split(separator: "\n## `").dropFirst()
    return Dictionary(
      sections.map { section in
        let name = section.prefix { $0 != "`" }
        return (String(name), String(section))
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  @Test("name every rule, and nothing else")
  func names() throws {
    #expect(Set(try Self.sections().keys) == Set(VoiceRule.allCases.map(\.rawValue)))
  }

  @Test("say something, and expect an answer", arguments: VoiceRule.allCases)
  func phrases(rule: VoiceRule) throws {
    let section = try #require(try Self.sections()[rule.rawValue])
    let session = try #require(section.firstRange(of: "```voiceover\n"))
    let lines = section[session.upperBound...].prefix(while: { $0 != "`" }).split(separator: "\n")
    let steps = lines.indices.filter { lines[$0].hasPrefix("> say ") }
    #expect(!steps.isEmpty)
    for step in steps { #expect(step + 1 < lines.count && lines[step + 1].hasPrefix("~ ")) }
  }
}
