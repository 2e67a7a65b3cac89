import EarshotModel
import EarshotFocusEngine

extension CommandDefinition {
  /// Every command, in the order of the reference.
  ///
  /// - Source: SESSIONS.md, "Commands" and "The REPL's own commands".
  static let all =
    gestures + pressesAndTouches + moreFingers + typing + notSimulated
    + sessionCommands

  private static let gestures: [CommandDefinition] = [
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

  private static let pressesAndTouches: [CommandDefinition] = [
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

  private static let moreFingers: [CommandDefinition] = [
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

  private static let typing: [CommandDefinition] = [
    gesture("select all", .selectAll),
    gesture("select", .select, .text),
    gesture("three-finger double tap and hold left", .undoTyping, also: ["undo typing"]),
    gesture("three-finger double tap and hold right", .redoTyping, also: ["redo typing"]),
  ]

  /// What VOICEOVER.md, chapter 5, marks as not simulated.
  private static let notSimulated: [CommandDefinition] = [
    "quadruple tap", "two-finger double tap and hold", "two-finger swipe left",
    "two-finger swipe right", "two-finger pinch", "four-finger swipe left",
    "four-finger swipe right", "home",
  ].map { CommandDefinition($0, [], .notSimulated) }

  private static let sessionCommands: [CommandDefinition] = [
    session(":why", .why), session(":what", .what), session(":where", .where),
    session(":tree", .tree),
    session(":screen", .screen), session(":rotor", .rotor),
    session(":settings", .settings),
    session(":set", .set, .setting), session(":undo", .undo, .count),
    session(":open", .open, .file),
    session(":reload", .reload), session(":log", .log),
    session(":note", .note, .text), session(":claim", .claim, .anything),
    session(":map", .map),
    session(":gesture", .gesture, .anything), session(":keys", .keys),
    session(":record", .record, .file),
    session(":help", .help, .anything), session(":quit", .quit),
  ]

  private static func gesture(
    _ words: String,
    _ gesture: Gesture,
    _ syntax: Syntax = .nothing,
    also others: [String] = []
  ) -> CommandDefinition {
    CommandDefinition(words, others, .gesture(gesture), syntax)
  }

  private static func session(
    _ words: String,
    _ command: SessionCommand,
    _ syntax: Syntax = .nothing
  ) -> CommandDefinition {
    CommandDefinition(words, [], .session(command), syntax)
  }
}
