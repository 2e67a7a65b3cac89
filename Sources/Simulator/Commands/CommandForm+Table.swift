import AccessibilityModel
import FocusEngine

extension CommandForm {
  /// Every command, in the order of the reference.
  ///
  /// - Source: SESSIONS.md, "Commands" and "The REPL's own commands".
  static let all =
    gestures + pressesAndTouches + moreFingers + typing + notSimulated
    + inspections

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

  private static let pressesAndTouches: [CommandForm] = [
    gesture("double tap and hold", .hold, also: ["hold"]),
    gesture("triple tap", .longPress, also: ["long press"]),
    gesture("drag", .drag, .path),
    gesture("pass through left", .passThrough(.left)),
    gesture("pass through right", .passThrough(.right)),
    gesture("pass through up", .passThrough(.up)),
    gesture("pass through down", .passThrough(.down)),
    gesture("zoom in", .zoom(.zoomIn)),
    gesture("zoom out", .zoom(.zoomOut)),
  ]

  private static let moreFingers: [CommandForm] = [
    gesture("two-finger tap", .pause, also: ["pause"]),
    gesture("two-finger swipe down", .read(.cursor), also: ["read all"]),
    gesture("two-finger swipe up", .read(.top), also: ["read from top"]),
    gesture("two-finger triple tap", .itemChooser, .optionalText, also: ["item chooser"]),
    gesture("three-finger swipe left", .scroll(.left), .count, also: ["scroll left"]),
    gesture("three-finger swipe right", .scroll(.right), .count, also: ["scroll right"]),
    gesture("three-finger swipe up", .scroll(.up), .count, also: ["scroll up"]),
    gesture("three-finger swipe down", .scroll(.down), .count, also: ["scroll down"]),
    gesture("three-finger tap", .summary, also: ["summary"]),
    gesture("three-finger double tap", .mute, also: ["mute"]),
    gesture("three-finger triple tap", .curtain, also: ["curtain"]),
    gesture("three-finger quadruple tap", .copy, also: ["copy"]),
    gesture("four-finger double tap", .practise, also: ["practise", "practice"]),
  ]

  private static let typing: [CommandForm] = [
    gesture("select all", .selectAll),
    gesture("select", .select, .text),
    gesture("three-finger double tap and hold left", .undoTyping, also: ["undo typing"]),
    gesture("three-finger double tap and hold right", .redoTyping, also: ["redo typing"]),
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
    inspection(":reload", .reload), inspection(":log", .log),
    inspection(":note", .note, .text), inspection(":claim", .claim, .anything),
    inspection(":map", .map),
    inspection(":gesture", .gesture, .anything), inspection(":keys", .keys),
    inspection(":record", .record, .file),
    inspection(":help", .help, .anything), inspection(":quit", .quit),
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
}
