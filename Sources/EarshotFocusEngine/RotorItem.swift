import EarshotModel
import EarshotSimulatedApp

/// A setting on the rotor.
///
/// The cases are in the order of the rotor.
///
/// - Rule: ``FocusRule/rotorHasAnOrder``
package enum RotorItem: Hashable, Sendable {
  /// Changes the value of an adjustable element.
  case adjustValue
  /// Moves by characters.
  case characters
  /// Moves by words.
  case words
  /// Moves by lines.
  case lines
  /// Changes the speed of the voice.
  case speakingRate
  /// Changes the volume of the voice.
  case volume
  /// Changes the punctuation that VoiceOver says.
  case punctuation
  /// Turns hints on or off.
  case hints
  /// Moves from container to container.
  case containers
  /// Moves to the results of a built-in search.
  case search(Search)
  /// Moves to misspelled words in the edited text.
  case misspelledWords
  /// Selects, cuts, copies, and pastes in the edited text.
  case edit
  /// Selects in the edited text.
  case textSelection
  /// Reads the custom content.
  case moreContent
  /// Describes a chart and plays it.
  case audioGraph
  /// Moves through the results of a custom rotor.
  case custom(name: String)
  /// Zooms the element.
  case zoom
  /// Provides the custom actions.
  case actions

  /// The targets of the built-in searches, in the order of the rotor.
  package enum Search: String, CaseIterable, Hashable, Sendable {
    /// Headings.
    case headings
    /// Links.
    case links
    /// Buttons.
    case buttons
    /// Buttons, text fields, and other controls.
    case formControls
    /// Text fields.
    case textFields
    /// Images.
    case images
    /// Tables.
    case tables
    /// Lists.
    case lists
    /// Landmarks.
    case landmarks
  }
}

// The order on the rotor.
extension RotorItem {
  /// The settings that come before the custom rotors, in order.
  static let beforeCustomRotors: [RotorItem] =
    [.adjustValue] + RotorChoice.choosable.map(\.item) + added

  /// The settings that come after the custom rotors, in order.
  static let afterCustomRotors: [RotorItem] = [.zoom, .actions]

  /// The settings that the element, the screen, or editing adds before the custom rotors, in order.
  private static let added: [RotorItem] =
    [.misspelledWords, .edit, .textSelection, .moreContent, .audioGraph]

  /// The rotor settings that VoiceOver provides, without custom rotors.
  ///
  /// The settings that the user can't choose come first.
  package static let ofVoiceOver: [RotorItem] =
    [.adjustValue] + added + afterCustomRotors + RotorChoice.choosable.map(\.item)
}

// The properties of each setting.
extension RotorItem {
  /// Whether the setting is on the rotor of a new phone.
  var isOnANewPhone: Bool {
    switch self {
    case .characters, .words, .lines, .speakingRate, .containers, .search(.headings),
      .search(.links):
      true
    default: false
    }
  }

  /// Whether the setting is on the rotor because the user chose it, instead of because of the
  /// element, the screen, or editing.
  var isChosen: Bool {
    switch self {
    case .characters, .words, .lines, .speakingRate, .volume, .punctuation, .hints, .containers,
      .search:
      true
    default: false
    }
  }

  /// Whether a swipe up or down moves or selects in the edited text.
  package var movesInText: Bool {
    [.characters, .words, .lines, .edit, .textSelection].contains(self)
  }

  /// The effect of a swipe up or down, as `:what` says it, or `nil` if the swipe moves through the
  /// items that the setting is named after.
  package var effect: String? {
    switch self {
    case .adjustValue: "changes the value"
    case .characters: "one character at a time"
    case .words: "one word at a time"
    case .lines: "one line at a time"
    case .speakingRate: "makes the voice faster or slower"
    case .volume: "makes the voice louder or softer"
    case .punctuation: "changes which punctuation VoiceOver says"
    case .hints: "turns hints on or off"
    case .containers: "goes from container to container"
    case .edit: "chooses an edit command"
    case .textSelection: "selects text"
    case .moreContent: "reads more content"
    case .audioGraph: "chooses what to hear about the chart"
    case .zoom: "zooms in or out"
    case .actions: "chooses an action"
    case .misspelledWords, .custom, .search: nil
    }
  }
}

// Settings that the rotor has now.
extension FocusEngine {
  /// Returns whether the rotor has a setting.
  ///
  /// Every gesture calls this method, so it does as little work as possible.
  ///
  /// - Rule: ``FocusRule/headingsAreAlwaysOffered``
  mutating func isOffered(_ option: RotorItem, in app: App) -> Bool {
    guard settings.rotorItems.holds(option) else { return false }
    if option.isOfEveryStop { return true }
    switch option {
    case .characters, .words, .lines, .speakingRate, .volume, .punctuation, .hints: return true
    case .containers:
      refreshOrder(app)
      return !order.current.containers.isEmpty
    case .search(let search):
      refreshOrder(app)
      return order.holds(search, in: app)
    case .custom(let name): return offersRotor(named: name, in: app)
    case .adjustValue: return cursor.map { app.tree.traits(of: $0).contains(.adjustable) } ?? false
    case .misspelledWords: return cursor.map { app.isSpellChecked($0) } ?? false
    case .edit, .textSelection: return cursor.map { app.isEditedInClear($0) } ?? false
    case .moreContent: return cursor.map { !app.tree.customContent(of: $0).isEmpty } ?? false
    case .audioGraph: return settings.ios.hasAudioGraphs && chart(in: app) != nil
    case .zoom: return cursor.map { app.tree.traits(of: $0).contains(.supportsZoom) } ?? false
    case .actions: return cursor.map { app.offersActions(at: $0) } ?? false
    }
  }
}

extension FocusEngine {
  /// Whether the current rotor setting is available wherever the cursor is.
  var keepsOptionAnywhere: Bool {
    mutating get {
      rotorState.option.isOfEveryStop && settings.rotorItems.holds(rotorState.option)
    }
  }
}

extension RotorItem {
  /// Whether the rotor has the setting at every stop, unless the user removed it.
  fileprivate var isOfEveryStop: Bool {
    switch self {
    case .characters, .words, .lines, .speakingRate, .volume, .punctuation, .hints,
      .search(.headings):
      true
    default: false
    }
  }
}

// Effects of editing on the rotor.
extension App {
  /// Returns whether the user is editing a field that isn't secure.
  fileprivate func isEditedInClear(_ index: ElementTree.Index) -> Bool {
    editedField == index && !tree.traits(of: index).contains(.secureTextField)
  }

  /// Returns whether a phone looks for misspelled words in an element, which is a text area or is
  /// being edited.
  ///
  /// - Rule: ``FocusRule/editingBringsOptions``
  /// - Source: [AccessibilitySnapshot]; VOICEOVER.md, chapter 7.
  fileprivate func isSpellChecked(_ index: ElementTree.Index) -> Bool {
    isEditedInClear(index) || tree.traits(of: index).contains(.textArea)
  }
}
