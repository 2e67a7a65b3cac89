import EarshotLines
import EarshotNotation

// What a description conveys.
extension ClaimParser {
  /// Reads the items after `conveys`.
  static func conveyedItems(
    _ scanner: inout ClaimScanner
  ) throws(Diagnostic) -> [ConveyedItem] {
    var items: [ConveyedItem] = []
    repeat { items.append(try item(&scanner)) } while scanner.skip(UInt8(ascii: ","))
    try scanner.expectEnd(after: "the part")
    return items
  }

  private static let kinds = ["label", "value", "role", "state", "hint", "position", "action"]

  private static func item(_ scanner: inout ClaimScanner) throws(Diagnostic) -> ConveyedItem {
    let place = scanner.word
    let kind = scanner.text(place).lowercased()
    guard kinds.contains(kind) else {
      let list = "'label', 'value', 'role', 'state', 'hint', 'position' or 'action'"
      throw scanner.unknown(place, in: kinds, needs: "'conveys' needs \(list)")
    }
    _ = scanner.skip(kind)
    switch kind {
    case "role": return .role(try role(&scanner))
    case "state": return .state(try state(&scanner))
    case "label": return .label(try scanner.quoted())
    case "value": return .value(try scanner.quoted())
    case "hint": return .hint(try scanner.quoted())
    case "position": return .position(try scanner.quoted())
    default: return .action(try scanner.quoted())
    }
  }

  private static func role(
    _ scanner: inout ClaimScanner
  ) throws(Diagnostic) -> ConveyedItem.RoleWord {
    let place = scanner.word
    let name = scanner.text(place)
    let words = ConveyedItem.RoleWord.all
    guard let found = words.map(\.name).index(ofName: name) else {
      let needs = "'role' needs a role that is heard, such as 'button'"
      throw scanner.unknown(place, in: words.map(\.name), needs: needs)
    }
    scanner.position = place.upperBound
    scanner.skipBlanks()
    return words[found]
  }

  private static func state(
    _ scanner: inout ClaimScanner
  ) throws(Diagnostic) -> ConveyedItem.StateWord {
    let place = scanner.word
    let words = ConveyedItem.StateWord.allCases
    guard let state = ConveyedItem.StateWord(rawValue: scanner.text(place).lowercased()) else {
      let names = words.map(\.rawValue)
      let list = names.dropLast().map { "'\($0)'" }.joined(separator: ", ")
      let needs = "'state' needs \(list) or 'collapsed'"
      throw scanner.unknown(place, in: names, needs: needs)
    }
    scanner.position = place.upperBound
    scanner.skipBlanks()
    return state
  }
}
