import EarshotLessons
import EarshotLines
import EarshotModel
import EarshotNotation

/// A requirement about VoiceOver's words or the effects of gestures, from a line of a check such as
/// `named: hours | opening`.
///
/// Docs/WritingLessons.md, “Exercises”, lists the lines.
struct ExerciseRequirement: Hashable, Sendable {
  /// A control that a check is about.
  enum Control: Hashable, Sendable {
    /// The control whose use makes VoiceOver say the text.
    case does(String)
    /// The control that opens a place where VoiceOver says the text.
    case opens(String)
    /// The control whose name contains certain words.
    case called(String)
    /// The first control of a kind.
    case kind(String)
  }

  /// A kind of requirement.
  enum Kind: Hashable, Sendable {
    case control(Control)
    /// The name contains a word that begins with one of the given words.
    case named([String])
    /// The kind is one of the given kinds.
    case role([String])
    /// VoiceOver says the state.
    case state(String)
    /// Swiping changes the value in both directions, and VoiceOver says the value.
    case valueChanges
    /// No value occurs again after the last value.
    case valuesEnd
    /// No stop has the kind.
    case absent(String)
    /// Exactly one stop contains the word.
    case once(String)
    /// The given words are headings.
    case headings([String])
    /// VoiceOver says the words somewhere.
    case heard(String)
    /// The requirement for the effect of using the control.
    case after(After, String)
    /// At least one of several sets of requirements is met.
    case any([[ExerciseRequirement]])
  }

  /// The control that the requirement selects, or `nil` for any other requirement.
  var control: Control? { if case .control(let control) = kind { control } else { nil } }

  /// A requirement for the effect of using the control.
  enum After: String, CaseIterable, Hashable, Sendable {
    /// VoiceOver says more than the name of the control.
    case speaks
    /// VoiceOver says the text, either immediately or at a stop of the screen that opens.
    case says
    /// The cursor is on the screen that opens.
    case enters
    /// The screen that opens covers everything that was there before.
    case covers
    /// A scrub and a control go back to everything that was there before.
    case closes
    /// Every way back moves the cursor to the control.
    case returns
  }

  let kind: Kind
  /// The words that a name can have.
  var names: [String] { if case .named(let words) = kind { words } else { [] } }

  /// The kinds of elements, by the words for roles in screen files.
  static let kinds: [String: Traits] = [
    "button": .button, "link": .link, "image": .image, "header": .header, "switch": .toggleButton,
    "adjustable": .adjustable, "textField": .textEntry,
  ]

  /// The keys of the lines with requirements.
  static let keys = [
    "control", "named", "role", "state", "value", "absent", "once", "headings", "heard", "after",
    "any",
  ]

  /// Reads a line and throws a message if it has an error.
  static func read(_ key: String, _ value: String) throws(Problem) -> ExerciseRequirement {
    let list = alternatives(value)
    guard let first = list.first else { throw missing(after: key) }
    switch key {
    case "control": return .init(kind: .control(try control(value)))
    case "named": return .init(kind: .named(list))
    case "role":
      for word in list { _ = try kind(word) }
      return .init(kind: .role(list))
    case "state":
      guard first == "dimmed" else {
        throw Problem("a check can name only the state 'dimmed'; write 'state: dimmed'")
      }
      return .init(kind: .state(first))
    case "value" where first == "changes": return .init(kind: .valueChanges)
    case "value" where first == "ends": return .init(kind: .valuesEnd)
    case "value": throw Problem("write 'changes' or 'ends' after 'value:'")
    case "absent": return .init(kind: .absent(try kind(first)))
    case "once": return .init(kind: .once(first))
    case "headings": return .init(kind: .headings(list))
    case "heard": return .init(kind: .heard(first))
    case "after": return .init(kind: try after(value))
    default: throw Problem(unknown(key))
    }
  }

  /// An error in a line, as the message of a diagnostic.
  struct Problem: Error {
    let text: String
    init(_ text: String) { self.text = text }
  }

  /// Returns the error for a key without a value.
  private static func missing(after key: String) -> Problem {
    let example: String? =
      switch key {
      case "control": "control: does \"Paid\""
      case "role": "role: button"
      case "state": "state: dimmed"
      case "value": "value: changes"
      case "absent": "absent: image"
      case "after": "after: says \"Paid\""
      case _ where key != "any" && keys.contains(key): "\(key): Pay"
      default: nil
      }
    return Problem(example.map { "write a value after '\(key):', as in '\($0)'" } ?? unknown(key))
  }

  private static func unknown(_ key: String) -> String {
    if key == "any" { return "'any:' can't be below 'any:'; write lines such as 'named: close'" }
    let near = Suggestion.ending(for: key, in: keys)
    return "'\(key)' isn't part of a check\(near.isEmpty ? "; use \(keys.asAlternatives)" : near)"
  }

  /// Returns the strings that bars separate, without quotation marks.
  static func alternatives(_ value: String) -> [String] {
    value.split(separator: "|").map { unquoted(String($0)) }.filter { !$0.isEmpty }
  }

  private static func unquoted(_ text: String) -> String {
    text.trimmed.filter { $0 != "\"" }
  }

  /// Returns the first word of text, and the rest without quotation marks.
  private static func head(_ value: String) -> (word: String, rest: String) {
    let word = value.prefix { !$0.isBlank }
    return (String(word), unquoted(String(value.dropFirst(word.count))))
  }

  private static func kind(_ word: String) throws(Problem) -> String {
    guard kinds[word] == nil else { return word }
    let words = kinds.keys.sorted()
    let near = Suggestion.ending(for: word, in: words)
    let ending = near.isEmpty ? "; use \(words.asAlternatives)" : near
    throw Problem("'\(word)' isn't a role that a check can name\(ending)")
  }

  private static func control(_ value: String) throws(Problem) -> Control {
    let (word, rest) = head(value)
    let examples = [
      "does": "does \"Paid\"", "opens": "opens \"Cart\"", "called": "called Pay",
      "role": "role button",
    ]
    if rest.isEmpty, let example = examples[word] {
      throw Problem("complete the line, as in 'control: \(example)'")
    }
    switch word {
    case "does": return .does(rest)
    case "opens": return .opens(rest)
    case "called": return .called(rest)
    case "role": return .kind(try kind(rest))
    default:
      throw Problem(
        "after 'control:', write 'does', 'opens', 'called', or 'role', as in "
          + "'control: does \"Paid\"'"
      )
    }
  }

  private static func after(_ value: String) throws(Problem) -> Kind {
    let (word, rest) = head(value)
    guard let after = After(rawValue: word) else {
      let words = After.allCases.map(\.rawValue)
      let near = Suggestion.ending(for: word, in: words)
      let ending = near.isEmpty ? "; use \(words.asAlternatives)" : near
      throw Problem("'after:' can't contain '\(word)'\(ending)")
    }
    guard after != .says || !rest.isEmpty else {
      throw Problem("write words after 'says', as in 'after: says \"Paid\"'")
    }
    return .after(after, rest)
  }
}
