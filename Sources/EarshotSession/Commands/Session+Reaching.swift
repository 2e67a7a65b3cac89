import EarshotLines
package import EarshotModel
import EarshotNotation

// Lines that reach a stop even if a different stop has the same label.
//
// - Source: our choice: a suggestion is a line that works here.
extension Session {
  /// The maximum number of swipes from a stop with a name to a stop without one.
  private static let swipeLimit = 9

  /// Returns the argument of `touch` that reaches a stop: its label in quotes or, if an earlier
  /// stop has the same label, its identifier.
  ///
  /// The result is `nil` if neither reaches the stop.
  func target(of stop: ElementTree.Index) -> String? {
    var copy = self
    if let label = label(of: stop), !label.isEmpty, copy.node(.label(label)) == stop {
      return Quoting.quotedLiteral(label)
    }
    guard let name = tree[stop].identifier, copy.node(.identifier(name)) == stop else { return nil }
    return Quoting.name(name, after: "#")
  }

  /// Returns the line that moves the cursor to a stop, or `nil` if there's none.
  ///
  /// If no name reaches the stop, the line swipes to it from a stop before it.
  func way(to stop: ElementTree.Index) -> String? {
    let stops = stops
    guard let place = stops.firstIndex(of: stop) else { return nil }
    for distance in 0...min(place, Self.swipeLimit) {
      guard let target = target(of: stops[place - distance]) else { continue }
      let swipes = distance < 2 ? "; swipe right" : "; swipe right \(distance)"
      return "touch \(target)\(distance == 0 ? "" : swipes)"
    }
    return nil
  }

  /// Returns the line that performs commands at a stop, or `nil` if Earshot would refuse it.
  func line(_ commands: String, at stop: ElementTree.Index) -> String? {
    way(to: stop).map { "\($0); \(commands)" }.flatMap { succeeds($0) ? $0 : nil }
  }

  /// Returns whether Earshot performs every command of a line in the current state of the app.
  ///
  /// - Complexity: The same as for running the line.
  func succeeds(_ line: String) -> Bool {
    guard Self.isLine(line) else { return false }
    return !rehearsal(of: line).isRefused
  }

  /// Returns the output of a line that runs on a copy of the session.
  func rehearsal(of line: String) -> Response {
    var copy = self
    copy.keepsHistory = false
    copy.isRehearsing = true
    return copy.play(line)
  }

  /// Returns a line that works, or `nil` if there's none.
  ///
  /// If Earshot would refuse the given line, and it begins with `touch` and a label, the result
  /// acts on a different stop with the same label.
  func working(_ line: String) -> String? {
    if line.hasPrefix(":") || succeeds(line) { return line }
    let commands = CommandParser.commands(in: line).map { String($0).trimmed }
    guard commands.count > 1,
      case .success(.gesture(.touch(.target(.label(let label)))))? =
        CommandParser.placedCommands(in: line).first?.result
    else { return nil }
    let rest = commands.dropFirst().joined(separator: "; ")
    return stops(labeled: label).lazy.compactMap { self.line(rest, at: $0) }.first
  }

  /// Returns the stops with a label, in any case.
  package func stops(labeled label: String) -> [ElementTree.Index] {
    let wanted = label.lowercased()
    return stops.filter { stop in
      guard let label = self.label(of: stop) else { return false }
      // Lowercase text rarely has a different length, and then it isn't ASCII.
      return (label.utf8.count == wanted.utf8.count || label.utf8.contains { $0 >= 0x80 })
        && label.lowercased() == wanted
    }
  }

  /// Returns the line that performs a double tap and further commands at the text field with a
  /// name, or `nil` if no text field has the name.
  mutating func line(_ commands: String, inFieldCalled name: String) -> String? {
    guard let target = stop(calledBy: name), let node = node(CommandTarget(target)) else {
      return nil
    }
    let same = label(of: node).map { stops(labeled: $0) } ?? []
    let field = ([node] + same).first { takesText($0) }
    return field.flatMap { line("double tap; \(commands)", at: $0) }
  }

  /// Returns the line that performs a gesture in a text field, which is the given element or a
  /// text field with the same name.
  mutating func typingLine(_ gesture: String, at element: String, calledBy name: String) -> String {
    let line = "touch \(element); double tap; \(gesture)"
    return succeeds(line) ? line : self.line(gesture, inFieldCalled: name) ?? line
  }

  /// Returns whether the user can type in a stop.
  func takesText(_ stop: ElementTree.Index) -> Bool {
    !tree.traits(of: stop).isDisjoint(with: [.textEntry, .searchField])
  }
}

// The reason that a line can't reach an element.
extension Session {
  /// Returns the reason that no gesture can go to the first element that a line names, with
  /// what to do, if anything helps.
  ///
  /// The result is `nil` if the first command names no element, or if the element is a stop or
  /// contains one.
  func reasonUnreachable(in line: String) -> String? {
    let first = CommandParser.placedCommands(in: line).first
    guard case .success(.gesture(let gesture))? = first?.result else { return nil }
    var copy = self
    var named: ElementTree.Index?
    switch gesture {
    case .touch(.target(let target)), .tap(let target?), .swipe(_, .until(let target)):
      named = copy.node(target)
      if named == nil, case .label(let label) = target { named = nodeOnScreen(labeled: label) }
    default: return nil
    }
    guard let node = named, copy.stop(standingFor: node) == nil else { return nil }
    return adviceOnUnreachable(node)
  }

  /// Returns the first element of the current screen with a label, in any case, even if it isn't a
  /// stop, or `nil` if there's none.
  func nodeOnScreen(labeled label: String) -> ElementTree.Index? {
    let wanted = label.lowercased()
    return tree.subtree(of: screen).first {
      $0 != screen && !tree.isRemoved($0) && tree[$0].label?.lowercased() == wanted
    }
  }

  /// Returns the reason that a node isn't a stop and contains none, with what to do, or `nil` if
  /// the node is a stop.
  func adviceOnUnreachable(_ node: ElementTree.Index) -> String? {
    if let advice = advice(onNodeBehind: node) { return advice }
    guard let reason = reasonUnheard(node) else { return nil }
    let words = "\(tree.phrase(of: node)) \(reason.predicate)"
    let around = [node] + Array(tree.ancestors(of: node))
    switch reason {
    case .inClosedPanel:
      let panel = around.first { tree.isPanel($0) }
      return panel.map { "\(words); first open the \(tree.role(of: $0).noun)" } ?? words
    case .part:
      let known = Set(stops)
      let stop: ElementTree.Index? = around.dropFirst().first { known.contains($0) }
      return stop.flatMap { way(to: $0) }.map { "\(words); to go there, write '\($0)'" } ?? words
    case .hidden, .removed, .noStop: return "\(words); ':screen' lists the stops"
    default: return words
    }
  }
}
