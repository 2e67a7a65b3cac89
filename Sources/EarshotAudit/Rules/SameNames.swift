// Stops that sound the same.
import EarshotComposer
import EarshotFocusEngine
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditedScreen {
  /// The findings for controls that sound the same, one for each name.
  ///
  /// If several names occur equally often, such as “Like” and “Share” in each post of a list, there's
  /// one finding for all of them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of stops.
  var sameNames: [Complaint] {
    var groups: [HeardKey: [AuditedStop]] = [:]
    var keys: [HeardKey] = []
    let knowsStops = app.remarks[screen]?.declaresStops ?? false
    for (place, stop) in stops.enumerated() where stop.mayShareName {
      guard stop.isControl || knowsStops && !isInANamedGroup(stop) else { continue }
      // Another rule reports buttons that are only numbers.
      if app.isForeign, stop.isNumberAlone, !isInARowOfNumbers(place) { continue }
      let key = HeardKey(stop, on: self)
      if groups[key] == nil { keys.append(key) }
      groups[key, default: []].append(stop)
    }
    let found = keys.compactMap { groups[$0] }.filter { stops in
      let least = stops[0].isControl ? 2 : 4
      return stops.count >= least && !stops.doTheSame && !stops.areOneElement && !stops.areNames
    }
    let repeated = app.isForeign ? found.filter(\.areButtonsApart) : []
    guard let first = repeated.first, repeated.count > 1,
      repeated.allSatisfy({ $0.count == first.count })
    else { return found.map(\.soundTheSame) }
    let rest = found.filter { !$0.areButtonsApart }
    let names = repeated.prefix(4).map { "'\($0[0].label)'" }
    let list = names + (repeated.count > 4 ? [(repeated.count - 4).counted("other")] : [])
    let words = """
      the buttons \(list.joinedWithAnd) occur \(first.count == 2 ? "twice" : "\(first.count) times"), \
      but their labels don't say what they belong to
      """
    let complaint = Complaint(first[0].index, .init(words, severity: .note))
    return [complaint] + rest.map(\.soundTheSame)
  }
}

/// The audible properties that distinguish stops.
private struct HeardKey: Hashable {
  let text: String
  /// The names of the surrounding groups, which VoiceOver says when the cursor enters them.
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
  /// Whether all stops have the same effect.
  fileprivate var doTheSame: Bool {
    let effects = map { stop in
      stop.element.handlers.filter { $0.event == .activate }.map(\.effects)
    }
    guard let first = effects.first, !first.isEmpty else { return false }
    return effects.allSatisfy { $0 == first }
  }
}

extension AuditedStop {
  /// Whether the stop is a control with a name, or a cell or a view of an export.
  fileprivate var mayShareName: Bool {
    // Most stops are text, and finding out whether a stop has a name takes longer.
    guard isControl || app.isForeign && mayBeRow else { return false }
    return hasName && !isKey && (isControl || !label.isBlank)
  }

  /// Whether the stop is a cell or a view without a kind.
  private var mayBeRow: Bool {
    element.role == .cell || element.role == .view || element.role == .element
  }
}

extension [AuditedStop] {
  /// The finding for stops that sound the same.
  fileprivate var soundTheSame: Complaint {
    let first = self[0]
    let isOne = zip(self, dropFirst()).allSatisfy { $0.isTwin(of: $1) }
    let message: Complaint.Message =
      "\(count) \(isOne ? "overlapping " : "")stops sound the same: \(first.heard)"
    return Complaint(first.index, message)
  }

  /// Whether the stops are buttons that are at least 100 points apart, like those of posts in a list.
  fileprivate var areButtonsApart: Bool {
    allSatisfy { $0.element.role == .button }
      && zip(self, dropFirst()).allSatisfy { first, second in
        guard let frame = first.element.frame, let other = second.element.frame else {
          return false
        }
        return abs(other.y - frame.y) >= 100
      }
  }
}

extension [AuditedStop] {
  /// Whether all stops of an export have the same identifier and frame, so the tool listed one
  /// element several times.
  var areOneElement: Bool {
    guard let first, first.app.isForeign, let name = first.nameInCode,
      let frame = first.element.frame
    else { return false }
    return allSatisfy { $0.nameInCode == name && $0.element.frame == frame }
  }

  /// Whether all stops are links or buttons of an export that are named after the same person, so
  /// they open the same thing.
  ///
  /// - Source: our choice: two or three capitalized words in a link, or a name with `’s`.
  var areNames: Bool {
    guard let first, first.app.isForeign else { return false }
    let words = first.label.split(separator: " ")
    if first.label.contains("’s ") || first.label.contains("'s ") { return words.count > 2 }
    let profiles: Set = [
      "profile", "profil", "perfil", "profilo", "profiel", "профиль", "프로필", "プロフィール", "资料",
    ]
    if words.count > 1, first.label.plainWords.contains(where: profiles.contains) { return true }
    return first.element.traits.contains(.link)
      && ((2...3).contains(words.count) && words.allSatisfy { $0.first?.isUppercase ?? false }
        || words.count == 1 && first.label.hasPrefix("@"))
  }
}
