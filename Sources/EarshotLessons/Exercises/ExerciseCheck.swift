package import EarshotNotation

/// Whether an exercise can be given to learners: it can be read, and its screen is broken.
///
///     let check = ExerciseCheck(source)
///     check.isRight ? "hand it out" : check.diagnostics
///
/// - Complexity: as judging the broken screen once.
package struct ExerciseCheck {
  /// What is wrong with it, and what is hardly meant so, in the order of the document.
  package let diagnostics: [Diagnostic]
  /// The number of its checks.
  package let count: Int
  /// Whether nothing is wrong with it; what is hardly meant so may be meant so.
  package var isRight: Bool { !diagnostics.contains { $0.severity == .error } }

  /// Checks the document of an exercise.
  package init(_ source: SourceText) {
    let reading = Exercise.read(source)
    count = reading.exercise?.checks.count ?? 0
    diagnostics = (reading.exercise.map(Self.warnings) ?? []) + reading.diagnostics
  }

  /// What learners would notice only while they work on it.
  private static func warnings(of exercise: Exercise) -> [Diagnostic] {
    let screen = SourceText(name: exercise.screenName, exercise.screen)
    guard let result = ExerciseResult(exercise, of: screen) else { return [] }
    return [nothingToRepair(result), tooFewGestures(result)].compactMap(\.self)
  }

  private static func nothingToRepair(_ result: ExerciseResult) -> Diagnostic? {
    guard result.isDone, let first = result.exercise.checks.first else { return nil }
    let message: Diagnostic.Message =
      "the screen passes every check as it is, so there is nothing to repair"
    return Diagnostic(.warning, message, range: first.range)
  }

  private static func tooFewGestures(_ result: ExerciseResult) -> Diagnostic? {
    guard let goal = result.exercise.goal, let fewest = result.exercise.fewest,
      let gestures = result.gestures, gestures < fewest, let first = result.exercise.checks.first
    else { return nil }
    let message: Diagnostic.Message =
      "the broken screen needs \(gestures.counted("gesture")) for #\(goal), fewer than 'fewest'"
    return Diagnostic(.warning, message, range: first.range)
  }
}
