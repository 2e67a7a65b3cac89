import AccessibilityModel
import FocusEngine
import Notation
import SimulatedApp
import SpeechComposer

extension Session {
  /// The ways to complete a line, each as a whole line, in order.
  ///
  /// Completed are the words of commands, identifiers and labels of stops, and the names of
  /// screens, rotors, actions, settings and topics.
  public func completions(of line: String) -> [String] {
    let start = line.lastIndex(of: ";").map(line.index(after:)) ?? line.startIndex
    let before = String(line[..<start])
    let typed = String(line[start...])
    let blanks = String(typed.prefix(while: \.isBlank))
    let command = String(typed.dropFirst(blanks.count))
    return candidates(for: command).filter {
      $0.lowercased().hasPrefix(command.lowercased()) && $0 != command
    }.map { before + blanks + $0 }
  }

  private func candidates(for command: String) -> [String] {
    let words = CommandForm.all.flatMap(\.spellings).filter { $0.count > 1 }
    let arguments = CommandForm.all.flatMap { form in
      form.spellings.filter { command.lowercased().hasPrefix($0 + " ") }.flatMap { spelling in
        names(for: form).map { "\(spelling) \($0)" }
      }
    }
    return words + arguments
  }

  private func names(for form: CommandForm) -> [String] {
    var copy = self
    copy.startSilentlyIfNeeded()
    switch form.argument {
    case .target, .place: return copy.stopNames
    case .countOrTarget: return copy.stopNames.map { "to \($0)" }
    case .screenName:
      return document.tree.screens.compactMap { document.tree[$0].identifier }
    case .topic: return Help.topics
    case .setting: return Setting.all.map(\.name)
    case .name: return (form.meaning == .rotor ? copy.rotorNames : copy.actionNames).map(Quoting.quotedLiteral)
    default: return []
    }
  }

  private var stopNames: [String] {
    mutating get {
      let tree = state.app.tree
      return state.engine.stops(in: state.app).compactMap { stop in
        tree.name(of: stop).map { "#" + Quoting.name($0) }
          ?? tree[stop].label.map(Quoting.quotedLiteral)
      }
    }
  }

  private var rotorNames: [String] {
    mutating get {
      let composer = composer
      return state.engine.options(in: state.app).map { composer.name(of: $0) }
    }
  }

  private var actionNames: [String] {
    state.engine.cursor.map { state.app.actions(at: $0).map(\.action.name) } ?? []
  }
}
