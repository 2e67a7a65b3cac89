internal import EarshotLines
internal import EarshotNotation
internal import EarshotTranscripts

extension SessionFile {
  /// What came of running the sessions of a file.
  public struct Result: Hashable, Sendable, CustomStringConvertible {
    /// The name of the file.
    public let name: String
    /// What is not as written, in the order of the file.
    public private(set) var failures: [Failure] = []
    /// How many steps were judged.
    public private(set) var stepCount = 0
    private var isFailed = false
    /// The file as it was read, byte for byte.
    package let source: [UInt8]
    /// The file with what is heard now in place of what is written, byte for byte as it is
    /// elsewhere; what `earshot test --update` writes.
    public internal(set) var updated: [UInt8] = []

    init(name: String, source: [UInt8]) {
      self.name = name
      self.source = source
    }

    /// Whether everything is heard as it is written and every claim holds, or the file fails as its
    /// header expects.
    ///
    /// A session in which nothing can fail does not pass.
    public var passed: Bool { !isFailed }

    /// The failures as `earshot test` reports them, with hunks that `patch -p0` applies; or that
    /// everything is heard as it is written.
    public var description: String {
      passed
        ? "\(Display.safe(name)): heard as written"
        : failures.map(\.description).joined(separator: "\n") + "\n"
    }

    mutating func add(_ run: TranscriptRun) {
      stepCount += run.counts.steps
      guard !run.passed else { return }
      isFailed = true
      failures += run.failures.map { Failure($0) }
    }

    mutating func addWithoutExpectations(at line: Int?) {
      isFailed = true
      failures.append(Failure(Finding(.noExpectations, at: .init(name, line: line))))
    }
  }

  /// Something that is not as a session file says, with its place.
  public struct Failure: Hashable, Sendable, CustomStringConvertible {
    /// The name of the file.
    public let file: String
    /// The line, from 1, or `nil` for the whole file.
    public let line: Int?
    /// The column, from 1, or `nil` for the whole line.
    public let column: Int?
    /// What is the matter, in a few words, without the place.
    public let message: String
    /// More about it, line by line: the part that changed, or what is there instead.
    public let details: [String]
    /// Whether the step is otherwise only because focus had gone astray before.
    public let isConsequential: Bool
    /// The whole as it is reported, over several lines, with the hunk that fixes the file.
    public let description: String

    init(_ finding: Finding) {
      file = finding.place.file
      line = finding.place.line
      column = finding.place.column
      message = finding.message
      details = finding.details
      isConsequential = finding.isConsequential
      description = finding.lines.joined(separator: "\n")
    }
  }
}
