import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A custom rotor finds something.
  static let rotorEmpty = AuditRule(
    "rotor-empty",
    .note,
    .infoAndRelationships,
    asks: "A custom rotor finds something.",
    source: "Our choice: the rotor offers it, and it finds nothing.",
    wayOut: "Add the tag that the rotor names to what it should find, or remove the rotor.",
    bad: """
      screen menu "Menu"
        rotor "Specials": .special
        header "Menu"
        text "Pepperoni"
        view .special
      """,
    good: """
      screen menu "Menu"
        rotor "Specials": .special
        header "Menu"
        text "Pepperoni" .special
      """,
    needs: .ownFile,
    judge: .screen { screen in
      screen.shownNodes.compactMap { node in
        guard screen.tree.hasDetails(node) else { return nil }
        let empty = screen.tree[node].rotors.first { rotor in
          guard case .elements(let selector) = rotor.content else { return false }
          return !screen.stops.contains { selector.matches($0.element) }
        }
        return empty.map { Complaint(node, "the rotor '\($0.name)' finds nothing here") }
      }
    }
  )
}
