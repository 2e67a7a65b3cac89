package import EarshotLines
import EarshotModel
import EarshotReports
import EarshotSession

extension TranscriptRun {
  /// The numbers of judged parts of a transcript, by their results.
  public struct Counts: Hashable, Sendable {
    /// The number of judged steps.
    public var steps = 0
    /// The number of steps that match the file.
    public var passed = 0
    /// The number of steps that differ from the file or have a failing claim.
    public var failed = 0
    /// The number of steps that differ only because the focus was already wrong.
    public var consequential = 0
    /// The number of judged claims.
    public var claims = 0
    /// The number of failing claims.
    public var failedClaims = 0
  }

  /// The result of a run.
  public enum Outcome: Hashable, Sendable {
    /// The output matches the file, and all claims are true.
    case passed
    /// Something differs from the file.
    case failed
    /// The file has errors, such as names that the app doesn't have. A header can't excuse these
    /// errors.
    case malformed
    /// Something differs from the file, and the file marks this as known, as with the header
    /// `xfail: REASON`.
    case expectedFailure(reason: String)
  }

  /// The result of running a step.
  public struct StepResult: Hashable, Sendable {
    /// The step that ran.
    public var step: Transcript.Step
    /// The current output, without the program's own lines.
    package var heard: [SessionLine]
    /// Suggestions next to refusals, about the names in the command.
    var advice: [String] = []
    /// The stop that had the cursor before the step, or `nil` if there was none.
    var origin: ElementTree.Index?
    /// Whether the focus or the screen before the step differed from the file.
    var beginsAstray = false
    /// The lines to compare.
    var judged = StepHeard.Judged.everyLine
    /// Whether the judged output matches the file.
    public var isAsWritten = true
    /// Whether the step differs only because the focus was already wrong.
    public var isConsequential = false
    /// Whether an update leaves the step unchanged because its gesture now does nothing.
    package var isKept = false
    /// Whether the command names something that the app doesn't have anymore.
    package var isNameLost = false
    /// The reason that the step is known to fail, or to have the wrong focus, or `nil` if the file
    /// gives none.
    package var knownReason: String?
    /// The failing claims of the step.
    public var failedClaims: [Claim] = []
    /// The number of gestures in the step, as counted by the claim `gestures`.
    public var gestures = 0
    /// The number of phrases in the step that the user says to Voice Control.
    public var phrases = 0

    /// Whether the file excuses the failure.
    package var isKnown: Bool { knownReason != nil }

    /// Whether the step is included in the counts.
    ///
    /// A step that only asks for information isn't included, unless the file expects something
    /// about it.
    var isCounted: Bool { !step.isInspection || !isAsWritten || !step.claims.isEmpty }

    /// Whether the step is included in the count of failed steps.
    var isOpen: Bool { !isAsWritten && !isConsequential || !failedClaims.isEmpty }

    /// The current lines of output, as in a transcript.
    public var actual: [String] { heard.printed }

    /// The edit that updates the step's lines in the file.
    var edit: StepEdit { StepEdit(of: step, to: heard.filter(judged.isJudged)) }

    /// Whether a gesture is now refused, although the file expects speech, a state, or no refusal.
    ///
    /// The value is `false` for a step without lines below it, because an update can add a refusal
    /// to the step.
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

    /// The kind of finding if the output doesn't match the file.
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
  /// Whether the line is the only output of a gesture that does nothing: the boundary sound or
  /// silence.
  fileprivate var saysThatNothingHappens: Bool {
    switch self {
    case .beside(.sound, "boundary"), .silence: true
    default: false
    }
  }
}

extension Transcript.Step {
  /// Whether the step begins by launching the app, which puts the focus in the right place.
  var launchesApp: Bool {
    guard command.utf8.starts(with: "start".utf8),
      let first = CommandParser.commands(in: command).first,
      case .start? = Gesture(String(first))
    else { return false }
    return true
  }
}
