import EarshotComposer
import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSimulatedApp

// Refusals of names that don't exist in the app or on the screen. A refusal is a line of the
// session. The advice for the user, which suggests or lists names, isn't a line of the session.
// Therefore, sessions don't differ when the advice changes.
//
// - Source: SESSIONS.md, "Refusals"; our choice.
extension Session {
  /// Refuses a target that isn't on the current screen.
  mutating func refuse(_ target: CommandTarget, behind words: String = "touch") -> Rendering {
    guard !isRehearsing else { return render([.refused(.noSuchElement)]) }
    return render([.refused(.noSuchElement)], advising: advice(on: target, behind: words))
  }

  /// Refuses an existing element that isn't currently a stop, and gives the reason, such as the
  /// view, alert, or sheet in front of it.
  mutating func refuse(_ target: CommandTarget, unreachableAt node: ElementTree.Index) -> Rendering
  {
    let events = [Event.refused(.cannotBeReached(target.notation))]
    guard !isRehearsing, let advice = adviceOnUnreachable(node) else { return render(events) }
    return render(events, advising: advice)
  }

  /// Refuses a screen that the app doesn't have.
  mutating func refuse(screen name: String) -> Rendering {
    guard !isRehearsing else { return render([.refused(.noSuchScreen)]) }
    let command = Command.gesture(.start(screen: name))
    return render([.refused(.noSuchScreen)], advising: advice(onNameIn: command) ?? "")
  }

  /// Refuses a setting that isn't on the rotor.
  mutating func refuse(rotor name: String) -> Rendering {
    guard !isRehearsing else { return render([.refused(.noRotor)]) }
    return render([.refused(.noRotor)], advising: advice(onRotor: name))
  }

  /// Refuses an action that isn't available.
  mutating func refuse(action name: String) -> Rendering {
    guard !isRehearsing else { return render([.refused(.noAction)]) }
    return render([.refused(.noAction)], advising: advice(onAction: name))
  }

  private func advice(onRotor name: String) -> String {
    let turns = [
      "back": "left", "previous": "left", "prev": "left", "next": "right", "forward": "right",
    ]
    var copy = self
    let line = "rotor \(name)"
    if let line = rotorAndSwipe(name) ?? turn(inWords: name) ?? copy.lineInParts(line) {
      return "did you mean '\(line)'?"
    }
    if let turn = turns[name.lowercased()] { return "did you mean 'rotor \(turn)'?" }
    let typed = TypedWords(name)
    let count = typed.count == 2 ? WrittenCount(typed.lowered[1])?.count : nil
    if let turn = typed.lowered.first.flatMap({ Suggestion.nearest(to: $0, in: ["left", "right"]) }
    ),
      typed.count == 1 || count != nil
    {
      return "did you mean 'rotor \(turn)\(count.map { " \($0)" } ?? "")'?"
    }
    var engine = state.phone.engine
    let names = engine.options(in: state.phone.app).map { composer.name(of: $0) }
    // If the name exists elsewhere in the app, the user meant that name instead of a similar one.
    let isElsewhere = document.texts.rotors.mayHold(name)
    let words = name.split(whereSeparator: \.isBlank).map(String.init)
    let isFiller =
      words.count > 1 && ["to", "on", "auf", "zu", "the"].contains(words[0].lowercased())
    let plain = (isFiller ? words.dropFirst().joined(separator: " ") : name).withoutQuotes
    let item = RotorWord.item(meantBy: plain).map { composer.name(of: $0) }
    let meant = item ?? (isFiller ? names.index(ofName: plain).map { names[$0] } : nil)
    var rotor = MissingName(name, of: "rotor setting", among: names, listedAs: "available settings")
    rotor.meant = meant.flatMap { names.contains($0) ? $0 : nil }
    rotor.isElsewhere = isElsewhere
    rotor.line = { "rotor \(Quoting.quotedLiteral($0))" }
    return rotor.advice
  }

  /// Returns the line that the user meant, such as `rotor "Headings"; swipe down` for
  /// `rotor headings next`, or `nil` for other names.
  private func rotorAndSwipe(_ name: String) -> String? {
    let words = name.split(whereSeparator: \.isBlank).map(String.init)
    let moves = [
      "next": "down", "previous": "up", "prev": "up", "forward": "down", "back": "up",
      "down": "down", "up": "up",
    ]
    guard words.count > 1, let last = words.last, let move = moves[last.lowercased()] else {
      return nil
    }
    let setting = words.dropLast().joined(separator: " ").lowercased()
    let known = rotorSetting(setting)
    return known.map { "rotor \(Quoting.quotedLiteral($0)); swipe \(move)" }
  }

  /// Returns the turn of the rotor that words mean, such as `rotor right` for `nach rechts drehen`,
  /// or `nil` for other names.
  private func turn(inWords name: String) -> String? {
    // In German, “links” means left, but a single word is the name of a setting.
    guard name.contains(where: \.isBlank), let gesture = PlainGesture("rotor \(name)")?.gesture,
      gesture.hasPrefix("rotor ")
    else { return nil }
    return gesture
  }

  private func advice(onAction name: String) -> String {
    let names = cursor.map { actionNames(at: $0) } ?? []
    if let line = actionElsewhere(name) {
      return "no action '\(name)' here; did you mean '\(line)'?"
    }
    let none = cursor == nil ? "the cursor isn't on an element; go to one first" : withoutActions
    var action = MissingName(name, of: "action", among: names, listedAs: "available actions")
    action.none = none
    action.line = { "action \(Quoting.quotedLiteral($0))" }
    return action.advice
  }

  /// The end of a message about an action if the element under the cursor has none.
  var withoutActions: String {
    stops.contains { !actionNames(at: $0).isEmpty }
      ? "this element has no actions, so go to one that has some"
      : "no element on this screen has actions"
  }

  /// Returns the line that performs an action of another stop, for a name such as `Archive` or
  /// `Archive on Vespers`.
  ///
  /// The result is `nil` if no stop has the action.
  private func actionElsewhere(_ name: String) -> String? {
    if let line = actionCalled(name.lowercased()) { return line }
    return [" on ", " of ", " for ", " from ", " auf "].lazy.compactMap { word in
      name.firstRange(of: word).flatMap { range in
        actionCalled(String(name[..<range.lowerBound]).lowercased())
      }
    }.first
  }

  /// Returns advice on text that no element on the screen contains.
  func advice(onText text: String) -> String {
    let ending = Suggestion.ending(for: text, in: stops.compactMap { label(of: $0) })
    let wayOut = ending.isEmpty ? "; search for words that VoiceOver says here" : ending
    return "no element on this screen contains '\(text)'\(wayOut)"
  }

  private mutating func render(_ events: [Event], advising advice: String) -> Rendering {
    var step = render(events)
    step.lines.append(.note(Display.safe(advice)))
    return step
  }

  /// Returns the screen that words such as `again from the cart screen` mean, or `nil` if they name
  /// none.
  private func screenMeant(by words: String) -> String? {
    let fillers: Set = [
      "screen", "the", "from", "on", "at", "again", "page", "view", "with", "app", "over", "in",
      "to", "tab", "bildschirm", "auf", "mit",
    ]
    let kept = words.split(whereSeparator: \.isBlank).filter { !fillers.contains($0.lowercased()) }
    return screen(called: kept.joined(separator: " "))
  }

  /// Returns advice on a command whose name doesn't exist in the app, or `nil` if the command
  /// contains no name.
  func advice(onNameIn command: Command) -> String? {
    guard case .gesture(let gesture) = command else { return nil }
    switch gesture {
    case .start(let name?):
      let again: Set = ["over", "again", "app", "the app", "from the beginning", "neu"]
      if again.contains(name.lowercased()) {
        return "to open the app again, use 'start' without a name"
      }
      if ["voiceover", "voice control"].contains(name.lowercased()) {
        return "did you mean '\(name.lowercased()) on'?"
      }
      if screenMeant(by: name) == nil, case .line(let line)? = Intent.meant(by: name)?.answer,
        Intent.meant(by: name)?.leftover == 0, !line.hasPrefix(":"), Self.isLine(line)
      {
        return "no screen '\(name)'; did you mean '\(line)'?"
      }
      let names = document.tree.screens.compactMap { document.tree[$0].identifier }
      var missing = MissingName(name, of: "screen", among: names, listedAs: "available screens")
      missing.listed = { Quoting.name($0) }
      missing.meant = screenMeant(by: name)
      missing.line = { "start \(Quoting.name($0))" }
      return missing.advice
    case .swipe(let direction, .until(let target)):
      return advice(on: target, behind: "swipe \(direction.rawValue) to")
    case .tap(let target?), .touch(.target(let target)): return advice(on: target)
    case .rotor(let name): return advice(onRotor: name)
    case .action(let name): return advice(onAction: name)
    default: return nil
    }
  }
}
