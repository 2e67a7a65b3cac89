// Names that apps and Apple's frameworks have, at top level: none of them may change its meaning
// because a test imports Earshot, too.

/// A colour of the app's own.
public struct Color: Sendable, Equatable {
  /// The name.
  public var name: String
  /// Names a colour.
  public init(_ name: String) { self.name = name }
}

/// A session of the app's own: somebody is signed in.
public struct Session: Sendable, Equatable {
  /// Who.
  public var user: String
  /// Signs somebody in.
  public init(user: String) { self.user = user }
}

/// An element of the app's own.
public enum Element: String, Sendable { case fire, water }

/// A path of the app's own.
public struct Path: Sendable, Equatable {
  /// The steps.
  public var steps: [String]
  /// Takes steps.
  public init(_ steps: [String]) { self.steps = steps }
}

/// A selector of the app's own.
public typealias Selector = String
/// A gesture of the app's own.
public enum Gesture: Sendable { case wave }
/// Traits of the app's own.
public struct Traits: Sendable, OptionSet {
  /// A bit a trait.
  public let rawValue: Int
  /// Takes bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Brave.
  public static let brave = Traits(rawValue: 1)
}
/// A point of the app's own.
public struct Point: Sendable, Equatable {
  /// The score.
  public var score: Int
  /// Scores.
  public init(_ score: Int) { self.score = score }
}
/// A rule, a role, a style, a response, a speech and a stop of the app's own.
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
