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
