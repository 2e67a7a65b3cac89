import EarshotModel

/// An identifier or a parameter inside a component, for a message.
struct InnerName {
  let component: String
  var outside: [String]
  /// The parameter with this name, or `nil` if there's none.
  var parameter: String?

  /// The advice for a message, such as `it's inside the component 'product', so write
  /// #milk-count or #bread-count`.
  var sentence: String {
    if let parameter {
      return "it's a parameter of '\(component)', so write '{\(parameter)}' in that component"
    }
    let names = outside.map { Quoting.name($0, after: "#") }
    let list =
      names.count < 3
      ? names.joined(separator: " or ")
      : "\(names.dropLast().joined(separator: ", ")), or \(names[names.count - 1])"
    return "it's inside the component '\(component)', so write \(list)"
  }
}

/// The identifiers and the parameters inside components, for messages about unknown names.
struct InnerNames {
  /// The identifiers and parameters, by name.
  private(set) var all: [String: InnerName] = [:]

  /// Records the identifiers that a component's nodes have in a use with the given name.
  mutating func note(_ component: Component, _ name: String) {
    for (inner, ending) in component.names {
      var known = all[inner] ?? InnerName(component: component.name, outside: [])
      known.parameter = nil
      if known.component == component.name, known.outside.count < 3 {
        known.outside.append(name + ending)
      }
      all[inner] = known
    }
  }

  /// Records the parameters of a component.
  mutating func noteParameters(of component: Component) {
    for parameter in component.parameters where all[parameter] == nil {
      all[parameter] = InnerName(component: component.name, outside: [], parameter: parameter)
    }
  }
}
