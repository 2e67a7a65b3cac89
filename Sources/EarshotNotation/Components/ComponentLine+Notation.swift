import EarshotModel

extension ComponentLine {
  /// The words that the line begins with: `use product("Milk", "1.99")`.
  var words: [String] {
    switch self {
    case .definition(let name, let parameters):
      ["component", Quoting.name(name) + ComponentLine.list(parameters)]
    case .use(let name, let arguments):
      ["use", Quoting.name(name) + ComponentLine.list(arguments.map(\.quoted))]
    case .slot: ["slot"]
    }
  }

  private static func list(_ items: [String]) -> String {
    items.isEmpty ? "" : "(\(items.joined(separator: ", ")))"
  }
}

extension ElementTree {
  /// The components of a tree as it is written, in the order of the files.
  var components: [Index] {
    children(of: root).filter { index in
      guard hasDetails(index), case .definition? = self[index].component else { return false }
      return true
    }
  }
}
