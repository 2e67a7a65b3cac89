/// The traits of an element: its kind, state, and behavior.
///
/// The raw value uses UIKit's bits, both public and private, so Earshot can read trees from a
/// device without conversion.
///
/// - Source: UIAccessibility.h; private bits from AXTraits.h (facebook/idb).
public struct Traits: OptionSet, Hashable, Sendable {
  /// One bit per trait.
  public let rawValue: UInt64

  /// Creates a set of traits from UIKit's bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { self.rawValue = 1 << bit }

  /// A trait that VoiceOver reads as “Button”.
  public static let button = Traits(bit: 0)
  /// A trait that VoiceOver reads as “Link”.
  public static let link = Traits(bit: 1)
  /// A trait that VoiceOver reads as “Image”.
  public static let image = Traits(bit: 2)
  /// A trait that VoiceOver reads as “Selected”, before everything else.
  public static let selected = Traits(bit: 3)
  /// A trait of an element that plays its own sound on activation, so VoiceOver doesn't play one.
  public static let playsSound = Traits(bit: 4)
  /// A trait of a key on a keyboard, which hides “Button”.
  public static let keyboardKey = Traits(bit: 5)
  /// A trait of text that doesn't change.
  ///
  /// VoiceOver has no word for it.
  public static let staticText = Traits(bit: 6)
  /// A trait of an element that gets the cursor when its screen first appears.
  public static let summaryElement = Traits(bit: 7)
  /// A trait that VoiceOver reads as “dimmed”.
  public static let notEnabled = Traits(bit: 8)
  /// A trait of an element whose value VoiceOver reads repeatedly while the cursor is on it.
  public static let updatesFrequently = Traits(bit: 9)
  /// A trait that VoiceOver reads as “Search field”.
  public static let searchField = Traits(bit: 10)
  /// A trait that keeps VoiceOver silent after activation.
  public static let startsMediaSession = Traits(bit: 11)
  /// A trait that VoiceOver reads as “Adjustable”.
  ///
  /// Swiping up and down changes the value.
  public static let adjustable = Traits(bit: 12)
  /// A trait that passes touches through to the app.
  public static let allowsDirectInteraction = Traits(bit: 13)
  /// A trait that turns the page when reading reaches the end.
  public static let causesPageTurn = Traits(bit: 14)
  /// A trait of a container whose elements are tabs.
  public static let tabBar = Traits(bit: 15)
  /// A trait that VoiceOver reads as “Heading”.
  public static let header = Traits(bit: 16)
  /// A trait that VoiceOver reads as “Text field”.
  public static let textEntry = Traits(bit: 18)
  /// A trait that VoiceOver reads as “Picker item”.
  public static let pickerElement = Traits(bit: 19)
  /// A trait that VoiceOver reads as “is editing” in a text field.
  public static let isEditing = Traits(bit: 21)
  /// A trait that makes “Text field” a “Secure text field”.
  public static let secureTextField = Traits(bit: 24)
  /// A trait that VoiceOver reads as “Back button”.
  public static let backButton = Traits(bit: 27)
  /// A trait that VoiceOver reads as “Tab”.
  public static let tabBarItem = Traits(bit: 28)
  /// A trait that VoiceOver reads as “draggable”.
  public static let draggable = Traits(bit: 38)
  /// A trait that VoiceOver reads as “Pop up button”.
  public static let popupButton = Traits(bit: 40)
  /// A trait of a text field with several lines.
  public static let textArea = Traits(bit: 47)
  /// A trait that VoiceOver reads as “Switch button”.
  ///
  /// VoiceOver reads the values 1, 0, and 2 as “on”, “off”, and “mixed”.
  public static let toggleButton = Traits(bit: 53)
  /// A trait that adds Zoom to the rotor.
  ///
  /// UIKit doesn't publish the bit of this trait, so its value is our choice.
  public static let supportsZoom = Traits(bit: 61)
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
