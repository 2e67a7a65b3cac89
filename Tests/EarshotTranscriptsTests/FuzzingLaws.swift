import EarshotLines
import EarshotModel
import EarshotVoiceControl
import Foundation
import TestSupport
import Testing

@testable import EarshotNotation
@testable import EarshotSession
@testable import EarshotTranscripts

/// The dictionary from which the fuzzers write their input.
@Suite("The dictionary of the fuzzers")
struct FuzzingLaws {
  /// Every word of the tables for reading sessions, claims, phrases, and screens.
  static let words: [String] = {
    let commands = CommandDefinition.all.flatMap(\.spellings)
    let claims =
      ClaimVerb.allCases.map(\.words) + ClaimVerb.condition.openings + [ClaimVerb.negation]
      + ConveyedItem.Kind.allCases.map(\.rawValue)
      + ConveyedItem.StateWord.allCases.map(\.rawValue) + StateWord.words
      + TextProperty.allCases.map(\.rawValue)
    let settings = Setting.all.map(\.name)
    let screens =
      Role.written.map(\.rawValue) + NamedTrait.allCases.map(\.rawValue)
      + AppEvent.named.map(\.name) + EffectWord.all.map(\.name)
    let header = TranscriptHeader.fieldNames.filter { !settings.contains($0) }
    let phrases = PhraseDefinition.all.map(\.words)
    return commands + claims + settings.map { "\($0): " } + screens
      + header.map { "\($0): " } + phrases
  }()

  @Test("has every word of the program's tables")
  func isWhole() throws {
    let url = ProjectFiles.root.appendingPathComponent("Tests/Fuzzing/words.dict")
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    let known = Set(lines.map { $0.trimmingCharacters(in: .whitespaces) })
    let missing = Set(Self.words.map { "\"\($0)\"" }).subtracting(known).sorted()
    let lacking = missing.joined(separator: "\n")
    #expect(missing == [], "add these lines to Tests/Fuzzing/words.dict:\n\(lacking)")
  }
}
