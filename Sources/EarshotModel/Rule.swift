/// A rule of speech, of focus or of the app's behavior, with its evidence.
///
/// A rule is a value where it acts, so that `:why` can name it and the documentation is printed
/// from it.
public struct Rule: Hashable, Sendable {
  /// What the rule says, in one sentence.
  public var sentence: String
  /// The evidence: Apple's contract, a demonstration, a model, or our choice.
  public var source: String

  /// Creates a rule.
  public init(_ sentence: String, source: String) {
    self.sentence = sentence
    self.source = source
  }
}
