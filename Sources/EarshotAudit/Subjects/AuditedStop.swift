package import EarshotModel
package import EarshotComposer
import EarshotFocusEngine
import EarshotNotation
import EarshotSession

/// A stop as the subject of a rule, with the element and VoiceOver's words for it.
///
/// This is a class, because it never changes and several states share it.
package final class AuditedStop: Sendable {
  /// All known properties of the stop, with all references and conditions evaluated.
  let description: ElementDescription
  /// VoiceOver's words for the stop, without the surrounding groups.
  package let utterance: Utterance
  /// The BCP 47 language tag of the stop.
  let language: String
  /// VoiceOver's words for roles and states in the stop's language.
  let words: HeardWords
  /// Whether a double tap has an effect in the app.
  let takesActivation: Bool
  /// Whether a handler of the element responds to a double tap.
  let hasActivation: Bool
  /// The data about the app as a whole.
  let app: AuditedApp
  /// Whether the stop is on a keyboard, as far as an export shows.
  let isOnKeyboard: Bool
  /// Whether the system, not the app, draws the stop, so no rule judges it.
  let isOfSystem: Bool
  /// Whether the stop is in a bar, where UIKit enlarges touch targets.
  let isInBar: Bool

  /// The information about the stop that another tool's file contains in addition to the element,
  /// or `nil` if there's none.
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
    self.isInBar = isInBar || app.remarks[description.index]?.isInBar ?? false
    isOnKeyboard = false
    isOfSystem = app.remarks[description.index]?.isOfSystem ?? false
  }

  /// Creates a copy of a stop that records whether the stop is on a keyboard.
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
    isOfSystem = other.isOfSystem || keyboard.owns(other)
  }

  /// The index of the stop.
  package var index: ElementTree.Index { description.index }
  /// The element, with all references and conditions evaluated.
  package var element: Element { description.element }
  /// The names of the available actions.
  var actions: [String] { description.actions }
}

/// The data about an app as a whole.
struct AuditedApp: Sendable {
  /// Whether the app comes from another tool's file.
  let isForeign: Bool
  /// Whether any node responds to the user.
  let hasBehavior: Bool
  /// VoiceOver's words for roles and states in the app's language.
  let words: HeardWords
  /// The information about nodes that other tools' files contain in addition to elements.
  let remarks: [ElementTree.Index: ForeignRemarks]
  /// Whether the files can contain traits, such as the trait for a heading or a button.
  let namesTraits: Bool
  /// Whether the files mark what is selected.
  let namesSelection: Bool
  /// Whether the files distinguish text elements and images from other views.
  let namesTypes: Bool

  init(
    isForeign: Bool,
    hasBehavior: Bool,
    _ session: Session,
    remarks: [ElementTree.Index: ForeignRemarks] = [:]
  ) {
    self.isForeign = isForeign
    self.remarks = remarks
    namesTraits = !isForeign || remarks.values.contains(where: \.namesHeadings)
    namesSelection = !isForeign || remarks.values.contains(where: \.namesSelection)
    namesTypes = !isForeign || remarks.values.contains(where: \.namesTypes)
    self.hasBehavior = hasBehavior
    words = HeardWords(session.composer, in: session.composer.language)
  }
}

extension AuditedStop {
  /// Whether VoiceOver says that the user can operate the stop or the app handles a double tap on
  /// it.
  var isControl: Bool { !element.traits.isDisjoint(with: .controls) || hasActivation }

  /// The label, or the words that VoiceOver says instead, such as the contents of a cell without a
  /// label.
  var heardLabel: String { text(of: .label) }

  /// Returns the parts of the utterance that have the given kind, separated by commas, or an empty
  /// string if there are none.
  func text(of kind: Utterance.Kind) -> String {
    var text: String?
    for part in utterance.parts where part.kind == kind {
      text = text.map { "\($0), \(part.text)" } ?? part.text
    }
    return text ?? ""
  }

  /// Whether VoiceOver says anything that distinguishes the stop from similar stops: a name, text,
  /// or content.
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

  /// The label as written, or an empty string.
  var label: String { element.label ?? "" }

  /// VoiceOver's words in quotes, or `nothing` if there are none.
  ///
  /// If VoiceOver only guesses a part of the words, the string says so.
  var heard: String {
    let guesses = text(of: .recognized)
    let guess = guesses.isBlank ? "" : ", of which '\(guesses)' is a guess"
    return utterance.text.isBlank ? "nothing" : "'\(utterance.text)'\(guess)"
  }

  /// The end of a sentence that says what VoiceOver doesn't say: VoiceOver's words after a colon,
  /// or a clause if there are none.
  var heardAfterLack: String {
    utterance.text.isBlank ? "; it says nothing" : ": \(heard)"
  }

  /// Whether the label of a control in an export consists of the text elements inside it.
  ///
  /// UIKit and SwiftUI put commas between the text elements.
  ///
  /// - Source: our choice, after SwiftUI's buttons with several text elements.
  var isJoined: Bool {
    app.isForeign && label.split(whereSeparator: { $0.isComma }).count > 2
  }

  /// The name of the stop in a message, which is its role in the notation's words.
  var noun: String { element.role.noun(element.traits) }
}

extension Traits {
  /// The traits that indicate that the user can operate the element.
  static let controls: Traits = [
    .button, .link, .searchField, .keyboardKey, .adjustable, .textEntry, .backButton, .tabBarItem,
    .popupButton, .toggleButton, .pickerElement,
  ]
}

extension Role {
  /// Returns the noun for an element with this role in a sentence.
  func noun(_ traits: Traits) -> String {
    switch self {
    case .element, .view, .text, .cell:
      if traits.contains(.toggleButton) {
        "switch"
      } else if traits.contains(.searchField) {
        "search field"
      } else if traits.contains(.textEntry) {
        "text field"
      } else if traits.contains(.adjustable) {
        "adjustable element"
      } else if traits.contains(.link) {
        "link"
      } else if traits.contains(.button) {
        "button"
      } else if traits.contains(.image) {
        "image"
      } else if self == .view {
        "element"
      } else {
        noun
      }
    case .textField, .secureTextField, .textArea: "text field"
    case .alertTitle: "title"
    case .dismissRegion, .menuDismissRegion: "dismiss region"
    case .decrementButton, .incrementButton: "button"
    default: noun
    }
  }
}

extension String {
  /// Whether the string contains only whitespace.
  var isBlank: Bool {
    // In ASCII, a character is whitespace if its first scalar is.
    if let first = utf8.first, first < 0x80, !first.isBlankOfASCII { return false }
    return allSatisfy(\.isWhitespace)
  }

  /// The words in lowercase, without surrounding punctuation.
  var plainWords: [String] {
    wordsOfASCII
      ?? lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
      .map(String.init)
  }
}

extension AuditedStop {
  /// Whether the stop is a key of a keyboard.
  ///
  /// If an export doesn't show this, a stop is a key if it's one of many controls whose labels are
  /// single characters.
  var isKey: Bool { element.traits.contains(.keyboardKey) || isOnKeyboard }

  /// Whether the stop is in the system's status bar, which exports also contain.
  var isInStatusBar: Bool {
    remarks?.isInStatusBar ?? false
  }

  /// Whether a handler of the element adjusts its value.
  var canBeAdjusted: Bool {
    element.handlers.contains { $0.event == .increment || $0.event == .decrement }
  }

  /// The frame that handles touches, or `nil` if it's unknown.
  var target: Rect? { remarks?.frame ?? element.frame }

  /// Whether the system sets the size of the stop or the stop is inside text.
  ///
  /// - Source: UIKit: a switch of 51 by 31 points, a slider of 34, segments of 32, a text field of
  ///   34 and a search field of 36, keys; a bar's buttons are 30 points high or more, and a
  ///   lower one is a custom view, which since iOS 11 takes touches only in its frame; WCAG
  ///   2.2, 2.5.8, “Inline” for links.
  var hasSystemSize: Bool {
    let traits = element.traits
    if isKey || isInStatusBar || remarks?.hasSystemSize == true { return true }
    if isInBar, target.map({ $0.height >= 30 }) ?? true { return true }
    if !traits.isDisjoint(with: [.keyboardKey, .link, .tabBarItem]) { return true }
    guard let frame = target else { return true }
    // The app decides the width of a field.
    if app.isForeign, traits.contains(.textEntry), frame.width < 43 { return false }
    // A UIKit switch is at most 63 points wide. A wider one is a row of the app.
    let isOfSystem =
      traits.contains(.toggleButton) && frame.width < 100 || traits.contains(.textEntry)
      || traits.contains(.adjustable)
      || element.role == .tab || element.role == .incrementButton
      || element.role == .decrementButton || element.role == .cell
    return isOfSystem && frame.height >= 24
  }
}
