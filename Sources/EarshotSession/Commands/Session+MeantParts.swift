import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSimulatedApp

// Several commands in one line, with separators other than `;` between them.
//
// - Source: SESSIONS.md, "Refusals"; our choice, from what people typed.
extension Session {
  /// Signs and words that separate commands in other tools and in sentences.
  private static let separators: Set = [
    "&&", "||", "|", "&", "+", "->", "→", "=>", "/", ",", ";", "and", "then", "und", "dann",
    "danach",
  ]
  /// The maximum number of commands in a line.
  private static let partLimit = 6

  /// Returns the line for several commands with other separators, such as
  /// `touch #message; double tap` for `touch #message && double tap`.
  ///
  /// Each part must be a command or have one as its answer. The method plays the commands on a copy
  /// of the session, and lets `type` begin editing if the cursor is on a text field. The result is
  /// `nil` if a part is unknown or refused, or if the separator is part of a name.
  ///
  /// - Complexity: O(*n*·*m*), where *n* is the number of stops and *m* is the number of parts.
  mutating func lineInParts(_ text: String) -> String? {
    guard fixedWords(text, TypedWords(text)) == nil, !Self.isWait(TypedWords(text)) else {
      return nil
    }
    if let line = swipeAlong(text) { return line }
    let parts = Self.parts(of: text)
    guard (2...Self.partLimit).contains(parts.count), stopName(text.withoutQuotes) == nil,
      !parts.contains(where: { GestureWords.holds.contains($0) || $0.hasPrefix("#") })
    else { return nil }
    var copy = self
    copy.keepsHistory = false
    var lines: [String] = []
    for part in parts {
      guard let line = copy.line(ofPart: part) else { return nil }
      let needsField = line.hasPrefix("type ") && copy.isAtFieldOnly
      for line in needsField ? ["double tap", line] : [line] {
        lines.append(line)
        if copy.play(line).content.contains(where: \.refusesName) { return nil }
      }
    }
    return lines.joined(separator: "; ")
  }

  /// Returns whether a whole line means one wait, such as `wait two and a half seconds`.
  private static func isWait(_ typed: TypedWords) -> Bool {
    MeantCommand.waiting(typed) != nil
      || typed.lowered.first == "wait"
        && PlainDuration.written(Array(typed.lowered.dropFirst())) != nil
  }

  /// Returns the swipes to the element behind an arrow, such as `swipe right to "Pay"` for `swipe
  /// right -> Pay`.
  ///
  /// The result is `nil` for other lines, and if the swipes don't reach the element.
  private mutating func swipeAlong(_ text: String) -> String? {
    for sign in [" -> ", " => ", " → "] {
      guard let range = text.firstRange(of: sign) else { continue }
      let move = String(text[..<range.lowerBound]).trimmed.lowercased()
      let target = String(text[range.upperBound...]).trimmed
      guard ["swipe right", "swipe left"].contains(move), !target.hasPrefix("#"),
        let name = stopName(target.withoutQuotes)
      else { return nil }
      let line = "\(move) to \(name)"
      var copy = self
      copy.keepsHistory = false
      return copy.play(line).isRefused ? nil : line
    }
    return nil
  }

  /// Whether the cursor is on a text field that the user isn't editing.
  private var isAtFieldOnly: Bool {
    let isField = cursor.map { tree.traits(of: $0).contains(.textEntry) } ?? false
    return isField && state.phone.app.editedField == nil
  }

  /// Returns the command that a part of a line is or means, or `nil` if it's unknown.
  private func line(ofPart part: String) -> String? {
    if Self.isLine(part) { return part.begins(with: "? ") ? nil : part }
    let words = TypedWords(part).lowered.filter { !["it", "this", "that", "es"].contains($0) }
    if let command = BorrowedCommand.command(ofWhole: words) { return command }
    guard let reason = answer(to: part)?.reason, let line = Suggestion.meant(in: reason),
      Self.replaces(part, line, reason)
    else { return nil }
    return Self.isLine(line) && !line.begins(with: "? ") && !line.hasPrefix(":") ? line : nil
  }

  /// Returns whether a suggested line replaces a whole part and not only the beginning that the
  /// message quotes, as for `move slider to 30`.
  private static func replaces(_ part: String, _ line: String, _ reason: String) -> Bool {
    let start = "unknown command '"
    guard reason.hasPrefix(start) else { return true }
    let quoted = reason.dropFirst(start.count)
    let words = TypedWords(part)
    let count = (1...max(1, words.count)).last { quoted.hasPrefix("\(words.joined($0))'") }
    let rest = words.rest(after: count ?? words.count)
    return rest.isEmpty || line.lowercased().hasSuffix(rest.lowercased())
  }

  /// Returns the parts of a line between separators outside quotation marks.
  private static func parts(of text: String) -> [String] {
    var parts: [[Substring]] = [[]]
    var isQuoted = false
    var before: Substring = ""
    for word in text.split(whereSeparator: \.isBlank) {
      let marks = word.count { $0 == "\"" }
      // In `touch #pay to open it`, the second verb is a command, too.
      let isPurpose = word.lowercased() == "to" && before.hasPrefix("#")
      let isSeparator = !isQuoted && (isPurpose || separators.contains(word.lowercased()))
      before = word
      if isSeparator {
        parts.append([])
      } else {
        let endsPart = word.count > 1 && ",;".contains(word.suffix(1))
        if !marks.isMultiple(of: 2) { isQuoted.toggle() }
        parts[parts.count - 1].append(endsPart && !isQuoted ? word.dropLast() : word)
        if endsPart, !isQuoted { parts.append([]) }
      }
    }
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
  }
}
