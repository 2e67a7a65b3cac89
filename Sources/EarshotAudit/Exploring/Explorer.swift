import EarshotComposer
import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

/// A breadth-first explorer of an app's states, which uses copies of a session.
///
/// It explores a state if something in it is new: a combination of open screens, the words at a
/// stop (ignoring numbers), or a missing stop. This way, the number of states grows with the size
/// of the app instead of the product of its switches.
///
/// - Source: our choice.
struct Explorer: Sendable {
  /// A fact that makes a state worth exploring.
  private enum Fact: Hashable {
    /// The given screens are visible.
    case layout([String])
    /// A stop of the given screens is missing.
    case absent([String], ElementTree.Index)
    /// A stop has the given words.
    case heard(ElementTree.Index, String)
  }

  /// The stops found so far on a screen.
  private struct Members {
    var places: Set<ElementTree.Index> = []
    /// The stop order of the last state, and the number of stops found up to that state, or `nil`
    /// before the first state.
    var last: (order: StopOrder, count: Int)?
  }

  private(set) var summary = AuditReport.Exploration()
  private let fresh: Session
  private let app: AuditedApp
  private let bounds: ExploringBounds
  /// Whether announcements can be lost, as they can on devices.
  private let onDevice: Bool
  private var nodes = 0
  private var queue: [AuditedScreen] = []
  private var facts: Set<Fact> = []
  private var layouts: Set<[String]> = []
  /// The stops found so far on each screen.
  private var members: [[String]: Members] = [:]
  /// The last explored state of each screen.
  private var lastStates: [[String]: AuditedScreen] = [:]
  private var visited: Set<ElementTree.Index> = []
  private var doubts = AnnouncementDoubts()
  private var exits = ModalExits()
  private var actions = ActionReach()
  private var ways = WaysBack()
  /// Whether the app's first screen leads to the states that the explorer is visiting.
  private var isOpened = true

  init(_ session: Session, _ app: AuditedApp, _ bounds: ExploringBounds) {
    fresh = session.with(announcements: .kept)
    onDevice = session.options.settings.announcements == .device
    self.app = app
    self.bounds = bounds
  }

  /// Explores until nothing is new or a limit is reached.
  ///
  /// The screens that nothing opens come last.
  mutating func explore(_ judge: inout AuditJudge) {
    for screen in fresh.document.tree.screens where !visited.contains(screen) {
      var session = fresh
      session.firstScreen = fresh.document.tree[screen].identifier
      session.perform(.start())
      judge.work.spend(session.work.used - fresh.work.used)
      meet(shown(by: session), &judge)
      exploreQueue(&judge)
      // A screen that nothing opens gives no information about going back.
      isOpened = false
    }
    guard summary.bound == nil else { return }
    // An export contains only the gestures that someone tried, so there may be other ways to leave.
    if !app.isForeign { exits.judge(&judge) }
    actions.judge(&judge)
    ways.judge(&judge)
  }

  private mutating func exploreQueue(_ judge: inout AuditJudge) {
    var next = 0
    while next < queue.count, mayGoOn(judge) {
      let screen = queue[next]
      next += 1
      summary.states += 1
      visited.insert(screen.screen)
      expand(screen, &judge)
    }
    queue = []
  }

  /// Returns whether the explorer can continue, and records the first limit that it reaches.
  private mutating func mayGoOn(_ judge: AuditJudge) -> Bool {
    if summary.bound != nil { return false }
    if summary.states >= bounds.states {
      summary.bound = "the app has more than \(bounds.states) states"
    } else if summary.gestures >= bounds.gestures {
      summary.bound = "trying every state takes more than \(bounds.gestures.withComma) gestures"
    } else if judge.work.isSpent {
      summary.bound = Audit.spentBudget
    } else if nodes >= bounds.nodes {
      summary.bound = "the screens are too large for the audit to try every state"
    }
    return summary.bound == nil
  }

  /// Reports the announcements that a phone may lose while VoiceOver repeats the label.
  func judgeDoubts(_ judge: inout AuditJudge) { doubts.judge(&judge) }

  /// Adds a state if anything in it is new.
  private mutating func meet(_ screen: AuditedScreen, _ judge: inout AuditJudge) {
    nodes += screen.stops.count
    judge.work.spend(Work.judgment * screen.stops.count)
    let names = screen.session.shownNames
    var isNew = facts.insert(.layout(names)).inserted
    if noteAbsences(screen, names) { isNew = true }
    // The state that this state was compared with already contains the other stops.
    for stop in screen.newStops {
      let text = stop.coarseText
      if facts.insert(.heard(stop.index, text)).inserted { isNew = true }
    }
    guard isNew else { return }
    judge.look(at: screen)
    actions.note(screen)
    queue.append(screen)
    lastStates[names] = screen
  }

  /// Records the missing stops of a screen.
  ///
  /// - Returns: Whether any of them is missing for the first time.
  private mutating func noteAbsences(_ screen: AuditedScreen, _ names: [String]) -> Bool {
    var members = members.removeValue(forKey: names) ?? Members()
    defer { self.members[names] = members }
    if let last = members.last, last.order === screen.order, last.count == members.places.count {
      return false
    }
    var isNew = false
    for node in members.places.subtracting(screen.places)
    where facts.insert(.absent(names, node)).inserted {
      isNew = true
    }
    members.places.formUnion(screen.places)
    members.last = (screen.order, members.places.count)
    return isNew
  }

  /// Returns the current screen of a session, compared with the last explored state of the same
  /// screen.
  private func shown(by session: Session) -> AuditedScreen {
    AuditedScreen(session, app, after: lastStates[session.shownNames])
  }

  /// Makes every gesture that may have an effect in a state.
  private mutating func expand(_ screen: AuditedScreen, _ judge: inout AuditJudge) {
    exits.note(screen)
    if screen.hasFocusHandlers { OrderWalk(on: screen).judge(&judge) }
    for stop in screen.stops {
      guard mayGoOn(judge) else { return }
      var session = screen.session
      session.putFocus(on: stop.index)
      if session.tree != screen.tree { meet(shown(by: session), &judge) }
      guard session.cursor == stop.index else { continue }
      for gesture in stop.gestures(in: session) where !judge.work.isSpent {
        make(gesture, at: stop, of: screen, from: session, &judge)
      }
      if stop.element.traits.contains(.adjustable) {
        ValueWalk(of: stop, in: session).judge(&judge, on: screen)
      }
    }
    for gesture in screen.gestures {
      make(gesture, at: nil, of: screen, from: screen.session, &judge)
    }
    if layouts.insert(screen.session.shownNames).inserted {
      ChatterWalk(on: screen).judge(&judge)
    }
  }

  private mutating func make(
    _ gesture: Gesture,
    at stop: AuditedStop?,
    of screen: AuditedScreen,
    from session: Session,
    _ judge: inout AuditJudge
  ) {
    summary.gestures += 1
    nodes += 1
    var after = session
    let response = after.perform(gesture)
    judge.work.spend(Work.gesture + after.work.used - session.work.used)
    judge.work.spend(Work.comparison(ofNodes: after.tree.count))
    let changes = after.tree != session.tree || after.shownNames != session.shownNames
    let step = AuditedStep(
      screen: screen,
      stop: stop,
      gesture: gesture,
      before: session,
      after: after,
      response: response,
      shown: changes ? shown(by: after) : nil
    )
    exits.note(step)
    if isOpened { ways.note(step) }
    WalkRules.judge(step, &judge)
    AnnouncementWalk(step).judge(&judge, onDevice: onDevice)
    if !onDevice { doubts.note(step) }
    if let shown = step.shown {
      // `ModalExits` checks whether each node on the old and the new screen is modal.
      judge.work.spend(2 * Work.stop * after.tree.count)
      meet(shown, &judge)
    }
  }
}

extension AuditedStop {
  /// VoiceOver's words without numbers.
  ///
  /// For a field, it's only the field's traits and whether it contains text.
  fileprivate var coarseText: String {
    guard element.traits.contains(.textEntry) else { return utterance.text.withoutNumbers }
    let isEmpty = element.value?.isEmpty ?? true
    return "\(isEmpty) \(element.traits.rawValue)"
  }
}

extension String {
  /// The text, with each run of digits replaced by a single zero, so counters don't create new
  /// states.
  fileprivate var withoutNumbers: String {
    guard !isASCIIText(without: UInt8.digits.contains) else { return self }
    guard !isASCIIText else { return ofASCIIWithoutNumbers }
    var result = ""
    var isInNumber = false
    for scalar in unicodeScalars {
      let isNumber =
        scalar.isASCII ? ("0"..."9").contains(scalar) : scalar.properties.numericType != nil
      if !isNumber {
        result.unicodeScalars.append(scalar)
      } else if !isInNumber {
        result += "0"
      }
      isInNumber = isNumber
    }
    return result
  }
}

extension AuditedScreen {
  /// Whether anything happens when the cursor arrives or leaves.
  fileprivate var hasFocusHandlers: Bool {
    stops.contains { stop in
      stop.element.handlers.contains { $0.event == .focus || $0.event == .unfocus }
    }
  }

  /// The gestures that don't depend on the cursor.
  fileprivate var gestures: [Gesture] {
    [.scrub, .magicTap, .threeFingerSwipe(.left), .threeFingerSwipe(.up), .wait(.tenSeconds)]
  }
}

extension Milliseconds {
  /// The time to wait for automatic events.
  static let tenSeconds = Milliseconds(10_000)
}

extension AuditedStop {
  /// Returns the gestures that may have an effect in the session's current state.
  fileprivate func gestures(in session: Session) -> [Gesture] {
    let traits = element.traits
    var gestures: [Gesture] = isControl || takesActivation ? [.doubleTap] : []
    if traits.contains(.adjustable) { gestures += [.increment(), .decrement()] }
    if traits.contains(.isEditing) {
      gestures += element.value?.isEmpty ?? true ? [.type("a")] : [.return]
    }
    if element.handlers.contains(where: { $0.event == .longPress }) { gestures.append(.tripleTap) }
    return gestures + session.actionNames(at: index).map { .action($0) }
  }
}
