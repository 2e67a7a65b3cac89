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
      "begins a component at the left margin, with its name and parameters; write "
        + "the component's element below"
    case .parameter: "inserts the argument in the text of the component"
    case .use: "inserts the component's element, with the given strings as arguments"
    case .slot: "marks the place in a component for the lines below a 'use'"
    case .inside: "refers to the element '#count' inside the component that '#milk' inserts"
    }
  }
}
