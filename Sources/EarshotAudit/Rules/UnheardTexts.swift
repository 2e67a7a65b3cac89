// Text in a stop that people see but don't hear.
import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditedScreen {
  /// Returns the first text inside a stop with a word that isn't in any property of the stop, or
  /// `nil` if there's none.
  ///
  /// ``AuditRule/labelNotInName`` judges a control with one text.
  func textUnheard(inside stop: AuditedStop) -> String? {
    let texts = texts(inside: stop)
    guard !texts.isEmpty, !(stop.element.label ?? "").isBlank else { return nil }
    if stop.isControl, stop.element.role != .cell, texts.count == 1 { return nil }
    let heard = stop.wordsOfProperties
    return texts.first { text in
      text.contains(where: { $0.isLetter || $0.isNumber })
        && !Set(text.plainWords).isSubset(of: heard)
    }
  }
}

extension AuditedScreen {
  /// The finding for text in the stops of an export that VoiceOver doesn't say.
  ///
  /// It names the first text and the number of other stops.
  ///
  /// - Complexity: O(*n*), where *n* is the number of text elements.
  var unheardOfExport: [Complaint] {
    let found = stops.compactMap { stop in stop.unheardText.map { (stop, $0) } }
    guard let (stop, text) = found.first else { return [] }
    let rest =
      found.count > 1 ? "; the same applies to \((found.count - 1).counted("other stop"))" : ""
    let doubt = stop.element.hint == nil ? ", unless a hint says the rest" : ""
    let message = Complaint.Message(
      "the screen shows '\(text)', but VoiceOver says only \(stop.heard)\(doubt)\(rest)",
      severity: .note
    )
    return [Complaint(stop.index, message)]
  }
}

extension AuditedStop {
  /// The first text inside the stop in an export that VoiceOver doesn't say, or `nil` if there's
  /// none.
  ///
  /// ``AuditRule/labelNotInName`` judges a control with one text other than its label.
  ///
  /// - Source: our choice: at least half of the text's words of three letters or more are
  ///   inaudible, even as the beginning of a longer word.
  fileprivate var unheardText: String? {
    guard let remarks, !label.isBlank else { return nil }
    if remarks.texts.count == 1, leavesOutNumber(remarks.texts[0]) { return remarks.texts[0] }
    guard remarks.showsLabel || !isControl || remarks.texts.count > 1 else { return nil }
    let heard = wordsOfProperties.union(utterance.text.plainWords)
    return remarks.texts.first { text in
      guard text.isASCIIText else { return text.isUnheardBeyondASCII(in: utterance.text) }
      let words = text.plainWords.filter { $0.count > 2 && $0.allSatisfy(\.isLetter) }
      let unheard = words.count { word in !heard.contains { word.isShort(for: $0) } }
      return unheard > 0 && 2 * unheard >= words.count
    }
  }

  /// Returns whether VoiceOver doesn't say a number of up to three digits that a control in an
  /// export shows, such as the number of seconds that a player skips.
  ///
  /// - Source: our choice.
  private func leavesOutNumber(_ seen: String) -> Bool {
    isControl && element.role != .cell && !isKey && (1...3).contains(seen.count)
      && seen.allSatisfy(\.isNumber) && label.contains(where: \.isLetter)
      && !utterance.text.contains(seen)
  }

  /// The words in the properties of the element that VoiceOver can say.
  fileprivate var wordsOfProperties: Set<String> {
    var texts = [element.label, element.value, element.hint].compactMap(\.self)
    for content in element.customContent {
      texts += [content.label, content.value.literal ?? ""]
    }
    return Set(texts.flatMap(\.plainWords))
  }
}

extension String {
  /// Returns whether the string is the beginning of a longer word, or up to four of its letters in
  /// order, such as “Dec” for “December” or “kcal” for “kilocalories”.
  fileprivate func isShort(for word: String) -> Bool {
    if word.hasPrefix(self) { return true }
    guard count <= 4, first == word.first else { return false }
    var rest = word[...]
    return allSatisfy { letter in
      guard let place = rest.firstIndex(of: letter) else { return false }
      rest = rest[rest.index(after: place)...]
      return true
    }
  }

  /// Returns whether VoiceOver's words lack more than half of the string's different letters.
  ///
  /// This method compares letters, because scripts without spaces have no separate words.
  fileprivate func isUnheardBeyondASCII(in heard: String) -> Bool {
    let letters = Set(lowercased().filter(\.isLetter))
    guard letters.count > 1 else { return false }
    let known = Set(heard.lowercased())
    return 2 * letters.count { !known.contains($0) } > letters.count
  }
}
