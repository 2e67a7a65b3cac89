import EarshotComposer
import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSimulatedApp

// What is refused since nothing is called so here: the line of the session, and for whoever typed it
// what is near and what there is. That is no line of the session, so that a session does not differ
// where something else is offered beside.
//
// - Source: SESSIONS.md, "Refusals"; our choice.
extension Session {
  /// The number of names that are listed.
  private static let listLimit = 12

  /// Refuses an element that no node is called.
  mutating func refuse(_ target: CommandTarget) -> Rendering {
    render([.refused(.noSuchElement)], advising: advice(on: target))
  }

  /// Refuses an element that is there and no stop now, with what it is behind.
  mutating func refuse(_ target: CommandTarget, unreachableAt node: ElementTree.Index) -> Rendering
  {
    let events = [Event.refused(.cannotBeReached(target.notation))]
    guard let advice = advice(onNodeBehind: node) else { return render(events) }
    return render(events, advising: advice)
  }

  /// Refuses a screen that the app does not have.
  mutating func refuse(screen name: String) -> Rendering {
    let command = Command.gesture(.start(screen: name))
    return render([.refused(.noSuchScreen)], advising: advice(onNameIn: command) ?? "")
  }

  /// Refuses an option that is not on the dial.
  mutating func refuse(rotor name: String) -> Rendering {
    render([.refused(.noRotor)], advising: advice(onRotor: name))
  }

  /// Refuses an action that is not offered.
  mutating func refuse(action name: String) -> Rendering {
    render([.refused(.noAction)], advising: advice(onAction: name))
  }

  private func advice(onRotor name: String) -> String {
    var engine = state.turn.engine
    let names = engine.options(in: state.turn.app).map { composer.name(of: $0) }
    // One that is elsewhere was meant, and not another one that is near.
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

  /// What there is to say of a text that no element of the screen holds.
  func advice(onText text: String) -> String {
    let ending = Suggestion.ending(for: text, in: stops.compactMap { label(of: $0) })
    return "no element holds '\(text)'\(ending)"
  }

  private mutating func render(_ events: [Event], advising advice: String) -> Rendering {
    var step = render(events)
    step.lines.append(.note(Display.safe(advice)))
    return step
  }

  /// What there is to say of a gesture that names what nothing in the app is called.
  func advice(onNameIn command: Command) -> String? {
    guard case .gesture(let gesture) = command else { return nil }
    switch gesture {
    case .start(let name?):
      let names = document.tree.screens.compactMap { document.tree[$0].identifier }
      return Self.advice("no screen", name, "screens", names)
    case .swipe(_, .until(let target)), .tap(let target?), .touch(.target(let target)):
      return advice(on: target)
    case .rotor(let name): return advice(onRotor: name)
    case .action(let name): return advice(onAction: name)
    default: return nil
    }
  }

  /// The name that was meant, the one at whose end more was heard, as `From` of `From, Hamburg`, or
  /// the few that begin so.
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
