/// Something wrong with a user's text, with its place.
///
/// The message begins in lower case, says what was found and what was expected, quotes the user's
/// words with `'…'`, and has no full stop.
public struct Diagnostic: Error, Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    /// The text cannot be used.
    case error
    /// The text can be used, but is hardly meant so.
    case warning
    /// More about the diagnostic before, or advice about a text without errors.
    case note
  }

  /// What is wrong, in words; made by static functions beside the code that reports it.
  public struct Message: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The words.
    public let text: String

    /// Creates a message.
    public init(stringLiteral text: String) { self.text = text }
  }

  /// A change that mends the text.
  public struct FixIt: Hashable, Sendable {
    /// The bytes that are replaced.
    public var range: Range<Int>
    /// What stands there instead.
    public var replacement: String

    /// Creates a change.
    public init(range: Range<Int>, replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }

  /// How bad it is.
  public var severity: Severity
  /// The error.
  public var message: Message
  /// The number of the source among those that were read together, from 0.
  public var source: Int
  /// The bytes it is about, as offsets into the source.
  public var range: Range<Int>
  /// The change that mends it, where there is one.
  public var fixIt: FixIt?
  /// Another place that belongs to it, which the message names at its end.
  package var other: OtherPlace?
  /// Whether the line of the source is shown with it; not of a file that may be anything.
  package var showsText = true

  /// Creates a diagnostic.
  public init(
    _ severity: Severity = .error,
    _ message: Message,
    source: Int = 0,
    range: Range<Int>,
    fixIt: FixIt? = nil
  ) {
    self.severity = severity
    self.message = message
    self.source = source
    self.range = range
    self.fixIt = fixIt
  }
}

extension Diagnostic {
  /// A place that a message names at its end: `; the first is on line 3`.
  package struct OtherPlace: Hashable, Sendable {
    /// What is there, with its verb, such as `the first is`.
    package var words: String
    /// The number of the source.
    package var source: Int
    /// Its start.
    package var offset: Int
  }

  /// The diagnostic with the other place in its message.
  ///
  /// - Complexity: O(*n*) in the length of the source that the place is in.
  func namingOtherPlace(in sources: [SourceText]) -> Diagnostic {
    guard let other, sources.indices.contains(other.source) else { return self }
    var result = self
    result.other = nil
    let place = sources[other.source].place(of: other.offset)
    let name = Display.safe(sources[other.source].name)
    let address =
      other.source == source ? "on line \(place.line)" : "at \(name):\(place.line):\(place.column)"
    result.message = "\(message.text); \(other.words) \(address)"
    return result
  }

  /// Says of a file as a whole that it is not what it was taken for, without a word of its text: the
  /// path may be a stranger's, and the file a secret.
  ///
  /// - Source: our choice; a session that is passed on must not print what it names.
  package static func ofForeignFile(_ message: Message, source: Int = 0) -> Diagnostic {
    var diagnostic = Diagnostic(.error, message, source: source, range: 0..<0)
    diagnostic.showsText = false
    return diagnostic
  }
}

extension SourceText {
  /// The source with the fixes of some diagnostics, each at most once and none inside another.
  ///
  /// - Parameters:
  ///   - diagnostics: What is wrong with the sources that were read together.
  ///   - number: The number of this source among them.
  /// - Returns: The source with the same name; itself where nothing is fixed.
  /// - Complexity: O(*n*) in the length of the source, apart from sorting the diagnostics.
  public func fixed(by diagnostics: [Diagnostic], number: Int = 0) -> SourceText {
    let fixes = diagnostics.filter { $0.source == number }.compactMap(\.fixIt)
      .filter { $0.range.lowerBound >= 0 && $0.range.upperBound <= utf8.count }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    var result: [UInt8] = []
    var position = 0
    for fix in fixes where fix.range.lowerBound >= position {
      result += utf8[position..<fix.range.lowerBound]
      result += Array(fix.replacement.utf8)
      position = fix.range.upperBound
    }
    result += utf8[position...]
    return SourceText(name: name, utf8: result, disclosure: disclosure)
  }
}
