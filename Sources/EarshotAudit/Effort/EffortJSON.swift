import EarshotNotation
import EarshotSession

/// The effort of controls and tasks as JSON.
///
/// Each control or task is an object on one line. Missing values are `null`, and keys about phrases
/// are present only if phrases were measured.
public enum EffortJSON {
  /// Returns a line for each control of an app.
  public static func lines(of effort: AppEffort) -> [String] {
    effort.screens.flatMap { screen in screen.controls.map { line($0, on: screen) } }
  }

  private static func line(_ control: ControlEffort, on screen: ScreenEffort) -> String {
    let members: KeyValuePairs<String, JSONOutput> = [
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
    ]
    return JSONOutput.object(members, and: control.byVoice?.members).text()
  }

  /// Returns the line of a task or of a whole session, in which `task` is null.
  public static func line(of task: TaskEffort) -> String {
    let members: KeyValuePairs<String, JSONOutput> = [
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
    ]
    return JSONOutput.object(members, and: task.byVoice?.members).text()
  }

  private static func number(_ count: Int?) -> JSONOutput { count.map { .number($0) } ?? .null }
}

extension JSONOutput {
  /// Returns an object from members, with more members about phrases if they were measured.
  fileprivate static func object(
    _ members: KeyValuePairs<String, JSONOutput>,
    and more: KeyValuePairs<String, JSONOutput>?
  ) -> JSONOutput {
    .object(
      members.map { Member($0.key, $0.value) } + (more ?? [:]).map { Member($0.key, $0.value) }
    )
  }
}

extension VoiceEffort {
  fileprivate var members: KeyValuePairs<String, JSONOutput> {
    ["phrases": phrases.isEmpty ? .null : .number(phrases.count), "say": .strings(phrases)]
  }
}

extension TaskVoice {
  fileprivate var members: KeyValuePairs<String, JSONOutput> {
    [
      "phrases": unsayable.isEmpty ? .number(phrases.count) : .null,
      "say": .strings(phrases),
      "unsayable": .strings(unsayable),
    ]
  }
}
