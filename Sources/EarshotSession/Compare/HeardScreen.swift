import EarshotModel

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
