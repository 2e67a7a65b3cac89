import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSimulatedApp
import EarshotVoiceControl

// The probable meaning of a line about an open alert or sheet, or of a command followed by the
// expected words.
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

  /// Returns the answer to `accept` over an alert, or to `arrow down` in a menu, or `nil` if
  /// nothing is open.
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

  /// Returns the line for a search in the item chooser: `search Prices` → `type "Prices"`.
  private func searched(_ typed: TypedWords) -> String? {
    let verbs = ["search", "search for", "find", "go to", "look for", "filter", "touch"]
    guard isChoosing, let count = MeantCommand.verb(of: typed, in: verbs), typed.count > count
    else {
      return nil
    }
    return "type \(Quoting.quotedLiteral(typed.rest(after: count).withoutQuotes))"
  }

  /// Returns the line for turning VoiceOver on while it's off: `turn it back on` → `voiceover on`.
  private func switchedOn(_ typed: TypedWords) -> String? {
    let bare = typed.lowered.filter { !["it", "back", "again", "wieder"].contains($0) }
    let isMeant = !options.voiceOver && Self.switchesOn(bare.joined(separator: " "))
    return isMeant ? "voiceover on" : nil
  }

  /// Returns the line for a button in an alert, by its name, or for an item of a menu, by its
  /// number: `no`, `2`.
  private func item(meantBy words: String, in panel: ElementTree.Index) -> String? {
    let labels = stops.filter { [.button, .tab].contains(tree.role(of: $0)) }
      .compactMap { label(of: $0) }
    if tree.role(of: panel) == .menu, let number = Int(words), labels.indices.contains(number - 1) {
      return labels[number - 1]
    }
    return labels.first { $0.lowercased() == words }
  }

  /// Returns the line for an action that the element has, or for a phrase while Voice Control is
  /// on: `Favorite` → `action "Favorite"`, `show names` → `say "Show names"`.
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

  /// Returns the action of the element with the cursor that begins the words, as in
  /// `archive message`, if the words after it don't name another element.
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
  /// Returns the advice for `swipe right => Pay, Button`, which is to write the expected words
  /// below the command.
  ///
  /// - Parameter line: The line.
  /// - Returns: The advice, or `nil` if there's no command before such a sign.
  /// - Complexity: O(*n*) in the length of the line.
  package static func adviceOnWordsBehindCommand(_ line: String) -> String? {
    for sign in [" => ", " -> ", " → ", " == ", " = ", " # ", " // "] {
      guard let range = line.firstRange(of: sign) else { continue }
      let command = String(line[..<range.lowerBound]).trimmed
      let rest = String(line[range.upperBound...]).trimmed
      let isComment = [" # ", " // "].contains(sign)
      guard MeantForm.isCommand(command), !rest.isEmpty, isComment || !MeantForm.isCommand(rest)
      else { continue }
      let what = isComment ? "a comment" : "what you hear"
      return "\(what) goes on its own line, below '\(Display.safe(command))'"
    }
    return nil
  }
}
