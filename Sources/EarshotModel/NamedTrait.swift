/// A trait that has a name in the notation, by its UIKit name, in the order of the bits.
///
/// To add a trait, add a case. The compiler then requires its bit, its kind, and its speech.
public enum NamedTrait: String, CaseIterable, Hashable, Sendable {
  case button, link, image, selected, playsSound, keyboardKey, staticText, summaryElement,
    notEnabled, updatesFrequently, searchField, startsMediaSession, adjustable,
    allowsDirectInteraction, causesPageTurn, tabBar, header, textEntry, pickerElement,
    isEditing, secureTextField, backButton, tabBarItem, draggable, popupButton, textArea,
    toggleButton, supportsZoom

  /// The aspect of an element that a trait describes.
  ///
  /// - Source: the three groups of the Dodo Pizza article (ru) (VOICEOVER.md 2.2).
  public enum Kind: Sendable {
    /// The kind of the element.
    case type
    /// The state of the element.
    case state
    /// The behavior of the element, including that its text doesn't change.
    case behavior
  }

  /// The trait as a set.
  public var traits: Traits { row.traits }

  /// The aspect of an element that the trait describes.
  public var kind: Kind { row.kind }

  private var row: (traits: Traits, kind: Kind) {
    switch self {
    case .button: (.button, .type)
    case .link: (.link, .type)
    case .image: (.image, .type)
    case .selected: (.selected, .state)
    case .playsSound: (.playsSound, .behavior)
    case .keyboardKey: (.keyboardKey, .type)
    case .staticText: (.staticText, .behavior)
    case .summaryElement: (.summaryElement, .behavior)
    case .notEnabled: (.notEnabled, .state)
    case .updatesFrequently: (.updatesFrequently, .behavior)
    case .searchField: (.searchField, .type)
    case .startsMediaSession: (.startsMediaSession, .behavior)
    case .adjustable: (.adjustable, .type)
    case .allowsDirectInteraction: (.allowsDirectInteraction, .behavior)
    case .causesPageTurn: (.causesPageTurn, .behavior)
    case .tabBar: (.tabBar, .behavior)
    case .header: (.header, .type)
    case .textEntry: (.textEntry, .type)
    case .pickerElement: (.pickerElement, .type)
    case .isEditing: (.isEditing, .state)
    case .secureTextField: (.secureTextField, .type)
    case .backButton: (.backButton, .type)
    case .tabBarItem: (.tabBarItem, .type)
    case .draggable: (.draggable, .state)
    case .popupButton: (.popupButton, .type)
    case .textArea: (.textArea, .type)
    case .toggleButton: (.toggleButton, .type)
    case .supportsZoom: (.supportsZoom, .behavior)
    }
  }
}
