import EarshotLines
import EarshotNotation
import EarshotSession

// Sentences that compare an element with a state or a value.
//
// - Source: our choice, from what people typed.
extension ClaimSentence {
  /// The words between an element and its state or value, with longer phrases before their
  /// beginnings.
  private static let verbs = [
    "should still be", "should now be", "should be", "should have the value", "should equal",
    "should read", "should show", "must still be", "must be", "has to be", "have to be",
    "needs to be", "ought to be", "is supposed to be", "is expected to be", "is equal to",
    "is now", "is still", "is already", "is currently", "is again", "will be", "shall be",
    "equals", "equal to", "shows", "displays", "remains", "stays", "becomes", "reads", "has value",
    "has the value", "turns", "soll", "muss", "ist", "is",
  ]
  private static let denials = [
    "should not be", "shouldn't be", "must not be", "mustn't be", "may not be", "can't be",
    "cannot be", "is never", "is no longer", "isn't", "ain't", "does not equal", "doesn't equal",
    "is not", "will not be", "won't be", "not", "ist nicht",
  ]

  /// Phrases for an element that's on the screen.
  private static let places: Set = [
    "on screen", "on the screen", "on this screen", "there", "in view", "on the page",
  ]

  /// Phrases for states that ``StateWord`` doesn't recognize, each with the words of a claim.
  private static let states = [
    "greyed out": "dimmed", "grayed out": "dimmed", "greyed": "dimmed", "turned off": "off",
    "turned on": "on", "switched off": "off", "switched on": "on", "ticked": "on",
    "unticked": "off", "unavailable": "dimmed", "available": "not dimmed",
    "not filled in": "empty", "filled in": "not empty", "ausgegraut": "dimmed",
    "ausgeschaltet": "off", "eingeschaltet": "on", "leer": "empty", "an": "on", "aus": "off",
    "being edited": "editing", "in edit mode": "editing",
  ]

  /// The phrases for comparisons with a number, each with the words of a claim.
  private static let amounts = [
    ("at most ", "not above "), ("no more than ", "not above "), ("not more than ", "not above "),
    ("at least ", "not below "), ("no less than ", "not below "), ("not less than ", "not below "),
    ("more than ", "above "), ("greater than ", "above "), ("higher than ", "above "),
    ("over ", "above "), ("less than ", "below "), ("fewer than ", "below "),
    ("lower than ", "below "), ("under ", "below "), ("smaller than ", "below "),
    ("equal to ", ""), ("exactly ", ""), ("only ", ""), ("still ", ""), ("now ", ""),
    ("already ", ""), ("the same as ", ""), ("again ", ""), ("at ", ""), ("noch ", ""),
    ("jetzt ", ""),
  ]

  /// The claim that compares an element, such as `#seats is 2` for `#seats should be 2`.
  ///
  /// The value is `nil` for other sentences.
  var comparison: String? {
    guard elements.count == 1, let place = text.firstRange(of: elements[0]) else { return nil }
    let opening = text[..<place.lowerBound].lowercased().trimmed
    guard ["", "the", "value of", "the value of", "that"].contains(opening) else { return nil }
    let rest = String(text[place.upperBound...]).trimmed
    if rest.hasPrefix("shows \"") {
      return "\(elements[0]) shows name \(rest.dropFirst("shows ".count))"
    }
    let denial = Self.behind(Self.denials, in: rest)
    guard let value = denial ?? Self.behind(Self.verbs, in: rest), !value.isEmpty else {
      return nil
    }
    // In `#pay not rotor Headings`, the words after `not` are a different claim.
    let first = value.lowercased().prefix { !$0.isBlank }
    if rest.lowercased().hasPrefix("not "), ClaimVerb.canBegin(with: String(first)) { return nil }
    let (plain, screen) = Self.withoutScreen(value)
    let compared = Self.compared(plain)
    let whole =
      denial == nil
      ? compared
      : compared.hasPrefix("not ")
        ? String(compared.dropFirst(4)) : "not \(compared)"
    if ["in focus", "focused", "under the cursor", "at the cursor"].contains(whole) {
      return "focus \(elements[0])"
    }
    if whole == "not hidden" || Self.places.contains(whole) { return "reachable \(elements[0])" }
    return "\(screen ? "state of " : "")\(elements[0]) is \(whole)"
  }

  /// Returns the rest of the text after the first phrase with which the text begins, or `nil` if it
  /// begins with none of the phrases.
  private static func behind(_ phrases: [String], in text: String) -> String? {
    let lowered = text.lowercased()
    return phrases.first { lowered.hasPrefix("\($0) ") }.map {
      String(text.dropFirst($0.count)).trimmed
    }
  }

  /// Returns a state without the words for its screen, such as `dimmed` for `dimmed on shop`, and
  /// whether there were such words.
  private static func withoutScreen(_ value: String) -> (String, Bool) {
    for word in [" on the screen ", " on screen ", " on "] {
      guard let range = value.firstRange(of: word) else { continue }
      let state = compared(String(value[..<range.lowerBound]))
      if StateWord.words.contains(state) { return (state, true) }
    }
    return (value, false)
  }

  /// Returns the words after `is`: a state, a comparison, or the value itself.
  private static func compared(_ value: String) -> String {
    let lowered = value.lowercased()
    if let state = states[lowered] ?? StateWord.meant(by: lowered) { return state }
    let number = PlainWord.canonical(lowered)
    if number != lowered, Int(number) != nil { return number }
    for (phrase, words) in amounts where lowered.hasPrefix(phrase) {
      return words + compared(String(value.dropFirst(phrase.count)))
    }
    return value
  }
}
