import EarshotModel

extension AppDocument.ParseResult {
  /// Warnings of announcements that devices may lose: of default priority, posted beside a change of
  /// screen or focus before any `wait`, each once, at the line of its event.
  ///
  /// - Complexity: O(*u*), where *u* is the number of events that are written.
  /// - Source: maui#3736, AccessibilityAnnouncer, cvs-health (VOICEOVER.md 8.1).
  package var doubtfulAnnouncements: [Diagnostic] {
    guard let document else { return [] }
    var handlers = HandlersInOrder(of: document.handlers)
    var warned: Set<WrittenLine> = []
    return references.compactMap { use in
      guard case .handler(let event, _) = use.kind else { return nil }
      guard let handler = handlers.next(of: event, use.owner),
        handler.effects.mayLoseAnnouncement,
        warned.insert(WrittenLine(source: use.source, start: use.range.lowerBound)).inserted
      else { return nil }
      return Diagnostic(.warning, .doubtfulAnnouncement, source: use.source, range: use.range)
    }
  }
}

/// The handlers of nodes, each event's one after the other, as the references name them.
struct HandlersInOrder {
  private let handlers: (NameReference.Owner) -> [Handler]
  /// What is still to come, of those that were asked for.
  private var rest: [NameReference.Owner: [AppEvent: ArraySlice<Handler>]] = [:]

  init(of handlers: @escaping (NameReference.Owner) -> [Handler]) { self.handlers = handlers }

  /// The next handler of an event, or `nil` if there are no more.
  ///
  /// - Complexity: O(1), and O(*h*) in the number of an owner's handlers the first time.
  mutating func next(of event: AppEvent, _ owner: NameReference.Owner) -> Handler? {
    if rest[owner] == nil {
      rest[owner] = Dictionary(grouping: handlers(owner), by: \.event).mapValues { $0[...] }
    }
    return rest[owner]?[event]?.popFirst()
  }
}

/// Where a line is written; one in a component is written once and runs in every use.
private struct WrittenLine: Hashable {
  let source: Int
  let start: Int
}

extension AppDocument {
  fileprivate func handlers(of owner: NameReference.Owner) -> [Handler] {
    switch owner {
    case .node(let index): expanded[index].handlers
    case .each(let number): each.indices.contains(number) ? each[number].element.handlers : []
    }
  }
}

extension [Effect] {
  /// Whether an announcement of default priority stands beside a change of screen or focus, both
  /// before the first `wait`.
  package var mayLoseAnnouncement: Bool {
    let atOnce = prefix { if case .wait = $0 { false } else { true } }
    return atOnce.contains(where: \.isDefaultAnnouncement) && atOnce.contains(where: \.movesCursor)
  }
}

extension Effect {
  fileprivate var isDefaultAnnouncement: Bool {
    if case .announce(_, .default) = self { true } else { false }
  }

  /// Whether the effect changes the screen or sends the cursor somewhere.
  fileprivate var movesCursor: Bool {
    switch self {
    case .show, .leave, .open, .notify(.screenChanged, _), .notify(.layoutChanged, _): true
    case .set, .change, .announce, .notify, .play, .voice, .audio, .wait, .decline: false
    }
  }
}

extension Diagnostic.Message {
  static var doubtfulAnnouncement: Self {
    "devices may lose an announcement beside a change of screen or focus; it needs 'high' or a 'wait'"
  }
}
