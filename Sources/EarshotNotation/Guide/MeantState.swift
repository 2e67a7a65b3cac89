import EarshotModel

/// Translations of lines below an element that set a state or a label in other tools.
///
/// Examples are `checked: true`, `isOn: false`, `disabled: true`, and `aria-label: Pay`.
///
/// - Source: our choice, from what people typed.
enum MeantState {
  private static let toggled: Set = [
    "checked", "ischecked", "aria-checked", "ariachecked", "ison", "on", "toggled", "ticked",
  ]
  private static let chosen: Set = [
    "selected", "isselected", "aria-selected", "ariaselected", "pressed", "aria-pressed",
    "ariapressed",
  ]
  private static let disabled: Set = [
    "disabled", "isdisabled", "aria-disabled", "ariadisabled", "dimmed",
  ]
  private static let secured: Set = [
    "secure", "issecure", "securetextentry", "issecuretextentry", "password", "masked", "obscured",
  ]
  private static let enabled: Set = ["enabled", "isenabled"]

  /// Returns the line of an element with a state from a line below it, or `nil` if the line below
  /// isn't a state.
  static func line(_ name: String, _ value: String, of element: Element) -> String? {
    if secured.contains(name.lowercased()), truth(value) == true, element.role == .textField {
      return "secureTextField\(traits(of: element))\(label(of: element))\(names(of: element))"
    }
    guard let isTrue = truth(value), let word = word(name.lowercased(), isTrue, element.role),
      !element.traits.names.contains(word)
    else { return nil }
    let head = "\(element.role.rawValue) \(word)\(traits(of: element))"
    return "\(head)\(label(of: element))\(names(of: element))"
  }

  /// Returns the traits of an element that its role doesn't have, each after a space.
  private static func traits(of element: Element) -> String {
    element.traits.subtracting(element.role.traits).names.map { " \($0)" }.joined()
  }

  /// Returns the label of an element in quotes, after a space, or an empty string if it has none.
  private static func label(of element: Element) -> String {
    element.template(of: .label).map { " \($0.quoted)" } ?? ""
  }

  /// Returns the identifier and the tags of an element, each after a space.
  private static func names(of element: Element) -> String {
    let identifier = element.identifier.map { [Quoting.name($0, after: "#")] } ?? []
    return (identifier + element.tags.map { Quoting.name($0, after: ".") }).map { " \($0)" }
      .joined()
  }

  private static let labels: Set = [
    "accessibilitylabel", "aria-label", "arialabel", "alt", "alttext", "accessibility-label",
    "contentdescription", "a11ylabel", "title", "name", "caption",
  ]

  /// Returns the line of an element with the value of another tool's label property as its string,
  /// or `nil` if the line has no string or the property isn't a label.
  static func labeled(_ name: String, _ value: String, of draft: NodeDraft) -> String? {
    let element = draft.element
    guard draft.hasLabelOnLine, labels.contains(name.lowercased()), !value.isEmpty, value != "…"
    else { return nil }
    let state = element.role.holdsState ? element.toggleState.map { " \($0.rawValue)" } : nil
    let head = "\(element.role.rawValue)\(state ?? "")\(traits(of: element))"
    let label = Quoting.quotedLiteral(Quoting.unquoted(value) ?? value)
    return "\(head) \(label)\(names(of: element))"
  }

  /// Returns the word for a state on the line of an element, or `nil` if the name isn't a state or
  /// the state has no word.
  private static func word(_ name: String, _ isTrue: Bool, _ role: Role) -> String? {
    if role.holdsState, toggled.contains(name) || chosen.contains(name) {
      return isTrue ? "on" : "off"
    }
    if toggled.contains(name) || chosen.contains(name) { return isTrue ? "selected" : nil }
    if disabled.contains(name) { return isTrue ? "notEnabled" : nil }
    if enabled.contains(name) { return isTrue ? nil : "notEnabled" }
    return nil
  }

  private static func truth(_ value: String) -> Bool? {
    switch value.lowercased() {
    case "true", "yes", "on", "1", "ja", "an": true
    case "false", "no", "off", "0", "nein", "aus": false
    default: nil
    }
  }
}
