import EarshotModel
import EarshotComposer

/// The speech of a screen, an alert, or a sheet before anything happens on it.
struct HeardScreen: Sendable {
  /// The identity of the screen.
  struct Identity: Hashable, Sendable {
    /// The name of the screen.
    var screen: String
    /// The role and name of the alert or sheet in a sentence, or `nil` for the screen itself.
    var panel: String?
    /// The number of the panel among panels with the same name.
    var number = 0
  }

  /// The location of the cursor when the screen appears.
  struct Landing: Hashable, Sendable {
    /// The index of the stop in reading order, or `nil` if it isn't one of the screen's initial
    /// stops.
    var stop: Int?
    /// The speech at that location.
    var text: String
  }

  var place: Identity
  /// The stops, in reading order.
  var stops: [HeardStop]
  /// The custom rotors that have a result, in order of occurrence.
  var rotors: [HeardRotor]
  /// The location of the cursor when the screen appears, or `nil` if the cursor doesn't land
  /// anywhere.
  var landing: Landing?
}

extension HeardScreen.Identity {
  /// The name of the screen in a sentence, with a capital first letter.
  var title: String {
    let name = "screen \(screen)"
    guard var panel else { return "Screen \(screen)" }
    for role in [Role.confirmationDialog, .datePicker] where panel.hasPrefix(role.rawValue) {
      panel = role.noun + panel.dropFirst(role.rawValue.count)
    }
    return "\(panel.prefix(1).uppercased())\(panel.dropFirst()) on \(name)"
  }
}

/// A stop of a screen, with all of its speech before anything happens.
struct HeardStop: Sendable {
  /// The index of the stop in the element tree.
  var index: ElementTree.Index
  /// The identifier of the stop, or `nil` if there's none.
  var identifier: String?
  /// The label as VoiceOver says it.
  var label: String
  /// The traits for the kind of the stop, without its states.
  var role: Traits
  /// The description without the groups that the cursor enters.
  var text: String
  /// The labels of the groups around the stop, outermost first.
  var groups: [HeardFacet]
  /// The parts of the description and of the hint, in order.
  var parts: [HeardFacet]
  /// The entries of the Actions rotor.
  var actions: [HeardFacet]
  /// The entries of the More Content rotor.
  var content: [HeardFacet]
  /// The language, and the pronunciation of the label.
  var voice: [HeardFacet]
}

extension HeardStop {
  /// The traits for an element's kind.
  ///
  /// All other traits are states and behavior.
  static let roles = Traits.all(.type)

  /// The beginning of a line about the stop, which is its label or, if it has none, all of its
  /// speech.
  var name: String { label.isEmpty ? text : label }
}

/// A custom rotor of a screen.
struct HeardRotor: Sendable {
  /// A destination of the rotor.
  enum Result: Hashable, Sendable {
    /// A stop, by its index in reading order.
    case stop(Int)
    /// A marked range of text.
    case text(String)
  }

  /// The name on the rotor.
  var name: String
  /// The name of the node that declares the rotor, in a sentence.
  var owner: String
  /// The stops that offer the rotor, by their indices in reading order.
  var stops: [Int]
  /// The destinations of the rotor, in order.
  var results: [Result]
}
