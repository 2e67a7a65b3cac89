package import EarshotModel
package import EarshotComposer
import EarshotFocusEngine
import EarshotNotation
import EarshotSession

/// A stop as a rule is shown it: the element, and what is heard of it alone.
///
/// It never changes, and several states share it, so it is a class.
package final class AuditedStop: Sendable {
  /// All that is known of it, with every reference and guard worked out.
  let description: ElementDescription
  /// What is heard of it, without the groups around.
  package let utterance: Utterance
  /// Its language, BCP-47.
  let language: String
  /// The words that VoiceOver has in its language.
  let words: HeardWords
  /// Whether a double tap does anything in the app.
  let takesActivation: Bool
  /// Whether a handler of its own takes a double tap.
  let hasActivation: Bool
  /// What is known of the app as a whole.
  let app: AuditedApp
  /// Whether it stands on a keyboard, as far as an export shows.
  let isOnKeyboard: Bool
  /// Whether the system draws it and not the app, so that no rule judges it.
  let isOfSystem: Bool
  /// Whether it's in a bar, where UIKit enlarges what takes touches.
  let isInBar: Bool

  /// What a file of another tool says about it beyond the element.
  var remarks: ForeignRemarks? { app.remarks[index] }

  init(
    _ description: ElementDescription,
    utterance: Utterance,
    language: String,
    words: HeardWords,
    takesActivation: Bool,
    hasActivation: Bool,
    app: AuditedApp,
    isInBar: Bool
  ) {
    self.description = description
    self.utterance = utterance
    self.language = language
    self.words = words
    self.takesActivation = takesActivation
    self.hasActivation = hasActivation
    self.app = app
    self.isInBar = isInBar
    isOnKeyboard = false
    isOfSystem = false
  }

  /// Makes a stop of another one, which a keyboard may hold.
  init(_ other: AuditedStop, on keyboard: SystemKeyboard) {
    description = other.description
    utterance = other.utterance
    language = other.language
    words = other.words
    takesActivation = other.takesActivation
    hasActivation = other.hasActivation
    app = other.app
    isInBar = other.isInBar
    isOnKeyboard = keyboard.holds(other)
    isOfSystem = keyboard.owns(other)
  }

  /// Its place.
  package var index: ElementTree.Index { description.index }
  /// What it is, with every reference and guard worked out.
  package var element: Element { description.element }
  /// The names of the actions that it offers.
  var actions: [String] { description.actions }
}

/// What is known of an app as a whole.
struct AuditedApp: Sendable {
  /// Whether files of another tool describe it, which know no behavior.
  let isForeign: Bool
  /// Whether any node has a handler, an action or a scale.
  let hasBehavior: Bool
  /// The words that VoiceOver has in the language of the app.
  let words: HeardWords
  /// What files of other tools say about nodes beyond their elements.
  let remarks: [ElementTree.Index: ForeignRemarks]
  /// Whether the files would name traits, such as that of a heading or a button.
  let namesTraits: Bool

  init(
    isForeign: Bool,
    hasBehavior: Bool,
    _ session: Session,
    remarks: [ElementTree.Index: ForeignRemarks] = [:]
  ) {
    self.isForeign = isForeign
    self.remarks = remarks
    namesTraits = !isForeign || remarks.values.contains(where: \.namesHeadings)
    self.hasBehavior = hasBehavior
    words = HeardWords(session.composer, in: session.composer.language)
  }
}

extension AuditedStop {
  /// Whether VoiceOver tells a person that the stop can be operated, or the app lets it be.
  var isControl: Bool { !element.traits.isDisjoint(with: .controls) || hasActivation }

  /// The label with what is heard instead of it, such as what a cell without a label speaks.
  var heardLabel: String { text(of: .label) }

  /// The words that are heard of a kind, as one text.
  func text(of kind: Utterance.Kind) -> String {
    utterance.parts.filter { $0.kind == kind }.map(\.text).joined(separator: ", ")
  }

  /// Whether anything is heard that tells one such stop from another: a name, a text, a content.
  var hasName: Bool {
    utterance.parts.contains { part in
      switch part.kind {
      case .label, .content, .announcement, .echo, .unit: !part.text.isBlank
      case .value: !part.text.isBlank && part.origin != .placeholder
      case .context, .selected, .tableHeader, .position, .state, .role, .hint, .actions,
        .moreContent, .app, .status, .rotor, .sound, .recognized:
        false
      }
    }
  }

  /// The label as it is written, or an empty text.
  var label: String { element.label ?? "" }

  /// What is heard, in quotes, or that nothing is; and that a part of it is only a guess.
  var heard: String {
    let guesses = text(of: .recognized)
    let guess = guesses.isBlank ? "" : ", of which '\(guesses)' is a guess"
    return utterance.text.isBlank ? "nothing" : "'\(utterance.text)'\(guess)"
  }

  /// What it is called in a message: its role in the notation's words.
  var noun: String { element.role.noun(element.traits) }
}

extension Traits {
  /// The traits that tell a person that something can be operated.
  static let controls: Traits = [
    .button, .link, .searchField, .keyboardKey, .adjustable, .textEntry, .backButton, .tabBarItem,
    .popupButton, .toggleButton, .pickerElement,
  ]
}

extension Role {
  /// What a node of the role is called in a sentence.
  func noun(_ traits: Traits) -> String {
    switch self {
    case .element, .view, .text, .cell:
      if traits.contains(.toggleButton) {
        "switch"
      } else if traits.contains(.textEntry) {
        "text field"
      } else if traits.contains(.adjustable) {
        "adjustable"
      } else if traits.contains(.link) {
        "link"
      } else if traits.contains(.button) {
        "button"
      } else if traits.contains(.image) {
        "image"
      } else if self == .view {
        "element"
      } else {
        rawValue
      }
    case .textField, .secureTextField, .textArea: "text field"
    case .searchField: "search field"
    case .alertTitle: "title"
    case .decrementButton, .incrementButton: "button"
    default: rawValue
    }
  }
}

extension String {
  /// Whether there is nothing in it but blanks.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// The words in lower case, without marks around them.
  var plainWords: [String] {
    wordsOfASCII
      ?? lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
      .map(String.init)
  }
}

extension AuditedStop {
  /// Whether it is a key of a keyboard; where an export does not say so, its label is one character.
  var isKey: Bool {
    element.traits.contains(.keyboardKey) || isOnKeyboard || app.isForeign && label.count == 1
  }

  /// Whether it stands in the bar of the system at the top, which exports hold as well.
  var isInStatusBar: Bool {
    remarks?.isInStatusBar ?? false
  }

  /// Whether a handler of its own steps it.
  var canBeAdjusted: Bool {
    element.handlers.contains { $0.event == .increment || $0.event == .decrement }
  }

  /// Whether the system draws it in a size of its own, or it stands within a text.
  ///
  /// - Source: UIKit: a switch of 51 by 31 points, a slider of 34, segments of 32, a text field of
  ///   34 and a search field of 36, keys; a bar's buttons take touches beyond their frames; WCAG 2.2,
  ///   2.5.8, “Inline” for links.
  var hasSystemSize: Bool {
    let traits = element.traits
    if isKey || isInStatusBar || isInBar || remarks?.hasSystemSize == true { return true }
    if !traits.isDisjoint(with: [.keyboardKey, .link, .tabBarItem]) { return true }
    guard let frame = element.frame else { return true }
    // A switch of UIKit is 63 points wide at most; a wider one is a row of the app's.
    let isOfSystem =
      traits.contains(.toggleButton) && frame.width < 100 || traits.contains(.textEntry)
      || traits.contains(.adjustable)
      || element.role == .tab || element.role == .incrementButton
      || element.role == .decrementButton || element.role == .cell
    return isOfSystem && frame.height >= 24
  }
}
