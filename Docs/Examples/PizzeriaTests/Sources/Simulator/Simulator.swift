// Top-level names that apps and Apple's frameworks have: none of them may change its meaning if a
// test also imports Earshot.

/// The app's own color.
public struct Color: Sendable, Equatable {
  /// The name.
  public var name: String
  /// Creates a color with a name.
  public init(_ name: String) { self.name = name }
}

/// The app's own session: someone is signed in.
public struct Session: Sendable, Equatable {
  /// The person.
  public var user: String
  /// Signs someone in.
  public init(user: String) { self.user = user }
}

/// The app's own element.
public enum Element: String, Sendable { case fire, water }

/// The app's own path.
public struct Path: Sendable, Equatable {
  /// The steps.
  public var steps: [String]
  /// Creates a path with steps.
  public init(_ steps: [String]) { self.steps = steps }
}

/// The app's own selector.
public typealias Selector = String
/// The app's own gesture.
public enum Gesture: Sendable { case wave }
/// The app's own traits.
public struct Traits: Sendable, OptionSet {
  /// One bit for each trait.
  public let rawValue: Int
  /// Creates traits with bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Brave.
  public static let brave = Traits(rawValue: 1)
}
/// The app's own point.
public struct Point: Sendable, Equatable {
  /// The score.
  public var score: Int
  /// Creates a point with a score.
  public init(_ score: Int) { self.score = score }
}
/// The app's own rule, role, style, response, speech, and stop.
public enum Rule: Sendable { case first }
/// A role.
public enum Role: Sendable { case hero }
/// A style.
public enum Style: Sendable { case modern }
/// A response.
public enum Response: Sendable { case yes }
/// A speech.
public enum Speech: Sendable { case long }
/// A stop.
public enum Stop: Sendable { case bus }
