package import EarshotModel

extension AppDocument.ParseResult {
  /// Warnings about announcements that devices may lose during a change of screen or focus.
  ///
  /// A device may lose an announcement without high priority if the announcement and the change
  /// both come before any `wait`. A line of an event or action causes at most one warning.
  ///
  /// The audit rule `announcement-lost` finds the same announcements.
  ///
  /// - Complexity: O(*u*), where *u* is the number of events and actions in the files.
  /// - Source: maui#3736, AccessibilityAnnouncer, cvs-health (VOICEOVER.md 8.1).
  package var doubtfulAnnouncements: [Diagnostic] {
    guard let document else { return [] }
    var handlers = HandlersInOrder(of: document.handlers)
    var actions = ActionsInOrder(of: document.actions)
    var warned: Set<WrittenLine> = []
    return references.linesOfEffects.compactMap { number in
      let use = references[number]
      let isDoubtful =
        switch use.kind {
        case .handler(let event, _):
          handlers.next(of: event, use.owner).map {
            document.mayLoseAnnouncement(of: $0, use.owner)
          }
        case .action: actions.next(of: use.owner)?.effects.mayLoseAnnouncement
        default: false
        }
      guard isDoubtful ?? false,
        warned.insert(WrittenLine(source: use.source, start: use.range.lowerBound)).inserted
      else { return nil }
      return Diagnostic(.warning, .doubtfulAnnouncement, source: use.source, range: use.range)
    }
  }
}

extension [NameReference] {
  /// The indices of the references at the lines of events and actions.
  ///
  /// Without the buffer, reading the kind of a reference would copy it.
  fileprivate var linesOfEffects: [Int] {
    withUnsafeBufferPointer { references in
      references.indices.filter { number in
        switch references[number].kind {
        case .handler, .action: true
        default: false
        }
      }
    }
  }
}

/// The handlers of each owner for each event, in the order of the references.
struct HandlersInOrder {
  private let handlers: (NameReference.Owner) -> [Handler]
  /// The remaining handlers of the events requested so far.
  private var rest: [NameReference.Owner: [AppEvent: ArraySlice<Handler>]] = [:]

  init(of handlers: @escaping (NameReference.Owner) -> [Handler]) { self.handlers = handlers }

  /// Returns the owner's next handler of an event, or `nil` if there are no more.
  ///
  /// - Complexity: O(1), and the first time O(*h*), where *h* is the number of an owner's handlers.
  mutating func next(of event: AppEvent, _ owner: NameReference.Owner) -> Handler? {
    if rest[owner] == nil {
      rest[owner] = Dictionary(grouping: handlers(owner), by: \.event).mapValues { $0[...] }
    }
    return rest[owner]?[event]?.popFirst()
  }
}

/// The custom actions of each owner, in the order of the references.
private struct ActionsInOrder {
  private let actions: (NameReference.Owner) -> [CustomAction]
  /// The remaining actions of each owner.
  private var rest: [NameReference.Owner: ArraySlice<CustomAction>] = [:]

  init(of actions: @escaping (NameReference.Owner) -> [CustomAction]) { self.actions = actions }

  /// Returns the owner's next action, or `nil` if there are no more.
  mutating func next(of owner: NameReference.Owner) -> CustomAction? {
    let all = actions
    return rest[owner, default: all(owner)[...]].popFirst()
  }
}

/// The place of a line in the files.
///
/// A line in a component has only one place, although each use has a copy of it.
private struct WrittenLine: Hashable {
  let source: Int
  let start: Int
}

extension AppDocument {
  fileprivate func handlers(of owner: NameReference.Owner) -> [Handler] {
    element(of: owner)?.handlers ?? []
  }

  fileprivate func actions(of owner: NameReference.Owner) -> [CustomAction] {
    element(of: owner)?.actions ?? []
  }

  fileprivate func mayLoseAnnouncement(of handler: Handler, _ owner: NameReference.Owner) -> Bool {
    guard !handler.mayLoseAnnouncement else { return true }
    switch owner {
    case .node(let index): return expanded.mayLoseAnnouncement(of: handler, at: index)
    case .each:
      return element(of: owner)?.movesCursorByItself ?? false && handler.isHeardBesideTheRole
    }
  }

  private func element(of owner: NameReference.Owner) -> Element? {
    switch owner {
    case .node(let index): expanded[index]
    case .each(let number): each.indices.contains(number) ? each[number].element : nil
    }
  }
}

extension Handler {
  /// Whether a device may lose an announcement of the handler.
  ///
  /// This is the case if the handler announces text with low or default priority and changes the
  /// screen or the focus, both before the first `wait`. For `appear`, the change is the appearance
  /// of the screen.
  package var mayLoseAnnouncement: Bool {
    event == .appear ? effects.atOnce.announcesQuietly : effects.mayLoseAnnouncement
  }
}

extension Handler {
  /// Whether the handler runs on activation without `decline`, and immediately posts an
  /// announcement of low or default priority.
  ///
  /// The element then also performs the action of its role.
  fileprivate var isHeardBesideTheRole: Bool {
    event == .activate && !effects.contains(.decline) && effects.atOnce.announcesQuietly
  }
}

extension Element {
  /// Whether activating the element changes the screen or moves the focus without a handler.
  ///
  /// Examples are a back button, a tab that opens a screen, and a menu.
  fileprivate var movesCursorByItself: Bool {
    traits.contains(.backButton) || opens != nil || role.opensItself || role.closesWhatIsOpen
  }
}

extension ElementTree {
  /// Returns whether a device may lose an announcement by a node, because the node's effects or its
  /// role change the screen or the focus.
  ///
  /// - Complexity: O(*e* + *d*), where *e* is the number of effects and *d* is the depth of the
  ///   node.
  package func mayLoseAnnouncement(at node: Index) -> Bool {
    guard hasDetails(node) else { return false }
    let element = self[node]
    return element.actions.contains { $0.effects.mayLoseAnnouncement }
      || element.handlers.contains { mayLoseAnnouncement(of: $0, at: node) }
  }

  fileprivate func mayLoseAnnouncement(of handler: Handler, at node: Index) -> Bool {
    handler.mayLoseAnnouncement || handler.isHeardBesideTheRole && movesCursorByItself(node)
  }

  /// Returns whether activating a node moves the cursor without a handler.
  private func movesCursorByItself(_ node: Index) -> Bool {
    self[node].movesCursorByItself
      || self[node].isAccessibilityElement && ancestors(of: node).contains { role(of: $0) == .menu }
  }
}

extension [Effect] {
  /// Whether the effects before the first `wait` include an announcement of low or default priority
  /// and a change of screen or focus.
  package var mayLoseAnnouncement: Bool {
    atOnce.announcesQuietly && atOnce.contains(where: \.movesCursor)
  }

  /// The effects before the first `wait`.
  fileprivate var atOnce: ArraySlice<Effect> {
    prefix { if case .wait = $0 { false } else { true } }
  }
}

extension ArraySlice<Effect> {
  /// Whether there's an announcement of low or default priority.
  fileprivate var announcesQuietly: Bool {
    contains { if case .announce(_, let priority) = $0 { priority != .high } else { false } }
  }
}

extension Effect {
  /// Whether the effect changes the screen or moves the cursor.
  fileprivate var movesCursor: Bool {
    switch self {
    case .show, .leave, .open, .notify(.screenChanged, _), .notify(.layoutChanged, _): true
    case .set, .change, .announce, .notify, .play, .voice, .audio, .wait, .decline: false
    }
  }
}

extension Diagnostic.Message {
  static var doubtfulAnnouncement: Self {
    """
    a device may drop this announcement while the screen or the focus changes; give it the priority \
    'high', or put a 'wait' before it
    """
  }
}
