import EarshotModel
import EarshotFocusEngine
import EarshotNotation
import EarshotSimulatedApp

// What gestures of text, of values and of reading do here, for `:what`.
extension Session {
  /// - Source: SESSIONS.md, "The REPL's own commands", `:what`.
  var textOffers: [Offer] {
    [("increment, decrement", stepping), ("two-finger swipe down", pageTurning)] + editingOffers
  }

  /// What typing does in the field that is edited.
  private var editingOffers: [Offer] {
    guard let field = state.app.editedField else { return [] }
    let name = tree.shortName(of: field)
    let handler = state.app.handler(of: .return, at: field)
    let taken = handler.flatMap { $0.declines ? nil : sentence($0) }
    return [
      ("type, delete", "changes the text of \(name)"),
      ("return", taken ?? "ends editing of \(name)"),
    ]
  }

  /// Adjusting where the rotor's dial stands elsewhere: swipes up and down say it otherwise.
  private var stepping: String? {
    guard let cursor, state.engine.rotorState.option != .adjustValue,
      tree[cursor].traits.contains(.adjustable), !tree[cursor].traits.contains(.notEnabled)
    else { return nil }
    return "steps the value"
  }

  /// - Source: VOICEOVER.md 2.2, causesPageTurn.
  private var pageTurning: String? {
    guard let cursor, state.app.turnsPages(at: cursor) else { return nil }
    return "reads on and turns the page"
  }
}
