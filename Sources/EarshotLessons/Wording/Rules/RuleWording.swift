import EarshotComposer
import EarshotFocusEngine
import EarshotModel
import EarshotSession
import EarshotSimulatedApp
import EarshotVoiceControl

/// The sentences of rules in every language of lessons.
///
/// English is the rule itself, German a row of the tables beside this file.
enum RuleWording {
  /// The German sentences by the English ones; rules that share a sentence share its translation.
  private static let german: [String: String] = {
    let rows =
      SpeechRule.allCases.map { ($0.rule.sentence, $0.german) }
      + FocusRule.allCases.map { ($0.rule.sentence, $0.german) }
      + AppRule.allCases.map { ($0.rule.sentence, $0.german) }
      + SessionRule.allCases.map { ($0.rule.sentence, $0.german) }
      + VoiceRule.allCases.map { ($0.rule.sentence, $0.german) }
    return Dictionary(rows, uniquingKeysWith: { first, _ in first })
  }()

  /// The sentence of a rule with its evidence, such as `VoiceOver says the label as written [contract]`;
  /// `nil` if it is none.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func cited(_ english: String) -> Wording? {
    guard english.hasSuffix("]"), let mark = english.lastRange(of: " [") else { return nil }
    guard let sentence = sentence(String(english[..<mark.lowerBound])) else { return nil }
    let weight = String(english[mark.upperBound...].dropLast())
    let word = Evidence.Weight(rawValue: weight)?.word.de ?? weight
    return Wording(en: english, de: "\(sentence) [\(word)]")
  }

  /// The sentence alone, or with the remark that the language has no word for what is said.
  private static func sentence(_ english: String) -> String? {
    if let whole = german[english] { return whole }
    guard let remark = english.lastRange(of: noWord) else { return nil }
    return german[String(english[..<remark.lowerBound])].map {
      "\($0); hier auf Englisch, weil Earshot kein deutsches Wort dafür hat"
    }
  }

  private static let noWord = "; here in English because Earshot has no word in "
}

extension Evidence.Weight {
  /// The word in brackets behind a rule.
  var word: Wording {
    switch self {
    case .observed: Wording(en: rawValue, de: "gehört")
    case .model: Wording(en: rawValue, de: "Modell")
    case .contract: Wording(en: rawValue, de: "zugesagt")
    case .choice: Wording(en: rawValue, de: "Annahme")
    }
  }
}

extension String {
  /// Where a text occurs last, or `nil` if it doesn't.
  fileprivate func lastRange(of text: String) -> Range<Index>? {
    var (found, rest) = (Range<Index>?.none, self[...])
    while let range = rest.firstRange(of: text) {
      (found, rest) = (range, self[range.upperBound...])
    }
    return found
  }
}
