import EarshotComposer
import EarshotFocusEngine
package import EarshotModel
import EarshotNotation
import EarshotSimulatedApp
import EarshotVoiceControl

/// A catalog of all rules by name, for files that cite rules.
///
/// Docs/Fidelity.md lists the rules under the same names, with their evidence.
package enum RuleCatalog {
  private static let rules: [String: Rule] = {
    var rules: [String: Rule] = [:]
    for rule in SpeechRule.allCases { rules["\(rule)"] = rule.rule }
    for rule in FocusRule.allCases { rules["\(rule)"] = rule.rule }
    for rule in AppRule.allCases { rules["\(rule)"] = rule.rule }
    for rule in SessionRule.allCases { rules["\(rule)"] = rule.rule }
    for rule in VoiceRule.allCases { rules["\(rule)"] = rule.rule }
    return rules
  }()

  /// The current names of rules, by their names in earlier versions.
  private static let formerNames = ["neighboursAreInTheParent": "neighborsAreInTheParent"]

  /// Returns the rule with the given name, or `nil` if there's none.
  ///
  /// Names from earlier versions are also valid.
  package static func rule(named name: String) -> Rule? { rules[formerNames[name] ?? name] }

  /// Returns the sentence of a rule and a word for its evidence, such as “VoiceOver says the value
  /// after the label [observed]”.
  ///
  /// The result is `nil` if no rule has the name.
  package static func cited(_ name: String) -> String? {
    rule(named: name)?.cited(.evidence)
  }

  /// Returns the end of a message about a name that no rule has.
  package static func ending(for name: String) -> String {
    Suggestion.ending(for: name, in: rules.keys.sorted())
  }
}
