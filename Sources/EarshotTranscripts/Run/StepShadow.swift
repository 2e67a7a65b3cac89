import EarshotSession

/// A session whose cursor is at the place in the file, after a step.
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
