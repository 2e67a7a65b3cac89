import EarshotNotation

/// A setting, with its name and with functions that read and set its value.
///
/// - Source: VOICEOVER.md, chapter 10.
package struct Setting: Sendable {
  /// The name, as in transcripts and after `:set`.
  package let name: String
  /// The accepted values, for the message about a different value.
  package let needs: String
  /// The accepted words, if the setting accepts only a fixed set of words.
  package let choices: [String]
  /// A function that returns the value as printed.
  package let value: @Sendable (SessionOptions) -> String
  /// A function that sets a value and returns whether it's valid.
  package let set: @Sendable (inout SessionOptions, String) -> Bool

  /// Values to suggest if a value is missing: an example of a percentage, or both of two words.
  package var examples: [String] {
    guard choices.isEmpty else { return choices.count == 2 ? choices : [] }
    return needs.firstRange(of: " such as ").map { [String(needs[$0.upperBound...])] } ?? []
  }

  /// Finds a setting by its name, ignoring case, or returns `nil` if there's none.
  package static func named(_ name: String) -> Setting? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }

  /// Returns the accepted values for the message about an invalid value.
  ///
  /// If the value is the name of a language, the message includes the tag.
  package func needs(insteadOf value: String) -> String {
    guard name == Setting.language.name, let tag = LanguageTag.tag(ofLanguageNamed: value) else {
      return needs
    }
    let advice =
      Setting.isLanguage(tag)
      ? "write '\(tag)'" : "Earshot doesn't have VoiceOver's words in '\(tag)'"
    return "\(needs); \(advice)"
  }

  /// Returns whether a name is one of the given names, ignoring case.
  package static func isNamed(_ name: String, in names: [String]) -> Bool {
    names.index(ofName: name) != nil
  }
}

// The kinds of settings.
extension Setting {
  typealias Path<Value> = any WritableKeyPath<SessionOptions, Value> & Sendable

  /// Creates a setting whose value is one of a fixed set of words.
  init(
    _ name: String,
    oneOf choices: [String],
    value: @escaping @Sendable (SessionOptions) -> String,
    set: @escaping @Sendable (inout SessionOptions, String) -> Void
  ) {
    self.init(name: name, needs: choices.asAlternatives, choices: choices, value: value) {
      guard let place = choices.index(ofName: $1) else { return false }
      set(&$0, choices[place])
      return true
    }
  }

  /// Returns a setting that is on or off.
  static func flag(_ name: String, _ path: Path<Bool>) -> Setting {
    Setting(name, oneOf: ["on", "off"]) {
      $0[keyPath: path] ? "on" : "off"
    } set: {
      $0[keyPath: path] = $1 == "on"
    }
  }

  /// Returns a setting whose value is a percentage from 0% to 100%.
  static func percent(_ name: String, _ path: Path<Int>) -> Setting {
    Setting(name: name, needs: "a percentage from 0% to 100%, such as 50%", choices: []) {
      "\($0[keyPath: path])%"
    } set: {
      let digits = $1.hasSuffix("%") ? $1.dropLast() : $1[...]
      guard let percent = Int(digits), (0...100).contains(percent) else { return false }
      $0[keyPath: path] = percent
      return true
    }
  }

  /// Returns a setting that accepts the names of a type's values or of the given values.
  static func choice<Value>(
    _ name: String,
    _ path: Path<Value>,
    of values: [Value] = Array(Value.allCases)
  ) -> Setting where Value: CaseIterable & RawRepresentable<String> & Sendable {
    Setting(name, oneOf: values.map(\.rawValue)) {
      $0[keyPath: path].rawValue
    } set: {
      if let value = Value(rawValue: $1) { $0[keyPath: path] = value }
    }
  }

  /// Returns a setting that has the value of the screen or the app until the user sets it.
  static func optional<Value>(_ name: String, _ path: Path<Value?>, _ usual: Value) -> Setting
  where Value: CaseIterable & RawRepresentable<String> & Sendable {
    Setting(name, oneOf: Value.allCases.map(\.rawValue)) {
      ($0[keyPath: path] ?? usual).rawValue
    } set: {
      $0[keyPath: path] = Value(rawValue: $1)
    }
  }
}
