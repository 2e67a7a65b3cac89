import EarshotLines
import EarshotModel
package import EarshotNotation
import EarshotReports
import EarshotSession

/// The parts of an app that its sessions hear: screens, stops, actions, handlers, and states.
///
/// A session hears a part if it expects something about the part. A session hears a stop or a state
/// if VoiceOver says it, or a claim names it, at a step that expects words. It hears a state that
/// hides an element if the screen is visible at a step that expects words. It hears an action or a
/// handler that runs at or before the last of these steps.
///
/// - Source: our choice, after statement and branch coverage of code.
package struct Cover: Sendable {
  /// The app that the parts belong to.
  let document: AppDocument
  /// All parts, in the order of the file.
  package private(set) var items: [CoverItem]
  /// The hidden nodes that actions and handlers mark when they run.
  private var probes: [(node: ElementTree.Index, item: Int)] = []
  private var changed: AppDocument

  /// Plays sessions and records the parts that they hear.
  ///
  /// The result is `nil` if the app has errors.
  ///
  /// - Parameters:
  ///   - app: The result of reading the app.
  ///   - sources: The files of the app.
  ///   - transcripts: The sessions to play.
  ///   - overrides: Settings that override the headers.
  /// - Complexity: The same as for running the sessions, plus O(*n*·*m*) for *n* nodes and *m*
  ///   handlers.
  package init?(
    _ app: AppDocument.ParseResult,
    in sources: [SourceText],
    transcripts: [Transcript],
    overrides: [(name: String, value: String)] = []
  ) {
    guard let document = app.document else { return nil }
    self.document = document
    changed = document
    let places = MutationPlaces(app.references, in: sources)
    items = CoverItem.all(of: document.tree, at: places)
    addProbes()
    for transcript in transcripts { play(transcript, overrides) }
  }

  /// Returns whether a session runs a handler of a node.
  ///
  /// The result is `nil` if the handler isn't among the items. The number is the handler's index
  /// among the node's handlers of the event.
  func isRun(at node: ElementTree.Index, _ event: AppEvent, _ number: Int) -> Bool? {
    let handlers = document.tree[node].handlers
    let places = handlers.indices.filter { handlers[$0].event == event }
    guard places.indices.contains(number) else { return nil }
    let item = items.first {
      $0.kind == .handler && $0.node == node && $0.link == nil && $0.number == places[number]
    }
    return item.map { $0.heardBy != nil }
  }

  /// Returns the cover with one more session.
  func hearing(_ transcript: Transcript) -> Cover {
    var cover = self
    cover.play(transcript, [])
    return cover
  }

  /// Inserts an additional effect, which marks a hidden node, before the effects of each action and
  /// handler.
  ///
  /// You don't hear these effects, so the sessions run in the same way as without them.
  private mutating func addProbes() {
    var tree = document.tree
    guard var last = Array(tree.children(of: tree.root)).last else { return }
    for (number, item) in items.enumerated() where [.action, .handler].contains(item.kind) {
      let name = "\u{1}\(number)"
      var probe = Element(role: .text, label: "")
      probe.identifier = name
      probe.isHidden = true
      tree = tree.inserting(probe, after: last)
      last = ElementTree.Index(tree.count - 1)
      probes.append((last, number))
      let mark = Effect.set(.identifier(name), .value(TextTemplate(Self.mark)))
      tree.update(item.node) { element in
        if item.kind == .action {
          element.actions[item.number].effects.insert(mark, at: 0)
        } else if let link = item.link {
          element.marks[link].handlers[item.number].effects.insert(mark, at: 0)
        } else {
          element.handlers[item.number].effects.insert(mark, at: 0)
        }
      }
    }
    changed = AppDocument(
      tree: tree,
      written: document.written,
      each: document.each,
      trivia: document.trivia
    )
  }

  private static let mark = "1"

  private mutating func play(
    _ transcript: Transcript,
    _ overrides: [(name: String, value: String)]
  ) {
    let isExpecting = transcript.stepsThatExpectWords(of: document)
    guard let last = isExpecting.lastIndex(of: true) else { return }
    var session = Session(transcript, on: changed, overrides: overrides)
    for (step, expectsWords) in zip(transcript.steps[...last], isExpecting) {
      let heard = StepHeard(step, in: &session)
      let place = Finding.Place(transcript.source.name, line: step.line)
      probes.removeAll { probe in
        guard session.tree[probe.node].value == Self.mark else { return false }
        items[probe.item].heardBy = place
        return true
      }
      if expectsWords { note(heard, of: step, in: session, at: place) }
    }
  }

  /// Records the screens, stops, and states of a step.
  private mutating func note(
    _ heard: StepHeard,
    of step: Transcript.Step,
    in session: Session,
    at place: Finding.Place
  ) {
    let count = document.tree.count
    let spoken = heard.lines.compactMap { $0.spoken?.subject }.filter { $0.offset < count }
    let claims = step.claims.filter { $0.isAboutSpeech && !step.repeats($0) }
    let nodes = Set(spoken + claims.flatMap { $0.claimedNodes(in: session) })
    let roots = Set(session.shownRoots + [session.screen])
    for number in items.indices where items[number].heardBy == nil {
      let item = items[number]
      let isHeard =
        switch item.kind {
        case .screen: roots.contains(item.node)
        case .stop: nodes.contains(item.node)
        case .state: isHeard(item, nodes, roots, in: session)
        case .action, .handler: false
        }
      if isHeard { items[number].heardBy = place }
    }
  }
}

extension Cover {
  /// Returns whether a conditional line determines its property at a step, and you hear the node or
  /// a part of it.
  ///
  /// If the line hides the node, it's sufficient that the node's screen is visible.
  private func isHeard(
    _ state: CoverItem,
    _ nodes: Set<ElementTree.Index>,
    _ roots: Set<ElementTree.Index>,
    in session: Session
  ) -> Bool {
    let tree = document.tree
    let element = tree[state.node]
    let isHiding =
      switch element.guarded[state.number].value {
      case .hidden(true), .elementsHidden(true): true
      default: false
      }
    let isThere =
      isHiding
      ? roots.contains { tree.contains(state.node, in: $0) }
      : nodes.contains { tree.contains($0, in: state.node) }
    return isThere && session.isFirstState(state.number, of: element, at: state.node)
  }
}

extension Claim {
  /// Whether the claim says that you hear the element that it names.
  fileprivate var isAboutSpeech: Bool {
    if isNegated || !expectsWords { return false }
    if case .state = content { return false }
    return true
  }

  fileprivate func claimedNodes(in session: Session) -> [ElementTree.Index] {
    let line = TextLine(text: text, range: 0..<text.utf8.count, number: 1)
    return names(in: line).compactMap { use in
      switch use.kind {
      case .node(let name), .claimedNode(let name): session.tree.node(name)
      case .label(let label):
        session.settled.stops.first { session.tree[$0].label == label }
      default: nil
      }
    }
  }
}

extension Claim {
  /// Returns the text, followed by the labels of the elements that it names.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the claim.
  package func textWithLabels(in document: AppDocument) -> String {
    let line = TextLine(text: text, range: 0..<text.utf8.count, number: 1)
    let labels = names(in: line).compactMap { use -> String? in
      switch use.kind {
      case .node(let name), .claimedNode(let name):
        document.tree.node(name).flatMap { document.tree[$0].label }
      default: nil
      }
    }
    return ([text] + labels).joined(separator: " ")
  }
}

extension Session {
  /// Returns whether the condition of a line is true, and no earlier condition for the same
  /// property is true.
  fileprivate func isFirstState(
    _ number: Int,
    of element: Element,
    at node: ElementTree.Index
  ) -> Bool {
    let lines = element.guarded
    let property = lines[number].value.property
    let first = lines.firstIndex {
      $0.value.property == property && failingTest(of: $0.condition, at: node) == nil
    }
    return first == number
  }
}
