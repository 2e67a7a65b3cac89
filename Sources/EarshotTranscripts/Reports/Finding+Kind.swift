package import EarshotReports
import EarshotNotation

extension Finding {
  /// A kind of finding in sessions.
  package enum Kind: Hashable, Sendable {
    /// The speech differs.
    case speechDiffers
    /// A step has no expected output in the file.
    case nothingWritten
    /// Nothing in a session or a phase can fail.
    case noExpectations
    /// A claim fails.
    case claimFails(String)
    /// A gesture did nothing, and the step has no line that expects this, such as `~ refused:
    /// dimmed`.
    case refused(String)
    /// The session passes, although its header expects it to fail.
    case passesUnexpectedly(reason: String)
    /// Earshot can't read the file, or a file that it names.
    case unreadable(String)

    /// The stable name of the kind.
    package var id: String {
      switch self {
      case .speechDiffers: "speech-differs"
      case .nothingWritten: "nothing-written"
      case .noExpectations: "no-expectations"
      case .claimFails: "claim-fails"
      case .refused: "refused"
      case .passesUnexpectedly: "passes-unexpectedly"
      case .unreadable: "unreadable"
      }
    }

    private static let astray = "because the cursor was already in the wrong place"

    /// Returns the message of the finding.
    ///
    /// The message also covers a step that begins with the wrong focus or on the wrong screen.
    fileprivate func message(
      under command: String?,
      isInPhase: Bool,
      astray: Bool
    ) -> String {
      func ofStep(_ words: String) -> String {
        let words = astray ? "the result differs \(Self.astray)" : words
        return "\(Display.safe(command ?? "")): \(words)"
      }
      return switch self {
      case .speechDiffers: ofStep("speech differs")
      case .nothingWritten:
        ofStep("no expectation follows this command; write what you hear below it")
      case .claimFails(let claim):
        "claim fails\(astray ? " \(Self.astray)" : ""): \(Display.safe(claim))"
      case .refused(let line):
        ofStep("the command was refused, but no line expects the refusal; add this line: \(line)")
      case .noExpectations:
        """
        no expectations: nothing in the \(isInPhase ? "phase" : "session") says what you must hear; \
        write what you hear below a command
        """
      case .passesUnexpectedly(let reason):
        "the expected failure didn't occur, so delete 'xfail': \(Display.safe(reason))"
      case .unreadable(let message): Display.safe(message)
      }
    }
  }

  /// Creates a finding of a session.
  package init(
    _ kind: Kind,
    at place: Place,
    under command: String? = nil,
    phase: String? = nil,
    details: [String] = [],
    hunk: String = "",
    isConsequential: Bool = false,
    cause: Cause? = nil
  ) {
    self.init(
      id: kind.id,
      kind.message(under: command, isInPhase: phase != nil, astray: isConsequential),
      at: place,
      under: command,
      phase: phase,
      details: details,
      hunk: hunk,
      isConsequential: isConsequential
    )
    self.cause = cause
  }
}
