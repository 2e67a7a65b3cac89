import EarshotNotation
import EarshotSession

/// What controls cost as JSON, one object a control; every key is always there.
public enum EffortJSON {
  /// The lines of an app.
  public static func lines(of effort: AppEffort) -> [String] {
    effort.screens.flatMap { screen in screen.controls.map { line($0, on: screen) } }
  }

  private static func line(_ control: ControlEffort, on screen: ScreenEffort) -> String {
    JSONOutput.object([
      "screen": .string(screen.screen),
      "stops": .number(screen.stops),
      "words": .number(screen.words),
      "seconds": .number(Double(screen.tenths) / 10),
      "identifier": .string(control.identifier),
      "heard": .string(control.heard),
      "least": number(control.least),
      "bySwipes": number(control.bySwipes),
      "byTouch": number(control.byTouch),
      "way": .strings(control.way?.map(\.description) ?? []),
    ]).text()
  }

  /// The line of a task, or of a session as a whole; its `task` is null then.
  public static func line(of task: TaskEffort) -> String {
    JSONOutput.object([
      "file": .string(task.name),
      "line": .number(task.line),
      "task": .string(task.task),
      "used": .number(task.used),
      "fewest": .number(task.fewest),
      "shorter": .array(
        task.shorter.map { shorter in
          JSONOutput.object([
            "line": .number(shorter.line),
            "heard": .string(shorter.heard),
            "used": .number(shorter.used),
            "way": .strings(shorter.way.map(\.description)),
          ])
        }
      ),
      "otherWay": task.otherWay.map { .strings($0.map(\.description)) } ?? .null,
      "givenUp": number(task.givenUp),
    ]).text()
  }

  private static func number(_ count: Int?) -> JSONOutput { count.map { .number($0) } ?? .null }
}
