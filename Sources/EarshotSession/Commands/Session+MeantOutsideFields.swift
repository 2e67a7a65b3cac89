import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSimulatedApp

// Advice on gestures that probably don't do what the user meant, such as typing outside a field.
//
// - Source: SESSIONS.md, "Refusals"; our choice, from what people typed.
extension Session {
  /// Adds advice to a step if its gesture probably didn't do what the user meant.
  mutating func addAdvice(to step: inout Rendering, of gesture: Gesture) {
    guard !isRehearsing, let advice = advice(on: step, of: gesture) else { return }
    step.lines.append(.note(Display.safe(advice)))
  }

  private mutating func advice(on step: Rendering, of gesture: Gesture) -> String? {
    if !step.lines.isEmpty {
      if step.lines.contains(.refusal(.gesture(.notEditing))) {
        return adviceOutsideFields(gesture)
      }
      if step.lines.contains(.refusal(.gesture(.nothingToAdjust))) {
        return adviceOnAdjusting(gesture)
      }
    }
    return switch gesture {
    case .tap where !step.isRefused: adviceOnTouch(gesture)
    case .threeFingerQuadrupleTap: adviceOnCopying(gesture)
    case .type(let text):
      adviceOnKeys(gesture) ?? adviceOnQuotes(in: text) ?? adviceOnField(in: text)
    case .select(let text): adviceOnSelecting(text, step)
    default: nil
    }
  }

  private mutating func adviceOutsideFields(_ gesture: Gesture) -> String? {
    switch gesture {
    case .select(let text): adviceOnSelectingOutside(text)
    case .delete: adviceOnDeletingOutside()
    case .type(let text): typingInto(text) ?? editFirst
    case .selectAll, .return: editFirst
    default: nil
    }
  }

  /// Returns advice on `select` if the user isn't editing text, such as the line that chooses an
  /// element.
  private mutating func adviceOnSelectingOutside(_ text: String) -> String {
    let start = "'select' selects words in a text field; to"
    if cursor != nil, Self.wordsForHere.contains(text.lowercased()), stopName(text) == nil {
      return "\(start) choose this element, write 'double tap'"
    }
    if stopName(text) == nil, case .gesture(let gesture)? = try? CommandParser.parse(text) {
      return "\(start) perform the gesture, write '\(Command.gesture(gesture).canonical)'"
    }
    if let line = swipeToValue(text.lowercased()), succeeds(line) {
      return "\(start) change the value, write '\(line)'"
    }
    if let name = stop(calledBy: text) {
      if let line = choosing(name) {
        return "\(start) choose \(name), write '\(line)'"
      }
      guard succeeds("touch \(name)") else { return editFirst }
      return "\(start) go to \(name), write 'touch \(name)'"
    }
    guard let way = wayBehindClosed(to: text) else { return editFirst }
    return "\(start) choose the item, write '\(way)'"
  }

  /// Returns advice on `delete` if the user isn't editing text, such as the line that performs an
  /// action with that name.
  private mutating func adviceOnDeletingOutside() -> String {
    let start = "'delete' deletes text in a field; to"
    let actions = cursor.map { actionNames(at: $0) } ?? []
    if let action = actions.first(where: { $0.lowercased() == "delete" }) {
      let name = Quoting.quotedLiteral(action)
      return "\(start) perform the element's action \(name), write 'action \(name)'"
    }
    if case .line(let line)? = actionElsewhere(TypedWords("delete")) {
      return "\(start) perform an element's action, write '\(line)'"
    }
    guard let name = stopName("Delete"), let line = choosing(name) else {
      return editFirst
    }
    return "\(start) choose \(name), write '\(line)'"
  }

  /// Returns the line that chooses a stop, or `nil` if a double tap does nothing there and the stop
  /// isn't a control.
  private func choosing(_ stop: String) -> String? {
    let line = "touch \(stop); double tap"
    if let line = working(line) { return line }
    return reasonUnreachable(in: line) == nil && withoutVainActivation(line) == line ? line : nil
  }

  /// Returns advice to adjust another element on the screen, because the element under the cursor
  /// isn't adjustable, or `nil` if no other stop is adjustable.
  func adviceOnAdjusting(_ gesture: Gesture) -> String? {
    let others = stops.lazy.filter { $0 != cursor && tree[$0].traits.contains(.adjustable) }
    let words = Command.gesture(gesture).canonical
    return others.compactMap { line(words, at: $0) }.first.map {
      "this element isn't adjustable; to adjust a different one, write '\($0)'"
    }
  }

  /// Returns advice with the Voice Control phrase that the user may have meant by `tap "Pay"`,
  /// which is only a touch.
  ///
  /// The result is `nil` for other gestures.
  private func adviceOnTouch(_ gesture: Gesture) -> String? {
    guard options.voiceControl, case .tap(.some) = gesture, let stop = cursor,
      let name = label(of: stop)
    else { return nil }
    let line = "say \(Quoting.quotedLiteral("Tap \(name)"))"
    guard succeeds(line) else { return nil }
    return "'tap' is a tap with your finger; for Voice Control, use '\(line)'"
  }

  /// Returns advice on copying the text of a field, because the gesture copies VoiceOver's last
  /// words instead.
  ///
  /// The result is `nil` if the user isn't editing a field.
  private func adviceOnCopying(_ gesture: Gesture) -> String? {
    guard case .threeFingerQuadrupleTap = gesture, state.phone.app.editedField != nil else {
      return nil
    }
    return
      "the gesture copies VoiceOver's last words; to copy the text, use 'rotor \"Edit\"', "
      + "'swipe down' until you hear Copy, and then 'double tap'"
  }

  /// Returns advice about pressing Return after typing, because `type hello and press enter` only
  /// types the words, or `nil` for other text.
  private func adviceOnKeys(_ gesture: Gesture) -> String? {
    guard case .type(let text) = gesture, state.phone.app.editedField != nil else { return nil }
    let ends = ["enter", "return"].flatMap { key in
      ["and press", "and hit", "then press", "then hit", "and then press", ", then", "and"].map {
        " \($0) \(key)"
      }
    }
    guard
      let end = ends.filter({ text.lowercased().hasSuffix($0) }).max(by: { $0.count < $1.count })
    else { return nil }
    let words = Quoting.quotedLiteral(String(text.dropLast(end.count)))
    return
      "'type' also typed the name of the key; use ':undo', and then write 'type \(words); return'"
  }

  /// Returns advice about text in other quotation marks, because `type 'Ana'` also types the marks,
  /// or `nil` for other text.
  private func adviceOnQuotes(in text: String) -> String? {
    guard state.phone.app.editedField != nil, text.count > 2, let first = text.first,
      let last = text.last, "'‘`".contains(first), "'’`".contains(last)
    else { return nil }
    let line = "type \(Quoting.quotedLiteral(String(text.dropFirst().dropLast())))"
    return "'type' also typed the quotation marks; use ':undo', and then write '\(line)'"
  }

  /// Returns advice about selecting text that the field doesn't contain, or `nil` if VoiceOver
  /// selected the text.
  private mutating func adviceOnSelecting(_ text: String, _ step: Rendering) -> String? {
    guard let field = state.phone.app.editedField,
      step.lines.contains(.beside(.sound, Sound.boundary.name))
    else { return nil }
    if let line = lineInParts("select \(text)") { return "did you mean '\(line)'?" }
    guard let value = tree[field].value, !value.isEmpty else {
      return "the field is empty; type text before you select it"
    }
    let isSecret = tree.traits(of: field).contains(.secureTextField)
    let whole = isSecret ? "" : ", \(Quoting.quotedLiteral(value)),"
    let part = Quoting.quotedLiteral(text)
    return "the field's text\(whole) doesn't contain \(part); 'select all' selects all of the text"
  }

  /// Returns advice about the name of a field, because `type Mill Street 4 into Address` also types
  /// the name, or `nil` for other text.
  private mutating func adviceOnField(in text: String) -> String? {
    guard let edited = state.phone.app.editedField,
      let (words, field) = MeantCommand.typing(TypedWords("type \(text)")), let field
    else { return nil }
    let line = "type \(Quoting.quotedLiteral(words))"
    let isEdited = stop(calledBy: field).map {
      $0.withoutQuotes.lowercased() == label(of: edited)?.lowercased()
        || node(CommandTarget($0)) == edited
    }
    let way = isEdited ?? false ? line : self.line(line, inFieldCalled: field)
    return way.map {
      "'type' also typed the name of the field; use ':undo', and then write '\($0)'"
    }
  }

  /// Returns advice with the line that types text into the field that a string such as `hello in
  /// Name` names, or `nil` for other strings.
  private mutating func typingInto(_ text: String) -> String? {
    guard let (words, field) = MeantCommand.typing(TypedWords("type \(text)")), let field,
      let line = line("type \(Quoting.quotedLiteral(words))", inFieldCalled: field)
    else { return nil }
    return "double-tap the field first; write '\(line)'"
  }

  /// Advice about starting to edit before typing, with the field if it's the only one on the
  /// screen.
  private var editFirst: String {
    let fields = Array(stops.lazy.filter { takesText($0) }.prefix(2))
    guard fields.count == 1, let line = line("double tap", at: fields[0]) else {
      return "to edit text, double-tap a text field first"
    }
    let isSearch = tree.traits(of: fields[0]).contains(.searchField)
    return "double-tap the \(isSearch ? "search" : "text") field first; write '\(line)'"
  }
}
