// The marks of lines that a user writes: the prompt, and those of remarks.
extension String {
  /// The line as a command: without the prompt that a copied session has, and trimmed.
  package var withoutPrompt: String {
    let text = trimmed
    return text.begins(with: ">") ? text.withoutFirst.trimmed : text
  }

  /// Whether a line without its spaces is prose: a `#` or `##`, alone or before a space.
  package var isProse: Bool {
    self == "#" || self == "##" || begins(with: "# ") || begins(with: "## ")
  }

  /// The title of a phase, from a line of prose, or `nil` if it begins none.
  package var phaseTitle: String? {
    guard self == "##" || begins(with: "## ") else { return nil }
    return String(dropFirst(2)).trimmed
  }

  /// The text without its first character, whatever marks stand on the next.
  package var withoutFirst: String { String(unicodeScalars.dropFirst()) }
}
