import EarshotFocusEngine
import EarshotLines
package import EarshotModel
import EarshotNotation
import EarshotSimulatedApp

// The amount of work for a line of commands.
extension Session {
  /// The work done in this session, and the limits.
  ///
  /// Code that runs for each gesture uses the app's budget in place, because this getter copies the
  /// budget.
  package var work: WorkBudget {
    get { state.phone.app.work }
    set { state.phone.app.work = newValue }
  }

  /// Sets the limits of the work for a step and for the whole session.
  ///
  /// - Parameters:
  ///   - limits: The limits. They don't apply to earlier work.
  ///   - isInterrupted: A function that returns whether the user asked to stop.
  package mutating func limitWork(
    _ limits: WorkBudget.Limits,
    isInterrupted: WorkBudget.Interruption? = nil
  ) {
    work = WorkBudget(limits: limits, isInterrupted: isInterrupted)
  }

  /// Changes the state but keeps the amount of work, because going back doesn't undo work.
  mutating func keepingWork(_ change: (inout Session) -> Void) {
    let work = work
    change(&self)
    self.work = work
  }

  /// Begins a line of commands.
  package mutating func beginLine() {
    state.phone.app.work.beginStep()
    lineStart = LineStart(states: past.total, isStarted: state.isStarted)
    prepareLog()
  }

  /// Stops a line that took too much work.
  ///
  /// If states are stored, the session returns to the state before the line.
  ///
  /// - Returns: The message.
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

  /// The data about the session before a line of commands.
  struct LineStart: Sendable {
    /// The number of stored states.
    var states = 0
    /// Whether the app was started.
    var isStarted = false
  }
}

extension WorkBudget.End {
  /// Returns the message at a prompt about a line that ended for this reason.
  fileprivate func sentence(_ limits: WorkBudget.Limits) -> String {
    let isTakenBack = "the line is taken back"
    return "\(reason(limits)); \(isTakenBack)"
  }

  /// Returns the exceeded limit: `too much work: more than 10000000 units in one step`.
  package func reason(_ limits: WorkBudget.Limits) -> String {
    switch self {
    case .step: "too much work: more than \(limits.step.withThousands) units for one step"
    case .run: "too much work: more than \(limits.run.withThousands) units for all steps together"
    case .interrupted: "interrupted"
    }
  }
}
