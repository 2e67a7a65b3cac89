import EarshotComposer
import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession
import EarshotSimulatedApp
import EarshotVoiceControl
import TestSupport
import Testing

@testable import EarshotLessons

@Suite("The sentences of rules in German")
struct RuleWordingTests {
  /// Each rule, with its sentence in German, or an empty string if the German page doesn't list it.
  static let rules: [(name: String, rule: Rule, german: String)] =
    SpeechRule.allCases.map { ("\($0)", $0.rule, german($0)) }
    + FocusRule.allCases.map { ("\($0)", $0.rule, german($0)) }
    + AppRule.allCases.map { ("\($0)", $0.rule, german($0)) }
    + SessionRule.allCases.map { ("\($0)", $0.rule, german($0)) }
    + VoiceRule.allCases.map { ("\($0)", $0.rule, german($0)) }

  private static func german(_ name: some Any) -> String {
    RulePage.german.cells(of: name)?.first ?? ""
  }

  /// Returns text in quotation marks, which keeps its spelling in every language; an apostrophe has
  /// a letter before it.
  private static func code(_ text: String, between mark: Character) -> [String] {
    var (found, rest) = ([String](), (" " + text)[...])
    while let start = rest.firstRange(of: " \(mark)") {
      let word = rest[start.upperBound...].prefix { $0 != mark }
      found.append(String(word))
      rest = rest[word.endIndex...].dropFirst()
    }
    return found.sorted()
  }

  @Test("are complete sentences, without a capital article or a period")
  func sentences() {
    #expect(Self.rules.count > 300)
    for (name, rule, german) in Self.rules {
      #expect(!german.isEmpty, "\(name) has no row in Docs/Fidelity.de.md")
      #expect(german != rule.sentence && !german.hasSuffix("."), "\(name)")
      #expect(!german.contains("  ") && german == german.trimmed, "\(name): \(german)")
      for word in ["the", "and", "element's", "isn't", "with"] {
        #expect(!german.split(separator: " ").contains(Substring(word)), "\(name): \(german)")
      }
    }
  }

  @Test("are those of the page, in its order, and no others")
  func page() throws {
    let page = String(decoding: try ProjectFiles.source("Docs/Fidelity.de.md").utf8, as: UTF8.self)
    let ofSpeech = page.split(separator: "## Was das Audit verlangt").first ?? ""
    let names = ofSpeech.split(separator: "\n").filter { $0.hasPrefix("| `") }.map {
      String($0.dropFirst(3).prefix { $0 != "`" })
    }
    #expect(names == Self.rules.map(\.name))
  }

  @Test("keep the words of the notation, the traits, and the numbers")
  func placeholders() {
    #expect(Self.rules.count > 300)
    for (name, rule, german) in Self.rules {
      for mark: Character in ["`", "'"] {
        let (english, other) = (
          Self.code(rule.sentence, between: mark), Self.code(german, between: mark)
        )
        #expect(english == other, "\(name)")
      }
      for word in rule.sentence.split(whereSeparator: { !$0.isLetter && !$0.isNumber })
      where word.dropFirst().contains(where: \.isUppercase) && word.first?.isLowercase ?? false {
        let isApple = word.hasPrefix("i") && word.dropFirst().first?.isUppercase ?? false
        #expect(isApple || german.contains(word), "\(name) names \(word)")
      }
      let numbers = { (text: String) in
        text.split { !$0.isNumber }.filter { $0.count < 3 }.map(String.init)
      }
      #expect(numbers(rule.sentence) == numbers(german), "\(name): \(german)")
    }
  }

  @Test("appear after ':why' in a German lesson")
  func why() {
    let (english, words) = (
      #"label "Tee": label of button "Tee""#, "VoiceOver says the label as written"
    )
    let german = #"Label "Tee": label von button "Tee""#
    #expect(
      SessionWording.row("\(english); \(words) [contract]")?[.german]
        == "\(german); VoiceOver sagt das Label, wie es geschrieben ist [zugesagt]"
    )
    let left = "left out: hint \"Kostet drei Euro\": the 'hints' setting is off"
    #expect(
      SessionWording.row(left)?[.german]
        == "weggelassen: Hinweis \"Kostet drei Euro\": die Einstellung 'hints' ist off"
    )
    let place = SessionWording.row("focus: 2 of 6, button \"Tee\"")?[.german]
    #expect(place == "Cursor: 2 von 6, button \"Tee\"")
    #expect(SessionWording.row("nothing like it [contract]") == nil)
  }
}
