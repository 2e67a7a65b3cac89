import EarshotModel
import EarshotFocusEngine
import EarshotNotation
import EarshotSimulatedApp
import EarshotComposer

extension Session {
  /// A gesture, and what it does here.
  typealias Offer = (gesture: String, effect: String?)

  /// A line for each gesture that does something here, with what it does.
  ///
  /// - Source: SESSIONS.md, "The REPL's own commands", `:what`.
  var whatLines: [String] {
    let offers =
      focusOffers + textOffers + [
        ("scrub", escape),
        ("magic tap", state.app.taker(of: [.magicTap], from: cursor).map(sentence)),
      ] + scrollOffers + passOffers + zoomOffers
    let lines = offers.compactMap { offer in
      offer.effect.map { Display.spoken("\(offer.gesture): \($0)") }
    }
    return lines.isEmpty ? ["nothing but moving about does anything here"] : lines
  }

  private var focusOffers: [Offer] {
    guard let cursor else { return [] }
    let composer = composer
    let actions: [Offer] = state.app.entries(at: cursor).map {
      ("action \(Quoting.quotedLiteral(composer.name(of: $0)))", sentence($0))
    }
    let isDimmed = tree[cursor].traits.contains(.notEnabled)
    let press = isDimmed ? nil : handled(.longPress, at: cursor)
    let takesTouches = state.engine.takesTouches(cursor, in: state.app)
    return [
      ("double tap", doubleTap(at: cursor)),
      ("swipe up, swipe down", composer.name(of: state.engine.rotorState.option)),
      ("triple tap", press), ("double tap and hold", press),
      ("touch", takesTouches ? handled(.touch, at: cursor) : nil),
    ] + actions
  }

  private var zoomOffers: [Offer] {
    guard let cursor else { return [] }
    return [("zoom in", handled(.zoomIn, at: cursor)), ("zoom out", handled(.zoomOut, at: cursor))]
  }

  /// What the handler of an event at a node does, or `nil` if it declines.
  private func handled(_ event: AppEvent, at index: ElementTree.Index) -> String? {
    state.app.taker(of: event, at: index).map(sentence)
  }

  /// - Source: VOICEOVER.md 6.5.
  private var scrollOffers: [Offer] {
    ScrollDirection.ofFingers.map { direction in
      ("three-finger swipe \(direction.rawValue)", scrolled(direction))
    }
  }

  /// - Source: VOICEOVER.md 6.6.
  private var passOffers: [Offer] {
    guard cursor != nil else { return [] }
    return ScrollDirection.ofFingers.map { direction in
      let events = direction.events(in: state.engine.direction(of: state.app))
      let handler = state.app.taker(of: events, from: cursor)
      return ("pass through \(direction.rawValue)", handler.map(sentence))
    }
  }

  private func scrolled(_ direction: ScrollDirection) -> String? {
    let layout = state.engine.direction(of: state.app)
    return switch state.app.scrollPlan(direction, from: cursor, layout: layout) {
    case .handle(let handler)?: sentence(handler)
    case .turn(let view, let page)?: "goes to page \(page) of \(state.app.pageCount(of: view))"
    case nil: nil
    }
  }

  private func doubleTap(at index: ElementTree.Index) -> String? {
    if let action = state.engine.chosenAction(in: state.app) { return sentence(action) }
    guard let plan = state.app.activationPlan(of: index) else { return nil }
    let touches = tree[index].waitsForActivation ? "starts direct touch" : nil
    let handler = plan.handler.flatMap { $0.declines ? nil : sentence($0) }
    let parts = [plan.standard.flatMap(sentence), handler, touches].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// What an action does: whether it drags or drops, and its effects.
  private func sentence(_ offered: OfferedAction) -> String {
    let effects = sentence(offered.action.effects)
    let dragged = state.app.dragged.map { "drops \(tree.shortName(of: $0))" }
    let drags: String? =
      switch offered.kind {
      case .custom: nil
      case .drag, .systemDrag: "drags"
      case .drop: dragged
      }
    return [drags, effects].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// What the scrub does, as the app plans it.
  private var escape: String? {
    switch state.app.escapePlan(from: cursor) {
    case .putBack(let dragged): "puts back \(tree.shortName(of: dragged))"
    case .endEditing(let field): "ends editing of \(tree.shortName(of: field))"
    case .handle(let handler): sentence(handler)
    case .leave(.close): closing
    case .leave(.goBack): goingBack
    case .nothing: nil
    }
  }
}

extension ScrollDirection {
  /// The directions that fingers have.
  fileprivate static let ofFingers: [ScrollDirection] = [.left, .right, .up, .down]
}
