@testable import EarshotTranscripts
import Foundation
import EarshotNotation
import TestSupport
import Testing

@testable import EarshotSession

/// Some session uses every gesture of VOICEOVER.md, chapter 5, and every command of SESSIONS.md.
@Suite("Every gesture and command")
struct CommandLaws {
  /// The canonical words of every command.
  static let all = CommandDefinition.all.map(\.words)

  /// The canonical words of the commands that sessions under Screens and Docs use.
  static let walked: Set<String> = {
    let transcripts = ProjectFiles.everything(in: "Screens", endingIn: ".vo").compactMap {
      (try? ProjectFiles.source($0)).map { Transcript.read($0) }
    }
    let pages = (ProjectFiles.everything(in: "Docs", endingIn: ".md") + ["README.md"]).flatMap {
      (try? ProjectFiles.source($0)).map { Transcript.read(markdown: $0) } ?? []
    }
    let steps = (transcripts + pages).compactMap(\.transcript).flatMap(\.steps)
    return Set(steps.flatMap { words(in: $0.command) })
  }()

  /// The source text of all tests.
  static let tests: String = ProjectFiles.everything(in: "Tests", endingIn: ".swift")
    .compactMap {
      try? String(contentsOf: ProjectFiles.root.appendingPathComponent($0), encoding: .utf8)
    }
    .joined()

  /// Returns whether a test contains this.
  static func isTyped(_ text: String) -> Bool { tests.holds(text) }

  static func words(in line: String) -> [String] {
    CommandParser.commands(in: line).compactMap { try? CommandParser.parse($0).definition.words }
  }

  @Test("appears in a session under Screens or Docs", arguments: all)
  func isWalked(_ words: String) { #expect(Self.walked.contains(words)) }

  @Test("has a test", arguments: CommandDefinition.all)
  func isTested(_ command: CommandDefinition) {
    #expect(
      command.spellings.contains { spelling in
        Self.isTyped("> \(spelling)") || Self.isTyped("\"\(spelling)")
      },
      "\(command.words)"
    )
  }
}
