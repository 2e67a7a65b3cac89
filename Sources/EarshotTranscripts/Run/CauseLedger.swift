import EarshotReports
import EarshotSession

/// The causes of the differences in a session.
///
/// A difference that follows from an earlier step has the same cause as that step.
struct CauseLedger {
  /// The line at which each cause first appeared.
  private var lines: [StepCause: Int] = [:]
  /// The cause of the last step that differed, or `nil` if no step has differed.
  private var last: StepCause?
  /// The cause of the first step that an update leaves unchanged, or `nil` if there's none.
  private var ofKept: StepCause?
  /// Whether the focus or the screen differs from the file.
  private var isAstray = false
  /// Whether a gesture that changes the app ran while the focus or the screen differed, so later
  /// differences can follow from it.
  private var isChanged = false

  /// Records the cause of a step that differs.
  ///
  /// - Parameters:
  ///   - own: The cause according to the step itself.
  ///   - result: The step that differs.
  ///   - isOfSound: Whether the only difference is a sound, such as the boundary sound.
  /// - Returns: The cause, which is the cause of an earlier step if this step follows from it.
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

  /// Records a step whose output matches the file.
  mutating func noteAsWritten(_ result: TranscriptRun.StepResult) {
    if isAstray, result.beginsAstray, result.step.changesApp { isChanged = true }
    isAstray = isAstray && result.beginsAstray
  }

  private mutating func note(_ result: TranscriptRun.StepResult, _ own: StepCause) {
    if isAstray, result.step.changesApp { isChanged = true }
    isAstray = result.isConsequential || own.leadsAstray || result.beginsAstray
  }

  /// Returns the cause of a failing claim under a step.
  ///
  /// If the step differs, or if a gesture changed the app while the focus or the screen differed,
  /// the result is the cause of the last step that differed.
  mutating func cause(
    ofClaim cause: StepCause,
    at line: Int,
    under result: TranscriptRun.StepResult
  ) -> StepCause {
    if !result.isAsWritten || isChanged, let last { return last }
    if lines[cause] == nil { lines[cause] = line }
    return cause
  }

  /// Returns whether an earlier step has the given cause.
  func isKnown(_ cause: StepCause) -> Bool { lines[cause] != nil }

  /// Returns the line of an earlier step with the same cause, or `nil` if the cause is new.
  func earlierLine(of cause: StepCause, before line: Int) -> Int? {
    lines[cause].flatMap { $0 < line ? $0 : nil }
  }
}

extension TranscriptRun.StepResult {
  /// Whether the gesture acts on a different element than the file expects, because it depends on
  /// the cursor.
  ///
  /// After an update, the step would test that element instead.
  var actsElsewhere: Bool {
    beginsAstray && isConsequential && !isAsWritten && step.changesApp
  }
}

extension Transcript.Step {
  /// Whether the gesture can change the app.
  ///
  /// Swiping up or down changes the value of an adjustable element.
  fileprivate var changesApp: Bool {
    if case .swipe(let direction, _)? = soleGesture {
      return [.up, .down].contains(direction)
    }
    return !movesFocus && !isInspection
  }
}
