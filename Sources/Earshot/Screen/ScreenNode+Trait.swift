extension ScreenNode {
  /// An accessibility trait, with its name in UIKit.
  ///
  /// The list includes private traits that Apple's own apps use.
  public enum Trait: String, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    /// Reads as “Button”.
    case button
    /// Reads as “Link”.
    case link
    /// Reads as “Image”.
    case image
    /// Reads as “Selected”, before all other words.
    case selected
    /// Plays the element's own sound on activation, instead of VoiceOver's.
    case playsSound
    /// Marks a key on a keyboard and hides “Button”.
    case keyboardKey
    /// Marks text that doesn't change. VoiceOver has no word for it.
    case staticText
    /// Gets the cursor when its screen first appears.
    case summaryElement
    /// Reads as “dimmed”.
    case notEnabled
    /// Makes VoiceOver check the value regularly while the cursor is on the element.
    case updatesFrequently
    /// Reads as “Search field”.
    case searchField
    /// Keeps VoiceOver silent after activation.
    case startsMediaSession
    /// Reads as “Adjustable” and changes the value when you swipe up or down.
    case adjustable
    /// Passes touches through to the app.
    case allowsDirectInteraction
    /// Turns the page when continuous reading reaches the element.
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
    /// Marks a text field with several lines.
    case textArea
    /// Reads as “Switch button” and reads the values 1, 0, and 2 as on, off, and mixed.
    case toggleButton
    /// Adds Zoom to the rotor.
    ///
    /// UIKit doesn't publish the bit of this trait, so its value is our choice.
    case supportsZoom

    /// The name of the trait.
    public var description: String { rawValue }
  }
}
