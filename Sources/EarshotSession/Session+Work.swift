import EarshotFocusEngine
import EarshotLines
package import EarshotModel
import EarshotNotation
import EarshotSimulatedApp

// The limits on the work of a line of commands.
extension Session {
  /// The work that the session has done, and the limits.
  ///
  /// This getter copies the budget, so code that runs for each gesture accesses the app's budget
  /// directly.
  package var work: WorkBudget {
    get { state.phone.app.work }
    set { state.phone.app.work = newValue }
  }

  /// Sets the limits of the work for a step and for the whole session.
  ///
  /// - Parameters:
  ///   - limits: The limits. They don't apply to earlier work.
  ///   - isInterrupted: A closure that returns whether the user requested that the computation
  ///     stop.
  package mutating func limitWork(
    _ limits: WorkBudget.Limits,
    isInterrupted: WorkBudget.Interruption? = nil
  ) {
    work = WorkBudget(limits: limits, isInterrupted: isInterrupted)
  }

  /// Replaces the state without changing the amount of work, because restoring a state doesn't undo
  /// work.
  mutating func keepingWork(_ change: (inout Session) -> Void) {
    let work = work
    change(&self)
    self.work = work
    past.stateWasReplaced()
    lastComposer = nil
  }

  /// Begins a line of commands.
  package mutating func beginLine() {
    state.phone.app.work.beginStep()
    lineStart = LineStart(states: past.total, isStarted: state.isStarted)
    prepareLog()
  }

  /// Stops a line that took too much work or that the user interrupted.
  ///
  /// If the session has an undo history, it returns to the state before the line.
  ///
  /// - Returns: The response, with a message about the reason.
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
      content: [.note(end.sentence(work.limits, isUndone: keepsHistory))],
      isRefused: true,
      end: end
    )
  }

  /// Information about the session before a line of commands.
  struct LineStart: Sendable {
    /// The number of stored states.
    var states = 0
    /// Whether the app was started.
    var isStarted = false
  }
}

extension WorkBudget.End {
  /// Returns the message at the prompt about a line that was stopped for this reason.
  fileprivate func sentence(_ limits: WorkBudget.Limits, isUndone: Bool) -> String {
    let verb = isUndone ? "undid" : "stopped"
    return self == .interrupted
      ? "Earshot \(verb) the line, because you interrupted it"
      : """
      \(reason(limits)), so Earshot \(verb) the line; to allow more work, start the walk with a \
      higher budget, such as '--budget 4x'
      """
  }

  /// Returns a description of the exceeded limit, such as `this step takes more than
  /// 10,000,000 units of work`.
  package func reason(_ limits: WorkBudget.Limits) -> String {
    switch self {
    case .step: "this step takes more than \(limits.step.withThousands) units of work"
    case .run: "all steps together take more than \(limits.run.withThousands) units of work"
    case .interrupted: "interrupted"
    }
  }
}
