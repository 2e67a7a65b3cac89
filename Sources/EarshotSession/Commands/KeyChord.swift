import EarshotLines

/// Keys that are pressed together, as the user typed their names.
///
/// The keys can belong to VoiceOver or to another program.
///
///     KeyChord("Ctrl+Option+Right")?.answer    // VO+Right
///
/// - Source: our choice, from what people typed; VOICEOVER.md, chapter 5, for VoiceOver's keys.
struct KeyChord {
  /// The modifier keys, each by its standard name.
  private let held: Set<String>
  /// The key that's pressed, in lowercase.
  private let key: String

  /// The modifier keys, by their names and symbols.
  private static let modifiers = [
    "vo": "vo", "voiceover": "vo", "nvda": "vo", "jaws": "vo", "insert": "vo", "ins": "vo",
    "caps": "vo", "capslock": "vo", "talkback": "vo",
    "ctrl": "control", "control": "control", "strg": "control", "⌃": "control",
    "option": "option", "opt": "option", "alt": "option", "⌥": "option",
    "cmd": "command", "command": "command", "⌘": "command", "win": "command",
    "shift": "shift", "umschalt": "shift", "⇧": "shift", "fn": "fn",
  ]

  /// Other names for keys that VoiceOver uses.
  private static let names = [
    "arrowright": "right", "rightarrow": "right", "arrowleft": "left", "leftarrow": "left",
    "arrowup": "up", "uparrow": "up", "arrowdown": "down", "downarrow": "down",
    "→": "right", "←": "left", "↑": "up", "↓": "down", "pgup": "page up", "pgdn": "page down",
    "spacebar": "space", "pfeilrechts": "right", "pfeillinks": "left",
  ]

  /// Parses keys, or returns `nil` if the text names none.
  init?(_ text: String) {
    var text = text.lowercased().replacing("caps lock", with: "capslock")
    if text.count == 2, text.hasPrefix("^") { text = "ctrl+" + text.dropFirst() }
    let parts = text.split { "+-".contains($0) || $0.isBlank }.map(String.init)
    let held = parts.prefix { Self.modifiers[$0] != nil }
    let key = parts.dropFirst(held.count).joined()
    let isJoined = text.contains("+") || text.contains("-")
    guard !parts.isEmpty, isJoined ? !held.isEmpty : parts.count <= 2 || !held.isEmpty else {
      return nil
    }
    self.held = Set(held.compactMap { Self.modifiers[$0] })
    self.key = Self.names[key] ?? key
    guard !self.held.isEmpty ? parts.count <= 5 : Self.single[self.key] != nil else { return nil }
  }

  /// Whether the keys include the VoiceOver modifier, which is Control and Option, or Caps Lock.
  private var isOfVoiceOver: Bool {
    held.contains("vo") || held.isSuperset(of: ["control", "option"])
  }

  /// The replacement for the keys, or `nil` if it's unknown.
  var answer: MeantForm.Answer? {
    if held.isEmpty { return Self.single[key] }
    if key.isEmpty { return held == ["control"] ? .line("two-finger tap") : Self.advice }
    if isOfVoiceOver { return voiceOver ?? Self.ofReaders[key] ?? Self.advice }
    if held == ["shift"], key == "tab" { return .line("swipe left") }
    return Self.ofPrograms[key] ?? Self.advice
  }

  /// The keys in VoiceOver's notation if they're the keys of a command, or `nil` otherwise.
  private var voiceOver: MeantForm.Answer? {
    let others = [("shift", "Shift"), ("command", "Command")].filter { held.contains($0.0) }
    let name = key.count == 1 ? key.uppercased() : key.prefix(1).uppercased() + key.dropFirst()
    let chord = (["VO"] + others.map(\.1) + [name]).joined(separator: "+")
    return MeantForm.isCommand(chord) ? .line(chord) : nil
  }

  private static let advice = MeantForm.Answer.advice(
    "VO stands for Control and Option, or for Caps Lock, as in 'VO+Right'; ':gesture NAME' lists the keys for a gesture"
  )

  /// The keys of other screen readers and of VoiceOver on the Mac, with their replacements.
  private static let ofReaders: [String: MeantForm.Answer] = [
    "u": .line("item chooser"), "f7": .line("item chooser"), "f6": .line("item chooser"),
    "f5": .line("item chooser"), "f3": .line("item chooser"), "enter": .line("double tap"),
    "return": .line("double tap"), "s": .line("mute"), "f8": .line("mute"),
    "tab": .line("tap"), "b": .line("read all"), "q": .line("voiceover off"),
    "f4": .line("voiceover off"), "h": .line(":help"), "f1": .line(":help"), "1": .line(":help"),
    "k": .line(":help"), "esc": .line("scrub"), "escape": .line("scrub"),
  ]

  /// The keys of other programs, with their replacements.
  private static let ofPrograms: [String: MeantForm.Answer] = [
    "c": .line(":quit"), "d": .line(":quit"), "q": .line(":quit"), "x": .line(":quit"),
    "w": .line(":quit"), "f4": .line(":quit"), "z": .line(":undo"),
    "s": .advice("':record FILE' writes the session to a file"),
    "f": .advice("'item chooser \"NAME\"' goes to an element by its name"),
    "a": .line("select all"), "r": .line(":reload"), "h": .line(":help"),
    "l": .advice("to clear the terminal, press Control-L"), "v": BorrowedCommand.notSimulated,
  ]

  /// Keys without modifiers, with their replacements.
  private static let single: [String: MeantForm.Answer] = [
    "tab": .line("swipe right"), "right": .line("swipe right"), "left": .line("swipe left"),
    "up": .line("swipe up"), "down": .line("swipe down"), "f1": .line(":help"),
    "page up": .line("three-finger swipe down"), "page down": .line("three-finger swipe up"),
    "pageup": .line("three-finger swipe down"), "pagedown": .line("three-finger swipe up"),
    "end": .line("last"),
    "backspace": .line("delete"), "del": .line("delete"),
  ]
}
