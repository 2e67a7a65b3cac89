import EarshotModel

/// An identifier inside a component, for a message.
struct InnerName {
  let component: String
  var outside: [String]
  /// The parameter with this name, or `nil` if there's none.
  var parameter: String?

  /// The place of the identifier, as in `it's inside 'product': #milk-count, #bread-count`, or the
  /// notation of the parameter.
  var sentence: String {
    if let parameter {
      return "it's a parameter of '\(component)', so write '{\(parameter)}' inside it"
    }
    let names = outside.map { Quoting.name($0, after: "#") }.joined(separator: ", ")
    return "it's inside '\(component)': \(names)"
  }
}

/// The identifiers and the parameters inside the components of an app, for messages about names
/// that don't exist outside them.
struct InnerNames {
  /// The information about each identifier or parameter, by its name.
  private(set) var all: [String: InnerName] = [:]

  /// Records the identifiers inside a named use of a component.
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
