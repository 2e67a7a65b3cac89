import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSimulatedApp

// What a handler or the default of a role does, in words.
extension Session {
  func sentence(_ handler: Handler) -> String { sentence(handler.effects) }

  /// The effects in words: where they lead, else as they are written.
  ///
  /// - Source: SESSIONS.md, "The REPL's own commands", `:what`.
  func sentence(_ effects: [Effect]) -> String {
    effects.map { effect in
      switch effect {
      case .push(let name), .present(let name), .replace(let name): "opens \(Quoting.name(name))"
      case .open(let identifier): "opens \(Quoting.name(identifier, after: "#"))"
      case .back: goingBack ?? effect.notation
      case .dismiss: closing ?? effect.notation
      default: effect.notation
      }
    }.joined(separator: "; ")
  }

  func sentence(_ standard: RoleDefault) -> String? {
    switch standard {
    case .toggle: "toggles"
    case .select, .selectOne: "selects"
    case .openInside: "opens what is inside"
    case .dismiss, .choose: closing
    case .resize: "resizes the sheet"
    case .edit: "edits"
    case .moveInsertionPoint: "moves the insertion point to the other end"
    case .step: "steps"
    case .goBack: goingBack
    case .openTab(let tab): tree[tab].opens.map { "opens \(Quoting.name($0))" }
    }
  }

  /// Where going back leads to.
  var goingBack: String? { state.app.screenBelow.map { "goes back to \(name(of: $0))" } }

  /// What is closed: the open alert or sheet, or the screen that was presented.
  var closing: String? {
    guard case .close(let node)? = state.app.leavingPlan else { return nil }
    return node == state.app.screen
      ? "closes \(name(of: node))" : "closes \(tree.shortName(of: node))"
  }

  private func name(of screen: ElementTree.Index) -> String {
    Quoting.name(tree[screen].identifier ?? "")
  }
}
