import EarshotModel
import EarshotComposer

/// A screen, or an alert or a sheet, as it is heard before anything is done on it.
struct HeardScreen: Sendable {
  /// Which screen it is.
  struct Place: Hashable, Sendable {
    /// The name of the screen.
    var screen: String
    /// The alert or the sheet on it: the role and the name a sentence calls it by.
    var panel: String?
    /// Which of several panels that go by one name.
    var number = 0
  }

  /// Where the cursor is when the screen comes up.
  struct Landing: Hashable, Sendable {
    /// The stop's place in reading order, or `nil` if it is none of the screen's at first.
    var stop: Int?
    /// What is heard there.
    var text: String
  }

  /// Which screen it is.
  var place: Place
  /// The stops, in reading order.
  var stops: [HeardStop]
  /// The custom rotors that lead somewhere, in the order in which they are met.
  var rotors: [HeardRotor]
  /// Where the cursor lands, or `nil` if it lands nowhere.
  var landing: Landing?
}

extension HeardScreen.Place {
  /// The screen as a sentence names it, beginning with a capital.
  var title: String {
    let name = "screen \(screen)"
    guard let panel else { return "Screen \(screen)" }
    return "\(panel.prefix(1).uppercased())\(panel.dropFirst()) on \(name)"
  }
}

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
  static let roles = Traits.all(.type)

  /// What a line about the stop begins with: its label, else all that is heard of it.
  var name: String { label.isEmpty ? text : label }
}

/// A custom rotor of a screen.
struct HeardRotor: Sendable {
  /// A place it leads to.
  enum Result: Hashable, Sendable {
    /// A stop, by its place in reading order.
    case stop(Int)
    /// A marked range of a text.
    case text(String)
  }

  /// The name on the dial.
  var name: String
  /// Whose property it is, as a sentence names it.
  var owner: String
  /// The stops at which it is offered, by their places in reading order.
  var stops: [Int]
  /// Where it leads, in order.
  var results: [Result]
}
