import EarshotLines
import EarshotModel
import EarshotFocusEngine
import EarshotNotation
import EarshotSimulatedApp
import EarshotComposer

extension Session {
  /// The lines with the state of the session: the screen, the focus, the rotor, the time, and
  /// pending events.
  ///
  /// - Source: SESSIONS.md, "The REPL's own commands", `:where`.
  var whereLines: [String] {
    mutating get {
      [screenLine, focusLine] + insideLine + [
        "rotor: \(Display.spoken(composer.name(of: state.phone.engine.rotorState.option)))",
        "time: \(state.phone.app.now.notation)",
      ] + editingLine + modeLines + audioLines + state.phone.app.pending.map(waitingLine)
    }
  }

  private var screenLine: String {
    let screen = tree[state.phone.app.screen]
    let title = screen.label.map { " " + Quoting.quotedLiteral($0) } ?? ""
    let name = Display.spoken(Quoting.name(screen.identifier ?? "") + title)
    return "screen: \(name), \(state.phone.app.stackDepth.counted("screen")) on the stack"
  }

  /// The line with the position of the cursor, such as
  /// `focus: 2 of 6, button "Bonus points" #points`.
  package var focusLine: String {
    mutating get {
      startSilentlyIfNeeded()
      let stops = state.phone.engine.stops(in: state.phone.app)
      guard let cursor, let place = stops.firstIndex(of: cursor) else { return "focus: none" }
      return "focus: \(place + 1) of \(stops.count), \(Display.spoken(tree.nodeLine(of: cursor)))"
    }
  }

  private var editingLine: [String] {
    guard let (before, count) = state.phone.app.editedText?.characters else { return [] }
    if count == 0 { return ["editing: the field is empty"] }
    return ["editing: insertion point after \(before) of \(count.counted("character"))"]
  }

  /// The lines with VoiceOver's active modes and open screens, and with the state of Voice Control.
  private var modeLines: [String] {
    let chooser = state.chooser.map { chooser in
      let search =
        chooser.search.isEmpty ? "" : ", searching \(Quoting.quotedLiteral(chooser.search))"
      return "item chooser: open" + Display.spoken(search)
    }
    let practice =
      state.isPracticing
      ? """
      practice mode: VoiceOver names gestures without performing them
      """ : nil
    let voiceOver = state.isVoiceOverOff ? "VoiceOver: off" : nil
    let details = state.details.map {
      "chart details: at the \($0.isOnButton ? "button" : "heading")"
    }
    return [chooser, details, practice, voiceOver, voiceControlLine].compactMap { $0 }
  }

  private func waitingLine(_ pending: Pending) -> String {
    let name = pending.name
    let length = state.phone.app.span(until: pending.due).notation
    let handler = "\(name.heading) of \(tree.shortName(of: name.node))"
    return Display.spoken("waiting: \(handler), due in \(length)")
  }
}

extension Session {
  /// Returns the containers around a node, from the outermost to the innermost, without views that
  /// VoiceOver ignores.
  ///
  /// - Source: VOICEOVER.md 2.3.
  func containers(around index: ElementTree.Index) -> [ElementTree.Index] {
    tree.ancestors(of: index).filter { tree[$0].isContainer }.reversed()
  }

  /// The line with the containers around the cursor, such as `inside: list "Pizzas"`, or an empty
  /// array if there are none.
  var insideLine: [String] {
    let names = cursor.map { containers(around: $0).map { tree.nodeLine(of: $0) } } ?? []
    return names.isEmpty ? [] : ["inside: " + Display.spoken(names.joined(separator: ", "))]
  }
}

extension Element {
  /// Whether the node is a container for VoiceOver, such as a group, a scroll view, or an alert.
  fileprivate var isContainer: Bool {
    switch role {
    case .screen, .app: false
    case .scrollView, .segments, .alert, .sheet, .menu, .datePicker: true
    default: containerType != .none || traits.contains(.tabBar)
    }
  }
}
