import EarshotModel
import EarshotSimulatedApp

extension FocusEngine {
  /// Says what was typed, or else what was deleted, as the settings ask for; of a secret nothing.
  ///
  /// - Source: VOICEOVER.md, chapter 9; [UIAccessibility notes (zh)] for what is deleted; that the
  ///   setting `words` tells it, too, is our choice.
  func echo(_ edit: TextEdit, in app: App, _ moment: inout EventBuffer) {
    guard !app.tree[edit.field].traits.contains(.secureTextField) else { return }
    let typed = edit.text.text(in: edit.inserted)
    switch settings.typingEcho {
    case .none: break
    case .words where !typed.isEmpty: echoWords(of: edit, &moment)
    case .characters, .words: echoCharacters(typed.isEmpty ? edit.removed : typed, &moment)
    case .both:
      echoCharacters(typed.isEmpty ? edit.removed : typed, &moment)
      if !typed.isEmpty { echoWords(of: edit, &moment) }
    }
  }

  private func echoCharacters(_ text: String, _ moment: inout EventBuffer) {
    soundCapitals(of: text, &moment)
    moment.speech.append(.echoed(text))
  }

  /// Each word that has something typed behind it now.
  private func echoWords(of edit: TextEdit, _ moment: inout EventBuffer) {
    let text = edit.text
    let start = text.place(atByte: edit.inserted.lowerBound)
    let end = text.place(atByte: edit.inserted.upperBound)
    guard start < end else { return }
    for word in WordScanner(text).words(endingIn: start..<end) {
      moment.speech.append(.echoedWord(String(text[word])))
    }
  }
}

extension App {
  /// The text of a field as the screen shows it: a secret as bullets.
  ///
  /// - Source: VOICEOVER.md, chapter 9.
  func shownText(of field: ElementTree.Index) -> String {
    let text = tree[field].value ?? ""
    let isSecret = tree[field].traits.contains(.secureTextField)
    return isSecret ? text.asBullets : text
  }
}
