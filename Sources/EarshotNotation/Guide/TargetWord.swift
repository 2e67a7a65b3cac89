import EarshotModel

/// Words that people write in place of an effect's target.
///
/// - Source: our choice, from what people typed.
enum TargetWord {
  /// Words that people write for `self`.
  private static let own: Set = ["it", "this", "me", "itself"]

  /// Words for views that `present` opens and `dismiss` closes.
  static let panels: Set = ["alert", "sheet", "popover", "dialog", "modal"]

  /// Returns the replacement for a word in place of a target, or `nil` if there's none.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - rest: The text after the word, up to the end of the line.
  ///   - effect: The name of the effect.
  /// - Returns: The replacement, as the end of a message.
  static func advice(on word: String, before rest: String, _ effect: String) -> String? {
    let rest = String(rest.drop { $0 == " " })
    if own.contains(word) { return "write '\(effect) self'" }
    if panels.contains(word), effect == "hide" { return "write 'dismiss'" }
    if rest.hasPrefix(".") { return "write '\(effect) \(rest)'" }
    if rest.hasPrefix("#") {
      return panels.contains(word) && effect == "show"
        ? "write 'present \(rest)'" : "write '\(effect) \(rest)'"
    }
    if word == "screen", effect == "show", !rest.isEmpty { return "write 'push \(rest)'" }
    let name = word.hasPrefix("$") ? String(word.dropFirst()) : word
    guard Quoting.isBareName(name), rest.isEmpty || rest.hasPrefix("by ") else { return nil }
    let sign = ["increment": "+", "decrement": "-"][effect]
    let number = String(rest.dropFirst("by ".count))
    if let sign, number != "1", ExactNumber(number) != nil {
      return "write 'set #\(name).value: {#\(name) \(sign) \(number)}'"
    }
    let screen = effect == "show" ? "; for a screen, write 'push \(name)'" : ""
    return "write '\(effect) #\(name)'\(screen)"
  }
}
