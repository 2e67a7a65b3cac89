import EarshotLines
import EarshotModel
import EarshotNotation

// The meaning of invalid lines that begin with a colon.
//
// - Source: SESSIONS.md, "Refusals"; our choice, from what people typed.
extension Session {
  /// The meaning of an unknown word after a colon.
  private enum Wish: Sendable {
    /// A command with the rest of the line as its text.
    case text(String)
    /// The explanation of a gesture that the rest names.
    case gesture
    /// A command without arguments.
    case alone(String)
    /// The return to a place that the rest names.
    case place
    /// A file that the rest names.
    case file(String)
    /// A claim in the rest.
    case claim
  }

  private static let wishes: [(words: Set<String>, wish: Wish)] = [
    (
      ["comment", "remark", "annotate", "memo", "notiz", "todo", "notes", "add", "jot"],
      .text(":note")
    ),
    (
      [
        "how", "howto", "explain", "describe", "teach", "demo", "man", "about", "info", "what",
        "show", "learn", "fingers", "wie",
      ], .gesture
    ),
    (
      [
        "outline", "structure", "hierarchy", "dom", "nodes", "baum", "ax", "xml", "source",
        "debug", "layers",
      ], .alone(":tree")
    ),
    (["layout", "picture", "draw", "image", "view"], .alone(":map")),
    (["problems", "issues", "a11y", "warnings", "findings", "lint"], .alone(":audit")),
    (["options", "preferences", "prefs", "config", "konfiguration"], .alone(":settings")),
    (["actions", "gestures", "possible", "can"], .alone(":what")),
    (["phrases", "voice", "commands"], .alone(":say")),
    (["bookmark", "remember", "pin", "flag", "checkpoint", "merke"], .text(":mark")),
    (["back", "return", "jump", "go", "restore", "recall", "zurück"], .place),
    (
      ["load", "file", "edit", "use", "import", "reopen", "app", "run", "lade", "öffne", "reload"],
      .file(":open")
    ),
    (["save", "write", "export", "w", "to", "speichere"], .file(":record")),
    (["is", "are", "assert", "check", "expect", "verify", "does", "has", "test", "ist"], .claim),
  ]

  private static let fillers: Set = [
    "to", "the", "this", "place", "mark", "as", "in", "into", "file", "a", "an", "named", "called",
    "do", "does", "i", "make", "you", "is", "that", "spot", "on", "works", "work", "at", "zu", "my",
    "screen", "session", "app",
  ]

  /// Returns the valid line that an invalid line with a colon means, or `nil` if the meaning is
  /// unknown.
  ///
  /// The rest of the line isn't the name of an element, because commands with colons don't take
  /// elements.
  mutating func colonLine(_ typed: TypedWords) -> String? {
    let word = String(typed.lowered[0].dropFirst())
    let fitting = Self.wishes.filter { $0.words.contains(word) }
    for row in fitting {
      if let line = line(for: row.wish, typed) { return line }
    }
    return nil
  }

  private func line(for wish: Wish, _ typed: TypedWords) -> String? {
    let rest = typed.rest(after: 1)
    let count = typed.lowered.dropFirst().prefix { Self.fillers.contains($0) }.count
    let name = typed.rest(after: 1 + count)
    switch wish {
    case .text(":mark"):
      return name.isEmpty || name.contains(".") ? nil : ":mark \(name)"
    case .text(let command): return rest.isEmpty ? nil : "\(command) \(rest)"
    case .alone(let command): return rest.isEmpty ? command : nil
    case .gesture:
      let plain = name.filter { $0 != "?" }
      let known = GestureSpelling.canonical(plain) ?? plain
      return GestureDefinition.named(known) == nil ? nil : ":gesture \(known.lowercased())"
    case .place:
      let mark =
        marks.first { $0.name.lowercased() == name.lowercased() }
        ?? marks.first { $0.name.lowercased() == rest.lowercased() }
      return mark.map { ":goto \($0.name)" }
    case .file(let command):
      let endings = command == ":open" ? [".screen", ".json", ".xml"] : [".vo", ".md"]
      return endings.contains(where: name.withoutQuotes.hasSuffix) ? "\(command) \(name)" : nil
    case .claim:
      let words = rest.split(whereSeparator: \.isBlank)
      if words.count == 2, rest.hasPrefix("#") { return ":claim \(words[0]) is \(words[1])" }
      return rest.isEmpty ? nil : claim(inWords: rest).map { ":claim \($0)" }
    }
  }
}
