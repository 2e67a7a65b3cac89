import AccessibilityModel
import FocusEngine
import Notation
import SimulatedApp
import SpeechComposer

extension Session {
  /// A line for each gesture that does something here, with what it does.
  ///
  /// - Source: SESSIONS.md, "The REPL's own commands".
  var whatLines: [String] {
    mutating get {
      startSilentlyIfNeeded()
      var lines: [(gesture: String, effect: String)] = []
      if let cursor = state.engine.cursor {
        lines += [("double tap", activation(of: cursor))].compactMap { $1.map { ("double tap", $0) } }
        lines.append(("swipe up, swipe down", composer.name(of: state.engine.dial.option)))
        lines += offers(.longPress, "triple tap", at: cursor)
        lines += state.app.actions(at: cursor).map {
          ("action " + Quoting.quotedLiteral($0.action.name), sentence($0.action.effects))
        }
      }
      lines += [("scrub", escape)].compactMap { $1.map { ("scrub", $0) } }
      lines += climbs(.magicTap, "magic tap")
      for direction in ScrollDirection.allCases where direction != .next && direction != .previous {
        lines += climbs(.scroll(direction), "three-finger swipe \(direction.rawValue)")
      }
      if let cursor = state.engine.cursor {
        lines += offers(.zoomIn, "zoom in", at: cursor) + offers(.zoomOut, "zoom out", at: cursor)
      }
      if lines.isEmpty { return ["nothing but moving about does anything here"] }
      return lines.map { Display.spoken("\($0.gesture): \($0.effect)") }
    }
  }

  private func offers(
    _ event: AppEvent,
    _ gesture: String,
    at index: ElementTree.Index
  ) -> [(String, String)] {
    state.app.handler(of: event, at: index).map { [(gesture, sentence($0.effects))] } ?? []
  }

  private func climbs(_ event: AppEvent, _ gesture: String) -> [(String, String)] {
    handlerUpwards(event).map { [(gesture, sentence($0.effects))] } ?? []
  }

  private func handlerUpwards(_ event: AppEvent) -> Handler? {
    state.app.chain(from: state.engine.cursor).lazy
      .compactMap { state.app.handler(of: event, at: $0) }.first { !$0.declines }
  }

  private func activation(of index: ElementTree.Index) -> String? {
    let app = state.app
    guard !app.tree[index].traits.contains(.notEnabled) else { return nil }
    let handler = app.handler(of: .activate, at: index)
    if handler?.declines ?? false { return nil }
    let standard = app.roleDefault(of: index).flatMap { sentence($0) }
    let parts = [standard, handler.map { sentence($0.effects) }].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  private func sentence(_ standard: RoleDefault) -> String? {
    switch standard {
    case .toggle: "toggles"
    case .select: "selects"
    case .edit: "edits"
    case .step: "steps"
    case .goBack: state.app.screenBelow.map { "goes back to \(name(of: $0))" }
    case .openTab(let tab): state.app.tree[tab].opens.map { "opens \(Quoting.name($0))" }
    }
  }

  private func sentence(_ effects: [Effect]) -> String {
    effects.map { effect in
      switch effect {
      case .push(let name), .present(let name), .replace(let name):
        "opens \(Quoting.name(name))"
      case .open(let identifier): "opens #\(Quoting.name(identifier))"
      case .back: state.app.screenBelow.map { "goes back to \(name(of: $0))" } ?? effect.notation
      case .dismiss: closing ?? effect.notation
      default: effect.notation
      }
    }.joined(separator: "; ")
  }

  /// What the scrub does where no handler takes it: closes what was opened last, or goes back.
  private var escape: String? {
    if let field = state.app.editedField {
      return "ends editing of \(state.app.tree.shortName(of: field))"
    }
    if let handler = handlerUpwards(.escape) { return sentence(handler.effects) }
    return closing ?? state.app.screenBelow.map { "goes back to \(name(of: $0))" }
  }

  private var closing: String? {
    if let panel = state.app.openPanel {
      let name = state.app.tree[panel].identifier
      return "closes " + (name.map { "#" + Quoting.name($0) } ?? state.app.tree.screenName(of: panel))
    }
    return state.app.isPresented && state.app.screenBelow != nil
      ? "closes \(name(of: state.app.screen))" : nil
  }

  private func name(of screen: ElementTree.Index) -> String {
    Quoting.name(state.app.tree[screen].identifier ?? "")
  }
}
