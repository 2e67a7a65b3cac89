import EarshotComposer
import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSimulatedApp

// Refusals because nothing has the name here: the line of the session, and advice for the user,
// with the nearest names and the existing ones. The advice isn't a line of the session, so a
// session doesn't differ if it changes.
//
// - Source: SESSIONS.md, "Refusals"; our choice.
extension Session {
  /// The number of names that are listed.
  private static let listLimit = 12

  /// Refuses an element with a name that no node has.
  mutating func refuse(_ target: CommandTarget) -> Rendering {
    render([.refused(.noSuchElement)], advising: advice(on: target))
  }

  /// Refuses an existing element that isn't a stop now, and says what it's behind.
  mutating func refuse(_ target: CommandTarget, unreachableAt node: ElementTree.Index) -> Rendering
  {
    let events = [Event.refused(.cannotBeReached(target.notation))]
    guard let advice = advice(onNodeBehind: node) else { return render(events) }
    return render(events, advising: advice)
  }

  /// Refuses a screen that the app doesn't have.
  mutating func refuse(screen name: String) -> Rendering {
    let command = Command.gesture(.start(screen: name))
    return render([.refused(.noSuchScreen)], advising: advice(onNameIn: command) ?? "")
  }

  /// Refuses a setting that isn't on the rotor.
  mutating func refuse(rotor name: String) -> Rendering {
    render([.refused(.noRotor)], advising: advice(onRotor: name))
  }

  /// Refuses an action that isn't available.
  mutating func refuse(action name: String) -> Rendering {
    render([.refused(.noAction)], advising: advice(onAction: name))
  }

  private func advice(onRotor name: String) -> String {
    let turns = [
      "back": "left", "previous": "left", "prev": "left", "next": "right", "forward": "right",
    ]
    if let turn = turns[name.lowercased()] { return "did you mean 'rotor \(turn)'?" }
    var engine = state.turn.engine
    let names = engine.options(in: state.turn.app).map { composer.name(of: $0) }
    // If the name exists elsewhere, it was meant, and not a similar one.
    let isElsewhere = document.texts.rotors.mayHold(name)
    let words = name.split(whereSeparator: \.isBlank).map(String.init)
    let isFiller =
      words.count > 1 && ["to", "on", "auf", "zu", "the"].contains(words[0].lowercased())
    let plain = isFiller ? words.dropFirst().joined(separator: " ") : name
    let item = RotorWord.item(meantBy: plain).map { composer.name(of: $0) }
    let meant = item ?? (isFiller ? names.index(ofName: plain).map { names[$0] } : nil)
    return Self.advice(
      "no rotor",
      name,
      "in the rotor",
      names,
      meant: meant.flatMap { names.contains($0) ? $0 : nil },
      isElsewhere: isElsewhere
    )
  }

  private func advice(onAction name: String) -> String {
    let names = cursor.map { actionNames(at: $0) } ?? []
    let none = cursor == nil ? "no element has the cursor" : "this element has no actions"
    return Self.advice("no action", name, "offered", names, orElse: none)
  }

  /// Returns the advice about text that no element on the screen contains.
  func advice(onText text: String) -> String {
    let ending = Suggestion.ending(for: text, in: stops.compactMap { label(of: $0) })
    return "no element holds '\(text)'\(ending)"
  }

  private mutating func render(_ events: [Event], advising advice: String) -> Rendering {
    var step = render(events)
    step.lines.append(.note(Display.safe(advice)))
    return step
  }

  /// Returns the advice about a gesture with a name that nothing in the app has.
  func advice(onNameIn command: Command) -> String? {
    guard case .gesture(let gesture) = command else { return nil }
    switch gesture {
    case .start(let name?):
      let again: Set = ["over", "again", "app", "the app", "from the beginning", "neu"]
      if again.contains(name.lowercased()) { return "'start' by itself opens the app again" }
      if ["voiceover", "voice control"].contains(name.lowercased()) {
        return "did you mean '\(name.lowercased()) on'?"
      }
      let names = document.tree.screens.compactMap { document.tree[$0].identifier }
      return Self.advice("no screen", name, "screens", names)
    case .swipe(_, .until(let target)), .tap(let target?), .touch(.target(let target)):
      return advice(on: target)
    case .rotor(let name): return advice(onRotor: name)
    case .action(let name): return advice(onAction: name)
    default: return nil
    }
  }

  /// Returns the name that was meant, the one with more words after it, such as `From` of `From,
  /// Hamburg`, or the few that begin with it.
  private static func ending(for name: String, in names: [String]) -> String {
    let near = Suggestion.ending(for: name, in: names)
    guard near.isEmpty else { return near }
    let longer = Suggestion.few(cutShort: name, in: names)
    if !longer.isEmpty { return "; did you mean \(longer.asAlternatives)?" }
    let spoken = name.split(separator: ",", maxSplits: 1).first.map { String($0).trimmed } ?? ""
    let isLabel = spoken != name && names.contains { $0.lowercased() == spoken.lowercased() }
    return isLabel ? "; did you mean '\(spoken)'?" : ""
  }

  static func advice(
    _ what: String,
    _ name: String,
    _ list: String,
    _ names: [String],
    meant: String? = nil,
    isElsewhere: Bool = false,
    orElse none: String = "there is none"
  ) -> String {
    if names.isEmpty { return "\(what) '\(name)'\(isElsewhere ? " here" : ""); \(none)" }
    let near = meant.map { "; did you mean '\($0)'?" } ?? ending(for: name, in: names)
    let ending = isElsewhere ? " here;" : near
    let more = names.count > listLimit ? ", …" : ""
    let areTexts = list.hasSuffix("stops") || names.contains { $0.contains(",") }
    let marked = areTexts ? names.map(Quoting.quotedLiteral) : names
    let shown = marked.prefix(listLimit).joined(separator: ", ") + more
    return "\(what) '\(name)'\(ending.isEmpty ? ";" : ending) \(list): \(shown)"
  }
}
