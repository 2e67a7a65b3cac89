/// A problem in a user's text, with its place.
///
/// The message begins in lowercase, says what Earshot found and what it expected, quotes the user's
/// words with `'…'`, and has no period.
public struct Diagnostic: Error, Hashable, Sendable {
  /// The severity of the problem.
  public enum Severity: String, Hashable, Sendable {
    /// The text isn't usable.
    case error
    /// The text is usable, but probably not intended.
    case warning
    /// More information about the previous diagnostic, or advice about text without errors.
    case note
  }

  /// The problem in words, created by static functions next to the code that reports it.
  public struct Message: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The words of the message.
    public let text: String

    /// Creates a message.
    public init(stringLiteral text: String) { self.text = text }
  }

  /// A change that fixes the text.
  public struct FixIt: Hashable, Sendable {
    /// The bytes to replace.
    public var range: Range<Int>
    /// The replacement text.
    public var replacement: String

    /// Creates a change that replaces a range of bytes.
    public init(range: Range<Int>, replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }

  /// The severity of the problem.
  public var severity: Severity
  /// The problem in words.
  public var message: Message
  /// The index of the source among the sources that were read together, starting at 0.
  public var source: Int
  /// The bytes of the problem, as offsets into the source.
  public var range: Range<Int>
  /// The change that fixes the problem, or `nil` if there's none.
  public var fixIt: FixIt?
  /// The replacement of the wrong line by a correct one, or `nil` if Earshot knows none.
  ///
  /// Earshot has read the source with this change and found nothing wrong with the line.
  package var correction: FixIt?
  /// Another place that the problem involves, or `nil` if there's none.
  package var other: OtherPlace?
  /// Whether Earshot can show the line of the source.
  ///
  /// The value is `false` for a file that may not be for Earshot.
  package var showsText = true

  /// Creates a diagnostic, which by default is an error in the first source.
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
    /// A description of the place, with its verb, such as `the first is`.
    package var words: String
    /// The index of the source among the sources that were read together, starting at 0.
    package var source: Int
    /// The byte offset of the place.
    package var offset: Int
  }

  /// Returns the diagnostic with the line of the other place at the end of its message.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the source that contains the place.
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

  /// Returns the diagnostic for a file that isn't of the expected kind.
  ///
  /// The diagnostic contains no text of the file, because the path may come from a stranger and the
  /// file may be secret.
  ///
  /// - Source: our choice; a session from someone else must not print the files that it names.
  package static func ofForeignFile(_ message: Message, source: Int = 0) -> Diagnostic {
    var diagnostic = Diagnostic(.error, message, source: source, range: 0..<0)
    diagnostic.showsText = false
    return diagnostic
  }
}

extension Diagnostic {
  /// The correction as a fix-it, or `nil` if there's none, the message offers another line, or the
  /// correction leaves something out.
  ///
  /// - Source: our choice: `check --fix` applies what `check` shows, unless it's one of several
  ///   possibilities. It leaves nothing out.
  package var certainCorrection: FixIt? {
    let text = message.text
    let start = ["; ", "write '"].compactMap { text.firstRange(of: $0)?.upperBound }.min()
    let advice = start.map { String(text[$0...]) } ?? ""
    let marks = [" or '", ", or ", "; or ", "; for ", "otherwise"]
    let isChoice = marks.contains { advice.contains($0) }
    return isChoice || text.contains(.leaveItOut) ? nil : correction
  }
}

extension SourceText {
  /// Returns the source after applying the fixes of the given diagnostics, except fixes that
  /// overlap an earlier fix.
  ///
  /// - Parameters:
  ///   - diagnostics: The diagnostics of all sources that were read together.
  ///   - number: The index of this source among the sources that were read together.
  /// - Returns: A source with the same name, or the source itself if there's nothing to fix.
  /// - Complexity: O(*n*), where *n* is the length of the source, not counting the sorting of
  ///   diagnostics.
  public func fixed(by diagnostics: [Diagnostic], number: Int = 0) -> SourceText {
    let fixes = diagnostics.filter { $0.source == number }.compactMap(\.fixIt)
      .filter { $0.range.lowerBound >= 0 && $0.range.upperBound <= utf8.count }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    var result: [UInt8] = []
    var position = 0
    var start = -1
    for fix in fixes where fix.range.lowerBound >= position && fix.range.lowerBound != start {
      start = fix.range.lowerBound
      result += utf8[position..<fix.range.lowerBound]
      result += Array(fix.replacement.utf8)
      position = fix.range.upperBound
    }
    result += utf8[position...]
    return SourceText(name: name, utf8: result, disclosure: disclosure)
  }
}
