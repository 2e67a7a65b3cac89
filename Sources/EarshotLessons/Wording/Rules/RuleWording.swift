import EarshotModel
import EarshotSession

/// The sentences of rules in every language of lessons.
///
/// The English sentence is the rule itself. The German sentence is its row in Docs/Fidelity.de.md.
enum RuleWording {
  /// The German sentences, by their English sentences.
  private static let german = RulePage.english.sentences(on: .german)

  /// Returns the sentence of a rule with its evidence, such as `VoiceOver says the label as written
  /// [contract]`, or `nil` if the text isn't a rule.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func cited(_ english: String) -> Wording? {
    guard english.hasSuffix("]"), let mark = english.lastRange(of: " [") else { return nil }
    guard let sentence = sentence(String(english[..<mark.lowerBound])) else { return nil }
    let weight = String(english[mark.upperBound...].dropLast())
    let word = Evidence.Weight(rawValue: weight)?.word.de ?? weight
    return Wording(en: english, de: "\(sentence) [\(word)]")
  }

  /// Returns the German sentence for a rule's English sentence, or `nil` if there's none.
  ///
  /// The English sentence can end with a note that Earshot has no word in the lesson's language.
  private static func sentence(_ english: String) -> String? {
    if let whole = german[english] { return whole }
    guard let remark = english.lastRange(of: noWord) else { return nil }
    return german[String(english[..<remark.lowerBound])].map {
      "\($0); hier auf Englisch, weil Earshot kein deutsches Wort dafür hat"
    }
  }

  private static let noWord = "; the word is in English, because Earshot doesn't know it in "
}

extension Evidence.Weight {
  /// The word in brackets after a rule.
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
  /// Returns the last occurrence of a string, or `nil` if there's none.
  fileprivate func lastRange(of text: String) -> Range<Index>? {
    var (found, rest) = (Range<Index>?.none, self[...])
    while let range = rest.firstRange(of: text) {
      (found, rest) = (range, self[range.upperBound...])
    }
    return found
  }
}
