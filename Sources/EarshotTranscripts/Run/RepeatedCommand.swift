import EarshotComposer
import EarshotLines
import EarshotNotation
import EarshotSession

// Claims that only repeat their command.
extension Transcript.Step {
  /// Returns whether a claim repeats the command above it, so it's true unless the command is
  /// refused.
  ///
  /// For example, a claim can repeat that the cursor is on the touched element, or that the started
  /// screen is open.
  ///
  /// - Source: SESSIONS.md, "What claims mean", Expectations; our choice.
  func repeats(_ claim: Claim) -> Bool {
    guard !claim.isNegated else { return false }
    if let name = nameOfTarget, Self.claims(that: name).contains(claim.text) { return true }
    switch claim.content {
    case .focus(let target, within: nil), .reachable(let target), .task(_, let target):
      return lastGesture?.target == target
    case .screen(let name, isBelow: false):
      return switch lastGesture {
      case .start(let screen): screen == name
      case .twoFingerTripleTap: name == ItemChooser.name
      default: false
      }
    case .rotor(let name):
      return if case .rotor(let wanted) = lastGesture { wanted == name } else { false }
    case .says(let pattern):
      let isOfItself = lastGesture?.switchesVoiceOver ?? false
      return isOfItself && VoiceOverWords.ofItself.contains(where: pattern.isFound)
    default: return false
    }
  }

  /// Whether the line is a single gesture to which VoiceOver responds with words about itself.
  var switchesVoiceOver: Bool {
    CommandParser.commands(in: command).count == 1 && lastGesture?.switchesVoiceOver ?? false
  }

  /// Whether all commands of the step are events of the phone, which happen without VoiceOver.
  var isOfThePhone: Bool {
    let commands = CommandParser.commands(in: command)
    return !commands.isEmpty
      && commands.allSatisfy { command in
        if case .gesture(.phone)? = try? CommandParser.parse(command) { true } else { false }
      }
  }

  /// Returns whether a line only repeats the subject of the command above it.
  ///
  /// Examples of the subject are the rotor setting that the command turns to, the event of the
  /// phone, and a phrase about Voice Control itself. A pattern can also repeat the name of the
  /// touched element.
  func repeats(_ line: LinePattern) -> Bool {
    if line.loosened != nil, let name = nameOfTarget { return line.matches(.speech(name)) }
    return lastGesture?.linesThatRepeatIt.contains(line.literal.text) ?? false
  }

  /// The label by which the command names its stop, or `nil` if it doesn't.
  private var nameOfTarget: String? {
    if case .label(let name)? = lastGesture?.target { name } else { nil }
  }

  /// Returns the claims that only repeat the label in a touch command.
  private static func claims(that name: String) -> Set<String> {
    let quoted = Quoting.quotedLiteral(name)
    return [
      "label is \(name)", "self.label is \(name)", "conveys label \(quoted)", "says \(quoted)",
      "\(quoted) conveys label \(quoted)", "label is \(quoted)",
    ]
  }

  /// The last command of the line if it's a gesture, or `nil` otherwise.
  private var lastGesture: Gesture? {
    if let soleGesture { return soleGesture }
    let last = CommandParser.commands(in: command).last
    guard let last, case .gesture(let gesture)? = try? CommandParser.parse(last) else { return nil }
    return gesture
  }
}

extension Gesture {
  /// The stop that the gesture names and moves to, or `nil` if it names none.
  fileprivate var target: CommandTarget? {
    switch self {
    case .swipe(_, .until(let target)), .tap(let target?), .touch(.target(let target)): target
    case .twoFingerTripleTap(let name?): .label(name)
    default: nil
    }
  }

  /// The lines that the gesture causes in every app.
  fileprivate var linesThatRepeatIt: [String] {
    switch self {
    case .rotor(let name): ["~ rotor: \(name)"]
    case .phone(let event): ["~ audio: \(event.rawValue)"]
    case .voiceControl(let isOn): ["~ microphone: \(isOn ? "on" : "off")"]
    case .say(let text) where isOfVoiceControlItself: ["~ understood: \(text)"]
    case .twoFingerTripleTap(nil): ["~ screen: \(ItemChooser.name)"] + VoiceOverWords.searchField
    default: []
    }
  }

  /// Whether VoiceOver responds with words about itself.
  fileprivate var switchesVoiceOver: Bool {
    switch self {
    case .threeFingerDoubleTap, .threeFingerTripleTap, .threeFingerQuadrupleTap,
      .fourFingerDoubleTap, .voiceOver:
      true
    default: false
    }
  }
}
