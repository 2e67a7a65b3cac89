import EarshotModel
import EarshotComposer

/// A stop of a screen, with all that is heard of it before anything is done.
struct HeardStop: Sendable {
  /// The place in the tree.
  var index: ElementTree.Index
  /// The identifier it goes by.
  var identifier: String?
  /// The label as it is heard.
  var label: String
  /// What it is, without the state it is in.
  var role: Traits
  /// The description without the groups that are entered.
  var text: String
  /// The labels of the groups around it, outermost first.
  var groups: [HeardFacet]
  /// The parts of the description and of the hint, in order.
  var parts: [HeardFacet]
  /// What the Actions rotor offers.
  var actions: [HeardFacet]
  /// The entries of the More content rotor.
  var content: [HeardFacet]
  /// The language, and how the label is said.
  var voice: [HeardFacet]
}

extension HeardStop {
  /// The traits that say what an element is; the others are states and behaviour.
  static let roles: Traits = [
    .button, .link, .image, .keyboardKey, .searchField, .adjustable, .header, .textEntry,
    .pickerElement, .secureTextField, .backButton, .tabBarItem, .popupButton, .textArea,
    .toggleButton,
  ]

  /// What a line about the stop begins with: its label, else all that is heard of it.
  var name: String { label.isEmpty ? text : label }
}
