import AccessibilityModel
import FocusEngine
import Notation
import SimulatedApp
import SpeechComposer

extension Session {
  /// A gesture, and what it does here.
  private typealias Offer = (gesture: String, effect: String?)

  /// A line for each gesture that does something here, with what it does.
  ///
  /// - Source: SESSIONS.md, "The REPL's own commands", `:what`.
  var whatLines: [String] {
    let offers =
      focusOffers + textOffers + [
        ("scrub", escape), ("magic tap", climbing(.magicTap).map(sentence)),
      ] + scrollOffers + zoomOffers
    let lines = offers.compactMap { offer in
      offer.effect.map { Display.spoken("\(offer.gesture): \($0)") }
    }
    return lines.isEmpty ? ["nothing but moving about does anything here"] : lines
  }

  private var focusOffers: [Offer] {
    guard let cursor else { return [] }
    let actions: [Offer] = state.app.actions(at: cursor).map {
      ("action \(Quoting.quotedLiteral($0.action.name))", sentence($0.action.effects))
    }
    return [
      ("double tap", doubleTap(at: cursor)),
      ("swipe up, swipe down", composer.name(of: state.engine.dial.option)),
      ("triple tap", state.app.handler(of: .longPress, at: cursor).map(sentence)),
    ] + actions
  }

  private var zoomOffers: [Offer] {
    guard let cursor else { return [] }
    return [
      ("zoom in", state.app.handler(of: .zoomIn, at: cursor).map(sentence)),
      ("zoom out", state.app.handler(of: .zoomOut, at: cursor).map(sentence)),
    ]
  }

  /// - Source: VOICEOVER.md 6.5.
  private var scrollOffers: [Offer] {
    let mirrors = state.engine.direction(of: state.app) == .rightToLeft
    let pages: [(ScrollDirection, ScrollDirection)] = [
      (.left, mirrors ? .previous : .next), (.right, mirrors ? .next : .previous),
      (.up, .next), (.down, .previous),
    ]
    return pages.map { direction, page in
      let handler = climbing(.scroll(direction), or: .scroll(page))
      return ("three-finger swipe \(direction.rawValue)", handler.map(sentence))
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
    if let action = state.engine.chosenAction(in: state.app) { return sentence(action.effects) }
    guard !tree[index].traits.contains(.notEnabled) else { return nil }
    let handler = state.app.handler(of: .activate, at: index)
    if handler?.declines ?? false { return nil }
    let standard = state.app.roleDefault(of: index).flatMap(sentence)
    let parts = [standard, handler.map(sentence)].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// What the scrub does: what a handler says, else it closes what was opened last or goes back.
  ///
  /// - Source: VOICEOVER.md 6.3.
  private var escape: String? {
    if let field = state.app.editedField { return "ends editing of \(tree.shortName(of: field))" }
    return climbing(.escape).map(sentence) ?? closing ?? goingBack
  }
}
