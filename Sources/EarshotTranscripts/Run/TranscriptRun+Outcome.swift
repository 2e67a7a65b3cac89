package import EarshotLines
import EarshotModel
import EarshotReports
import EarshotSession

extension TranscriptRun {
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
    /// The transcript names something that the app does not have, so that nothing was run; no
    /// header excuses that.
    case malformed
    /// Something is not, and the header says that it is known: `xfail: REASON`.
    case expectedFailure(reason: String)
  }

  /// The result of a step.
  public struct StepResult: Hashable, Sendable {
    /// The step.
    public var step: Transcript.Step
    /// What is heard now; what the program prints beside it is left out.
    package var heard: [SessionLine]
    /// What is said beside refusals of the names that were used.
    var advice: [String] = []
    /// The stop that the cursor was on before it.
    var origin: ElementTree.Index?
    /// Whether focus or the screen was another one before it than the file has.
    var beginsAstray = false
    /// What is compared.
    var judged = StepHeard.Judged.everyLine
    /// Whether what is heard is what is written, as far as it is judged.
    public var isAsWritten = true
    /// Whether it is otherwise only because focus had gone astray before.
    public var isConsequential = false
    /// Whether an update leaves the step as it is, since its gesture does nothing now.
    package var isKept = false
    /// Whether the command names something that the app doesn't have anymore.
    package var isNameLost = false
    /// Why it is known to fail, or to go astray, or `nil` if the file doesn't say so.
    package var knownReason: String?
    /// The claims under it that fail.
    public var failedClaims: [Claim] = []
    /// The number of gestures that it stands for, as the claim `gestures` counts them.
    public var gestures = 0
    /// The number of phrases that it says to Voice Control.
    public var phrases = 0

    /// Whether the file excuses the failure.
    package var isKnown: Bool { knownReason != nil }

    /// Whether the step counts: what only asks does not, unless something is said of it.
    var isCounted: Bool { !step.isInspection || !isAsWritten || !step.claims.isEmpty }

    /// Whether the step counts as one that failed.
    var isOpen: Bool { !isAsWritten && !isConsequential || !failedClaims.isEmpty }

    /// The lines that are heard now, as a transcript has them.
    public var actual: [String] { heard.printed }

    /// What becomes of the lines of the file.
    var edit: StepEdit { StepEdit(of: step, to: heard.filter(judged.isJudged)) }

    /// Whether a gesture is refused now where the file expects speech, a state, or no refusal.
    ///
    /// A step without any line under it may be filled with a refusal.
    var bringsRefusal: Bool {
      guard !isAsWritten else { return false }
      let changes = LineChange.changes(from: step.expected, to: heard.compactMap(\.heard))
      let gone = changes.compactMap {
        if case .remove(let place) = $0 { step.expected[place] } else { nil }
      }
      let come = changes.compactMap {
        if case .insert(let place) = $0 { heard[place] } else { nil }
      }
      let isSpeechGone = gone.contains(where: \.literal.isSpeech)
      let isAwaited = step.expected.contains { ["sound", "silent"].contains($0.literal.kind) }
      if isSpeechGone, !isAwaited, come.contains(where: \.saysThatNothingHappens) { return true }
      let refusals = come.count { $0.heard?.isRefusal == true }
      guard refusals > 0 else { return false }
      let isBare = step.expected.isEmpty && step.claims.isEmpty && judged == .everyLine
      return !isBare && (refusals > gone.count(where: \.isRefusal) || isSpeechGone)
    }

    /// What is wrong where what is heard is not what is written.
    var kindOfFinding: Finding.Kind {
      let refusals = heard.filter { $0.heard?.isRefusal ?? false }
      if let refusal = refusals.first, step.expected.isEmpty {
        return .refused(refusal.text)
      }
      return step.expected.isEmpty && !step.isInspection ? .nothingWritten : .speechDiffers
    }
  }
}

extension SessionLine {
  /// Whether the line is what is left of a gesture that does nothing: the boundary, or silence.
  fileprivate var saysThatNothingHappens: Bool {
    switch self {
    case .beside(.sound, "boundary"), .silence: true
    default: false
    }
  }
}

extension Transcript.Step {
  /// Whether the step begins with a launch of the app, after which nothing is astray.
  var launchesApp: Bool {
    guard command.utf8.starts(with: "start".utf8),
      let first = CommandParser.commands(in: command).first,
      case .start? = Gesture(String(first))
    else { return false }
    return true
  }
}
