/// A command as it is written, with what may follow it.
struct CommandForm: Sendable {
  /// What may follow the words.
  enum Argument: Sendable {
    case none, count, countOrTarget, target, place, name, screenName, text, optionalText
    case optionalNumber, duration, file, topic, setting, drag
  }

  /// What the words mean, before the argument is known.
  enum Meaning: Sendable {
    case start, right, left, up, down, activate, tap, touch, rotorRight, rotorLeft, rotor
    case scrub, magicTap, first, last, increment, decrement, action, type, delete, pressReturn
    case wait, notBuiltYet, notSimulated
    case why, what, `where`, tree, screen, rotorOptions, settings, set, undo, open, reload, help
    case quit
  }

  /// The canonical words.
  let words: String
  /// Short forms and other names.
  let others: [String]
  let meaning: Meaning
  let argument: Argument

  init(_ words: String, _ meaning: Meaning, _ argument: Argument = .none) {
    self.init(words, [], meaning, argument)
  }

  init(_ words: String, _ others: [String], _ meaning: Meaning, _ argument: Argument = .none) {
    self.words = words
    self.others = others
    self.meaning = meaning
    self.argument = argument
  }
}

extension CommandForm {
  /// Every command, in the order of SESSIONS.md.
  static let all: [CommandForm] = gestures + later + notSimulated + inspections

  private static let gestures: [CommandForm] = [
    .init("start", .start, .screenName),
    .init("swipe right", ["n", "next", "right"], .right, .countOrTarget),
    .init("swipe left", ["p", "previous", "left"], .left, .countOrTarget),
    .init("swipe up", ["u", "up"], .up, .count),
    .init("swipe down", ["d", "down"], .down, .count),
    .init("double tap", ["a", "activate", "split tap"], .activate),
    .init("tap", .tap, .target),
    .init("touch", ["explore"], .touch, .place),
    .init("rotor right", ["]"], .rotorRight, .count),
    .init("rotor left", ["["], .rotorLeft, .count),
    .init("rotor", .rotor, .name),
    .init("scrub", ["z", "escape", "two-finger scrub"], .scrub),
    .init("magic tap", ["m", "two-finger double tap"], .magicTap),
    .init("four-finger tap top", ["first"], .first),
    .init("four-finger tap bottom", ["last"], .last),
    .init("increment", ["+"], .increment, .count),
    .init("decrement", ["-"], .decrement, .count),
    .init("action", .action, .name),
    .init("type", .type, .text),
    .init("delete", .delete, .optionalNumber),
    .init("return", ["done"], .pressReturn),
    .init("wait", .wait, .duration),
  ]

  private static let later: [CommandForm] = [
    .init("double tap and hold", ["hold"], .notBuiltYet),
    .init("triple tap", ["long press"], .notBuiltYet),
    .init("drag", .notBuiltYet, .drag),
    .init("two-finger tap", ["pause"], .notBuiltYet),
    .init("two-finger swipe down", ["read all"], .notBuiltYet),
    .init("two-finger swipe up", ["read from top"], .notBuiltYet),
    .init("two-finger triple tap", ["item chooser"], .notBuiltYet, .optionalText),
    .init("three-finger swipe left", ["scroll left"], .notBuiltYet, .count),
    .init("three-finger swipe right", ["scroll right"], .notBuiltYet, .count),
    .init("three-finger swipe up", ["scroll up"], .notBuiltYet, .count),
    .init("three-finger swipe down", ["scroll down"], .notBuiltYet, .count),
    .init("three-finger tap", ["summary"], .notBuiltYet),
    .init("three-finger double tap", ["mute"], .notBuiltYet),
    .init("three-finger triple tap", ["curtain"], .notBuiltYet),
    .init("three-finger quadruple tap", ["copy"], .notBuiltYet),
    .init("select all", .notBuiltYet),
    .init("select", .notBuiltYet, .text),
    .init("zoom in", .notBuiltYet),
    .init("zoom out", .notBuiltYet),
    .init("pass through left", .notBuiltYet),
    .init("pass through right", .notBuiltYet),
    .init("pass through up", .notBuiltYet),
    .init("pass through down", .notBuiltYet),
  ]

  /// What VOICEOVER.md, chapter 5, marks as not simulated.
  private static let notSimulated: [CommandForm] = [
    .init("quadruple tap", .notSimulated),
    .init("two-finger double tap and hold", .notSimulated),
    .init("two-finger swipe left", .notSimulated),
    .init("two-finger swipe right", .notSimulated),
    .init("two-finger pinch", .notSimulated),
    .init("four-finger swipe left", .notSimulated),
    .init("four-finger swipe right", .notSimulated),
    .init("home", .notSimulated),
  ]

  private static let inspections: [CommandForm] = [
    .init(":why", .why), .init(":what", .what), .init(":where", .where), .init(":tree", .tree),
    .init(":screen", .screen), .init(":rotor", .rotorOptions), .init(":settings", .settings),
    .init(":set", .set, .setting), .init(":undo", .undo, .optionalNumber),
    .init(":open", .open, .file), .init(":reload", .reload), .init(":help", .help, .topic),
    .init(":quit", .quit),
    .init(":log", .notBuiltYet), .init(":record", .notBuiltYet, .file),
    .init(":note", .notBuiltYet, .optionalText), .init(":claim", .notBuiltYet, .optionalText),
    .init(":keys", .notBuiltYet), .init(":map", .notBuiltYet),
    .init(":gesture", .notBuiltYet, .optionalText),
  ]

  /// All ways to write the words, the canonical one first.
  var spellings: [String] { [words] + others }
}
