import EarshotLines
import EarshotSession
import EarshotModel
import EarshotFocusEngine
import EarshotNotation
import EarshotComposer

// Claims about the position of elements and about their actions.
extension ClaimJudge {
  /// An element that a claim names.
  enum ClaimedElement {
    /// A node on the current screen.
    case node(ElementTree.Index)
    /// The reason that you can't hear the element now.
    case unheard(ClaimFinding)
    /// The finding that the app has no element with the name.
    case unknown(ClaimFinding)
  }

  /// Returns the element that a claim names, which must currently be a stop or contain a stop.
  ///
  /// If an identifier in a claim isn't in the app, the claim always fails. This is our choice.
  ///
  /// - Source: SESSIONS.md, "What claims mean".
  mutating func claimed(_ target: CommandTarget) -> ClaimedElement {
    let name = target.notation
    switch target {
    case .label(let label):
      guard let index = session.node(target) else {
        return .unheard(.void("no stop has the label \(name)\(ending(forLabel: label))"))
      }
      if session.isChoosing, let reason = session.reasonUnheard(index) {
        return .unheard(.void("\(name) \(reason.predicate)"))
      }
      return .node(index)
    case .identifier(let identifier):
      if let index = session.node(target) ?? session.tree.node(identifier) {
        guard session.isChoosing || session.stop(standingFor: index) == nil,
          let reason = session.reasonUnheard(index)
        else { return .node(index) }
        return .unheard(.void("\(name) \(reason.predicate)"))
      }
      let known = session.document.tree.indices.compactMap { session.document.tree[$0].identifier }
      guard known.index(ofName: identifier) == nil else {
        return .unheard(.void("\(name) isn't on the current screen"))
      }
      let nearest = Suggestion.nearest(to: identifier, in: known).map {
        Quoting.name($0, after: "#")
      }
      let ending = nearest.map { "; did you mean '\($0)'?" } ?? ""
      return .unknown(.void("the app has no \(name)\(ending)"))
    }
  }

  /// Returns the end of a message about a label that no stop has, with the reason that you can't
  /// hear the element or with the nearest label.
  private func ending(forLabel label: String) -> String {
    let tree = session.tree
    let known = tree.indices.first {
      tree.role(of: $0) != .screen && tree[$0].label?.lowercased() == label.lowercased()
    }
    if let known, let reason = session.reasonUnheard(known) {
      return "; \(tree.phrase(of: known)) \(reason.predicate)"
    }
    let labels = session.stops.compactMap { tree[$0].label }
    let nearest = Suggestion.nearest(to: label, in: labels)
    return nearest.map { "; a similar label is \(quoted($0))" } ?? ""
  }

  /// Returns the end of a message about a claim that names one of several elements by their label,
  /// or an empty string for other claims.
  func ending(onSharedLabelIn content: Claim.Content) -> String {
    guard case .label(let label)? = content.target else { return "" }
    let same = session.stops(labeled: label)
    guard same.count > 1 else { return "" }
    let names = same.dropFirst().compactMap { session.tree[$0].identifier }
    let way =
      names.first.map { "use its identifier, such as \(Quoting.name($0, after: "#"))" }
      ?? "give it an identifier"
    let start = "\(same.count) stops have this label, and the claim is about the first"
    return "; \(start); to name a different one, \(way)"
  }

  /// Judges whether no file of the app contains an identifier.
  ///
  /// An element that is only hidden or removed is still in the file.
  ///
  /// - Source: SESSIONS.md, "Transcripts".
  func findingOnAbsence(of identifier: String) -> ClaimFinding {
    let tree = session.document.tree
    let names = tree.indices.compactMap { tree[$0].identifier }
    let name = Quoting.name(identifier, after: "#")
    guard names.index(ofName: identifier) != nil else {
      return ClaimFinding(true, "no file of the app contains the name \(name)")
    }
    let advice = "'absent' is only for names that no file contains"
    return ClaimFinding(
      false,
      "the app contains \(name); \(advice), so write '? not reachable \(name)'"
    )
  }

  /// The position of the cursor, as a sentence.
  var focusSentence: String {
    let stops = session.stops
    guard let cursor = session.cursor, let place = stops.firstIndex(of: cursor) else {
      return "the cursor isn't on an element"
    }
    let name = session.tree.nodeLine(of: cursor)
    return "the cursor is on \(name), stop \(place + 1) of \(stops.count)"
  }

  mutating func findingOnFocus(_ target: CommandTarget) -> ClaimFinding {
    switch claimed(target) {
    case .unknown(let finding): return finding
    case .unheard(let finding):
      return ClaimFinding(false, "\(finding.sentence); \(focusSentence)")
    case .node(let node):
      let stop = session.stop(standingFor: node)
      return ClaimFinding(stop != nil && stop == session.cursor, focusSentence)
    }
  }

  mutating func findingOnWay(to target: CommandTarget, within count: Int) -> ClaimFinding {
    if case .unknown(let finding) = claimed(target) { return finding }
    if session.isChoosing, case .unheard(let finding) = claimed(target) { return finding }
    let name = target.notation
    switch session.findWay(to: target, within: count) {
    case .found(let commands):
      guard !commands.isEmpty else {
        return ClaimFinding(true, "the cursor is already on \(name)")
      }
      return ClaimFinding(
        true,
        "you reach \(name) with \(commands.count.counted("gesture")): \(commands.asWay)"
      )
    case .tooFar(let commands?):
      return ClaimFinding(
        false,
        "the shortest path to \(name) takes \(commands.count.counted("gesture")): \(commands.asWay)"
      )
    case .tooFar(nil):
      return ClaimFinding(
        false,
        "every path to \(name) takes more than \(count.counted("gesture"))"
      )
    case .unreachable:
      return .void("you can't reach \(name) by moving the cursor\(reason(unheard: target))")
    case .givenUp(let count):
      let states = "\(count.counted("state"))"
      return .void(
        "Earshot stopped searching for a path after \(states); to search further, use '--budget 4x'"
      )
    }
  }

  mutating func findingOnReaching(_ target: CommandTarget) -> ClaimFinding {
    let name = target.notation
    let node: ElementTree.Index
    switch claimed(target) {
    case .unknown(let finding): return finding
    case .unheard(let finding): return ClaimFinding(false, finding.sentence)
    case .node(let index): node = index
    }
    let stops = session.stops
    if let place = place(of: node, among: stops) {
      return ClaimFinding(true, "\(name) is stop \(place + 1) of \(stops.count)")
    }
    let reason = session.reasonUnheard(node)?.predicate ?? "isn't a stop"
    return ClaimFinding(false, "\(name) \(reason)")
  }

  /// Returns the reason that you can't hear an element now, as the end of a sentence.
  private mutating func reason(unheard target: CommandTarget) -> String {
    guard case .unheard(let finding) = claimed(target) else { return "" }
    return ": \(finding.sentence)"
  }

  /// Returns the index of a node among the stops, or `nil` if the node isn't a stop.
  ///
  /// For an alert or a stepper, the result is the index of its first part.
  private func place(of node: ElementTree.Index, among stops: [ElementTree.Index]) -> Int? {
    stops.firstIndex {
      $0 == node || session.tree[$0].role.isMadeByBuilder && session.tree.parent(of: $0) == node
    }
  }

  mutating func findingOnOrder(_ targets: [CommandTarget]) -> ClaimFinding {
    let stops = session.stops
    // For a few targets, a search is cheaper than a table.
    let isLong = targets.count > 20
    let table = isLong ? Dictionary(zip(stops, 0...)) { first, _ in first } : [:]
    var places: [(name: String, place: Int)] = []
    for target in targets {
      switch claimed(target) {
      case .unknown(let finding), .unheard(let finding): return finding
      case .node(let node):
        let stop = session.stop(standingFor: node)
        guard let place = stop.flatMap({ isLong ? table[$0] : stops.firstIndex(of: $0) }) else {
          return .void("\(target.notation) isn't a stop")
        }
        places.append((target.notation, place))
      }
    }
    let isOrdered = zip(places, places.dropFirst()).allSatisfy { $0.place < $1.place }
    let names = places.sorted { $0.place < $1.place }.map { "\($0.name) (stop \($0.place + 1))" }
    return ClaimFinding(isOrdered, "the order is \(names.joined(separator: ", "))")
  }

  mutating func findingOnAction(_ name: String, at target: CommandTarget?) -> ClaimFinding {
    let place: ElementTree.Index
    switch target.map({ claimed($0) }) {
    case .unknown(let finding)?, .unheard(let finding)?: return finding
    case .node(let node)?: place = session.stop(standingFor: node) ?? node
    case nil:
      guard let cursor = session.cursor else {
        return ClaimFinding(false, "the cursor isn't on an element")
      }
      place = cursor
    }
    let names = session.actionNames(at: place)
    let owner = session.tree.phrase(of: place)
    let sentence =
      names.isEmpty
      ? "\(owner) has no actions" : "\(owner) offers \(names.map(quoted).joinedWithAnd)"
    return ClaimFinding(names.index(ofName: name) != nil, sentence)
  }
}

extension Claim.Content {
  /// The only element that the claim names, or `nil` if it names none or several.
  fileprivate var target: CommandTarget? {
    switch self {
    case .focus(let target, _), .reachable(let target), .task(_, let target): target
    case .hasAction(let target, _), .conveys(let target, _), .canSay(_, let target),
      .showsName(let target, _):
      target
    default: nil
    }
  }
}

extension [Gesture] {
  /// The gestures of a path, or only the first gestures if the path is long.
  fileprivate var asWay: String {
    let shown = prefix(12).map(\.description).joined(separator: ", ")
    return count > 12 ? shown + " …" : shown
  }
}
