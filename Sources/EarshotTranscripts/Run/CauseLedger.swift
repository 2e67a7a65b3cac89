import EarshotReports
import EarshotSession

/// The causes of a session, as they come up: what follows from a step has its cause.
struct CauseLedger {
  /// The line at which each cause came up first.
  private var lines: [StepCause: Int] = [:]
  /// The cause of the step that differed last.
  private var last: StepCause?
  /// The cause of the first step that an update leaves as it is.
  private var ofKept: StepCause?
  /// Whether focus or the screen is another one than the file has.
  private var isAstray = false
  /// Whether a gesture that changes the app was made there; what follows can differ for that reason.
  private var isChanged = false

  /// Takes in the cause of a step that differs.
  ///
  /// - Parameters:
  ///   - own: The cause as the step itself shows it.
  ///   - result: The step.
  ///   - isOfSound: Whether only a sound came or went, as at another end of the screen.
  /// - Returns: The cause: that of an earlier step if this one follows from it.
  mutating func cause(
    _ own: StepCause,
    of result: TranscriptRun.StepResult,
    bySoundOnly isOfSound: Bool
  ) -> StepCause {
    defer { note(result, own) }
    if result.isConsequential || isOfSound, let last { return last }
    if result.isKept, let ofKept { return ofKept }
    if !own.isCertain, isAstray && own.leadsAstray || isChanged, let last { return last }
    let renamed = own.oldName.flatMap { name in
      lines.keys.first { $0.isRenamed && $0.oldName == name }
    }
    let cause = renamed ?? own
    if result.isKept { ofKept = cause }
    last = cause
    if lines[cause] == nil { lines[cause] = result.step.line }
    return cause
  }

  /// Takes in a step that is as written.
  mutating func noteAsWritten(_ result: TranscriptRun.StepResult) {
    if isAstray, result.beginsAstray, result.step.changesApp { isChanged = true }
    isAstray = isAstray && result.beginsAstray
  }

  private mutating func note(_ result: TranscriptRun.StepResult, _ own: StepCause) {
    if isAstray, result.step.changesApp { isChanged = true }
    isAstray = result.isConsequential || own.leadsAstray || result.beginsAstray
  }

  /// The cause of a claim that fails under a step: that of the step if it differs.
  mutating func cause(
    ofClaim cause: StepCause,
    at line: Int,
    under result: TranscriptRun.StepResult
  ) -> StepCause {
    if !result.isAsWritten || isChanged, let last { return last }
    if lines[cause] == nil { lines[cause] = line }
    return cause
  }

  /// The line of an earlier step that the same cause made different, or `nil` if it came up now.
  func earlierLine(of cause: StepCause, before line: Int) -> Int? {
    lines[cause].flatMap { $0 < line ? $0 : nil }
  }
}

extension Transcript.Step {
  /// Whether its gesture can change the app.
  ///
  /// A swipe up or down turns the value of an adjustable element.
  fileprivate var changesApp: Bool {
    if case .gesture(.swipe(let direction, _))? = try? CommandParser.parse(command) {
      return [.up, .down].contains(direction)
    }
    return !movesFocus && !isInspection
  }
}
