extension ScreenNode {
  /// An accessibility trait, with its name in UIKit.
  ///
  /// The list includes private traits that Apple's own apps use.
  public enum Trait: String, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    /// A trait that VoiceOver reads as “Button”.
    case button
    /// A trait that VoiceOver reads as “Link”.
    case link
    /// A trait that VoiceOver reads as “Image”.
    case image
    /// A trait that VoiceOver reads as “Selected”, before all other words.
    case selected
    /// A trait of an element that plays its own sound on activation, instead of VoiceOver's.
    case playsSound
    /// A trait of a key on a keyboard, which keeps VoiceOver from saying “Button”.
    case keyboardKey
    /// A trait of text that doesn't change. VoiceOver has no word for it.
    case staticText
    /// A trait of an element that gets the cursor when its screen first appears.
    case summaryElement
    /// A trait that VoiceOver reads as “dimmed”.
    case notEnabled
    /// A trait that makes VoiceOver check the value regularly while the cursor is on the element.
    case updatesFrequently
    /// A trait that VoiceOver reads as “Search field”.
    case searchField
    /// A trait that keeps VoiceOver silent after activation.
    case startsMediaSession
    /// A trait that VoiceOver reads as “Adjustable”. The value changes when you swipe up or down.
    case adjustable
    /// A trait that passes touches through to the app.
    case allowsDirectInteraction
    /// A trait that turns the page when continuous reading reaches the element.
    case causesPageTurn
    /// A trait of a container whose elements are tabs.
    case tabBar
    /// A trait that VoiceOver reads as “Heading”.
    case header
    /// A trait that VoiceOver reads as “Text field”.
    case textEntry
    /// A trait that VoiceOver reads as “Picker item”.
    case pickerElement
    /// A trait that VoiceOver reads as “is editing” in a text field.
    case isEditing
    /// A trait that VoiceOver reads as “Secure text field” instead of “Text field”.
    case secureTextField
    /// A trait that VoiceOver reads as “Back button”.
    case backButton
    /// A trait that VoiceOver reads as “Tab”.
    case tabBarItem
    /// A trait that VoiceOver reads as “draggable”.
    case draggable
    /// A trait that VoiceOver reads as “Pop up button”.
    case popupButton
    /// A trait of a text field with several lines.
    case textArea
    /// A trait that VoiceOver reads as “Switch button”. It reads the values 1, 0, and 2 as on,
    /// off, and mixed.
    case toggleButton
    /// A trait that adds Zoom to the rotor.
    ///
    /// UIKit doesn't publish the bit of this trait, so its value is our choice.
    case supportsZoom

    /// The name of the trait.
    public var description: String { rawValue }
  }
}
