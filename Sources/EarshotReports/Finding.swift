public import EarshotNotation

/// A problem that a command found, with its place.
///
/// Every command that reports problems creates findings. A finding is, for example, a line that
/// sounds different, a claim that fails, a violation of an audit rule, or text that Earshot can't
/// read.
public struct Finding: Hashable, Sendable {
  /// The place of a finding in a file.
  public struct Place: Hashable, Sendable {
    /// The name of the file.
    public var file: String
    /// The line number, starting at 1, or `nil` for the whole file.
    public var line: Int?
    /// The column in characters, starting at 1, or `nil` for the whole line.
    public var column: Int?
    /// The column after the last character of the finding, or `nil` if the end isn't known.
    public var endColumn: Int?

    /// Creates a place.
    public init(_ file: String, line: Int? = nil, column: Int? = nil, endColumn: Int? = nil) {
      self.file = file
      self.line = line
      self.column = column
      self.endColumn = endColumn
    }
  }

  /// The stable name of this kind of finding, such as `label-missing` or `speech-differs`.
  public var id: String
  /// The place of the problem.
  public var place: Place
  /// A second location of the same problem, such as the location in an export if `place` is in the
  /// code, or `nil` if there's none.
  package var other: Place?
  /// The problem in a few words, without the location.
  ///
  /// The message begins in lowercase and has no period.
  public var message: String
  /// The severity, or `nil` if all findings of this kind are equally severe.
  public var severity: Diagnostic.Severity?
  /// The name of the screen, alert, or sheet with the problem, or `nil` if there's none.
  package var screen: String?
  /// The path of the element on its screen or, in a comparison, its identifier, or `nil` if there's
  /// none.
  package var element: String?
  /// The kind of the element, such as `button`, or `nil` if there's none.
  package var kind: String?
  /// The label of the element, or `nil` if it has none.
  package var label: String?
  /// The identifier of the element, or `nil` if it has none.
  package var identifier: String?
  /// The words that VoiceOver says at the element, or `nil` if they're unknown.
  package var heard: String?
  /// The suggested fix, in sentences, or `nil` if there's none.
  package var advice: String?
  /// The success criteria of WCAG 2.2 that the finding violates, such as `4.1.2`.
  package var criteria: [String] = []
  /// The command that shows the problem, as written, or `nil` if there's none.
  public var command: String?
  /// The title of the phase that the step belongs to, or `nil` if there's none.
  public var phase: String?
  /// More details as lines, such as the changed part of the speech.
  public var details: [String]
  /// The hunk that fixes the file, as text with newlines, or an empty string.
  public var hunk: String
  /// Whether the step differs only because the cursor was already in the wrong place.
  ///
  /// Reports don't count these steps as differences.
  public var isConsequential: Bool
  /// The cause in the app, or `nil` if it isn't known.
  package var cause: Cause?
  /// Whether `id` is the ID of a rule that readers can look up, so reports show it.
  package var isOfRule = false
  /// A short name that stays the same from run to run, or `nil` if reports create it.
  package var fingerprint: String?
  /// Additional JSON members that only this command's findings have, in order.
  package var facts: [JSONOutput.Member] = []

  /// Creates a finding.
  package init(
    id: String,
    _ message: String,
    severity: Diagnostic.Severity? = nil,
    at place: Place,
    under command: String? = nil,
    phase: String? = nil,
    details: [String] = [],
    hunk: String = "",
    isConsequential: Bool = false
  ) {
    self.id = id
    self.message = message
    self.severity = severity
    self.place = place
    self.command = command
    self.phase = phase
    self.details = details
    self.hunk = hunk
    self.isConsequential = isConsequential
  }
}

extension Finding {
  /// The finding on one line, such as `menu.screen:3:5: error: the button has no label
  /// [label-missing]`.
  public var headline: String {
    let numbers = [place.line, place.column].compactMap { $0.map { ":\($0)" } }.joined()
    let rank = severity.map { "\($0.rawValue): " } ?? ""
    let rule = isOfRule ? " [\(id)]" : ""
    return "\(Display.safe(place.file))\(numbers): \(rank)\(Display.spoken(message))\(rule)"
  }

  /// All lines of the finding: the headline, the title of the phase, the details, and the hunk.
  ///
  /// If the lines of the file end in a carriage return, so do the lines of its hunk.
  package var lines: [String] {
    let change = hunk.utf8.split(separator: UInt8(ascii: "\n")).map { String($0) ?? "" }
    let title = isConsequential ? [] : phase.map { ["  in '\(Display.safe($0))'"] } ?? []
    return [headline] + title + details.map { "  \($0)" } + change
  }

  /// The element in a few words, such as `button 'Pay' #pay on checkout`, or `nil` if the finding
  /// has none.
  package var subject: String? {
    guard let kind else { return nil }
    let name = label.map { $0.isEmpty ? "" : " '\($0.shortened)'" } ?? ""
    let mark = identifier.map { " \(Quoting.name($0, after: "#"))" } ?? ""
    let place = screen.map { $0.isEmpty || kind == "screen" ? "" : " on \($0)" } ?? ""
    return Display.spoken(kind + name + mark + place)
  }

  /// The severity that reports show, which is an error if the finding has none.
  var rank: Diagnostic.Severity { severity ?? .error }
}

extension Finding {
  /// Creates the finding for a diagnostic.
  ///
  /// - Parameters:
  ///   - diagnostic: The diagnostic.
  ///   - sources: The source texts that the diagnostic may refer to.
  ///   - path: The file of the finding if the diagnostic refers to none of the sources.
  ///   - id: The name of this kind of finding.
  package init(
    _ diagnostic: Diagnostic,
    in sources: [SourceText],
    of path: String,
    id: String = "unreadable"
  ) {
    self.init(diagnostic, in: sources, of: path, id: id) { $0.place(of: $1) }
  }

  /// Creates the findings for the diagnostics of one text.
  ///
  /// The method finds the line breaks of the text only once.
  ///
  /// - Complexity: O(*n* + *d* log *n*), where *n* is the number of bytes of text and *d* is the
  ///   number of diagnostics.
  package static func all(_ diagnostics: [Diagnostic], in source: SourceText) -> [Finding] {
    all(diagnostics, in: [source], of: source.name)
  }

  /// Creates a finding for each diagnostic.
  ///
  /// The method finds the line breaks of each text only once.
  ///
  /// - Complexity: O(*n* + *d* log *n*), where *n* is the number of bytes of text and *d* is the
  ///   number of diagnostics.
  package static func all(
    _ diagnostics: [Diagnostic],
    in sources: [SourceText],
    of path: String
  ) -> [Finding] {
    var tables: [Int: SourceLineTable] = [:]
    return diagnostics.map { diagnostic in
      Finding(diagnostic, in: sources, of: path, id: "unreadable") { source, offset in
        let table = tables[diagnostic.source] ?? SourceLineTable(source)
        tables[diagnostic.source] = table
        return table.place(of: offset)
      }
    }
  }

  private init(
    _ diagnostic: Diagnostic,
    in sources: [SourceText],
    of path: String,
    id: String,
    place: (SourceText, Int) -> SourcePlace
  ) {
    let message = Display.safe(diagnostic.message.text)
    guard sources.indices.contains(diagnostic.source) else {
      self.init(id: id, message, at: Place(path))
      return
    }
    let source = sources[diagnostic.source]
    let place = place(source, diagnostic.range.lowerBound)
    self.init(id: id, message, at: Place(source.name, line: place.line, column: place.column))
  }
}

extension String {
  /// The string, or its first 79 characters and an ellipsis if it has more than 80 characters.
  fileprivate var shortened: String {
    utf8.count > 80 && count > 80 ? String(prefix(79)) + "…" : self
  }
}
