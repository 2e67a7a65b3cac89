/// A rule about speech, focus, or the app's behavior, with its evidence.
///
/// A rule is a value in the code that applies it, so `:why` can name it, and a test can generate
/// documentation from it.
public struct Rule: Hashable, Sendable {
  /// The rule in one sentence, without a capital letter or a period.
  public var sentence: String
  /// The evidence: Apple's contract, a demonstration, a model, or our choice.
  public var source: String

  /// Creates a rule.
  public init(_ sentence: String, source: String) {
    self.sentence = sentence
    self.source = source
  }
}
