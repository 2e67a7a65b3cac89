import AccessibilityModel
import FocusEngine

extension CommandForm {
  /// Every command, in the order of the reference.
  ///
  /// - Source: SESSIONS.md, "Commands" and "The REPL's own commands".
  static let all =
    gestures + laterGestures + notSimulated + inspections + laterInspections

  private static let gestures: [CommandForm] = [
    gesture("start", .start, .optionalScreen),
    gesture("swipe right", .move(.next), .countOrTarget, also: ["n", "next", "right"]),
    gesture("swipe left", .move(.previous), .countOrTarget, also: ["p", "previous", "left"]),
    gesture("swipe up", .swipe(.previous), .countOrTarget, also: ["u", "up"]),
    gesture("swipe down", .swipe(.next), .countOrTarget, also: ["d", "down"]),
    gesture("double tap", .activate, also: ["a", "activate"]),
    gesture("split tap", .activate),
    gesture("tap", .speakItem, .optionalTarget),
    gesture("touch", .touch, .place, also: ["explore"]),
    gesture("rotor right", .turnRotor(by: 1), .count, also: ["]", "two-finger rotate right"]),
    gesture("rotor left", .turnRotor(by: -1), .count, also: ["[", "two-finger rotate left"]),
    gesture("rotor", .rotor, .name),
    gesture("scrub", .scrub, also: ["z", "escape", "two-finger scrub"]),
    gesture("magic tap", .magicTap, also: ["m", "two-finger double tap"]),
    gesture("four-finger tap top", .move(.first), also: ["first"]),
    gesture("four-finger tap bottom", .move(.last), also: ["last"]),
    gesture("increment", .adjust(.increment), .count, also: ["+"]),
    gesture("decrement", .adjust(.decrement), .count, also: ["-"]),
    gesture("action", .action, .name),
    gesture("type", .type, .text),
    gesture("delete", .delete, .count),
    gesture("return", .pressReturn, also: ["done"]),
    gesture("wait", .wait, .duration),
  ]

  private static let laterGestures: [CommandForm] = [
    later("double tap and hold", also: ["hold"]),
    later("triple tap", also: ["long press"]),
    later("drag", .anything),
    later("two-finger tap", also: ["pause"]),
    later("two-finger swipe down", also: ["read all"]),
    later("two-finger swipe up", also: ["read from top"]),
    later("two-finger triple tap", .optionalText, also: ["item chooser"]),
    later("three-finger swipe left", .count, also: ["scroll left"]),
    later("three-finger swipe right", .count, also: ["scroll right"]),
    later("three-finger swipe up", .count, also: ["scroll up"]),
    later("three-finger swipe down", .count, also: ["scroll down"]),
    later("three-finger tap", also: ["summary"]),
    later("three-finger double tap", also: ["mute"]),
    later("three-finger triple tap", also: ["curtain"]),
    later("three-finger quadruple tap", also: ["copy"]),
    later("four-finger double tap"),
    later("select all"),
    later("select", .text),
    later("zoom in"),
    later("zoom out"),
    later("pass through left"),
    later("pass through right"),
    later("pass through up"),
    later("pass through down"),
  ]

  /// What VOICEOVER.md, chapter 5, marks as not simulated.
  private static let notSimulated: [CommandForm] = [
    "quadruple tap", "two-finger double tap and hold", "two-finger swipe left",
    "two-finger swipe right", "two-finger pinch", "four-finger swipe left",
    "four-finger swipe right", "home",
  ].map { CommandForm($0, [], .notSimulated) }

  private static let inspections: [CommandForm] = [
    inspection(":why", .why), inspection(":what", .what), inspection(":where", .where),
    inspection(":tree", .tree),
    inspection(":screen", .screen), inspection(":rotor", .rotor),
    inspection(":settings", .settings),
    inspection(":set", .set, .setting), inspection(":undo", .undo, .count),
    inspection(":open", .open, .file),
    inspection(":reload", .reload), inspection(":help", .help, .anything),
    inspection(":quit", .quit),
  ]

  private static let laterInspections: [CommandForm] = [
    later(":log"), later(":record", .file), later(":note", .optionalText),
    later(":claim", .anything), later(":keys"), later(":map"), later(":gesture", .anything),
  ]

  private static func gesture(
    _ words: String,
    _ gesture: Gesture,
    _ syntax: Syntax = .nothing,
    also others: [String] = []
  ) -> CommandForm {
    CommandForm(words, others, .gesture(gesture), syntax)
  }

  private static func inspection(
    _ words: String,
    _ inspection: Inspection,
    _ syntax: Syntax = .nothing
  ) -> CommandForm {
    CommandForm(words, [], .inspection(inspection), syntax)
  }

  private static func later(
    _ words: String,
    _ syntax: Syntax = .nothing,
    also others: [String] = []
  ) -> CommandForm {
    CommandForm(words, others, .notBuiltYet, syntax)
  }
}
