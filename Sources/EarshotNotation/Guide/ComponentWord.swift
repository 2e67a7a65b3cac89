/// The notations for components, for the help.
///
/// - Source: our choice; see FORMAT-EXTENSIONS.md.
enum ComponentWord: CaseIterable, Hashable, Sendable {
  case definition, parameter, use, slot, inside

  /// An example of the notation.
  var usage: String {
    switch self {
    case .definition: "component product(name, price)"
    case .parameter: "{name}"
    case .use: "use product(\"Milk\", \"1.99\") #milk"
    case .slot: "slot"
    case .inside: "#milk-count"
    }
  }

  /// A description of the effect.
  var meaning: String {
    switch self {
    case .definition:
      "begins a component at the left margin, and gives the element below it a "
        + "name and parameters"
    case .parameter: "represents the argument in the text of the component"
    case .use: "inserts the element of the component, with these strings"
    case .slot: "marks the place in a component for the lines below a 'use'"
    case .inside: "refers to the '#count' of the component that '#milk' uses"
    }
  }
}
