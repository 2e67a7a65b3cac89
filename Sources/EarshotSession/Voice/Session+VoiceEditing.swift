import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotSimulatedApp
import EarshotVoiceControl

// Editing text by voice.
extension Session {
  /// Types words at the insertion point, preceded by a space if they follow a word.
  ///
  /// - Rule: ``VoiceRule/dictates``
  mutating func dictate(_ text: String, _ run: inout ResponseBuilder) {
    guard let edited = state.phone.app.editedText else {
      return add(render([.refused(.notEditing)]), &run)
    }
    let typed = edited.needsSpaceBeforeTyping ? " " + text : text
    state.voice.dictatedCount = typed.count
    state.voice.last = .init(.type(text), on: nil)
    add(onPhone { $0.editByVoice { $0.type(typed) } }, &run)
  }

  mutating func perform(_ edit: FieldEdit, _ run: inout ResponseBuilder) {
    guard let edited = state.phone.app.editedText else {
      return add(render([.refused(.notEditing)]), &run)
    }
    switch edit {
    case .select(let text): select(text, in: edited, &run)
    case .selectAll: _ = state.phone.app.select(nil)
    case .undo: add(onPhone { $0.changeTypingByVoice(.undo) }, &run)
    case .redo: add(onPhone { $0.changeTypingByVoice(.redo) }, &run)
    case .deleteThat: delete(max(1, state.voice.dictatedCount), &run)
    case .delete(let unit): delete(max(1, edited.count(backBy: unit)), &run)
    }
  }

  private mutating func delete(_ count: Int, _ run: inout ResponseBuilder) {
    state.voice.dictatedCount = 0
    add(onPhone { $0.editByVoice { $0.delete(count) } }, &run)
  }

  /// Selects the first occurrence of words, ignoring case.
  private mutating func select(
    _ text: String,
    in edited: EditedText,
    _ run: inout ResponseBuilder
  ) {
    let written = edited.text.written(text)
    guard let written, state.phone.app.select(written) != nil else {
      return refuse(.noItem(text), &run)
    }
  }
}

extension EditedText {
  /// Whether the next typed text would follow a word without a space.
  fileprivate var needsSpaceBeforeTyping: Bool {
    let start = selection?.lowerBound ?? insertionPoint
    let before = text.utf8.prefix(start).last
    guard let before else { return false }
    return before != 0x20 && before != 0x0A && before != 0x09
  }

  /// Returns the number of characters between the insertion point and the start of a unit.
  fileprivate func count(backBy unit: FieldEdit.Unit) -> Int {
    let before = String(text.utf8.prefix(insertionPoint)) ?? ""
    switch unit {
    case .character: return 1
    case .word:
      let blanks = before.reversed().prefix { $0.isWhitespace }.count
      return blanks + before.dropLast(blanks).reversed().prefix { !$0.isWhitespace }.count
    case .line: return before.reversed().prefix { !$0.isNewline }.count
    }
  }
}

extension String {
  /// Returns the first occurrence of a string, ignoring case, as it's written in the text, or `nil`
  /// if it doesn't occur.
  fileprivate func written(_ part: String) -> String? {
    if !ranges(of: part).isEmpty { return part }
    let lowered = part.lowercased()
    let count = part.count
    for start in indices {
      guard let end = index(start, offsetBy: count, limitedBy: endIndex) else { return nil }
      if self[start..<end].lowercased() == lowered { return String(self[start..<end]) }
    }
    return nil
  }
}
