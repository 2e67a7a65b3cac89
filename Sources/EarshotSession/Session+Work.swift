import EarshotFocusEngine
import EarshotLines
package import EarshotModel
import EarshotNotation
import EarshotSimulatedApp

// How much work a line of commands may take.
extension Session {
  /// The work that was done in this session, and how much may be done.
  package var work: WorkBudget {
    get { state.turn.app.work }
    set { state.turn.app.work = newValue }
  }

  /// Sets how much work a step and the whole session may take.
  ///
  /// - Parameters:
  ///   - limits: The limits. What was done so far doesn't count.
  ///   - isInterrupted: Returns whether the user asked to stop.
  package mutating func limitWork(
    _ limits: WorkBudget.Limits,
    isInterrupted: WorkBudget.Interruption? = nil
  ) {
    work = WorkBudget(limits: limits, isInterrupted: isInterrupted)
  }

  /// Changes the state, and keeps count of the work: going back makes no work undone.
  mutating func keepingWork(_ change: (inout Session) -> Void) {
    let work = work
    change(&self)
    self.work = work
  }

  /// Begins a line of commands.
  package mutating func beginLine() {
    work.beginStep()
    lineStart = LineStart(states: past.total, isStarted: state.isStarted)
    prepareLog()
  }

  /// Gives up a line that took too much work: the session is as before it, if states are kept.
  ///
  /// - Returns: What there is to say of it.
  mutating func giveUpLine(_ end: WorkBudget.End, _ run: ResponseBuilder) -> Response {
    keepingWork { session in
      guard session.keepsHistory else { return }
      while session.past.total > session.lineStart.states, let state = session.past.popLast() {
        session.state = state
      }
      guard !session.lineStart.isStarted else { return }
      session.state = session.freshState(session.options)
    }
    if keepsHistory { adoptSettings() }
    return Response(
      to: .commands(run.commands),
      content: [.note(end.sentence(work.limits))],
      isRefused: true,
      end: end
    )
  }

  /// What is known of the session before a line of commands.
  struct LineStart: Sendable {
    /// The number of states that were kept.
    var states = 0
    /// Whether the app was started.
    var isStarted = false
  }
}

extension WorkBudget.End {
  /// What a prompt says of a line that ended so.
  fileprivate func sentence(_ limits: WorkBudget.Limits) -> String {
    let isTakenBack = "the line is taken back"
    return "\(reason(limits)); \(isTakenBack)"
  }

  /// What was too much: `too much work: more than 10000000 units in one step`.
  package func reason(_ limits: WorkBudget.Limits) -> String {
    switch self {
    case .step: "too much work: more than \(limits.step.withThousands) units for one step"
    case .run: "too much work: more than \(limits.run.withThousands) units for all steps together"
    case .interrupted: "interrupted"
    }
  }
}
