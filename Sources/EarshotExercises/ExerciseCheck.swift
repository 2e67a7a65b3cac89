package import EarshotNotation

/// A check of whether an exercise is ready for learners.
///
/// The exercise must be readable, its screen must be broken, and its solution must pass with the
/// stated number of gestures.
///
///     let check = ExerciseCheck(source)
///     check.isRight           // false
///     check.diagnostics       // the errors and warnings
///
/// - Complexity: The same as for judging the broken screen and the repaired one.
package struct ExerciseCheck {
  /// The errors and warnings, in the order of the document.
  package let diagnostics: [Diagnostic]
  /// The exercise, or `nil` if it has errors.
  package let exercise: Exercise?
  /// The number of checks or, for a document with screens for an exercise, the number of screens.
  package let count: Int
  /// Whether the exercise has no errors.
  ///
  /// A warning may be intended.
  package var isRight: Bool { !diagnostics.contains { $0.severity == .error } }

  /// Whether the only errors are problems that a learner hasn't repaired yet.
  package private(set) var isUnsolved = false

  /// Checks the document of an exercise.
  package init(_ source: SourceText) {
    let reading = Exercise.read(source)
    exercise = reading.exercise
    count = exercise?.checks.count ?? 0
    let mistakes = exercise.map { exercise in
      ExerciseRepairs(source).repairs.compactMap { ExerciseRepairs.mistake(in: $0, of: exercise) }
    }
    diagnostics = (exercise.map(Self.problems) ?? []) + (mistakes ?? []) + reading.diagnostics
  }

  /// Checks the verdicts on screens in a document that names an exercise in a different document.
  ///
  /// - Complexity: The same as for judging each screen.
  package init(_ repairs: ExerciseRepairs, of exercise: Exercise) {
    self.exercise = exercise
    count = repairs.repairs.count
    let mistakes = repairs.repairs.compactMap { ExerciseRepairs.mistake(in: $0, of: exercise) }
    diagnostics = (repairs.problems + mistakes)
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    let isReadable = repairs.repairs.allSatisfy {
      Self.result(of: exercise, on: $0.screen) != nil
    }
    isUnsolved = !mistakes.isEmpty && repairs.isLearners && isReadable
  }

  /// Creates a check that reports an unreadable file that a document names.
  ///
  /// - Parameters:
  ///   - problem: The error in the file.
  ///   - range: The bytes of the line that names the file.
  package init(problem: String, at range: Range<Int>) {
    (exercise, count) = (nil, 0)
    diagnostics = [Diagnostic(.error, "\(problem)", range: range)]
  }

  /// Returns the problems that learners would otherwise notice only while they work on the
  /// exercise.
  private static func problems(of exercise: Exercise) -> [Diagnostic] {
    guard let broken = result(of: exercise, on: exercise.screen) else { return [] }
    let repaired = exercise.solution.flatMap { result(of: exercise, on: $0) }
    let problems = [
      nothingToRepair(broken), repaired.flatMap(unsolved), wrongFewest(repaired ?? broken),
    ]
    return problems.compactMap(\.self).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func result(of exercise: Exercise, on screen: String) -> ExerciseResult? {
    ExerciseResult(exercise, of: SourceText(name: exercise.screenName, screen))
  }

  private static func nothingToRepair(_ result: ExerciseResult) -> Diagnostic? {
    guard result.isDone, let first = result.exercise.checks.first else { return nil }
    let message: Diagnostic.Message =
      "the screen passes every check, so there's nothing to repair; add a problem to the screen"
    return Diagnostic(.warning, message, range: first.range)
  }

  /// Returns an error if the repaired screen doesn't pass a check, or `nil` if it passes all
  /// checks.
  private static func unsolved(_ result: ExerciseResult) -> Diagnostic? {
    guard let problem = result.phases.compactMap(\.problem).first else { return nil }
    let message: Diagnostic.Message =
      "the solution fails a check: \(problem); correct the solution or the check"
    return Diagnostic(.error, message, range: result.exercise.solutionRange)
  }

  /// Returns the error if the number of gestures doesn't match the repaired screen or, if there's
  /// none, the broken screen, and `nil` otherwise.
  ///
  /// The number must be the minimum of all paths, as in ``AppEffort``.
  private static func wrongFewest(_ result: ExerciseResult) -> Diagnostic? {
    let exercise = result.exercise
    guard let goal = exercise.goal, let fewest = exercise.fewest, result.gestures != fewest else {
      return nil
    }
    let screen = exercise.solution == nil ? "screen" : "solution"
    let place = exercise.solution == nil ? "on the screen" : "in the solution"
    let takes = result.gestures.map {
      "the \(screen) needs \($0.counted("gesture")) for #\(goal), not \(fewest)"
    }
    let found = takes ?? "you can't reach and use #\(goal) \(place)"
    let number = result.gestures.map { "write 'fewest: \($0)'" }
    let change = number == nil ? "makes that possible" : "changes that number"
    let block = "if the repair \(change), add the repaired screen in a '```solution' block"
    let advice =
      exercise.solution == nil
      ? number.map { "\($0) or, \(block)" } ?? block : number ?? "correct the solution"
    return Diagnostic(.error, "\(found); \(advice)", range: exercise.fewestRange)
  }
}
