import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSimulatedApp
import EarshotVoiceControl

// The probable meaning of a line about an open alert, sheet, or menu, and of a command that's
// followed by the expected words.
//
// - Source: SESSIONS.md, "Refusals"; our choice, from what people typed.
extension Session {
  private static let accepting: Set = [
    "accept", "accept alert", "acceptalert", "confirm", "confirm alert", "allow", "agree",
    "bestätigen", "annehmen",
  ]
  private static let refusing: Set = [
    "x", "dismiss alert", "dismissalert", "decline", "reject", "deny", "close alert", "close popup",
    "ablehnen",
  ]
  private static let labelsOfRefusal: Set = [
    "cancel", "no", "don't allow", "don’t allow", "not now", "abbrechen", "nein", "later",
  ]
  private static let arrows = [
    "arrow down": "swipe right", "down arrow": "swipe right", "press down": "swipe right",
    "arrow up": "swipe left", "up arrow": "swipe left", "press up": "swipe left",
    "next item": "swipe right", "previous item": "swipe left",
  ]

  /// Returns the answer to a line such as `accept` while an alert is open or `arrow down` while a
  /// menu is open.
  ///
  /// The result is `nil` for other lines.
  mutating func inFront(_ typed: TypedWords) -> MeantForm.Answer? {
    if let line = searched(typed) ?? switchedOn(typed) { return .line(line) }
    guard let panel = state.phone.app.openPanels.last else { return nil }
    let words = typed.joined(typed.count).lowercased()
    if tree.role(of: panel) == .menu, let line = Self.arrows[words] { return .line(line) }
    if let item = item(meantBy: words, in: panel) {
      return .line("touch \(Quoting.quotedLiteral(item)); double tap")
    }
    let isAccepting = Self.accepting.contains(words)
    guard isAccepting || Self.refusing.contains(words) else { return nil }
    let buttons = stops.filter { tree.role(of: $0) == .button }.compactMap { label(of: $0) }
    let refusal = buttons.first { Self.labelsOfRefusal.contains($0.lowercased()) }
    let button = isAccepting ? buttons.first { $0 != refusal } : refusal
    guard let button else { return isAccepting ? nil : .line("scrub") }
    return .line("touch \(Quoting.quotedLiteral(button)); double tap")
  }

  /// Returns the line for a search in the item chooser, such as `type "Prices"` for
  /// `search Prices`, or `nil` for other lines.
  private func searched(_ typed: TypedWords) -> String? {
    let verbs = ["search", "search for", "find", "go to", "look for", "filter", "touch"]
    guard isChoosing else { return nil }
    let name = typed.joined(typed.count).withoutQuotes
    if stops.contains(where: { label(of: $0)?.lowercased() == name.lowercased() }) {
      return "type \(Quoting.quotedLiteral(name))"
    }
    guard let count = MeantCommand.verb(of: typed, in: verbs), typed.count > count else {
      return nil
    }
    return "type \(Quoting.quotedLiteral(typed.rest(after: count).withoutQuotes))"
  }

  /// Returns the line that turns VoiceOver on while it's off, such as `voiceover on` for
  /// `turn it back on`, or `nil` for other lines.
  private func switchedOn(_ typed: TypedWords) -> String? {
    let bare = typed.lowered.filter { !["it", "back", "again", "wieder"].contains($0) }
    let isMeant = !options.voiceOver && Self.switchesOn(bare.joined(separator: " "))
    return isMeant ? "voiceover on" : nil
  }

  /// Returns the label of the button that the words name, such as `no`, or of the menu item with a
  /// number, such as `2`.
  ///
  /// The result is `nil` if there's none.
  private func item(meantBy words: String, in panel: ElementTree.Index) -> String? {
    let labels = stops.filter { [.button, .tab].contains(tree.role(of: $0)) }
      .compactMap { label(of: $0) }
    if tree.role(of: panel) == .menu, let number = Int(words), labels.indices.contains(number - 1) {
      return labels[number - 1]
    }
    return labels.first { $0.lowercased() == words }
  }

  /// Returns the line for an action of the element, such as `action "Favorite"` for `Favorite`.
  ///
  /// While Voice Control is on, the result can also be a phrase, such as `say "Show names"` for
  /// `show names`. For other lines, the result is `nil`.
  mutating func actionOrPhrase(_ text: String, _ typed: TypedWords) -> MeantForm.Answer? {
    let plain = text.withoutQuotes
    let actions = cursor.map { actionNames(at: $0) } ?? []
    let fillers: Set = ["it", "this", "that", "now", "please", "the", "es", "bitte"]
    let bare = typed.lowered.filter { !fillers.contains($0) }.joined(separator: " ").withoutQuotes
    if let action = actions.first(where: { [plain.lowercased(), bare].contains($0.lowercased()) }) {
      return .line("action \(Quoting.quotedLiteral(action))")
    }
    if let action = action(actions, beginning: bare) {
      return .line("action \(Quoting.quotedLiteral(action))")
    }
    guard options.voiceControl, PhraseDefinition.understand(PhraseWords(plain)) != nil else {
      return nil
    }
    return .line("say \(Quoting.quotedLiteral(plain))")
  }

  /// Returns the action with which the words begin, as in `archive message`, unless the other words
  /// name an element.
  ///
  /// The result is `nil` if there's no such action.
  private mutating func action(_ actions: [String], beginning words: String) -> String? {
    actions.first { action in
      let verb = "\(action.lowercased()) "
      guard words.hasPrefix(verb) else { return false }
      let rest = String(words.dropFirst(verb.count))
      return stop(meantBy: rest) == nil && Int(rest) == nil
    }
  }
}

extension CommandParser {
  /// Returns the advice to write the expected words below the command, for a line such as
  /// `swipe right => Pay, Button`.
  ///
  /// - Parameter line: The line.
  /// - Returns: The advice, or `nil` if no command precedes a sign such as `=>`.
  /// - Complexity: O(*n*), where *n* is the length of the line.
  package static func adviceOnWordsBehindCommand(_ line: String) -> String? {
    wordsBehindCommand(line).map { command, _, isComment in
      let what = isComment ? "a comment" : "the expected speech"
      return "put \(what) on its own line, below '\(Display.safe(command))'"
    }
  }

  /// Returns the advice to type a claim after the command, for a line such as `swipe right => Pay,
  /// Button` at the prompt, which doesn't take expected speech.
  ///
  /// The result is `nil` if no command precedes a sign such as `=>`.
  static func adviceAtPrompt(onWordsIn line: String) -> String? {
    guard let (command, words, isComment) = wordsBehindCommand(line) else { return nil }
    if isComment { return adviceOnWordsBehindCommand(line) }
    let text = Display.safe(Quoting.quotedLiteral(Quoting.unquoted(words) ?? words))
    return "type '\(Display.safe(command))', and then check the speech with '? says \(text)'"
  }

  /// Returns the two lines of a session file for a command that's followed by a comment or by the
  /// expected words, such as `'> wait 2s' and, below it, '# for the bank'`.
  ///
  /// The result is `nil` for other lines.
  package static func linesApart(_ line: String) -> String? {
    wordsBehindCommand(line).map { command, words, isComment in
      let below = Display.safe(isComment ? "# \(words)" : Quoting.unquoted(words) ?? words)
      return "'> \(Display.safe(command))' and, below it, '\(below)'"
    }
  }

  private static func wordsBehindCommand(
    _ line: String
  ) -> (command: String, words: String, isComment: Bool)? {
    for sign in [" => ", " -> ", " → ", " == ", " = ", " # ", " // "] {
      guard let range = line.firstRange(of: sign) else { continue }
      let command = String(line[..<range.lowerBound]).trimmed
      let rest = String(line[range.upperBound...]).trimmed
      let isComment = [" # ", " // "].contains(sign)
      guard MeantForm.isCommand(command), !rest.isEmpty, isComment || !MeantForm.isCommand(rest),
        !rest.hasPrefix("#")
      else { continue }
      return (command, rest, isComment)
    }
    return nil
  }
}
