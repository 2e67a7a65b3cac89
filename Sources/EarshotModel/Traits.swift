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

  /// Reads as “Button”.
  @inlinable public static var button: Traits { Traits(bit: 0) }
  /// Reads as “Link”.
  @inlinable public static var link: Traits { Traits(bit: 1) }
  /// Reads as “Image”.
  @inlinable public static var image: Traits { Traits(bit: 2) }
  /// Reads as “Selected”, before everything else.
  @inlinable public static var selected: Traits { Traits(bit: 3) }
  /// Plays the element's own sound on activation instead of VoiceOver's.
  @inlinable public static var playsSound: Traits { Traits(bit: 4) }
  /// Marks a key on a keyboard and hides “Button”.
  @inlinable public static var keyboardKey: Traits { Traits(bit: 5) }
  /// Marks text that doesn't change, without a spoken word.
  @inlinable public static var staticText: Traits { Traits(bit: 6) }
  /// Gets the cursor when its screen first appears.
  @inlinable public static var summaryElement: Traits { Traits(bit: 7) }
  /// Reads as “dimmed”.
  @inlinable public static var notEnabled: Traits { Traits(bit: 8) }
  /// Makes VoiceOver repeatedly read the element's value while the cursor is on it.
  @inlinable public static var updatesFrequently: Traits { Traits(bit: 9) }
  /// Reads as “Search field”.
  @inlinable public static var searchField: Traits { Traits(bit: 10) }
  /// Keeps VoiceOver silent after activation.
  @inlinable public static var startsMediaSession: Traits { Traits(bit: 11) }
  /// Reads as “Adjustable”; swiping up and down changes the value.
  @inlinable public static var adjustable: Traits { Traits(bit: 12) }
  /// Passes touches through to the app.
  @inlinable public static var allowsDirectInteraction: Traits { Traits(bit: 13) }
  /// Turns the page when reading reaches the end.
  @inlinable public static var causesPageTurn: Traits { Traits(bit: 14) }
  /// Marks a container whose elements are tabs.
  @inlinable public static var tabBar: Traits { Traits(bit: 15) }
  /// Reads as “Heading”.
  @inlinable public static var header: Traits { Traits(bit: 16) }
  /// Reads as “Text field”.
  @inlinable public static var textEntry: Traits { Traits(bit: 18) }
  /// Reads as “Picker item”.
  @inlinable public static var pickerElement: Traits { Traits(bit: 19) }
  /// Reads as “is editing” in a text field.
  @inlinable public static var isEditing: Traits { Traits(bit: 21) }
  /// Makes “Text field” a “Secure text field”.
  @inlinable public static var secureTextField: Traits { Traits(bit: 24) }
  /// Reads as “Back button”.
  @inlinable public static var backButton: Traits { Traits(bit: 27) }
  /// Reads as “Tab”.
  @inlinable public static var tabBarItem: Traits { Traits(bit: 28) }
  /// Reads as “draggable”.
  @inlinable public static var draggable: Traits { Traits(bit: 38) }
  /// Reads as “Pop up button”.
  @inlinable public static var popupButton: Traits { Traits(bit: 40) }
  /// Marks a text field with several lines.
  @inlinable public static var textArea: Traits { Traits(bit: 47) }
  /// Reads as “Switch button”; the values 1, 0, and 2 become on, off, and mixed.
  @inlinable public static var toggleButton: Traits { Traits(bit: 53) }
  /// Offers zooming.
  ///
  /// UIKit doesn't publish its bit; this one is our choice.
  @inlinable public static var supportsZoom: Traits { Traits(bit: 61) }
}

extension Traits {
  /// The traits that have a name in the notation, in the order of their bits.
  public static let named = NamedTrait.allCases.map { (name: $0.rawValue, trait: $0.traits) }

  /// Returns all traits of one kind.
  package static func all(_ kind: NamedTrait.Kind) -> Traits {
    NamedTrait.allCases.reduce(into: []) { if $1.kind == kind { $0.formUnion($1.traits) } }
  }

  /// Finds a trait by its UIKit name.
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
