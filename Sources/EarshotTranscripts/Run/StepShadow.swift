import EarshotSession

/// A session after a step, with the cursor where the file expects it.
struct StepShadow {
  var session: Session
  let heard: StepHeard

  init(_ step: Transcript.Step, _ session: Session) {
    self.session = session
    heard = StepHeard(step, in: &self.session)
  }
}

/// A failing claim, with the actual state.
struct ClaimFailure {
  var claim: Claim
  var found: String
  var isConsequential = false
}
