import EarshotSession

/// A session after a step, with the cursor where the file expects it.
///
/// It's a class, because most steps have none, and setting the space for a session to `nil` takes
/// as long as a short step.
final class StepShadow {
  let session: Session
  let heard: StepHeard

  init(_ step: Transcript.Step, _ session: Session) {
    var session = session
    heard = StepHeard(step, in: &session)
    self.session = session
  }
}

/// A failing claim, with the actual state.
struct ClaimFailure {
  var claim: Claim
  var found: String
  var isConsequential = false
}
