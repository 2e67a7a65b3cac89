import EarshotLines
import EarshotModel
import EarshotFocusEngine
import EarshotNotation
import EarshotSimulatedApp
import EarshotComposer

/// A report of the effects of gestures at the current place of a session, one per line.
///
/// - Source: SESSIONS.md, "The REPL's own commands", `:what`.
struct WhatReport {
  let session: Session
  let detail: WhatDetail

  var state: Session.State { session.state }
  var tree: ElementTree { session.tree }
  var cursor: ElementTree.Index? { session.cursor }
  var composer: Composer { session.composer }

  /// Gestures and the effect that they have in common, which is `nil` if they have none.
  private struct Offer {
    let gestures: String
    let effect: String?

    init(_ kinds: Gesture.Kind..., effect: String?) {
      gestures = kinds.map(\.definition.words).joined(separator: ", ")
      self.effect = effect
    }

    init(_ gesture: Gesture, effect: String?) {
      gestures = gesture.description
      self.effect = effect
    }

    init(_ gestures: String, effect: String?) {
      self.gestures = gestures
      self.effect = effect
    }
  }

  /// The lines for the gestures that have an effect at the current place.
  var lines: [String] {
    if let lines = modeLines { return lines }
    let offers =
      moveOffers + focusOffers + textOffers + [
        Offer(.scrub, effect: escape),
        Offer(.magicTap, effect: magicTap),
      ] + scrollOffers + passOffers + zoomOffers
    let lines = offers.compactMap { offer in
      offer.effect.map { Display.spoken("\(offer.gestures): \($0)") }
    }
    let none =
      session.stops.isEmpty
      ? "this screen has no stops, and gestures don't change anything here"
      : "gestures only move the cursor here"
    return (lines.isEmpty ? [none] : lines) + voiceLines
  }

  /// The lines for gestures in the active mode of VoiceOver, or `nil` if no mode is active.
  private var modeLines: [String]? {
    if state.isVoiceOverOff {
      return [
        "voiceover on: turns VoiceOver on again and moves the cursor to where it starts on this screen"
      ] + voiceLines
    }
    if state.isPracticing {
      return [
        "scrub, four-finger double tap: ends practice mode",
        """
        VoiceOver names all other gestures without performing them
        """,
      ]
    }
    if let details = state.details {
      return lines(at: details.place) + ["scrub: closes the chart details"]
    }
    guard let chooser = state.chooser else { return nil }
    let target = chooser.current.map { "double tap: goes to \(node($0))" }
    return [target].compactMap { $0.map(Display.spoken) } + [
      "swipe right, swipe left: moves from name to name", "type, delete: searches the names",
      "scrub: closes the item chooser",
    ]
  }

  /// Returns the lines for gestures at a place on the screen with a chart's details.
  private func lines(at place: ChartDetail) -> [String] {
    switch place {
    case .button, .point:
      [
        "swipe left: goes to the heading", "double tap: plays the chart",
        "pass through right, pass through left: moves from point to point",
      ]
    case .heading: ["swipe right: goes to the button that plays the chart"]
    }
  }

  /// The destinations of swiping left and right.
  private var moveOffers: [Offer] {
    let stops = session.stops
    guard let cursor, let place = stops.firstIndex(of: cursor) else {
      return [Offer(.swipeRight, effect: stops.first.map { "goes to \(name(of: $0))" })]
    }
    let next = place + 1 < stops.count ? stops[place + 1] : nil
    let previous = place > 0 ? stops[place - 1] : nil
    return [
      Offer(
        .swipeRight,
        effect: next.map { "goes to \(name(of: $0))" }
          ?? "goes no further, because this is the last stop\(ofModalView)"
      ),
      Offer(.swipeLeft, effect: previous.map { "goes to \(name(of: $0))" }),
    ]
  }

  /// The end of the sentence about the last stop.
  ///
  /// If a modal view makes VoiceOver ignore other elements, the string names this view. Otherwise,
  /// it's empty.
  private var ofModalView: String {
    var fronts: [ElementTree.Index: ElementTree.Index?] = [:]
    for root in session.shownRoots {
      for node in tree.subtree(of: root).dropFirst() {
        guard let parent = tree.parent(of: node) else { continue }
        let front = fronts[parent] ?? tree.viewInFront(in: parent)
        fronts[parent] = .some(front)
        if let front, front != node {
          return "; the other elements are behind \(tree.phrase(ofModalView: front))"
        }
      }
    }
    return ""
  }

  /// Returns the label of a stop in quotation marks or, if there's none, its role.
  private func name(of stop: ElementTree.Index) -> String {
    let label = session.label(of: stop) ?? ""
    return label.isEmpty
      ? "the unlabeled '\(tree[stop].role.nodeWord)'" : Quoting.quotedLiteral(label)
  }

  private var focusOffers: [Offer] {
    guard let cursor else { return [] }
    let composer = composer
    let actions = state.phone.app.entries(at: cursor).map {
      Offer(.action(composer.name(of: $0)), effect: sentence($0))
    }
    let isDimmed = tree[cursor].traits.contains(.notEnabled)
    let press = isDimmed ? nil : handled(.longPress, at: cursor)
    let takesTouches = state.phone.engine.takesTouches(cursor, in: state.phone.app)
    return [
      Offer(.doubleTap, effect: doubleTap(at: cursor)),
      Offer("swipe up or down", effect: swiping), Offer("rotor", effect: turning),
      Offer(.tripleTap, effect: press), Offer(.doubleTapAndHold, effect: press),
      Offer(.touch, effect: takesTouches ? handled(.touch, at: cursor) : nil),
    ] + actions
  }

  private var zoomOffers: [Offer] {
    guard let cursor else { return [] }
    return [
      Offer(.zoomIn, effect: handled(.zoomIn, at: cursor)),
      Offer(.zoomOut, effect: handled(.zoomOut, at: cursor)),
    ]
  }

  /// Returns the effect of a node's handler for an event, or `nil` if no handler responds to the
  /// event.
  private func handled(_ event: AppEvent, at index: ElementTree.Index) -> String? {
    state.phone.app.taker(of: event, at: index).map(sentence)
  }

  /// The effects of three-finger swipes.
  ///
  /// - Source: VOICEOVER.md 6.5.
  private var scrollOffers: [Offer] {
    Gesture.Direction.allCases.map { direction in
      Offer(.threeFingerSwipe(direction), effect: scrolled(direction.scrolling))
    }
  }

  /// The effects of movements that pass through to the app.
  ///
  /// - Source: VOICEOVER.md 6.6.
  private var passOffers: [Offer] {
    guard cursor != nil else { return [] }
    return Gesture.Direction.allCases.map { direction in
      let events = direction.scrolling.events(in: state.phone.engine.direction(of: state.phone.app))
      let handler = state.phone.app.taker(of: events, from: cursor)
      return Offer(.passThrough(direction), effect: handler.map(sentence))
    }
  }

  private func scrolled(_ direction: ScrollDirection) -> String? {
    let layout = state.phone.engine.direction(of: state.phone.app)
    return switch state.phone.app.scrollPlan(direction, from: cursor, layout: layout) {
    case .handle(let handler)?: sentence(handler)
    case .turn(let view, let page)?:
      "goes to page \(page) of \(state.phone.app.pageCount(of: view))"
    case nil: nil
    }
  }

  private func doubleTap(at index: ElementTree.Index) -> String? {
    if let action = state.phone.engine.chosenAction(in: state.phone.app) { return sentence(action) }
    var engine = state.phone.engine
    if let entry = engine.chosenEditEntry { return "performs \(composer.name(of: entry))" }
    if let entry = engine.chosenChartEntry { return "performs \(composer.name(of: entry))" }
    if let link = engine.linkToOpen(in: state.phone.app),
      let handler = state.phone.app.handler(ofLink: link.mark, at: index)
    {
      return sentence(handler)
    }
    guard let plan = state.phone.app.activationPlan(of: index) else { return nil }
    let touches = tree[index].waitsForActivation ? "starts direct touch" : nil
    let handler = plan.handler.flatMap { $0.declines ? nil : sentence($0) }
    let parts = [plan.standard.flatMap(sentence), handler, touches].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// Returns the effect of an action, including whether it drags or drops an element.
  private func sentence(_ offered: OfferedAction) -> String {
    let effects = sentence(offered.action.effects)
    let dragged = state.phone.app.dragged.map { "drops \(node($0))" }
    let drags: String? =
      switch offered.kind {
      case .custom: nil
      case .drag, .systemDrag: "starts dragging the element"
      case .drop: dragged
      }
    return [drags, effects].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// The effect of the magic tap, or `nil` if it has no effect.
  ///
  /// While the user edits a field that isn't secure, the magic tap begins or ends dictation.
  /// Otherwise, a handler can respond to it.
  private var magicTap: String? {
    guard state.phone.engine.dictates(in: state.phone.app) else {
      return state.phone.app.taker(of: [.magicTap], from: cursor).map(sentence)
    }
    return state.phone.engine.isDictating(in: state.phone.app)
      ? "ends dictation" : "begins dictation"
  }

  /// The effect of the scrub, which the app's escape plan determines, or `nil` if it has no effect.
  private var escape: String? {
    switch state.phone.app.escapePlan(from: cursor) {
    case .putBack(let dragged): "puts back \(node(dragged))"
    case .endEditing(let field): "stops editing \(node(field))"
    case .handle(let handler): sentence(handler)
    case .leave(.close): closing
    case .leave(.goBack): goingBack
    case .nothing: nil
    }
  }
}

// The effects of gestures for text, values, and reading at the current place, for `:what`.
extension WhatReport {
  private var textOffers: [Offer] {
    [
      Offer(.increment, .decrement, effect: stepping),
      Offer(.twoFingerSwipeDown, effect: pageTurning),
    ] + editingOffers
  }

  /// The effects of typing, deleting, and Return in the edited field.
  private var editingOffers: [Offer] {
    guard let field = state.phone.app.editedField else { return [] }
    let name = node(field)
    let handler = state.phone.app.handler(of: .return, at: field)
    let taken = handler.flatMap { $0.declines ? nil : sentence($0) }
    return [
      Offer(.type, .delete, effect: "changes the text of \(name)"),
      Offer(.return, effect: taken ?? "stops editing \(name)"),
    ]
  }

  /// The effect of `increment` and `decrement`, or `nil` if the element isn't adjustable or the
  /// rotor is set to Adjust Value.
  ///
  /// With that setting, the report describes swiping up and down instead.
  private var stepping: String? {
    guard let cursor, state.phone.engine.rotorState.option != .adjustValue,
      tree[cursor].traits.contains(.adjustable), !tree[cursor].traits.contains(.notEnabled)
    else { return nil }
    return "changes the value by one step"
  }

  /// The effect of a page turn at the end of the text, or `nil` if neither the element nor a
  /// container around it turns pages.
  ///
  /// - Source: VOICEOVER.md 2.2, causesPageTurn.
  private var pageTurning: String? {
    guard let cursor, state.phone.app.turnsPages(at: cursor) else { return nil }
    return "continues reading and turns the page"
  }
}
