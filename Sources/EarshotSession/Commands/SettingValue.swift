package import EarshotLines
import EarshotModel
import EarshotNotation

/// Functions that find the value of a setting or a header that the user's text means.
///
///     SettingValue.meant(by: "0.75", for: rate)             // 75%
///     SettingValue.meant(by: "turned off", for: hints)      // off
///
/// - Source: our choice, from what people typed.
package enum SettingValue {
  /// Words of other tools and languages, with the corresponding values.
  private static let values = [
    "ipad": "pad", "tablet": "pad", "iphone": "phone", "mobile": "phone", "handy": "phone",
    "none": "off", "never": "off", "always": "on", "1": "on", "0": "off", "ignore case": "words",
    "ignorecase": "words", "ignore-case": "words",
    "case-insensitive": "words", "caseinsensitive": "words", "case insensitive": "words",
    "loose": "words", "lenient": "words", "relaxed": "words", "fuzzy": "words", "word": "words",
    "strict": "exact", "exactly": "exact", "full": "exact", "verbatim": "exact",
    "literal": "exact", "identical": "exact", "case-sensitive": "exact", "characters": "exact",
    "reading": "readings", "spoken": "readings", "pronunciation": "readings",
    "phonetic": "readings",
  ]
  /// Words for percentages.
  private static let percentages = [
    "fast": "70%", "faster": "70%", "quick": "70%", "slow": "30%", "slower": "30%",
    "normal": "50%", "default": "50%", "loud": "100%", "louder": "100%", "quiet": "30%",
    "max": "100%", "full": "100%", "maximum": "100%", "min": "0%", "minimum": "0%",
    "half": "50%", "double": "75%", "schnell": "70%", "langsam": "30%",
  ]

  /// Returns the value that the text means for a setting, or `nil` if there's none.
  ///
  /// - Parameters:
  ///   - text: A value, a synonym, a percentage in another form, or text that contains one of
  ///     these.
  ///   - setting: The setting.
  /// - Returns: A valid value.
  /// - Complexity: O(*n*), where *n* is the number of words.
  package static func meant(by text: String, for setting: Setting) -> String? {
    func isValid(_ value: String) -> Bool {
      var options = SessionOptions()
      return setting.set(&options, value)
    }
    if let tag = LanguageTag.tag(ofLanguageNamed: text), isValid(tag) { return tag }
    return meant(by: text, isValid: isValid)
  }

  /// Returns the value that the text means, or `nil` if there's none.
  ///
  /// If the text has several words, exactly one of them must be a value. For example, the result
  /// for `only the words` is `words`.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isValid: A closure that returns whether a value is valid.
  /// - Returns: A valid value.
  package static func meant(by text: String, isValid: (String) -> Bool) -> String? {
    if let value = meanings(of: text).first(where: isValid) { return value }
    let words = text.split { $0.isBlank || ",;:()%=".contains($0) }.map(String.init)
    let found = Set(words.compactMap { meanings(of: $0).first(where: isValid) })
    return found.count == 1 ? found.first : nil
  }

  /// Returns the values that the text may mean, with the most likely value first.
  private static func meanings(of text: String) -> [String] {
    let word = text.lowercased()
    let number = word.replacing(",", with: ".")
    let tag = word.contains("_") ? word.replacing("_", with: "-") : nil
    let known = [
      word, tag, SwitchWord.state(of: word)?.rawValue, values[word], percentages[word],
    ].compactMap { $0 }
    if word.hasSuffix("x"), let factor = Double(String(number.dropLast())) {
      return [factor > 1 ? "75%" : factor == 1 ? "50%" : "30%"]
    }
    if number.contains("."), let fraction = Double(number), fraction > 0, fraction <= 1 {
      return ["\(Int((fraction * 100).rounded()))%"]
    }
    return known + ["\(word)%"]
  }
}
