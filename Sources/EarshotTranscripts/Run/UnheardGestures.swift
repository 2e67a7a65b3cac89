import EarshotLines
import EarshotSession

/// The gestures that were made while speech or VoiceOver was off or practice mode was on.
struct UnheardGestures {
  /// The reason that you hear nothing, as a clause.
  private let reason: String
  /// The line of the first gesture, starting at 1, or `nil` if there's none.
  private var line: Int?
  private var count = 0

  /// Begins or continues counting after a step.
  ///
  /// The result is `nil` if VoiceOver can say something after the step.
  ///
  /// - Parameters:
  ///   - before: The gestures before the step.
  ///   - wasHeard: Whether VoiceOver could say something before the step.
  ///   - isFirst: Whether the step is the first. Before it, only the header can turn something off.
  ///   - step: The step that was just made.
  ///   - session: The session after the step.
  init?(
    _ before: UnheardGestures?,
    wasHeard: Bool,
    isFirst: Bool,
    _ step: Transcript.Step,
    _ session: Session
  ) {
    guard let reason = session.reasonUnheard,
      wasHeard || before != nil || isFirst && !session.options.voiceControl
    else { return nil }
    self.reason = reason
    if isFirst { (line, count) = (step.line, 1) }
    guard let before, !wasHeard else { return }
    (line, count) = (before.line, before.count)
    guard step.doesMoreThanStart, !step.isOfThePhone else { return }
    line = line ?? step.line
    count += 1
  }

  /// The warning at the end of the session, or `nil` if there were no gestures.
  var warning: SessionWarning? {
    line.map { SessionWarning(.endsUnheard(count, because: reason), line: $0) }
  }
}

extension Transcript {
  /// Whether a line expects speech from VoiceOver or the app.
  var expectsVoices: Bool {
    steps.contains { step in
      step.expected.contains { $0.literal.isSpeech || $0.literal.kind == VoiceLine.word }
    }
  }
}
