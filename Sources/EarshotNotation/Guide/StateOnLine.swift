import EarshotModel

/// A word for a state on the line of an element, in any tool's spelling.
///
///     switch unchecked "Wi-Fi"     →    off
///     button enabled=false "Pay"   →    notEnabled
///     text visible=false "Hi"      →    hidden: true, on its own line below
///
/// - Source: our choice, from what people typed.
enum StateOnLine: Equatable {
  /// The state of a switch or a checkbox.
  case toggle(String)
  case trait(String)
  /// A line below the element.
  case below(String)
  /// A word that changes nothing, such as `enabled`.
  case nothing

  private static let dimmed: Set = [
    "disabled", "dimmed", "greyed", "grayed", "greyedout", "grayedout", "notenabled", "unavailable",
    "deaktiviert", "ausgegraut", "inactive", "blocked", "locked",
  ]
  private static let enabled: Set = ["enabled", "available", "clickable", "interactive"]
  private static let selected: Set = [
    "selected", "current", "chosen", "highlighted", "pressed", "picked", "focused", "ausgewahlt",
    "currentpage",
  ]
  private static let on: Set = [
    "on", "checked", "ticked", "toggled", "true", "yes", "activated", "an", "ein", "switchedon",
    "turnedon", "defaultchecked", "active", "selected", "pressed", "value", "ison",
  ]
  private static let off: Set = [
    "off", "unchecked", "unticked", "false", "no", "deactivated", "empty", "aus", "switchedoff",
    "turnedoff", "notchecked", "noton", "unselected", "notticked", "untoggled",
  ]
  private static let mixed: Set = [
    "mixed", "indeterminate", "partial", "partially", "tristate", "halfchecked", "partlyon",
    "intermediate", "dash",
  ]
  private static let expanded: Set = ["expanded", "unfolded"]
  private static let collapsed: Set = ["collapsed", "folded"]
  private static let hidden: Set = ["hidden", "invisible", "gone", "notvisible"]
  private static let visible: Set = ["visible", "shown", "nothidden"]
  private static let decorative: Set = ["decorative", "presentational", "ornamental"]

  /// All words that name a state, in lowercase and without punctuation.
  static let words: Set<String> = dimmed.union(enabled).union(selected).union(on).union(off)
    .union(mixed).union(hidden).union(["expanded", "collapsed"])
    .subtracting(["an", "ein", "value", "empty", "dash", "no", "yes", "focused", "locked"])

  /// Returns the meaning of a word, or `nil` if it isn't a state.
  ///
  /// - Parameters:
  ///   - word: The word, such as `checked`, `isOn`, `aria-pressed`, or `!enabled`.
  ///   - isTrue: Whether the value of the word is true.
  ///   - role: The role of the element.
  /// - Returns: The meaning, or `nil`.
  static func meaning(of word: String, _ isTrue: Bool, _ role: Role) -> StateOnLine? {
    if word.hasPrefix("!") { return meaning(of: String(word.dropFirst()), !isTrue, role) }
    var plain = word.lowercased().filter { $0.isLetter && $0.isASCII }
    for prefix in ["aria", "is", "default", "initially", "accessibility"]
    where plain.hasPrefix(prefix) && plain.count > prefix.count + 1 {
      let bare = String(plain.dropFirst(prefix.count))
      if words.contains(bare) { plain = bare }
    }
    if role.holdsState, let found = toggle(plain, isTrue) { return found }
    if dimmed.contains(plain) { return isTrue ? .trait("notEnabled") : .nothing }
    if enabled.contains(plain) { return isTrue ? .nothing : .trait("notEnabled") }
    if isSelected(plain, role) { return isTrue ? .trait("selected") : .nothing }
    return view(plain, isTrue) ?? trait(word, isTrue)
  }

  private static func isSelected(_ word: String, _ role: Role) -> Bool {
    // In a button, “active” can mean that it's enabled.
    let isItem = [.tab, .cell, .row].contains(role)
    return selected.contains(word) || isItem && ["active", "on", "checked", "true"].contains(word)
      || role == .button && ["checked", "ticked"].contains(word)
  }

  private static func toggle(_ word: String, _ isTrue: Bool) -> StateOnLine? {
    if mixed.contains(word) { return .toggle("mixed") }
    if on.contains(word) { return .toggle(isTrue ? "on" : "off") }
    return off.contains(word) ? .toggle(isTrue ? "off" : "on") : nil
  }

  /// Returns the line below for a state of the view, such as `hidden: true`, or `nil`.
  private static func view(_ word: String, _ isTrue: Bool) -> StateOnLine? {
    if hidden.contains(word) { return isTrue ? .below("hidden: true") : .nothing }
    if visible.contains(word) { return isTrue ? .nothing : .below("hidden: true") }
    if decorative.contains(word) { return isTrue ? .below("element: false") : .nothing }
    if expanded.contains(word) {
      return .below("expandedStatus: \(isTrue ? "expanded" : "collapsed")")
    }
    guard collapsed.contains(word) else { return nil }
    return .below("expandedStatus: \(isTrue ? "collapsed" : "expanded")")
  }

  /// Returns the trait with the name of a word in any case, or `nil` if there's none.
  private static func trait(_ word: String, _ isTrue: Bool) -> StateOnLine? {
    let own = BorrowedWord.ownName(of: word, in: Traits.named.map(\.name))
    return own.map { isTrue ? .trait($0) : .nothing }
  }
}
