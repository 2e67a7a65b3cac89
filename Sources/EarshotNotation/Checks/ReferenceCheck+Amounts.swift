import EarshotModel

extension ReferenceCheck {
  /// Checks an amount: its word forms must match the language, and its operands must be numbers.
  mutating func judge(_ amount: Amount, _ use: NameReference) {
    guard diagnostics.count <= DiagnosticCollector.limit else { return }
    let owners = nodes(.own, use.owner)
    judgeForms(of: amount, Set(owners.map { tree.languageInApp(of: $0) ?? "en" }), use)
    guard let own = owners.first else { return }
    var numbers: [WrittenNumber] = []
    for case .reference(let reference) in amount.operands {
      if let toggle = toggle(of: reference, own) { return report(.toggleHasNoNumber(toggle), use) }
      guard let text = startText(of: reference.ofValueAlone, own) else { continue }
      guard let number = WrittenNumber(firstIn: text) else {
        return report(.hasNoNumber(reference.words, text), use)
      }
      numbers.append(number)
    }
    if Amount.mixesSigns(numbers) { report(.mixedSigns, use) }
  }

  /// Returns the notation of a reference to the value of a switch, or `nil` for any other
  /// reference.
  private func toggle(of reference: TextReference, _ own: ElementTree.Index) -> String? {
    guard reference.property ?? .value == .value, let place = place(of: reference.node, own),
      tree.facts(of: place).traits.contains(.toggleButton)
    else { return nil }
    return reference.words
  }

  private mutating func judgeForms(
    of amount: Amount,
    _ languages: Set<String>,
    _ use: NameReference
  ) {
    guard !amount.forms.isEmpty else { return }
    for language in languages.sorted() {
      guard let rule = PluralRule(language: language),
        let name = PluralRule.name(of: language)
      else { return report(.unknownPlural(language), use) }
      guard !rule.formCounts.contains(amount.forms.count) else { continue }
      return report(.formCount(amount, rule, language: name), use)
    }
  }

  /// Returns the text that a reference has when the app starts, or `nil` if the text is empty or
  /// unknown.
  private func startText(of reference: TextReference, _ own: ElementTree.Index) -> String? {
    guard let place = place(of: reference.node, own), let property = reference.property else {
      return nil
    }
    let element = tree[place]
    if element.hasGuarded(Property(property)) || element.templates[property] != nil { return nil }
    let text =
      element.text(of: property) ?? (property == .value ? element.scale?.initialValue : nil)
    return text?.isEmpty == false ? text : nil
  }
}

extension Amount {
  /// Returns whether some of the numbers have a decimal point and others a decimal comma.
  fileprivate static func mixesSigns(_ numbers: [WrittenNumber]) -> Bool {
    Set(numbers.compactMap(\.sign)).count > 1
  }
}

extension Diagnostic.Message {
  static func unknownPlural(_ language: String) -> Self {
    """
    Earshot doesn't know the plural forms of '\(language)'; in the braces, write only the number, and \
    put the word next to the braces
    """
  }

  static func formCount(_ amount: Amount, _ rule: PluralRule, language: String) -> Self {
    let words = ["one", "few", "many", "fraction"]
    let limits = rule.formCounts
    let written = wordsInOtherForm(amount, isEnglish: language == "English")
    let example =
      limits.contains(written.count)
      ? written.joined(separator: "|")
      : limits.upperBound <= 2
        ? ["item", "items"].prefix(limits.lowerBound).joined(separator: "|")
        : words.prefix(limits.lowerBound).joined(separator: "|")
    let counts =
      limits.lowerBound == limits.upperBound
      ? limits.lowerBound.counted("plural form")
      : "\(limits.lowerBound) or \(limits.upperBound) plural forms"
    var sum = amount
    sum.forms = []
    let shown = "\(sum.notation.dropLast()) \(example)}"
    let advice =
      limits.upperBound == 1
      ? "write it as in \(shown), because it doesn't change with the number"
      : "write them as in \(shown), because the number selects one of them"
    return "\(language) has \(counts), not \(amount.forms.count); \(advice)"
  }

  /// Returns the forms of a noun if the author wrote a single English form or put commas or slashes
  /// between the forms, or an empty array for any other notation.
  private static func wordsInOtherForm(_ amount: Amount, isEnglish: Bool) -> [String] {
    guard amount.forms.count == 1, let words = amount.forms.first else { return [] }
    if isEnglish, words.allSatisfy(\.isLetter) {
      let forms = MeantAmount.forms(of: words)
      return [forms.one, forms.other]
    }
    let parts = words.split { ",/".contains($0) }.map { String($0.drop { $0 == " " }) }
    return parts.count > 1 && !parts.contains("") ? parts : []
  }

  static func toggleHasNoNumber(_ name: String) -> Self {
    """
    '\(name)' is on or off, not a number; add the lines 'value: 0' and 'value when \(name) is on: 1' \
    to a variable, and refer to the variable
    """
  }

  static func hasNoNumber(_ name: String, _ text: String) -> Self {
    // An amount can't divide, so a division becomes a product.
    let quotients = [("100", "0.01"), ("10", "0.1"), ("2", "0.5"), ("4", "0.25"), ("5", "0.2")]
      .flatMap { number, factor in
        ["÷ ", "/ "].flatMap { sign in
          ["}", " "].map { ("\(sign)\(number)\($0)", "* \(factor)\($0)") }
        }
      }
    let signs = [("×", "*"), ("−", "-"), (" x ", " * "), ("∙", "*"), ("·", "*")]
    var written = (signs + quotients).reduce(text) { $0.replacing($1.0, with: $1.1) }
    for (number, factor) in [("100", "0.01"), ("10", "0.1"), ("2", "0.5"), ("4", "0.25")] {
      for sign in ["÷ ", "/ "] where written.hasSuffix("\(sign)\(number)") {
        written = "\(written.dropLast(sign.count + number.count))* \(factor)"
      }
    }
    let bare = written.replacing("{#", with: "{").replacing("{", with: "#").replacing("}", with: "")
    guard text.contains("{"), written != text, !written.contains("÷") else {
      return """
        '\(name)' has no number for the amount, only '\(Display.safe(text))'; refer to an element \
        whose text has a number
        """
    }
    return """
      '\(name)' has no number, because '\(Display.safe(text))' is literal text; change that text to \
      '{\(Display.safe(bare))}'
      """
  }

  static var mixedSigns: Self {
    "an amount can't mix decimal points and decimal commas; use the same separator in all numbers"
  }
}
