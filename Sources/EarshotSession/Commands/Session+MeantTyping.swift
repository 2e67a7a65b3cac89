import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSimulatedApp

// The meaning of a line that isn't a command while the user edits a text field.
//
// - Source: SESSIONS.md, "Refusals"; our choice, from what people typed.
extension Session {
  private static let editMenu = "rotor \"Edit\"; swipe down"

  /// Words that people type while they edit text, each with the line that the words mean.
  private static let editing: [(words: Set<String>, line: String)] = [
    (
      [
        "press enter", "enter", "press return", "hit enter", "hit return", "done", "press done",
        "fertig", "stop editing", "finish editing", "end editing", "submit", "leave the field",
        "close keyboard", "eingabe", "bestätigen", "hide keyboard", "hide the keyboard",
        "dismiss keyboard", "dismiss the keyboard",
      ], "return"
    ),
    (["cut", "copy", "paste", "ausschneiden", "kopieren", "einfügen"], editMenu),
    (["löschen", "backspace", "press backspace", "lösche", "erase", "del"], "delete"),
    (["undo that"], ":undo"), (["redo", "redo that", "redo text", "redo input"], "redo typing"),
    (
      ["ctrl+z", "control+z", "cmd+z", "command+z", "⌘z", "ctrl-z", "cmd-z", "strg+z"],
      "undo typing"
    ),
    (["shake", "shake to undo", "undo text", "undo the typing", "undo input"], "undo typing"),
    (
      [
        "cursor left", "cursor right", "move left", "move right", "left arrow", "right arrow",
        "arrow left", "arrow right", "move cursor left", "move cursor right",
      ], "rotor \"Characters\"; swipe down"
    ),
    (
      [
        "delete all", "clear", "clear all", "clear field", "clear the field", "delete everything",
        "alles löschen", "clear text", "clear the text", "clear input", "empty the field",
        "erase all", "erase everything", "erasetext",
      ], "select all; delete"
    ),
    (
      [
        "move cursor to start", "move cursor to end", "cursor to start", "cursor to end",
        "go to start", "go to end", "move to start", "move to end", "start of line", "end of line",
      ], "double tap"
    ),
  ]

  /// Returns the replacement for a line in a text field, or `nil` if the user isn't editing a field
  /// or the line is unknown.
  func typing(_ text: String, _ typed: TypedWords) -> MeantForm.Answer? {
    guard state.phone.app.editedField != nil else { return nil }
    let words = typed.joined(typed.count).lowercased()
    let command = words.split { $0.isBlank || $0 == "\"" }.first.map(String.init) ?? ""
    let verbs: Set = ["eingeben", "tippen", "schreiben", "eintippen"]
    if typed.count > 1, verbs.contains(typed.lowered[typed.count - 1]) {
      let text = typed.joined(typed.count - 1).withoutQuotes
      return .line("type \(Quoting.quotedLiteral(text))")
    }
    if ["tippe", "gib", "schreib", "schreibe", "write", "enter"].contains(command),
      let quote = text.firstIndex(of: "\""), let typed = Quoting.unquoted(String(text[quote...]))
    {
      return .line("type \(Quoting.quotedLiteral(typed))")
    }
    if ["cut", "copy", "paste", "kopieren"].contains(command) { return .line(Self.editMenu) }
    if words == "undo" {
      return .advice("did you mean 'undo typing', or ':undo' for the last step of the session?")
    }
    if let line = replacing(typed) { return .line(line) }
    if let advice = adviceOnDeleting(typed) { return .advice(advice) }
    if let row = Self.editing.first(where: { $0.words.contains(words) }) {
      let isBack = row.line.hasPrefix("rotor") && words.contains("left")
      return .line(isBack ? row.line.replacing("swipe down", with: "swipe up") : row.line)
    }
    if ["backspace", "del", "erase", "löschen", "lösche", "remove"].contains(command),
      let count = WrittenCount(typed.rest(after: 1))
    {
      return .line("delete \(count.count)")
    }
    return nil
  }

  /// Returns advice on deleting a word that the edited field doesn't contain, such as `delete Zoe`,
  /// or `nil` for other lines.
  private func adviceOnDeleting(_ typed: TypedWords) -> String? {
    let others: Set = [
      "all", "everything", "it", "this", "that", "text", "word", "character", "letter", "line",
      "last", "backwards", "alles",
    ]
    guard ["delete", "remove", "erase", "lösche"].contains(typed.lowered[0]), typed.count == 2,
      !others.contains(typed.lowered[1]), WrittenCount(typed.lowered[1]) == nil,
      let field = state.phone.app.editedField, !tree.traits(of: field).contains(.secureTextField),
      let text = tree[field].value, !text.contains(typed.rest(after: 1).withoutQuotes)
    else { return nil }
    guard !text.isEmpty else { return "the field has no text to delete" }
    let word = Quoting.quotedLiteral(typed.rest(after: 1).withoutQuotes)
    let start = "the field's text, \(Quoting.quotedLiteral(text)), doesn't contain \(word)"
    return "\(start); 'select all; delete' deletes all of the text"
  }

  /// Returns the line that the user meant, such as `select "Back"; type "Knee"` for
  /// `replace "Back" with "Knee"`, or `nil` for other lines.
  private func replacing(_ typed: TypedWords) -> String? {
    guard ["replace", "change", "correct", "ersetze"].contains(typed.lowered[0]),
      let place = typed.lowered.lastIndex(where: { ["with", "by", "to", "durch"].contains($0) }),
      place > 1, place + 1 < typed.count
    else { return nil }
    let old = typed.words(1..<place).joined(separator: " ").withoutQuotes
    let new = typed.rest(after: place + 1).withoutQuotes
    return "select \(Quoting.quotedLiteral(old)); type \(Quoting.quotedLiteral(new))"
  }

  /// Returns the command that types an unknown line, because the user may have meant it as text.
  ///
  /// If only a part of the line is in quotation marks, the words around that part are a command of
  /// another tool, such as `send keys "12"`, so the command types only the quoted part. The result is
  /// `nil` if the user isn't editing a field.
  func text(_ text: String) -> MeantForm.Answer? {
    guard state.phone.app.editedField != nil, !text.hasPrefix(":"),
      !CommandParser.beginsLikeCommand(text)
    else { return nil }
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    let words = parts.count == 3 && !text.contains("\\") ? String(parts[1]) : text.withoutQuotes
    return words.isEmpty ? nil : .line("type \(Quoting.quotedLiteral(words))")
  }

  /// Words for the size of text.
  private static let sizes: Set = [
    "size", "sizes", "bigger", "larger", "smaller", "increase", "decrease", "dynamic", "größer",
    "kleiner",
  ]

  /// Returns whether a line is about the size of text, which Earshot doesn't simulate, such as
  /// `bigger text`.
  func isAboutTextSize(_ typed: TypedWords) -> Bool {
    let names: Set = ["text", "font", "fonts", "type", "schrift"]
    guard state.phone.app.editedField == nil, typed.count > 1, !typed.lowered[0].hasPrefix(":"),
      typed.lowered[0] != "type",
      typed.lowered.contains(where: names.contains),
      typed.lowered.contains(where: Self.sizes.contains)
    else { return false }
    // The app can have a control for this size.
    return stops.allSatisfy { stop in
      let label = label(of: stop)?.lowercased() ?? ""
      return !names.contains(where: label.contains)
    }
  }

  /// Returns the line that clears a text field, such as `touch "Name"; double tap; select all;
  /// delete` for `clear Name`, or advice if there's nothing to clear.
  ///
  /// The result is `nil` for other lines.
  mutating func cleared(_ typed: TypedWords) -> MeantForm.Answer? {
    guard ["clear", "empty", "erase", "leere"].contains(typed.lowered[0]), typed.count > 1 else {
      return nil
    }
    let name = typed.rest(after: 1).withoutQuotes
    guard let stop = stop(calledBy: name), let node = node(CommandTarget(stop)) else { return nil }
    if let edited = state.phone.app.editedField,
      edited == node || label(of: edited).map({ stops(labeled: $0).contains(node) }) ?? false
    {
      return .line("select all; delete")
    }
    if let line = line("select all; delete", inFieldCalled: name) { return .line(line) }
    guard typed.lowered[0] != "empty" else { return nil }
    let same = [node] + (label(of: node).map { stops(labeled: $0) } ?? [])
    return .advice(
      same.contains { takesText($0) }
        ? "\(stop) has no text to delete"
        : "'touch \(stop)' goes to that element, but you can't edit text there"
    )
  }

  /// Returns the line that the user meant, such as `type "42"` for `enter 42`, or
  /// `touch "Zone"; double tap; type "42"` for `type 42 in Zone`.
  mutating func typedText(_ typed: TypedWords) -> String? {
    guard let (text, field) = MeantCommand.typing(typed), !text.isEmpty else { return nil }
    let line = "type \(Quoting.quotedLiteral(text))"
    let isInField = cursor.map { tree.traits(of: $0).contains(.textEntry) } ?? false
    guard let field else {
      if typed.lowered[0] == "type" { return nil }
      return isInField && state.phone.app.editedField == nil ? "double tap; \(line)" : line
    }
    guard let stop = stop(calledBy: field), let named = node(CommandTarget(stop)) else {
      return nil
    }
    let same = [named] + (label(of: named).map { stops(labeled: $0) } ?? [])
    if let edited = state.phone.app.editedField, same.contains(edited) { return line }
    // “Fill” means replacing the field's text.
    let value = same.first { takesText($0) }.flatMap { tree[$0].value } ?? ""
    let start = typed.lowered[0] == "fill" && !value.isEmpty ? "select all; " : ""
    return self.line(start + line, inFieldCalled: field)
  }
}
