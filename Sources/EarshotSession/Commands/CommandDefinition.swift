import EarshotModel
import EarshotFocusEngine

/// A command as it is written: its words, what may follow them, and what they mean.
struct CommandDefinition: Hashable, Sendable {
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
    case session(SessionCommand)
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
    case move(FocusEngine.CursorMove)
    case swipe(RotorDirection)
    case turnRotor(by: Int)
    case adjust(AppEvent)
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
    let form: CommandDefinition
  }

  /// All ways to write all commands.
  static let allSpellings: [Spelling] = all.flatMap { form in
    form.spellings.map { Spelling(words: $0.split(separator: " ").map(String.init), form: form) }
  }

  /// The same by their first words, since every command that is typed is looked up.
  static let spellingsByFirstWord = Dictionary(grouping: allSpellings) { $0.words[0] }
}
