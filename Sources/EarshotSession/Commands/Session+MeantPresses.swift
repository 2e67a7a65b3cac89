import EarshotModel
import EarshotNotation

// Lines about pressing something and about finding text.
//
// - Source: SESSIONS.md, "Refusals"; our choice, from what people typed.
extension Session {
  private static let presses: Set = [
    "press", "click", "tap", "hit", "push", "pressing", "clicking", "tapping", "drücke", "klicke",
  ]
  private static let wordsOfPresses: Set = ["the", "a", "on", "button", "key", "link", "my", "auf"]

  private static let choices: Set = ["choose", "open", "pick", "follow", "trigger", "use"]
  /// Words for the element under the cursor.
  static let wordsForHere: Set = [
    "it", "this", "that", "here", "element", "item", "es", "das",
  ]

  /// Returns the line for pressing something whose words alone mean a command, such as `scrub` for
  /// `press back`, or `touch "Back"; double tap` if an element has that name.
  ///
  /// For `press it`, the line is `double tap`. The result is `nil` for other lines, so the object is
  /// never lost.
  mutating func pressed(_ typed: TypedWords) -> String? {
    if typed.count > 1, Self.choices.contains(typed.lowered[0]), cursor != nil,
      typed.lowered.dropFirst().allSatisfy({ Self.wordsForHere.contains($0) }),
      stopName(typed.rest(after: 1)) == nil
    {
      return "double tap"
    }
    guard typed.count > 1, Self.presses.contains(typed.lowered[0]), pressedKey(typed) == nil else {
      return nil
    }
    let words = typed.words(1..<typed.count).filter {
      !Self.wordsOfPresses.contains($0.lowercased())
    }
    let isHere = words.allSatisfy { Self.wordsForHere.contains($0.lowercased()) }
    if !words.isEmpty, isHere, stopName(words.joined(separator: " ")) == nil {
      return cursor == nil ? nil : "double tap"
    }
    guard let command = BorrowedCommand.command(ofWhole: words.map { $0.lowercased() }),
      MeantForm.isCommand(command)
    else { return nil }
    let name = words.joined(separator: " ")
    if let stop = stopName(name) { return "touch \(stop); double tap" }
    // The words are the name of an element in a closed alert or behind a modal view.
    return nodeOnScreen(labeled: name) == nil ? command : nil
  }

  /// Returns the line that finds text in quotes, such as `two-finger triple tap "Salt"` for
  /// `find "Salt"`, or `nil` for other lines and if no stop has the text in its label.
  ///
  /// - Source: our choice; with text, the item chooser goes to the first element whose description
  ///   contains the text.
  mutating func found(_ typed: TypedWords) -> String? {
    let searches = [["find"], ["search"], ["search", "for"], ["look", "for"], ["suche"]]
    guard let search = searches.last(where: { typed.lowered.starts(with: $0) }),
      typed.count > search.count, typed.rest(after: search.count).hasPrefix("\""),
      let text = Quoting.unquoted(typed.rest(after: search.count)), !text.isEmpty
    else { return nil }
    let isThere = stops.contains { stop in
      label(of: stop)?.lowercased().contains(text.lowercased()) ?? false
    }
    return isThere ? "two-finger triple tap \(Quoting.quotedLiteral(text))" : nil
  }
}
