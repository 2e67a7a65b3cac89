import EarshotComposer
import EarshotAudit
package import EarshotLines
package import EarshotModel
package import EarshotNotation
import EarshotReadOut
import EarshotReports
import EarshotSession
import EarshotTranscripts

/// The contents of an app's files.
package struct ReviewSource: Sendable {
  let reading: AppDocument.ParseResult
  let sources: [SourceText]
  let document: AppDocument

  /// Creates a source from files, or returns `nil` if they have errors.
  package init?(_ reading: AppDocument.ParseResult, of sources: [SourceText]) {
    guard let document = reading.document else { return nil }
    (self.reading, self.sources, self.document) = (reading, sources, document)
  }
}

/// The contents of a review of an app, with its screens, their states, findings, effort, and
/// sessions.
package struct Review: Sendable {
  /// The maximum number of a screen's states that a page lists.
  static let stateLimit = 12

  let title: String
  private(set) var screens: [ReviewScreen]
  let stories: [Story]
  /// The coverage of the app by the sessions that pass, or `nil` if there are none.
  let cover: Cover?
  /// The number of findings of each severity.
  private(set) var severities: [Diagnostic.Severity: Int] = [:]
  /// The average number of gestures to a control, in tenths, or `nil` if no control is reachable.
  private(set) var tenthsToControl: Int?
  private(set) var comparison: AppComparison?
  /// The screens of the old app, if there's a comparison.
  private(set) var old: [ReviewScreen] = []
  /// A summary of how the effort changed since the old app, or `nil` if there's no comparison or no
  /// change.
  private(set) var headline: String?
  /// All findings, in the order of the files.
  private(set) var findings: [AuditFinding] = []
  /// For each finding, the indices of its screen and its stop.
  private(set) var placesOfFindings: [(screen: Int?, stop: Int?)] = []

  /// Collects everything about an app.
  ///
  /// Pictures are data URLs by the names of their screens.
  ///
  /// - Complexity: The same as for an audit, the effort, and the sessions.
  package init(
    _ source: ReviewSource,
    stories: [Story] = [],
    against other: ReviewSource? = nil,
    options: SessionOptions = SessionOptions(),
    work: WorkBudget.Limits = .usual,
    pictures: [String: String] = [:]
  ) {
    let document = source.document
    title =
      document.tree[document.tree.root].label.flatMap { $0.isEmpty ? nil : $0 }
      ?? source.sources.first?.name.split(separator: "/").last.map(String.init) ?? "App"
    self.stories = stories
    let passing = stories.filter { $0.outcome == .passed }.map(\.transcript)
    cover =
      passing.isEmpty ? nil : Cover(source.reading, in: source.sources, transcripts: passing)
    screens = Self.screens(of: document, options, work, pictures)
    addEffort(of: document, options, work)
    if var audit = Audit(source.reading, of: source.sources, options: options) {
      audit.work = work
      audit.notesDoubts = true
      audit.keepsStates = true
      let report = audit.report
      add(report.findings)
      addStates(report.states.map { ($0.session.shownRoots.first, nil, $0.session) })
    }
    if let other { compare(with: other, document, options, work) }
  }

  /// Returns the screens of an app.
  ///
  /// The alerts, sheets, and menus on each screen come after it.
  static func screens(
    of document: AppDocument,
    _ options: SessionOptions,
    _ work: WorkBudget.Limits,
    _ pictures: [String: String] = [:]
  ) -> [ReviewScreen] {
    ReadOut.places(in: document).enumerated().map { offset, place in
      var screen = ReviewScreen(
        document,
        at: place,
        number: offset + 1,
        options: options,
        work: work
      )
      screen.picture = pictures[place.name]
      return screen
    }
  }

  // MARK: Effort

  private mutating func addEffort(
    of document: AppDocument,
    _ options: SessionOptions,
    _ work: WorkBudget.Limits
  ) {
    let effort = AppEffort(document, options: options, advising: false, work: work)
    var next = effort.screens.makeIterator()
    for place in screens.indices {
      let panel = screens[place].place.panelIndex
      if panel.map({ document.tree.isPanel($0) }) ?? true { screens[place].effort = next.next() }
    }
    let costs = effort.screens.flatMap(\.controls).compactMap(\.least)
    tenthsToControl = costs.isEmpty ? nil : costs.reduce(0, +) * 10 / costs.count
  }

  // MARK: Findings

  private mutating func add(_ findings: [AuditFinding]) {
    self.findings = findings
    for finding in findings {
      severities[finding.severity, default: 0] += 1
      let (screen, stop) = place(of: finding.node)
      let name = stop == nil ? screen.flatMap { self.name(of: finding.node, on: screens[$0]) } : nil
      let shown = ReviewStop.Finding(
        severity: finding.severity.rawValue.capitalizedWord,
        message: name.map { "\($0): \(finding.message)" } ?? finding.message.capitalizedWord,
        rule: finding.rule.id,
        fix: finding.rule.page.wayOut
      )
      placesOfFindings.append((screen, stop))
      guard let screen else { continue }
      if let stop {
        screens[screen].stops[stop].findings.append(shown)
      } else {
        screens[screen].findings.append(shown)
      }
    }
  }

  /// Returns the name of an element that isn't a stop when its screen appears, or `nil` if the node
  /// is the screen or has no name.
  private func name(of node: ElementTree.Index, on screen: ReviewScreen) -> String? {
    let tree = screen.session.tree
    guard node != screen.root, ![.app, .screen].contains(tree.role(of: node)) else { return nil }
    let name = tree.nounName(of: node)
    return name.allSatisfy { $0.isLetter || $0 == " " } ? nil : name
  }

  /// Returns the indices of the screen and the stop of a node.
  private func place(of node: ElementTree.Index) -> (screen: Int?, stop: Int?) {
    for (place, screen) in screens.enumerated() {
      if let stop = screen.stops.firstIndex(where: { $0.index == node }) { return (place, stop) }
    }
    let inside = screens.indices.filter {
      screens[$0].session.tree.contains(node, in: screens[$0].root)
    }
    let screen = inside.last ?? (screens.isEmpty ? nil : 0)
    guard let screen else { return (nil, nil) }
    let tree = screens[screen].session.tree
    let around = Set(tree.ancestors(of: node))
    return (screen, screens[screen].stops.firstIndex { around.contains($0.index) })
  }

  // MARK: States

  /// Adds the states that differ from a screen's first appearance, without duplicates.
  private mutating func addStates(_ audited: [(ElementTree.Index?, String?, Session)]) {
    let moments = stories.flatMap(\.moments).map {
      (Optional($0.root), Optional($0.origin), $0.session)
    }
    var places: [ElementTree.Index: Int] = [:]
    for (place, screen) in screens.enumerated() { places[screen.root] = place }
    var known = screens.map { Set([$0.stops.map(\.utterance.text)]) }
    for (root, origin, session) in moments + audited {
      guard let root, let place = places[root] else { continue }
      let settled = session.settled
      let texts = ReviewStop.texts(of: settled)
      guard known[place].insert(texts).inserted else { continue }
      guard screens[place].states.count < Self.stateLimit else {
        screens[place].moreStates += 1
        continue
      }
      let changes = settled.changes(since: screens[place].session)
      guard !changes.isEmpty else { continue }
      screens[place].states.append(ReviewState(origin: origin, changes: changes))
    }
  }

  // MARK: Comparing

  private mutating func compare(
    with other: ReviewSource,
    _ document: AppDocument,
    _ options: SessionOptions,
    _ work: WorkBudget.Limits
  ) {
    let comparison = AppComparison(from: other.document, to: document, options: options)
    headline = EffortComparison.headline(from: other.document, to: document, options: options)
    old = Self.screens(of: other.document, options, work)
    for change in comparison.changes {
      mark(change, change.stop, in: &screens, as: change.kind == .removed ? nil : change.kind.mark)
      mark(change, change.oldStop, in: &old, as: change.kind == .added ? nil : change.kind.mark)
    }
    self.comparison = comparison
  }

  private func mark(
    _ change: AppComparison.Change,
    _ stop: Int?,
    in screens: inout [ReviewScreen],
    as mark: DrawnStop.Change?
  ) {
    guard let stop, let mark, let place = screens.firstIndex(where: { $0.isPlace(of: change) }),
      screens[place].stops.indices.contains(stop - 1)
    else { return }
    screens[place].stops[stop - 1].change = mark
  }
}

extension ReviewScreen {
  /// Returns whether a change is on this screen.
  func isPlace(of change: AppComparison.Change) -> Bool {
    change.screen == Quoting.name(place.screen) && change.panel == place.panel
  }
}

extension AppComparison.Change.Kind {
  /// The mark of a stop with this change, or `nil` if a drawing doesn't mark the change.
  fileprivate var mark: DrawnStop.Change? {
    switch self {
    case .added: .added
    case .removed: .removed
    case .moved: .moved
    case .part: .differs
    case .app, .start, .screenAdded, .screenRemoved, .landing, .rotor: nil
    }
  }
}

extension ReviewStop {
  /// Returns the speech at each stop that a session shows.
  fileprivate static func texts(of session: Session) -> [String] {
    var previous: ElementTree.Index?
    return session.stops.map { index in
      let text = session.utterance(at: index, from: previous).text
      previous = index
      return text
    }
  }
}
