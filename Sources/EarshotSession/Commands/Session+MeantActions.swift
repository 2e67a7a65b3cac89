import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSimulatedApp

// The meaning of a line about an action of an element, or about something that isn't shown yet.
//
// - Source: SESSIONS.md, "Refusals"; our choice, from what people typed.
extension Session {
  /// Other words for the actions that many apps have.
  private static let synonyms = [
    "remove": "delete", "erase": "delete", "trash": "delete", "lösche": "löschen",
    "entferne": "löschen",
  ]
  /// The maximum number of stops whose actions Earshot compares with a line.
  private static let stopLimit = 200

  /// Returns the line that performs an action, such as `touch "Latte"; action "Share"` for `share`
  /// or `share latte`.
  ///
  /// For `swipe left on Latte`, which would show the actions of the row, the line performs the
  /// first action. The result is `nil` for other lines.
  mutating func actionElsewhere(_ typed: TypedWords) -> MeantForm.Answer? {
    if let answer = uncovering(typed) ?? dragged(typed) { return answer }
    for count in (1...max(1, min(3, typed.count))).reversed() where count <= typed.count {
      let verb = typed.joined(count).lowercased().withoutQuotes
      let rest = typed.rest(after: count).withoutQuotes
      guard let (stop, action) = stopOffering(verb, on: rest),
        let line = line("action \(Quoting.quotedLiteral(action))", at: stop)
      else { continue }
      return .line(line)
    }
    return nil
  }

  /// Returns the line that drags an element and drops it, for a line such as `drag "Tea" to
  /// "Milk"`, or advice if the elements have no actions for this.
  ///
  /// The result is `nil` for other lines.
  private mutating func dragged(_ typed: TypedWords) -> MeantForm.Answer? {
    guard ["drag", "move"].contains(typed.lowered[0]),
      let place = typed.lowered.lastIndex(where: { ["to", "onto", "before", "above"].contains($0) }
      ),
      place > 1, place + 1 < typed.count
    else { return nil }
    let names = typed.words(1..<place).joined(separator: " ").withoutQuotes
    let goal = typed.rest(after: place + 1).withoutQuotes
    guard let from = stop(calledBy: names), let to = stop(calledBy: goal), from != to,
      let node = node(CommandTarget(from))
    else { return nil }
    guard let action = actionNames(at: node).first(where: { $0.hasPrefix("Drag") }) else {
      // Identifiers and numbers are places for `drag`.
      guard !from.hasPrefix("#"), !to.hasPrefix("#"), Int(goal) == nil else { return nil }
      return .advice(
        "\(from) has no action that drags it; 'touch \(from); :what' shows what you can do with it"
      )
    }
    let start = "touch \(from); action \(Quoting.quotedLiteral(action))"
    let line = "\(start); touch \(to)"
    var copy = self
    copy.keepsHistory = false
    copy.play(line)
    let drops = copy.cursor.map { copy.actionNames(at: $0) } ?? []
    guard let drop = drops.first(where: { $0.hasPrefix("Drop") }) else {
      return .advice(
        "\(to) has no action that drops \(from); '\(start)' starts dragging, and then ':what' "
          + "shows whether you can drop it at an element"
      )
    }
    return .line("\(line); action \(Quoting.quotedLiteral(drop))")
  }

  /// Returns the first stop that has an action and the name of the action in the app, or `nil` if
  /// no stop has the action.
  ///
  /// If the rest of the line isn't empty, it must name the stop.
  private mutating func stopOffering(
    _ verb: String,
    on rest: String
  ) -> (stop: ElementTree.Index, action: String)? {
    let wanted = rest.isEmpty ? nil : stop(meantBy: rest).flatMap { node(CommandTarget($0)) }
    if !rest.isEmpty, wanted == nil { return nil }
    for stop in stops.prefix(Self.stopLimit) {
      let names = actionNames(at: stop)
      let action = names.first { [verb, Self.synonyms[verb]].contains($0.lowercased()) }
      guard let action else { continue }
      guard let wanted, stop != wanted else { return (stop, action) }
      if let label = label(of: stop), label == self.label(of: wanted) { return (stop, action) }
    }
    return nil
  }

  /// Returns the line with the action of a row that a swipe by a sighted user would reveal, as in
  /// `swipe left on Latte` or `swipe to delete`.
  ///
  /// The result is `nil` if there's none.
  private mutating func uncovering(_ typed: TypedWords) -> MeantForm.Answer? {
    guard typed.count > 2, typed.lowered[0] == "swipe" else { return nil }
    if typed.lowered[1] == "to" {
      guard let found = stopOffering(typed.rest(after: 2).lowercased(), on: ""),
        let line = line("action \(Quoting.quotedLiteral(found.action))", at: found.stop)
      else { return nil }
      return .line(line)
    }
    guard ["left", "right"].contains(typed.lowered[1]) else { return nil }
    let isPurpose = typed.lowered[2] == "to" && typed.count > 3
    if isPurpose, let found = stopOffering(typed.rest(after: 3).lowercased(), on: ""),
      let line = line("action \(Quoting.quotedLiteral(found.action))", at: found.stop)
    {
      return .line(line)
    }
    let name = typed.rest(after: typed.lowered[2] == "on" ? 3 : 2).withoutQuotes
    guard WrittenCount(name) == nil, let stop = stop(meantBy: name) else { return nil }
    let named = node(CommandTarget(stop))
    let others = named.flatMap { label(of: $0) }.map { stops(labeled: $0) } ?? []
    let same = [named].compactMap(\.self) + others
    for row in same {
      guard let action = actionNames(at: row).first,
        let line = line("action \(Quoting.quotedLiteral(action))", at: row)
      else { continue }
      return .line(line)
    }
    return .line("touch \(stop)")
  }

  /// Returns the line that reaches an element in a closed menu, such as `touch "Sort"; double tap;
  /// touch "Date"; double tap` for `choose Date`.
  ///
  /// If no gesture can go to the element, the result is advice with the reason.
  /// The result is `nil` for other lines.
  mutating func behindClosed(_ typed: TypedWords) -> MeantForm.Answer? {
    let verbs =
      MeantCommand.openings + ["select", "tap", "touch", "double tap", "tap on", "answer"]
    guard let count = MeantCommand.verb(of: typed, in: verbs), typed.count > count,
      let line = wayBehindClosed(to: typed.rest(after: count).withoutQuotes)
    else { return unreachable(typed) }
    return .line(line)
  }

  /// Returns the line that opens a closed menu, alert, or sheet and activates an element in it, or
  /// `nil` if there's none.
  mutating func wayBehindClosed(to name: String) -> String? {
    guard stopName(name) == nil else { return nil }
    let wanted = name.lowercased()
    let tree = tree
    let node = tree.subtree(of: screen).first { tree[$0].label?.lowercased() == wanted }
    guard let node, !tree.isPanel(node), let label = tree[node].label,
      let panel = sequence(first: node, next: { tree.parent(of: $0) })
        .first(where: { tree[$0].canBeOpen || tree.role(of: $0) == .menu }),
      let opener = opener(of: panel)
    else { return nil }
    let name = Quoting.quotedLiteral(label)
    return working("\(opener); double tap; touch \(name)").map { "\($0); double tap" }
  }

  /// Returns the line that goes to the stop whose activation opens a panel, or `nil` if there's
  /// none.
  private mutating func opener(of panel: ElementTree.Index) -> String? {
    let name = tree[panel].identifier
    let stop = stops.prefix(Self.stopLimit).first { stop in
      stop == panel
        || name != nil
          && tree[stop].allEffects.contains {
            if case .open(let opened) = $0 { opened == name } else { false }
          }
    }
    return stop.flatMap { way(to: $0) }
  }
}
