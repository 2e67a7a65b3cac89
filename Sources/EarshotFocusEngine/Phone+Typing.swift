import EarshotModel
package import EarshotSimulatedApp

// The field that the user edits.
extension Phone {
  /// Types text into the edited field, at the insertion point.
  package mutating func type(_ text: String) { report(app.type(text)) }

  /// Deletes the selection, or the characters before the insertion point.
  package mutating func delete(_ count: Int) { report(app.delete(count)) }

  private mutating func report(_ edit: TextEdit?) {
    guard let edit else { return events.refuse(.notEditing, by: .typingNeedsAField) }
    if edit.inserted.isEmpty, edit.removed.isEmpty {
      return events.boundary(by: .nothingLeftToEdit)
    }
    events.sound(.textChanged(app.shownText(of: edit.field)), by: .typedTextIsShown)
    echo(edit)
    follow(from: engine.cursor)
  }

  /// Presses Return in the edited field.
  package mutating func pressReturn() {
    guard let (field, isEnded) = app.pressReturn() else {
      return events.refuse(.notEditing, by: .typingNeedsAField)
    }
    if isEnded {
      landAfterEditing(field)
    } else {
      follow(from: engine.cursor)
    }
  }

  /// Moves to the field that the user was editing, unless the field is no longer a stop.
  mutating func landAfterEditing(_ field: ElementTree.Index) {
    engine.refreshOrder(app)
    if engine.order.rank(of: field) == nil {
      follow(from: engine.cursor)
    } else {
      land(on: field, by: .endedEditingLandsOnTheField)
    }
  }

  /// Selects the first occurrence of a string in the edited field, or the whole text if the string
  /// is `nil`.
  package mutating func select(_ part: String?) {
    guard let field = app.editedField else {
      return events.refuse(.notEditing, by: .typingNeedsAField)
    }
    guard let text = app.select(part) else { return events.boundary(by: .nothingLeftToEdit) }
    let isSecret = app.tree[field].traits.contains(.secureTextField)
    events.speak(
      isSecret ? .secretSelected(count: text.count) : .textSelected(text),
      by: .selectionIsSaid
    )
  }

  /// Undoes or redoes the last typing.
  package mutating func changeTyping(_ way: App.TypingHistory) {
    guard let field = app.editedField else {
      return events.refuse(.notEditing, by: .typingNeedsAField)
    }
    guard app.changeTyping(way) else { return events.boundary(by: .nothingLeftToEdit) }
    events.sound(.textChanged(app.shownText(of: field)), by: .undoneTypingIsShown)
    follow(from: engine.cursor)
  }
}

// Words about typing.
extension Phone {
  /// Says the typed text or, if there's none, the deleted text, according to the settings.
  ///
  /// In a secure field, VoiceOver says nothing.
  private mutating func echo(_ edit: TextEdit) {
    guard !app.tree[edit.field].traits.contains(.secureTextField) else {
      return events.decide(by: .secretsAreNotEchoed)
    }
    let typed = edit.text.text(in: edit.inserted)
    if engine.dictation != nil {
      engine.dictation?.note(edit)
      if !typed.isEmpty { return events.decide(by: .dictatedTextIsSaid) }
    }
    if typed.isEmpty, engine.settings.typingEcho != .none {
      return echoDeletion(of: edit.removed)
    }
    switch engine.settings.typingEcho {
    case .none: break
    case .words: echoWords(of: edit)
    case .characters: echoCharacters(typed)
    case .both:
      echoCharacters(typed)
      echoWords(of: edit)
    }
  }

  private mutating func echoCharacters(_ text: String) {
    soundCapitals(of: text)
    events.speak(.echoed(text), by: .typingIsEchoed)
  }

  private mutating func echoDeletion(of text: String) {
    soundCapitals(of: text)
    events.speak(.deleted(text), by: .typingIsEchoed)
  }

  /// Says each word that typing completed.
  private mutating func echoWords(of edit: TextEdit) {
    let text = edit.text
    let start = text.place(atByte: edit.inserted.lowerBound)
    let end = text.place(atByte: edit.inserted.upperBound)
    guard start < end else { return }
    for word in WordScanner(text).words(endingIn: start..<end) {
      events.speak(.echoedWord(String(text[word])), by: .typingIsEchoed)
    }
  }

  /// Plays a sound for each capital letter, if the setting requests it.
  mutating func soundCapitals(of text: String) {
    guard engine.settings.capitals == .sound else { return }
    for character in text where character.isUppercase {
      events.sound(.sound(.capital), by: .capitalsMaySound)
    }
  }
}

extension App {
  /// Returns the text of a field as it appears on the screen, with bullets in a secure field.
  ///
  /// - Rule: ``FocusRule/secretsAreBullets``
  func shownText(of field: ElementTree.Index) -> String {
    let text = tree[field].value ?? ""
    let isSecret = tree[field].traits.contains(.secureTextField)
    return isSecret ? text.asBullets : text
  }
}
