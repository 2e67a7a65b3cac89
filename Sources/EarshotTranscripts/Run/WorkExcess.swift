package import EarshotModel
import EarshotNotation

/// The step that took too much work and so ended the session.
///
/// - Source: Docs/Design/RELIABILITY.md, chapter 5.
package struct WorkExcess: Hashable, Sendable {
  /// The file that contains the session.
  package let file: String
  /// The line of the step, starting at 1.
  package let line: Int
  /// The command, or the claim after `? `, as written.
  package let command: String
  /// The budget that ran out.
  package let end: WorkBudget.End
  /// The limits of the budgets.
  package let limits: WorkBudget.Limits

  /// The place, the cause, and the fix, such as `too much work at menu.vo:5: 'wait 9h' takes more
  /// than 10,000,000 units of work; …`.
  package var sentence: String { "too much work at \(Display.safe(file)):\(line): \(reason)" }

  /// Returns the same message as an error at the line of the step.
  func diagnostic(in source: SourceText) -> Diagnostic {
    Diagnostic(.error, "too much work: \(reason)", range: source.lines[line - 1].range)
  }

  private var reason: String {
    let command = Display.safe(command)
    let advice = "or allow more with a larger '--budget' (1x by default)"
    return switch end {
    case .run:
      "the session up to '\(command)' takes more than \(limits.run.withThousands) units of work; split the session, \(advice)"
    case .step, .interrupted:
      "'\(command)' takes more than \(limits.step.withThousands) units of work; do less in one step, \(advice)"
    }
  }
}
