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
        ("scrub", escape), ("magic tap", climbing(.magicTap).map(sentence)),
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
    guard let handler = state.app.handler(of: event, at: index), !handler.declines else {
      return nil
    }
    return sentence(handler)
  }

  /// - Source: VOICEOVER.md 6.5.
  private var scrollOffers: [Offer] {
    ScrollDirection.ofFingers.map { direction in
      ("three-finger swipe \(direction.rawValue)", scrolled(direction) ?? turned(direction))
    }
  }

  /// - Source: VOICEOVER.md 6.6.
  private var passOffers: [Offer] {
    guard cursor != nil else { return [] }
    return ScrollDirection.ofFingers.map { direction in
      ("pass through \(direction.rawValue)", scrolled(direction))
    }
  }

  private func scrolled(_ direction: ScrollDirection) -> String? {
    let page = direction.page(in: state.engine.direction(of: state.app))
    return climbing(.scroll(direction), or: .scroll(page)).map(sentence)
  }

  /// The page that the scroll view around the cursor turns to.
  private func turned(_ direction: ScrollDirection) -> String? {
    guard let cursor, let view = state.app.pagedView(around: cursor) else { return nil }
    let layout = state.engine.direction(of: state.app)
    return state.app.page(of: view, after: direction, layout: layout).map {
      "goes to page \($0) of \(state.app.pageCount(of: view))"
    }
  }

  /// The first handler of an event from the cursor upwards that does not decline.
  private func climbing(_ event: AppEvent, or other: AppEvent? = nil) -> Handler? {
    let events = [event] + (other.map { [$0] } ?? [])
    return state.app.chain(from: cursor).lazy
      .flatMap { node in events.lazy.compactMap { state.app.handler(of: $0, at: node) } }
      .first { !$0.declines }
  }

  private func doubleTap(at index: ElementTree.Index) -> String? {
    if let action = state.engine.chosenAction(in: state.app) { return sentence(action) }
    guard !tree[index].traits.contains(.notEnabled) else { return nil }
    let handler = state.app.handler(of: .activate, at: index)
    let touches = tree[index].waitsForActivation ? "starts direct touch" : nil
    if handler?.declines ?? false { return touches }
    let standard = state.app.roleDefault(of: index).flatMap(sentence)
    let parts = [standard, handler.map(sentence), touches].compactMap { $0 }
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

  /// What the scrub does: what a handler says, else it closes what was opened last or goes back.
  ///
  /// - Source: VOICEOVER.md 6.3.
  private var escape: String? {
    if let dragged = state.app.dragged, state.app.isDragging {
      return "puts back \(tree.shortName(of: dragged))"
    }
    if let field = state.app.editedField { return "ends editing of \(tree.shortName(of: field))" }
    return climbing(.escape).map(sentence) ?? closing ?? goingBack
  }
}

extension ScrollDirection {
  /// The directions that fingers have.
  fileprivate static let ofFingers: [ScrollDirection] = [.left, .right, .up, .down]
}
