import EarshotComposer
import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSimulatedApp

// Advice on a name that no stop on the current screen has, with the place of the element or the
// available stops.
//
// - Source: SESSIONS.md, "Refusals"; our choice.
extension Session {
  /// Returns advice on a target that isn't a stop on the current screen.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - words: The suggested command, without its target.
  /// - Returns: The advice.
  func advice(on target: CommandTarget, behind words: String = "touch") -> String {
    switch target {
    case .identifier(let name): advice(onIdentifier: name, behind: words)
    case .label(let label): advice(onLabel: label, behind: words)
    }
  }

  private func advice(onIdentifier name: String, behind words: String) -> String {
    let marked = Quoting.name(name, after: "#")
    let node = tree.indices.first { tree[$0].identifier == name && tree.screen(of: $0) == screen }
    if let node, let advice = advice(onNodeBehind: node) { return advice }
    if let screen = advice(onScreen: name) { return screen }
    let elsewhere = document.tree.indices.first { document.tree[$0].identifier == name }
    if let place = elsewhere.flatMap({ place(of: $0, named: marked) }) { return place }
    if document.tree.knows(identifier: name) {
      return "\(marked) isn't a stop on this screen; ':screen' lists the stops"
    }
    let first = String(name.prefix { !$0.isBlank })
    if first != name, document.tree.knows(identifier: first) {
      let stop = Quoting.name(first, after: "#")
      let opens = ["open", "activate", "press", "select", "choose"].contains { name.contains($0) }
      return "did you mean 'touch \(stop)\(opens ? "; double tap" : "")'?"
    }
    let known = document.tree.indices.lazy.compactMap { document.tree[$0].identifier }
    let bare = String(name.drop { $0 == "#" })
    let isMarkedTwice = bare != name && document.tree.knows(identifier: bare)
    let nearest = isMarkedTwice ? bare : Suggestion.identifier(near: name, in: known)
    let near = nearest.map { "did you mean '\(words) \(Quoting.name($0, after: "#"))'?" }
    return "the app has no \(marked); \(near ?? "':tree' lists the identifiers")"
  }

  /// Returns advice on an identifier that names a screen instead of an element, or `nil` if no
  /// screen has this name.
  ///
  /// The advice suggests the screen and elements with similar names.
  private func advice(onScreen name: String) -> String? {
    let tree = document.tree
    guard tree.screens.contains(where: { tree[$0].identifier == name }) else { return nil }
    let known = tree.indices.lazy.compactMap { node in
      tree.role(of: node) == .screen ? nil : tree[node].identifier
    }
    var lines = ["start \(Quoting.name(name))"]
    if let near = Suggestion.identifier(near: name, in: known) {
      lines.append("touch \(Quoting.name(near, after: "#"))")
    }
    let stop = stops.lazy.compactMap { label(of: $0) }.first {
      $0.lowercased() == name.lowercased()
    }
    if let stop { lines.append("touch \(Quoting.quotedLiteral(stop))") }
    return "'\(name)' is a screen; did you mean \(lines.asAlternatives)?"
  }

  private func advice(onLabel label: String, behind words: String) -> String {
    let wanted = label.lowercased()
    if let advice = advice(onGestureCalled: wanted, label) { return advice }
    let tree = document.tree
    let labeled = tree.indices.first { tree[$0].label?.lowercased() == wanted }
    if let labeled, let advice = advice(onNodeBehind: labeled) { return advice }
    if let place = advice(onTag: label) ?? labeled.flatMap(place) { return place }
    let labels = stops.compactMap { self.label(of: $0) }
    if labels.allSatisfy({ !$0.lowercased().hasPrefix(wanted) }),
      let place = nodeElsewhere(labeledFrom: wanted).flatMap(place)
    {
      return place
    }
    if let line = actionCalled(wanted) { return "'\(label)' is an action; did you mean '\(line)'?" }
    let meant = MeantTarget(label)
    if let taps = meant.taps, meant.onlyLabel(in: labels) == nil {
      return "no stop '\(label)'; did you mean '\(taps)'?"
    }
    if let line = meant.commands(in: labels) {
      return "no stop '\(label)'; separate commands with ';', as in '\(line)'"
    }
    let place = meant.adviceOnPlace.map { "\($0); " } ?? ""
    // Several stops can have the same label, and a label can be empty.
    let names = labels.reduce(into: [String]()) { names, name in
      if !name.isEmpty, !names.contains(name) { names.append(name) }
    }
    var stop = MissingName(label, of: "stop", among: names, listedAs: place + "available stops")
    stop.meant = meant.label(in: labels) ?? meant.onlyLabel(in: labels)
    stop.line = { "\(words) \(Quoting.quotedLiteral($0))" }
    stop.none =
      stops.isEmpty
      ? "this screen has no stops"
      : place + "no stop here has a label, so use an identifier or a point"
    return stop.advice
  }

  /// Returns advice on the gesture that the user probably meant by a label, or `nil` if the label
  /// doesn't resemble a gesture.
  private func advice(onGestureCalled wanted: String, _ label: String) -> String? {
    if ["left", "right", "up", "down"].contains(wanted) {
      return "no stop '\(label)'; did you mean 'swipe \(wanted)'?"
    }
    if Self.wordsForHere.contains(wanted), cursor != nil {
      return
        "no stop '\(label)'; 'tap' without a name says this element again, and 'double tap' "
        + "activates it"
    }
    let closing: Set = [
      "outside", "away", "background", "close", "dismiss", "exit", "leave", "hide",
    ]
    if closing.contains(wanted) || wanted.hasPrefix("go back") || wanted == "back" {
      return "no stop '\(label)'; 'scrub' goes back or closes an alert, a sheet, or a menu"
    }
    if ["refresh", "reload", "aktualisieren"].contains(wanted) {
      return "no stop '\(label)'; 'three-finger swipe down' refreshes a list that can be refreshed"
    }
    return swipeToValue(wanted).map { line in
      guard wanted.first?.isNumber ?? false else {
        return "'\(label)' is a value of the element under the cursor; did you mean '\(line)'?"
      }
      let number = wanted.prefix { $0.isNumber || ".,".contains($0) }
      return "no stop '\(label)'; did you mean '\(line)', which changes the value to \(number)?"
    }
  }

  /// Returns the swipe command that changes the element under the cursor to the given value, or
  /// `nil` if there's none.
  func swipeToValue(_ wanted: String) -> String? {
    let numbers = wanted.split { !($0.isNumber || ".,".contains($0)) }
    if let cursor, case .range? = tree[cursor].scale, wanted.first?.isNumber ?? false,
      numbers.count == 1, let number = ExactNumber(firstIn: wanted)
    {
      return steps(at: cursor, to: number)
    }
    return cursor.flatMap { distance(at: $0, toValue: wanted) }.map { distance in
      "swipe \(distance > 0 ? "up" : "down")\(abs(distance) > 1 ? " \(abs(distance))" : "")"
    }
  }

  /// Returns advice on reaching an element behind a modal view, an alert, or a sheet, or `nil` if
  /// nothing is in front of the element.
  func advice(onNodeBehind node: ElementTree.Index) -> String? {
    guard let reason = reasonUnheard(node) else { return nil }
    let words = "\(tree.phrase(of: node)) \(reason.predicate)"
    switch reason {
    case .behindPanel: return "\(words); \(wayOutOfPanel)"
    case .behindModalView:
      if case .behindModalView? = afterScrub.reasonUnheard(node) {
        return "\(words); first close that view"
      }
      return "\(words); 'scrub' closes that view"
    default: return nil
    }
  }

  /// A copy of the session after a scrub.
  private var afterScrub: Session {
    var copy = self
    copy.keepsHistory = false
    copy.isRehearsing = true
    copy.play("scrub")
    return copy
  }

  /// Returns the line that performs an action with the given name, or `nil` if no stop has the
  /// action.
  func actionCalled(_ wanted: String) -> String? {
    for stop in stops {
      let action = actionNames(at: stop).first { $0.lowercased() == wanted }
      guard let action, let way = way(to: stop) else { continue }
      return "\(way); action \(Quoting.quotedLiteral(action))"
    }
    return nil
  }

  /// The end of a message that suggests how to close the open panel or the item chooser.
  private var wayOutOfPanel: String {
    if isChoosing { return "'scrub' closes the item chooser" }
    guard let panel = state.phone.app.openPanels.last else { return "first close it" }
    let role = tree.role(of: panel)
    if role == .alert { return "choose one of the alert's buttons" }
    let closes = afterScrub.state.phone.app.openPanels.last != panel
    return closes ? "'scrub' closes the \(role.noun)" : "first close the \(role.noun)"
  }

  /// Returns advice on a tag that the user typed instead of an element, or `nil` if no stop has the
  /// tag.
  private func advice(onTag text: String) -> String? {
    guard text.hasPrefix(".") else { return nil }
    let tag = String(text.dropFirst())
    let tagged = stops.filter { tree.tags(of: $0).contains(tag) }
    let names = tagged.prefix(4).compactMap { stop in
      tree.name(of: stop).map { Quoting.name($0, after: "#") } ?? label(of: stop)
    }
    guard !names.isEmpty else { return nil }
    return
      "'\(text)' is a tag, which can name several elements; name one of them, such as "
      + "\(names.asAlternatives)"
  }

  /// Returns the only element in the app whose label begins with the given words, or `nil` if there
  /// isn't exactly one.
  private func nodeElsewhere(labeledFrom words: String) -> ElementTree.Index? {
    guard words.count > 2 else { return nil }
    let tree = document.tree
    let found = tree.indices.filter {
      tree.role(of: $0) != .screen && tree[$0].label?.lowercased().hasPrefix(words) == true
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Returns a sentence about the place of an element that isn't a stop on the current screen, or
  /// about the stops inside the element.
  ///
  /// The result is `nil` if neither place is known.
  func place(of node: ElementTree.Index) -> String? {
    place(of: node, named: "'\(document.tree[node].label ?? "")'")
  }

  /// Returns the sentence about the place of an element, with the given name for the element.
  private func place(of node: ElementTree.Index, named label: String) -> String? {
    let tree = document.tree
    let panel = ([node] + tree.ancestors(of: node)).first { tree.isPanel($0) }
    if let panel, panel != state.phone.app.openPanel {
      let name = tree[panel].identifier.map { " \(Quoting.name($0, after: "#"))" } ?? ""
      let role = tree.role(of: panel).noun
      return "\(label) is in the \(role)\(name), which isn't open; first open the \(role)"
    }
    if let screen = tree.screen(of: node), screen != state.phone.app.screen {
      guard let name = tree[screen].identifier else { return "\(label) is on a different screen" }
      let opening = "'start \(Quoting.name(name))' opens that screen"
      return "\(label) is on the screen '\(name)'; \(opening)"
    }
    let inside = stops.filter { $0 != node && self.tree.contains($0, in: node) }
    let names = inside.prefix(12).compactMap { self.label(of: $0).map(Quoting.quotedLiteral) }
    guard !names.isEmpty else { return nil }
    let list = names.joined(separator: ", ") + (inside.count > names.count ? ", …" : "")
    let role = tree.role(of: node).nodeWord
    let startsWithVowel = role.first.map { "aeiou".contains($0) } ?? false
    let kind = "\(startsWithVowel ? "an" : "a") '\(role)'"
    let choice = inside.count == 1 ? "the stop" : "one of the stops"
    return "\(label) is \(kind), not a stop; name \(choice) inside it: \(list)"
  }
}
