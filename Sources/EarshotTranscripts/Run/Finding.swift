package import EarshotNotation

/// Something that is not as a file says, with its place: a line that is heard otherwise, a claim
/// that fails, a text that cannot be read.
public struct Finding: Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// What is heard is not what is written.
    case speechDiffers
    /// Nothing is written under a step.
    case nothingWritten
    /// No step is compared with anything, and no claim is judged.
    case noExpectations
    /// A claim does not hold.
    case claimFails(String)
    /// A gesture came to nothing, and no line of the step says so: `~ refused: dimmed`.
    case refused(String)
    /// Everything is as written, though the header gives a reason why it should not be.
    case passesUnexpectedly(reason: String)
    /// The file, or one that it names, cannot be read as what it should be.
    case unreadable(String)
  }

  /// Where something is wrong.
  public struct Place: Hashable, Sendable {
    /// The name of the file.
    public var file: String
    /// The line, from 1, or `nil` for the whole file.
    public var line: Int?
    /// The column, from 1, or `nil` for the whole line.
    public var column: Int?

    /// Creates a place.
    public init(_ file: String, line: Int? = nil, column: Int? = nil) {
      self.file = file
      self.line = line
      self.column = column
    }
  }

  /// Where it is.
  public var place: Place
  /// What is wrong.
  public var kind: Kind
  /// The command under which it shows, as it is written, or `nil` for what is wrong with a file.
  public var command: String?
  /// The title of the phase that it stands in, or `nil` if it is in none.
  public var phase: String?
  /// More about it, line by line: the part that changed, or what is there instead of what is claimed.
  public var details: [String]
  /// The hunk that fixes the file, as text with line ends; empty where there is nothing to fix.
  public var hunk: String
  /// Whether the step is otherwise only because focus had gone astray before; then it is not counted.
  public var isConsequential: Bool

  /// Creates a finding.
  package init(
    _ kind: Kind,
    at place: Place,
    under command: String? = nil,
    phase: String? = nil,
    details: [String] = [],
    hunk: String = "",
    isConsequential: Bool = false
  ) {
    self.kind = kind
    self.place = place
    self.command = command
    self.phase = phase
    self.details = details
    self.hunk = hunk
    self.isConsequential = isConsequential
  }
}

// How a finding is printed; each report has its own frame around it.
extension Finding {
  /// What is the matter, in a few words, without the place.
  public var message: String {
    switch kind {
    case .speechDiffers: ofStep("speech differs")
    case .nothingWritten: ofStep("nothing is written under it")
    case .claimFails(let claim):
      "\(isConsequential ? "claim fails astray" : "claim fails"): \(Display.safe(claim))"
    case .refused(let line): ofStep("it was refused, and no line says so: \(line)")
    case .noExpectations: "no expectations: nothing in it says what must be heard"
    case .passesUnexpectedly(let reason):
      "passes, though it is expected to fail: \(Display.safe(reason))"
    case .unreadable(let message): Display.safe(message)
    }
  }

  private func ofStep(_ what: String) -> String {
    let what = isConsequential ? "astray, since focus had gone astray before" : what
    return "\(Display.safe(command ?? "")): \(what)"
  }

  /// What is wrong on one line, with file and line in front: `menu.vo:5: swipe right: speech differs`.
  public var headline: String {
    let numbers = [place.line, place.column].compactMap { $0.map { ":\($0)" } }.joined()
    return "\(Display.safe(place.file))\(numbers): \(message)"
  }

  /// The whole, line by line: the headline, what more there is to say, and the hunk.
  ///
  /// Lines of a hunk that end in a carriage return, as those of the file do, keep it.
  package var lines: [String] {
    let change = hunk.utf8.split(separator: UInt8(ascii: "\n")).map { String($0) ?? "" }
    let title = isConsequential ? [] : phase.map { ["  in '\(Display.safe($0))'"] } ?? []
    return [headline] + title + details.map { "  \($0)" } + change
  }
}

extension Finding {
  /// What is wrong with a text.
  ///
  /// - Parameters:
  ///   - diagnostic: What was found.
  ///   - sources: The texts that it may point into.
  ///   - path: The file that is told of where it points nowhere.
  package init(_ diagnostic: Diagnostic, in sources: [SourceText], of path: String) {
    let kind = Kind.unreadable(diagnostic.message.text)
    guard sources.indices.contains(diagnostic.source) else {
      self.init(kind, at: Place(path))
      return
    }
    let source = sources[diagnostic.source]
    let place = source.place(of: diagnostic.range.lowerBound)
    self.init(kind, at: Place(source.name, line: place.line, column: place.column))
  }
}
