/// A word that people write instead of an effect's element.
///
/// - Source: our choice, from what people typed.
enum TargetWord {
  /// Words for the element itself.
  private static let own: Set = ["it", "this", "me", "itself"]

  /// Words for the things that `present` opens and `dismiss` closes.
  static let panels: Set = ["alert", "sheet", "popover", "dialog", "modal"]

  /// Returns the replacement for a word, or `nil` if it's unknown.
  ///
  /// - Parameters:
  ///   - word: The word, up to a space.
  ///   - rest: The text after it on the line.
  ///   - effect: The effect, as written.
  /// - Returns: The end of a message.
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
    let screen = effect == "show" ? "; for a screen, 'push \(name)'" : ""
    return "write '\(effect) #\(name)'\(screen)"
  }
}
