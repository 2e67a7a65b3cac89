internal import EarshotReports
internal import EarshotLines
internal import EarshotNotation
internal import EarshotTranscripts

extension SessionFile {
  /// The result of running the sessions in a file.
  public struct Result: Hashable, Sendable, CustomStringConvertible {
    /// The name of the file.
    public let name: String
    /// The failures, in the order of the file.
    public private(set) var failures: [Failure] = []
    /// The failures that the file expects with `xfail`, in the order of the file.
    public private(set) var knownFailures: [Failure] = []
    /// The number of checked steps.
    public private(set) var stepCount = 0
    private var isFailed = false
    /// The bytes of the file before the run.
    package let source: [UInt8]
    /// The bytes of the file with the current speech, as `earshot test --update` writes them.
    ///
    /// Bytes outside the expected speech stay the same.
    public internal(set) var updated: [UInt8] = []

    init(name: String, source: [UInt8]) {
      self.name = name
      self.source = source
    }

    /// Whether the speech matches the file and every claim is true, except for known failures.
    ///
    /// A session without anything to check doesn't pass.
    public var passed: Bool { !isFailed }

    /// The report of `earshot test`, or a line that says that the file passes.
    ///
    /// You can apply the hunks of the report with `patch -p0`.
    public var description: String {
      passed
        ? "\(Display.safe(name)): sounds as written"
        : failures.map(\.description).joined(separator: "\n") + "\n"
    }

    mutating func add(_ run: TranscriptRun) {
      stepCount += run.counts.steps
      guard !run.isWithoutExpectations || run.outcome != .passed else {
        return addWithoutExpectations(at: run.transcript.steps.first?.line)
      }
      knownFailures += run.knownFailures.map { Failure($0) }
      guard !run.passed else { return }
      isFailed = true
      failures += run.failures.map { Failure($0) }
    }

    mutating func addWithoutExpectations(at line: Int?) {
      isFailed = true
      failures.append(Failure(Finding(.noExpectations, at: .init(name, line: line))))
    }
  }

  /// A failure at a place in a session file, such as different speech or a false claim.
  public struct Failure: Hashable, Sendable, CustomStringConvertible {
    /// The name of the file.
    public let file: String
    /// The line, starting at 1, or `nil` for the whole file.
    public let line: Int?
    /// The column, starting at 1, or `nil` for the whole line.
    public let column: Int?
    /// A short description of the failure, without its place.
    public let message: String
    /// Lines with details, such as the part that changed or the actual state.
    public let details: [String]
    /// Whether the step fails only because an earlier step moved the cursor elsewhere.
    public let isConsequential: Bool
    /// The full report, including the hunk that updates the file if there's one.
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
