import AccessibilityModel
import FocusEngine

/// A command as it is written: its words, what may follow them, and what they mean.
struct CommandForm: Hashable, Sendable {
  /// What may follow the words.
  enum Syntax: Hashable, Sendable {
    /// Nothing.
    case nothing
    /// How often: `3`.
    case count
    /// How often, or where to: `3`, `to #pay`.
    case countOrTarget
    /// A stop, or nothing: `#pay`, `"Pay"`.
    case optionalTarget
    /// A stop or a point: `#pay`, `120 300`.
    case place
    /// The name of a rotor or an action.
    case name
    /// The name of a screen, or nothing.
    case optionalScreen
    /// Two points: `10 20 to 10 300`.
    case path
    /// A text.
    case text
    /// A text, or nothing.
    case optionalText
    /// A length of time: `2s`.
    case duration
    /// The path of a file.
    case file
    /// The name of a setting and its value.
    case setting
    /// Whatever stands there.
    case anything
  }

  /// What the words mean.
  enum Meaning: Hashable, Sendable {
    case gesture(Gesture)
    case inspection(Inspection)
    /// Known to VoiceOver, and left out.
    case notSimulated
  }

  /// What happens to the phone.
  enum Gesture: Hashable, Sendable {
    case start, activate, speakItem, touch, rotor, scrub, magicTap
    case action, type, delete, pressReturn, wait
    case hold, longPress, drag, pause, itemChooser, summary, mute, curtain, copy, practise
    case selectAll, select, undoTyping, redoTyping
    case read(FocusEngine.ReadingStart)
    case scroll(ScrollDirection)
    case passThrough(ScrollDirection)
    case zoom(AppEvent)
    case move(FocusEngine.Step)
    case swipe(RotorWay)
    case turnRotor(by: Int)
    case adjust(AppEvent)
  }

  /// What the program tells about the session, or does with it.
  enum Inspection: Hashable, Sendable {
    case why, what, `where`, tree, screen, rotor, settings, set, undo, open, reload, help, keys,
      record,
      quit
    case log, note, map, gesture, claim
  }

  /// The canonical words.
  let words: String
  /// Short forms and other names.
  let others: [String]
  let meaning: Meaning
  let syntax: Syntax

  init(_ words: String, _ others: [String], _ meaning: Meaning, _ syntax: Syntax = .nothing) {
    self.words = words
    self.others = others
    self.meaning = meaning
    self.syntax = syntax
  }

  /// All ways to write the words, the canonical one first.
  var spellings: [String] { [words] + others }

  /// A way to write a command, as words.
  struct Spelling: Sendable {
    let words: [String]
    let form: CommandForm
  }

  /// All ways to write all commands.
  static let allSpellings: [Spelling] = all.flatMap { form in
    form.spellings.map { Spelling(words: $0.split(separator: " ").map(String.init), form: form) }
  }

  /// The same by their first words, since every command that is typed is looked up.
  static let spellingsByFirstWord = Dictionary(grouping: allSpellings) { $0.words[0] }
}
