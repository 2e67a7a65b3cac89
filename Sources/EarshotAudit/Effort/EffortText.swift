import EarshotNotation
import EarshotSession

/// The effort of an app, as lines that are suitable for a screen reader.
public enum EffortText {
  /// Returns the lines of an app: each screen with its controls, the ten most expensive controls,
  /// and the most helpful changes.
  public static func lines(of effort: AppEffort) -> [String] {
    effort.screens.flatMap(lines) + totals(of: effort) + worst(of: effort)
      + effort.advice.prefix(3).map { Display.safe($0.sentence) + "." }
      + (effort.isCutShort ? [cutShort] : [])
  }

  private static let cutShort =
    "measuring this app takes too much work, so Earshot didn't measure everything; to measure more, use "
    + "a larger multiple in '--budget' (1x by default)"

  private static func lines(of screen: ScreenEffort) -> [String] {
    guard screen.stops > 0 else { return ["\(Display.safe(screen.screen)): no stops"] }
    let swipes =
      screen.stops > 1 ? ", \(screen.swipes.counted("swipe")) from first to last" : ""
    let length =
      "\(screen.stops.counted("stop"))\(swipes), \(screen.words.counted("word")), "
      + "\(screen.tenths.asTenths) seconds to hear"
    return ["\(Display.safe(screen.screen)): \(length)"]
      + screen.controls.map { "  " + line($0) + voice(of: $0) }
  }

  /// Returns the line of a control, with VoiceOver's words for it and the effort of each way to
  /// reach it.
  static func line(_ control: ControlEffort) -> String {
    guard let least = control.least else {
      return "\(Display.spoken(control.name)): VoiceOver doesn't reach it"
    }
    var ways: [String] = []
    if let swipes = control.bySwipes, swipes != least { ways.append("\(swipes) if you only swipe") }
    if let touch = control.byTouch { ways.append("\(touch) by touch") }
    let rest = ways.isEmpty ? "" : ", " + ways.joined(separator: ", ")
    return "\(Display.spoken(control.name)): \(least.counted("gesture"))\(rest)"
  }

  /// Returns the effort of a control by voice, if it was measured.
  private static func voice(of control: ControlEffort) -> String {
    control.byVoice.map { "; \($0.sentence)" } ?? ""
  }

  private static func totals(of effort: AppEffort) -> [String] {
    let controls = effort.screens.flatMap(\.controls)
    let least = controls.compactMap(\.least)
    guard !controls.isEmpty else { return ["no controls."] }
    guard !least.isEmpty else {
      return ["VoiceOver reaches 0 of \(controls.count.counted("control"))."]
    }
    let tenths = least.reduce(0, +) * 10 / least.count
    let lost = controls.count - least.count
    let gap = lost > 0 ? " (VoiceOver doesn't reach \(lost) of them)" : ""
    return [
      """
      \(controls.count.counted("control"))\(gap), \(tenths.asTenths) gestures each on average; \
      someone who sees the screen needs one gesture for each control.
      """
    ] + voice(of: controls.compactMap(\.byVoice))
  }

  /// Returns the effort of the controls by voice, and the number of phrases that names would save.
  private static func voice(of controls: [VoiceEffort]) -> [String] {
    let counts = controls.map(\.phrases.count).filter { $0 > 0 }
    guard !controls.isEmpty else { return [] }
    guard !counts.isEmpty else { return ["by voice: no controls are available."] }
    let tenths = counts.reduce(0, +) * 10 / counts.count
    let saving = controls.reduce(0) { $0 + $1.saving }
    let advice =
      "; a unique name for each control (userInputLabels) saves \(saving.counted("phrase"))"
    return [
      "by voice: \(counts.count.counted("control")), \(tenths.asTenths) phrases each on average"
        + (saving > 0 ? advice : "") + "."
    ]
  }

  private static func worst(of effort: AppEffort) -> [String] {
    let worst = effort.worst.filter { ($0.control.least ?? .max) > 2 }
    guard !worst.isEmpty else { return [] }
    return ["controls that take the most gestures:"]
      + worst.map { entry in
        let steps = entry.control.way.map { " (shortest way: \(EffortText.way($0)))" } ?? ""
        return "  \(Display.safe(entry.screen)): \(line(entry.control))\(steps)"
      }
  }

  /// Returns gestures in words, with a count for equal consecutive gestures.
  static func way(_ gestures: [Gesture]) -> String {
    if gestures.isEmpty { return "stay there" }
    var parts: [(text: String, count: Int)] = []
    for text in gestures.map(\.description) {
      if parts.last?.text == text {
        parts[parts.count - 1].count += 1
      } else {
        parts.append((text, 1))
      }
    }
    return parts.map { $0.count == 1 ? $0.text : "\($0.text) \($0.count)" }.joined(separator: "; ")
  }

  /// Returns the effort of a task as lines.
  public static func lines(of task: TaskEffort) -> [String] {
    let name = Display.safe(task.name)
    let title = task.task.map { "\(name):\(task.line): \(Display.safe($0))" } ?? name
    let rest =
      task.used > task.fewest
      ? ", but \(task.fewest) would be enough" : "; Earshot found no shorter way"
    let cost = task.used.counted("gesture") + rest
    let said = task.said.counted("phrase")
    let whole = task.said == 0 ? cost : task.used == 0 ? said : "\(said) and \(cost)"
    return ["\(title): \(whole)"]
      + task.shorter.map { shorter in
        "  \(name):\(shorter.line): \(Display.spoken(shorter.name)): \(shorter.used) → "
          + "\(shorter.way.count.counted("gesture")): \(way(shorter.way))"
      }
      + (otherWays(of: task) + (task.byVoice?.sentences ?? [])).map {
        "  \(name):\(task.line): \($0)"
      }
  }

  /// Returns lines about the search for a path with other controls, or an empty array if there's
  /// nothing to report.
  private static func otherWays(of task: TaskEffort) -> [String] {
    if let other = task.otherWay {
      return [
        "you can get the same result with \(task.fewest.counted("gesture")): \(way(other))"
      ]
    }
    guard task.task != nil, let count = task.givenUp else { return [] }
    return [
      """
      other controls may offer a shorter way; Earshot stopped searching after \(count.counted("gesture"))
      """
    ]
  }
}

extension VoiceEffort {
  /// The effort with its reason, such as `2 phrases: Tap Delete; 1 (2 items have this name)`.
  fileprivate var sentence: String {
    let said = Display.safe(phrases.joined(separator: "; "))
    switch reason {
    case .notOffered(let why): return "not available by voice: the control \(why)"
    case .shared(let count):
      return "\(phrases.count.counted("phrase")): \(said) (\(count) items have this name)"
    case .nameless: return "\(phrases.count.counted("phrase")): \(said) (the control has no name)"
    case nil:
      let hidden = hiddenLabel.map { " (\(Display.safe("you can't say \"\($0)\")"))" } ?? ""
      return "\(phrases.count.counted("phrase")): \(said)\(hidden)"
    }
  }
}

extension TaskVoice {
  fileprivate var sentences: [String] {
    let said = Display.safe(phrases.joined(separator: "; "))
    let count = "by voice: \(phrases.count.counted("phrase"))"
    let whole = phrases.isEmpty ? count : "\(count): \(said)"
    var counts: [String: Int] = [:]
    for gesture in unsayable { counts[gesture, default: 0] += 1 }
    var told: Set<String> = []
    let others = unsayable.filter { told.insert($0).inserted }.map { gesture in
      let count = counts[gesture] ?? 1
      let times = count > 1 ? " (\(count) times)" : ""
      return "by voice: no phrase replaces \(Display.safe(gesture))\(times)"
    }
    return [whole] + others
  }
}
