import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// The traits of an element describe one kind of control.
  static let traitsConflict = AuditRule(
    "traits-conflict",
    .error,
    .nameRoleValue,
    asks: "The traits of an element describe one kind of control.",
    source: "GTXiLib; Deque, Conflicting Traits; Apple, trait.",
    wayOut: "Keep the trait that describes how people use it.",
    bad: """
      screen sound "Sound"
        header "Sound"
        adjustable link "Volume"
          range: 0...10
      """,
    good: """
      screen sound "Sound"
        header "Sound"
        adjustable "Volume"
          range: 0...10
      """,
    judge: .stop { stop in
      let traits = stop.element.traits
      let kinds: [(Traits, String)] = [
        (.link, "link"), (.searchField, "searchField"), (.keyboardKey, "keyboardKey"),
        (.adjustable, "adjustable"), (.button, "button"),
      ]
      let own = kinds.filter { traits.contains($0.0) }.map(\.1)
      let isBoth = !traits.isDisjoint(with: .withButton) || stop.element.role == .grabber
      if own.count > 1, !(isBoth && own == ["adjustable", "button"]) {
        return "the traits \(own.joined(separator: " and ")) do not go together"
      }
      if traits.contains(.header), traits.contains(.adjustable) {
        return "the traits header and adjustable do not go together"
      }
      return nil
    }
  )
}

extension Traits {
  /// Traits that come with button beside another kind, as a sheet's grabber has both by itself.
  fileprivate static let withButton: Traits = [.toggleButton, .popupButton]
}
