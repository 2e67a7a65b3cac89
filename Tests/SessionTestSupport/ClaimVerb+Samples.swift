import EarshotModel
import EarshotNotation
package import EarshotSession

@testable package import EarshotTranscripts

extension ClaimVerb {
  /// Claims with this verb, in every form, of which some are true where the session is and some are
  /// false.
  package func claims(in session: Session) -> [String] {
    let names = NamesOfClaims(session)
    switch self {
    case .condition: return names.conditions
    case .state:
      return names.conditions.filter { $0.hasPrefix("#") }.map { "state of \($0)" }
        + ["state of self is Zzz", "state of self is not Zzz"]
    case .focus:
      return names.targets.flatMap { ["focus \($0)", "focus \($0) in 3"] } + ["focus Zzz in 0"]
    case .screen: return names.screens.flatMap { ["screen \($0)", "screen \($0) below"] }
    case .reachable: return names.targets.map { "reachable \($0)" }
    case .absent: return ["absent #zzz"] + names.identifiers.map { "absent \($0)" }
    case .order:
      let all = names.targets.joined(separator: ", ")
      return ["order \(all)", "order \(names.labels.joined(separator: ", ")), \"Zzz\""]
        + (names.labels.count > 1 ? ["order \(names.labels.joined(separator: ", "))"] : [])
    case .action:
      return ["has action \"Zzz\"", "has action Zzz"] + names.actions
        + names.targets.map { "\($0) has action \"Zzz\"" }
    case .conveys: return names.conveyed
    case .rotor:
      return [session.rotorChoiceName, "Headings", "Zzz"].map {
        "rotor \(Quoting.quotedLiteral($0))"
      }
    case .says:
      return names.labels.map { "says \($0)" } + ["says \"Zzz\"", "says /e/", "says /Zzz/"]
    case .hintSays: return ["hint says /e/", "hint says \"Zzz\"", "hint says /Zzz/"]
    case .voices: return ["voices /a/", "voices \"Zzz\"", "voices /Zzz/"]
    case .gestures: return ["gestures <= 0", "gestures <= 9999"]
    case .silent: return ["silent"]
    case .canSay:
      return ["can say \"Zzz\""] + names.labels.map { "can say \($0)" }
        + names.targets.map { "can say \(names.labels.first ?? "\"Zzz\"") for \($0)" }
    case .shows:
      return ["shows no name", "shows name \"Zzz\""] + names.labels.map { "shows name \($0)" }
        + names.targets.flatMap { ["\($0) shows name \"Zzz\"", "\($0) shows no name"] }
    case .phrases: return ["phrases <= 0", "phrases <= 9999"]
    case .xfail: return ["xfail \"Zzz\""]
    case .task: return names.targets.map { "task \"Zzz\": reach \($0)" }
    }
  }
}

/// The names for claims about a session's place.
private struct NamesOfClaims {
  private let session: Session
  /// The identifier of the element with the cursor, as claims write it, or nothing if it has none.
  let identifiers: [String]
  /// Labels in quotes: the label of the element with the cursor, then those of the first stops.
  let labels: [String]
  /// Every way to name an element.
  var targets: [String] { identifiers + labels.prefix(1) + ["\"Zzz\""] }

  init(_ session: Session) {
    self.session = session
    let name = session.cursor.flatMap { session.tree.name(of: $0) }
    identifiers = name.map { [Quoting.name($0, after: "#")] } ?? []
    let here = session.cursor.map { session.readable(.label, of: $0) } ?? ""
    let others = session.order.compactMap(\.label).prefix(2)
    labels = ([here] + others).filter { !$0.isEmpty }.map { Quoting.quotedLiteral($0) }
  }

  /// The screens: the current one, and the first three.
  var screens: [String] {
    let first = session.tree.screens.prefix(3).compactMap { session.tree.name(of: $0) }
    return (session.shownNames.prefix(1) + first).map { Quoting.name($0) }
  }

  /// Conditions, of every property and state.
  var conditions: [String] {
    let tests =
      ["is empty", "is not empty", "is Zzz", "is not Zzz", "is above 2", "is below 2"]
      + StateWord.all.flatMap { ["is \($0.word)", "is not \($0.word)"] }
    let properties = TextProperty.allCases.map(\.rawValue)
    let subjects = ["self"] + identifiers
    let texts = labels.prefix(1).map { "label is \($0)" } + ["label is Zzz and value is empty"]
    let own = properties.flatMap { property in tests.prefix(6).map { "\(property) \($0)" } }
    return texts + own + subjects.flatMap { subject in tests.map { "\(subject) \($0)" } }
      + identifiers.flatMap { name in properties.map { "\(name).\($0) is Zzz" } }
  }

  /// The actions of the first stop that has some.
  var actions: [String] {
    let acting = session.order.first { $0.label != nil && !$0.actions.isEmpty }
    guard let acting, let label = acting.label, let action = acting.actions.first else { return [] }
    return [Quoting.quotedLiteral(label) + " has action " + Quoting.quotedLiteral(action)]
  }

  /// Every item that an element can convey, with and without text.
  var conveyed: [String] {
    let items = ConveyedItem.Kind.allCases.flatMap { kind -> [String] in
      switch kind {
      case .label, .value, .hint, .position, .action:
        [kind.rawValue, "\(kind.rawValue) \"Zzz\""]
      case .role: ConveyedItem.RoleWord.all.map { "role \($0.name)" }
      case .state: ConveyedItem.StateWord.allCases.map { "state \($0.rawValue)" }
      }
    }
    return items.map { "conveys \($0)" } + labels.prefix(1).map { "conveys label \($0), hint" }
      + targets.map { "\($0) conveys label, value, hint, position, action" }
  }
}
