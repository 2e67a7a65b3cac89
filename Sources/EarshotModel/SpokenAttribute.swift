/// How a part of a label is said.
public struct SpokenAttribute: Hashable, Sendable {
  /// A way of saying.
  public enum Kind: Hashable, Sendable {
    /// Letter by letter.
    case spellOut
    /// With every mark.
    case punctuation
    /// By the sounds of the International Phonetic Alphabet.
    case ipa(String)
    /// Higher or lower, 0 to 2.
    case pitch(Double)
    /// In another language, BCP-47.
    case language(String)
  }

  /// The way of saying.
  public var kind: Kind
  /// The part of the label, or `nil` for all of it.
  public var part: String?

  /// Creates an attribute.
  public init(kind: Kind, part: String? = nil) {
    self.kind = kind
    self.part = part
  }
}
