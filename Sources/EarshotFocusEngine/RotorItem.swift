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
    /// All elements that the user can operate.
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
