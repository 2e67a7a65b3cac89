import EarshotLines
import EarshotSession
import EarshotModel
import EarshotFocusEngine
import EarshotNotation
import EarshotComposer

// Claims about where elements are and what they offer.
extension ClaimJudge {
  /// An element that a claim names.
  enum ClaimedElement {
    /// A node of what is shown.
    case node(ElementTree.Index)
    /// Why there is none.
    case missing(ClaimFinding)
  }

  /// Finds the element that a claim names.
  ///
  /// An identifier that is nowhere in the app is a mistake of the claim, so that it fails whatever
  /// it says: our choice.
  mutating func claimed(_ target: CommandTarget) -> ClaimedElement {
    if let index = session.node(target) { return .node(index) }
    let name = target.notation
    switch target {
    case .label: return .missing(ClaimFinding(false, "no stop is labeled \(name)"))
    case .identifier(let identifier):
      let known = session.document.tree.indices.compactMap { session.document.tree[$0].identifier }
      guard known.index(ofName: identifier) == nil else {
        let screen = Quoting.name(session.screenName ?? "")
        return .missing(ClaimFinding(false, "\(name) is not on the screen shown, \(screen)"))
      }
      let nearest = Suggestion.nearest(to: identifier, in: known).map {
        Quoting.name($0, after: "#")
      }
      let ending = nearest.map { "; did you mean '\($0)'?" } ?? ""
      return .missing(.void("the app has no \(name)\(ending)"))
    }
  }

  /// Judges whether no file names an element; one that is only hidden or removed is named.
  ///
  /// - Source: SESSIONS.md, "Transcripts".
  func findingOnAbsence(of identifier: String) -> ClaimFinding {
    let tree = session.document.tree
    let places = tree.indices.filter { tree[$0].identifier != nil }
    let names = places.map { tree[$0].identifier ?? "" }
    let name = Quoting.name(identifier, after: "#")
    guard let place = names.index(ofName: identifier) else {
      return ClaimFinding(true, "no file names \(name)")
    }
    return ClaimFinding(false, "\(name) is \(tree.nodeLine(of: places[place]))")
  }

  /// Where focus is, as a sentence.
  var focusSentence: String {
    let stops = session.stops
    guard let cursor = session.cursor, let place = stops.firstIndex(of: cursor) else {
      return "nothing has focus"
    }
    return "focus is on \(session.tree.nodeLine(of: cursor)), \(place + 1) of \(stops.count)"
  }

  mutating func findingOnFocus(_ target: CommandTarget) -> ClaimFinding {
    switch claimed(target) {
    case .missing(let finding) where finding.isVoid: return finding
    case .missing(let finding):
      return ClaimFinding(false, "\(finding.sentence); \(focusSentence)")
    case .node(let node):
      let stop = session.stop(standingFor: node)
      return ClaimFinding(stop != nil && stop == session.cursor, focusSentence)
    }
  }

  mutating func findingOnWay(to target: CommandTarget, within count: Int) -> ClaimFinding {
    if case .missing(let finding) = claimed(target) { return finding }
    let name = target.notation
    switch session.findWay(to: target, within: count) {
    case .found(let commands):
      let way = commands.isEmpty ? "focus is there" : commands.asWay
      return ClaimFinding(
        true,
        "\(name) is reached with \(commands.count.counted("gesture")): \(way)"
      )
    case .tooFar(let commands?):
      return ClaimFinding(
        false,
        "the shortest way to \(name) has \(commands.count.counted("gesture")): \(commands.asWay)"
      )
    case .tooFar(nil):
      return ClaimFinding(false, "no way to \(name) has \(count.counted("gesture")) or fewer")
    case .unreachable:
      return ClaimFinding(false, "no way leads to \(name) by gestures that only move")
    case .givenUp(let count):
      let states = "\(count.counted("state"))"
      return .void("the search for a way was given up after \(states); '--budget 4x' looks further")
    }
  }

  mutating func findingOnReaching(_ target: CommandTarget) -> ClaimFinding {
    let name = target.notation
    let node: ElementTree.Index
    switch claimed(target) {
    case .missing(let finding): return finding
    case .node(let index): node = index
    }
    let stops = session.stops
    if let place = place(of: node, among: stops) {
      return ClaimFinding(true, "\(name) is stop \(place + 1) of \(stops.count)")
    }
    let reason = session.isHidden(node) ? ": it is hidden" : ""
    return ClaimFinding(false, "\(name) is none of the \(stops.count) stops\(reason)")
  }

  /// The place of a node among the stops; of an alert and a stepper that of its first part.
  private func place(of node: ElementTree.Index, among stops: [ElementTree.Index]) -> Int? {
    stops.firstIndex {
      $0 == node || session.tree[$0].role.isMadeByBuilder && session.tree.parent(of: $0) == node
    }
  }

  mutating func findingOnOrder(_ targets: [CommandTarget]) -> ClaimFinding {
    let stops = session.stops
    var places: [(name: String, place: Int)] = []
    for target in targets {
      switch claimed(target) {
      case .missing(let finding): return finding
      case .node(let node):
        let stop = session.stop(standingFor: node)
        guard let place = stop.flatMap({ stops.firstIndex(of: $0) }) else {
          return ClaimFinding(false, "\(target.notation) is none of the \(stops.count) stops")
        }
        places.append((target.notation, place))
      }
    }
    let isOrdered = zip(places, places.dropFirst()).allSatisfy { $0.place < $1.place }
    let names = places.sorted { $0.place < $1.place }.map { "\($0.name) (\($0.place + 1))" }
    return ClaimFinding(isOrdered, "the order is \(names.joined(separator: ", "))")
  }

  mutating func findingOnAction(_ name: String, at target: CommandTarget?) -> ClaimFinding {
    let place: ElementTree.Index
    switch target.map({ claimed($0) }) {
    case .missing(let finding)?: return finding
    case .node(let node)?: place = session.stop(standingFor: node) ?? node
    case nil:
      guard let cursor = session.cursor else { return ClaimFinding(false, "nothing has focus") }
      place = cursor
    }
    let names = session.actionNames(at: place)
    let owner = session.tree.shortName(of: place)
    let sentence =
      names.isEmpty
      ? "\(owner) offers no action" : "\(owner) offers \(names.map(quoted).joinedWithAnd)"
    return ClaimFinding(names.index(ofName: name) != nil, sentence)
  }
}

extension [Gesture] {
  /// The gestures of a way; of a long one the first.
  fileprivate var asWay: String {
    let shown = prefix(12).map(\.description).joined(separator: ", ")
    return count > 12 ? shown + " …" : shown
  }
}
