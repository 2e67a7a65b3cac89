extension TranscriptRun {
  /// Something that is not as a transcript says.
  public struct Failure: Hashable, Sendable {
    /// What is wrong.
    public enum Kind: String, Hashable, Sendable {
      /// What is heard is not what is written.
      case speechDiffers
      /// Nothing is written under a step.
      case nothingWritten
      /// A claim does not hold.
      case claimFails
      /// The app has no screen of the name in the header.
      case noScreen
      /// Everything is as written, though the header expects otherwise.
      case passesUnexpectedly
    }

    /// What is wrong.
    public var kind: Kind
    /// The line of the file that it is told of, from 1.
    public var line: Int
    /// The command, as it is written.
    public var command: String
    /// What is wrong on one line, with file and line in front: `menu.vo:5: swipe right: speech differs`.
    public var headline: String
    /// More about it, line by line: the part that changed, or what is there instead of what is claimed.
    public var details: [String] = []
    /// The hunk that mends the file, as text with line ends; empty where there is nothing to mend.
    public var hunk = ""
    /// Whether the step is otherwise only because focus had gone astray before; then it is not counted.
    public var isConsequential = false

    /// The whole as a report has it.
    public var text: String {
      headline + "\n" + details.map { "  \($0)\n" }.joined() + hunk
    }
  }

  /// How much of a transcript was run, and how it went.
  public struct Counts: Hashable, Sendable {
    /// The steps that were judged.
    public var steps = 0
    /// Those that are as written.
    public var passed = 0
    /// Those that are not, or hold a claim that fails.
    public var failed = 0
    /// Those that are not, but only because focus had gone astray before.
    public var consequential = 0
    /// The claims that were judged.
    public var claims = 0
    /// The claims that fail.
    public var failedClaims = 0
  }

  /// What a run comes to.
  public enum Outcome: Hashable, Sendable {
    /// Everything is as written.
    case passed
    /// Something is not.
    case failed
    /// Something is not, and the header says that it is known: `xfail: REASON`.
    case expectedFailure(reason: String)
  }
}
