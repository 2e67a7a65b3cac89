import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// Controls on the same screen sound different.
  static let labelDuplicate = AuditRule(
    "label-duplicate",
    .warning,
    .linkPurpose,
    asks: "Controls on the same screen sound different.",
    source: """
      ATF, DuplicateSpeakableText; WCAG 2.2, 2.4.4. Controls that do the same, or that are \
      in groups with different names, are left out.
      """,
    wayOut: "Add what it acts on.",
    bad: """
      screen cart "Cart"
        header "Cart"
        text "Four Cheese"
        button "Delete"
          on activate: announce "Four Cheese deleted"
        text "Pepperoni"
        button "Delete"
          on activate: announce "Pepperoni deleted"
      """,
    good: """
      screen cart "Cart"
        header "Cart"
        text "Four Cheese"
        button "Delete Four Cheese"
          on activate: announce "Four Cheese deleted"
        text "Pepperoni"
        button "Delete Pepperoni"
          on activate: announce "Pepperoni deleted"
      """,
    judge: .screen { screen in
      var groups: [HeardKey: [AuditedStop]] = [:]
      var keys: [HeardKey] = []
      for stop in screen.stops where stop.isControl && stop.hasName && !stop.isKey {
        let key = HeardKey(stop, on: screen)
        if groups[key] == nil { keys.append(key) }
        groups[key, default: []].append(stop)
      }
      return keys.compactMap { key in
        guard let stops = groups[key], let first = stops.first, stops.count > 1, !stops.doTheSame
        else { return nil }
        let message: Complaint.Message =
          "\(stops.count) stops are heard as \(first.heard)"
        return Complaint(first.index, message)
      }
    }
  )
}

/// What tells one stop from another for the ear.
private struct HeardKey: Hashable {
  let text: String
  /// The names of the groups around, which are heard on the way in.
  let groups: [String]

  init(_ stop: AuditedStop, on screen: AuditedScreen) {
    text = stop.utterance.text
    groups = screen.tree.ancestors(of: stop.index).compactMap { group in
      let element = screen.tree[group]
      return element.containerType == .none ? nil : element.label
    }
  }
}

extension [AuditedStop] {
  /// Whether all of them do one and the same.
  fileprivate var doTheSame: Bool {
    let effects = map { stop in
      stop.element.handlers.filter { $0.event == .activate }.map(\.effects)
    }
    guard let first = effects.first, !first.isEmpty else { return false }
    return effects.allSatisfy { $0 == first }
  }
}
