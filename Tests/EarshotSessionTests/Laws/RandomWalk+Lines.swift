import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotTranscripts
import SessionTestSupport

@testable import EarshotSession

// Everything else that you can type: commands of the program, claims, comments, and mistakes.
extension RandomWalk {
  /// The kinds of input lines other than gestures.
  private enum Line: CaseIterable {
    case gesture, joined, unknownName, misspelled, program, setting, undo, mark, claim, typedClaim
    case remark, phase, blank
  }

  /// A line of input of any kind; half of the lines are gestures.
  mutating func anyLine(for session: inout Session) -> String {
    guard roll(2) == 0 else { return line(for: &session) }
    switch pick(Line.allCases) ?? .gesture {
    case .gesture: return line(for: &session)
    case .joined: return joined(for: &session)
    case .unknownName: return unknownName
    case .misspelled: return misspelled(line(for: &session))
    case .program: return program
    case .setting: return setting
    case .undo: return undo
    case .mark: return mark
    case .claim: return "? " + claim(for: &session)
    case .typedClaim: return ":claim " + claim(for: &session)
    case .remark:
      return pick(["# a remark", "  # another", "#", ":note a remark", "# > swipe right"]) ?? ""
    case .phase: return pick(["## A phase", "##", "## Another phase"]) ?? ""
    case .blank: return pick(["", "  "]) ?? ""
    }
  }

  private mutating func joined(for session: inout Session) -> String {
    let parts = (0..<2 + roll(3)).map { _ in
      switch roll(6) {
      case 0: setting
      case 1: undo
      case 2: roll(2) == 0 ? ":claim " + claim(for: &session) : program
      case 3: roll(2) == 0 ? unknownName : misspelled(line(for: &session))
      default: line(for: &session)
      }
    }
    return parts.joined(separator: pick(["; ", ";", " ;; "]) ?? "; ")
  }

  /// A command with a name that doesn't exist, or with one that nearly does.
  private var unknownName: String {
    mutating get {
      pick([
        "touch \"Archived\"", "swipe left to #nope", "swipe right 2 to #nope", "action \"nope\"",
        "rotor \"nope\"", "start nope", "tap #nope", "touch Delet", "item chooser \"nope\"",
        "swipe up to \"Archived\"", "action Delet", "rotor Heading",
      ]) ?? ""
    }
  }

  /// A line with a letter left out, doubled, or changed.
  private mutating func misspelled(_ line: String) -> String {
    var letters = Array(line)
    guard !letters.isEmpty else { return "x" }
    let place = roll(letters.count)
    switch roll(3) {
    case 0: letters.remove(at: place)
    case 1: letters.insert(letters[place], at: place)
    default: letters[place] = pick(["x", "\"", ":", "#", "~", "\\", "|", "?", "-"]) ?? "x"
    }
    return String(letters)
  }

  /// A command of the program that asks something, with and without its operand.
  private var program: String {
    mutating get {
      let asking = SessionCommand.Kind.allCases.filter {
        ![.set, .undo, .mark, .goTo, .claim, .open, .quit, .record, .keys].contains($0)
      }
      let row = (pick(asking) ?? .why).row
      return row.words + (pick(["", "", " all", " gestures", " \"x y\""]) ?? "")
    }
  }

  private var setting: String {
    mutating get {
      guard roll(6) != 0 else { return pick([":set", ":set nope on", ":set hints maybe"]) ?? "" }
      let setting = pick(Setting.all) ?? Setting.all[0]
      let value = pick(setting.choices + ["50%", "2s", "en", "default"]) ?? "on"
      return ":set \(setting.name) \(value)"
    }
  }

  private var undo: String {
    mutating get { pick([":undo", ":undo", ":undo 2", ":undo 5", ":undo 0", ":undo 999"]) ?? "" }
  }

  private var mark: String {
    mutating get { pick([":mark a", ":mark b", ":goto a", ":goto b", ":goto c", ":mark"]) ?? "" }
  }

  /// A claim, usually about something that exists.
  private mutating func claim(for session: inout Session) -> String {
    let negation = pick(["", "", "not ", "not not "]) ?? ""
    let verb = pick(ClaimVerb.allCases) ?? .silent
    let claim = pick(verb.claims(in: session)) ?? "silent"
    return roll(12) == 0 ? misspelled(negation + claim) : negation + claim
  }
}
