extension ScreenNode {
  /// A trait, by the name that UIKit gives it; those that UIKit does not publish as its own apps
  /// have them.
  public enum Trait: String, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    /// Reads as “Button”.
    case button
    /// Reads as “Link”.
    case link
    /// Reads as “Image”.
    case image
    /// Reads as “Selected”, before everything else.
    case selected
    /// The element makes its own sound when it is activated; VoiceOver leaves out its own.
    case playsSound
    /// A key of a keyboard; hides “Button”.
    case keyboardKey
    /// Text that does not change; silent.
    case staticText
    /// Gets the cursor when its screen is first shown.
    case summaryElement
    /// Reads as “dimmed”.
    case notEnabled
    /// Is asked for its value again and again while it is focused.
    case updatesFrequently
    /// Reads as “Search field”.
    case searchField
    /// Keeps VoiceOver silent after activation.
    case startsMediaSession
    /// Reads as “Adjustable”; swiping up and down changes the value.
    case adjustable
    /// Lets touches through to the app.
    case allowsDirectInteraction
    /// Turns the page when reading reaches the end.
    case causesPageTurn
    /// Marks a container whose elements are tabs.
    case tabBar
    /// Reads as “Heading”.
    case header
    /// Reads as “Text field”.
    case textEntry
    /// Reads as “Picker item”.
    case pickerElement
    /// Reads as “is editing” in a text field.
    case isEditing
    /// Makes “Text field” a “Secure text field”.
    case secureTextField
    /// Reads as “Back button”.
    case backButton
    /// Reads as “Tab”.
    case tabBarItem
    /// Reads as “draggable”.
    case draggable
    /// Reads as “Pop up button”.
    case popupButton
    /// A text field of several lines.
    case textArea
    /// Reads as “Switch button”; the values 1, 0 and 2 become on, off and mixed.
    case toggleButton
    /// Offers zooming.
    ///
    /// UIKit does not publish its bit; this one is our choice.
    case supportsZoom

    /// The name.
    public var description: String { rawValue }
  }
}
