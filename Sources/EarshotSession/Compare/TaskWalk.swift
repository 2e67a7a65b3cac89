/// A walk through a task, as it is compared with another one.
struct TaskWalk: Sendable {
  /// A part of the walk.
  struct Phase: Sendable {
    /// What it is called; the empty text for what precedes the first.
    var title: String
    /// How many gestures it takes.
    var gestures: Int
  }

  /// What the transcript is called.
  var name: String
  /// The steps, in order.
  var steps: [TaskComparison.ComparedStep]
  /// What precedes the first phase, and the phases.
  var phases: [Phase]

  /// How many gestures the whole takes.
  var gestures: Int { phases.reduce(0) { $0 + $1.gestures } }
}
