/// The traits of an element: its kind, state, and behavior.
///
/// The raw value uses UIKit's bit numbers, both public and private, so Earshot can read trees from
/// a device without conversion. The traits are inlinable, so they're constants in other modules.
///
/// - Source: UIAccessibility.h; private bits from AXTraits.h (facebook/idb).
public struct Traits: OptionSet, Hashable, Sendable {
  /// One bit per trait.
  public let rawValue: UInt64

  /// Creates a set of traits from UIKit's bits.
  @inlinable public init(rawValue: UInt64) { self.rawValue = rawValue }

  @inlinable init(bit: UInt64) { self.rawValue = 1 << bit }

  /// A trait that VoiceOver reads as “Button”.
  @inlinable public static var button: Traits { Traits(bit: 0) }
  /// A trait that VoiceOver reads as “Link”.
  @inlinable public static var link: Traits { Traits(bit: 1) }
  /// A trait that VoiceOver reads as “Image”.
  @inlinable public static var image: Traits { Traits(bit: 2) }
  /// A trait that VoiceOver reads as “Selected”, before all other words.
  @inlinable public static var selected: Traits { Traits(bit: 3) }
  /// A trait of an element that plays its own sound on activation, instead of VoiceOver's.
  @inlinable public static var playsSound: Traits { Traits(bit: 4) }
  /// A trait of a key on a keyboard, which keeps VoiceOver from saying “Button”.
  @inlinable public static var keyboardKey: Traits { Traits(bit: 5) }
  /// A trait of text that doesn't change, for which VoiceOver has no word.
  @inlinable public static var staticText: Traits { Traits(bit: 6) }
  /// A trait of an element that gets the cursor when its screen first appears.
  @inlinable public static var summaryElement: Traits { Traits(bit: 7) }
  /// A trait that VoiceOver reads as “dimmed”.
  @inlinable public static var notEnabled: Traits { Traits(bit: 8) }
  /// A trait that makes VoiceOver check the value regularly while the cursor is on the element.
  @inlinable public static var updatesFrequently: Traits { Traits(bit: 9) }
  /// A trait that VoiceOver reads as “Search field”.
  @inlinable public static var searchField: Traits { Traits(bit: 10) }
  /// A trait that keeps VoiceOver silent after activation.
  @inlinable public static var startsMediaSession: Traits { Traits(bit: 11) }
  /// A trait that VoiceOver reads as “Adjustable”, for a value that changes when you swipe up or
  /// down.
  @inlinable public static var adjustable: Traits { Traits(bit: 12) }
  /// A trait that passes touches through to the app.
  @inlinable public static var allowsDirectInteraction: Traits { Traits(bit: 13) }
  /// A trait that turns the page when reading reaches the end.
  @inlinable public static var causesPageTurn: Traits { Traits(bit: 14) }
  /// A trait of a container whose elements are tabs.
  @inlinable public static var tabBar: Traits { Traits(bit: 15) }
  /// A trait that VoiceOver reads as “Heading”.
  @inlinable public static var header: Traits { Traits(bit: 16) }
  /// A trait that VoiceOver reads as “Text field”.
  @inlinable public static var textEntry: Traits { Traits(bit: 18) }
  /// A trait that VoiceOver reads as “Picker item”.
  @inlinable public static var pickerElement: Traits { Traits(bit: 19) }
  /// A trait that VoiceOver reads as “is editing” in a text field.
  @inlinable public static var isEditing: Traits { Traits(bit: 21) }
  /// A trait that VoiceOver reads as “Secure text field” instead of “Text field”.
  @inlinable public static var secureTextField: Traits { Traits(bit: 24) }
  /// A trait that VoiceOver reads as “Back button”.
  @inlinable public static var backButton: Traits { Traits(bit: 27) }
  /// A trait that VoiceOver reads as “Tab”.
  @inlinable public static var tabBarItem: Traits { Traits(bit: 28) }
  /// A trait that VoiceOver reads as “draggable”.
  @inlinable public static var draggable: Traits { Traits(bit: 38) }
  /// A trait that VoiceOver reads as “Pop up button”.
  @inlinable public static var popupButton: Traits { Traits(bit: 40) }
  /// A trait of a text field with several lines.
  @inlinable public static var textArea: Traits { Traits(bit: 47) }
  /// A trait that VoiceOver reads as “Switch button”, with the values 1, 0, and 2 as on, off, and
  /// mixed.
  @inlinable public static var toggleButton: Traits { Traits(bit: 53) }
  /// A trait that adds Zoom to the rotor.
  ///
  /// UIKit doesn't publish the bit of this trait, so its value is our choice.
  @inlinable public static var supportsZoom: Traits { Traits(bit: 61) }
}

extension Traits {
  /// The traits that have a name in the notation, in the order of their bits.
  public static let named = NamedTrait.allCases.map { (name: $0.rawValue, trait: $0.traits) }

  /// Returns all traits of one kind.
  package static func all(_ kind: NamedTrait.Kind) -> Traits {
    NamedTrait.allCases.reduce(into: []) { if $1.kind == kind { $0.formUnion($1.traits) } }
  }

  /// Finds a trait by its UIKit name, or returns `nil` if the name is unknown.
  ///
  /// Names are case-sensitive.
  public init?(name: some StringProtocol) {
    guard let trait = NamedTrait(rawValue: String(name)) else { return nil }
    self = trait.traits
  }

  /// The names of the traits in this set, in the order of their bits.
  public var names: [String] {
    NamedTrait.allCases.filter { contains($0.traits) }.map(\.rawValue)
  }
}

extension Traits: CustomStringConvertible {
  /// The UIKit names of the traits, or `none`.
  public var description: String { isEmpty ? "none" : names.joined(separator: ", ") }
}
