import EarshotComposer
import EarshotModel

/// The words for roles in labels.
enum RoleWord {
  /// Returns the word for the role at the end of a label or at its beginning, as in “Image of a
  /// pizza”, or `nil` if there's none.
  ///
  /// Finds only the words that VoiceOver adds at the stop. Another rule covers a label that
  /// consists only of the word.
  static func repeated(by stop: AuditedStop) -> String? {
    let roles = stop.utterance.parts.filter { $0.kind == .role }
    guard !roles.isEmpty else { return nil }
    let words = stop.label.plainWords
    guard words.count > 1, !hardware.contains(words.joined(separator: " ")) else { return nil }
    let heard = roles.flatMap { forms(of: $0.text.plainWords, stop) }
    for form in heard where !form.isEmpty && words.count > form.count {
      if Array(words.suffix(form.count)) == form { return form.joined(separator: " ") }
      guard Array(words.prefix(form.count)) == form else { continue }
      let table = AuditWords.of(stop.language)
      // “Switch on” has only a state after the role, so it has no name.
      if words.count == form.count + 1, stop.words.states.contains(words[form.count]) {
        return form.joined(separator: " ")
      }
      if table?.links.contains(words[form.count]) ?? false || stop.language.hasPrefix("ru") {
        return form.joined(separator: " ")
      }
    }
    return nil
  }

  /// Apple's names for the buttons of its devices, which settings can refer to.
  private static let hardware: Set<String> = [
    "action button", "camera button", "home button", "power button", "side button", "top button",
    "volume button",
  ]

  /// Returns the forms of a phrase: the whole phrase, its last word, and, for a switch, its first
  /// word.
  private static func forms(of phrase: [String], _ stop: AuditedStop) -> [[String]] {
    guard phrase.count > 1, let first = phrase.first, let last = phrase.last else {
      return [phrase]
    }
    let isSwitch = stop.element.traits.contains(.toggleButton)
    return [phrase, [last]] + (isSwitch ? [[first]] : [])
  }
}

/// The words for states in labels.
enum StateWord {
  /// Returns the word for a state at the end of the label of a control or a collapsible section, or
  /// `nil` if there's none.
  static func repeated(by stop: AuditedStop) -> String? {
    let isHeading = stop.element.traits.contains(.header)
    guard stop.isControl || isHeading && stop.app.isForeign else { return nil }
    let words = stop.label.plainWords
    guard words.count > 1, let last = words.last else { return nil }
    // The heading of a collapsible section often has only the heading trait.
    if stop.app.isForeign, ["expanded", "collapsed"].contains(last) { return last }
    guard stop.isControl else { return nil }
    let table = AuditWords.of(stop.language)
    let isToggle = stop.element.traits.contains(.toggleButton)
    let isKnown = table?.states.contains(last) ?? false
    guard isKnown || isToggle && stop.words.states.contains(last) else { return nil }
    if let before = words.dropLast().last, table?.verbsWithOn.contains(before) ?? false {
      return nil
    }
    return last
  }

  /// Returns whether a label is a sentence about a state, as in “Sound is on”, and not the name of a
  /// setting, as in “Ads enabled”.
  ///
  /// - Source: our choice of words.
  static func isStated(by stop: AuditedStop) -> Bool {
    guard let verb = stop.label.plainWords.dropLast().last else { return false }
    return AuditWords.of(stop.language)?.verbsOfState.contains(verb) ?? false
  }

  /// Returns the word at the end of a label that contradicts the state that VoiceOver says, or
  /// `nil` if there's none.
  ///
  /// The label can also be a name in code, such as `checkbox unchecked` for a selected button.
  ///
  /// - Source: our choice of words.
  static func contradicted(by stop: AuditedStop) -> String? {
    guard stop.isControl, let last = stop.label.plainWords.last, stop.label.plainWords.count > 1
    else { return nil }
    let isOff = ["unchecked", "unselected", "deselected", "nonsel", "unsel"].contains(last)
    guard stop.element.traits.contains(.toggleButton) else {
      return isOff && stop.element.traits.contains(.selected) ? last : nil
    }
    switch stop.element.value {
    case ToggleState.on.value: return isOff ? last : nil
    case ToggleState.off.value: return ["checked", "selected"].contains(last) ? last : nil
    default: return nil
    }
  }

  /// Returns the word for a state in brackets at the end of a label, as in
  /// `Login.button[disabled]`, or `nil` if there's none.
  ///
  /// The stop is a control, or a view with the name of a control.
  ///
  /// - Source: our choice of words; “[closed]” may be part of a title.
  static func inBrackets(of stop: AuditedStop) -> String? {
    let label = stop.label
    guard label.utf8.last == UInt8(ascii: "]"), let start = label.lastIndex(of: "["),
      stop.isControl || AuditWords.namesButton(label)
    else { return nil }
    let word = label[label.index(after: start)...].dropLast().lowercased()
    return statesInBrackets.contains(word) ? word : nil
  }

  private static let statesInBrackets: Set<String> = [
    "active", "checked", "collapsed", "disabled", "enabled", "expanded", "inactive", "off", "on",
    "selected", "unchecked", "unselected",
  ]

  /// Returns the word for a state at the end of the label, or `nil` if there's none or if the label
  /// looks like a name in code.
  static func outsideNames(of stop: AuditedStop) -> String? {
    guard let word = repeated(by: stop) ?? atEnd(of: stop) else { return nil }
    return AssetName.looksLike(stop.label) ? nil : word
  }

  /// Returns the word for a state after the last comma in the label of any element, as in “Wi-Fi,
  /// On”, or `nil` if there's none.
  ///
  /// An export doesn't contain the language, so labels can contain words in any language. The
  /// states are VoiceOver's words in each language.
  static func atEnd(of stop: AuditedStop) -> String? {
    let label = stop.label
    guard !label.isASCIIText(without: \.isCommaOfASCII) else { return nil }
    let pieces = label.split(whereSeparator: { $0.isComma })
    guard pieces.count > 1, let last = pieces.last?.plainWords.joined(separator: " "), !last.isEmpty
    else { return nil }
    let states = stop.app.isForeign ? HeardWords.statesOfAll : stop.words.states
    let table = AuditWords.of(stop.language)?.states ?? []
    return states.contains(last) || table.contains(last) ? last : nil
  }
}

extension Character {
  /// Whether the character separates the items of a list.
  var isComma: Bool {
    guard let first = utf8.first, first >= 0x80 || first.isCommaOfASCII else { return false }
    return ",、，،؛;".contains(self)
  }
}

extension UInt8 {
  /// Whether an ASCII character separates the items of a list.
  var isCommaOfASCII: Bool { self == UInt8(ascii: ",") || self == UInt8(ascii: ";") }
}

extension Substring {
  /// The words in lowercase, without surrounding punctuation.
  var plainWords: [String] { String(self).plainWords }
}
