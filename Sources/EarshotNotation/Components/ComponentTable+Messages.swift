// The messages about components.
extension Diagnostic.Message {
  static func unknownComponent(_ name: String, _ ending: String) -> Self {
    "unknown component '\(name)'\(ending)"
  }

  static var emptyComponent: Self { "a component needs an element; write one below it" }

  static func circle(_ names: [String]) -> Self {
    """
    a component can't contain itself, even inside other components \
    (\(names.joined(separator: " → "))); delete this line
    """
  }

  static func argumentCount(_ component: Component, _ count: Int) -> Self {
    let wanted = component.parameters.count
    if wanted == 0 {
      return "'\(component.signature)' takes no arguments; leave out the parentheses"
    }
    let missing = component.parameters.dropFirst(count).map { "'\($0)'" }
    let ending =
      missing.isEmpty
      ? "; leave out the last \(count - wanted == 1 ? "string" : "\(count - wanted) strings")"
      : """
      ; in the parentheses, add a string for \(missing.joinedWithAnd), because each parameter \
      needs one
      """
    return "'\(component.signature)' takes \(wanted.counted("argument")), not \(count)\(ending)"
  }

  static func usesTooDeep(_ depth: Int) -> Self {
    "components are nested \(depth) levels deep; nest at most 16 levels"
  }

  static func noSlot(_ name: String) -> Self {
    "the component '\(name)' needs a 'slot' for the lines below 'use'; add one inside its element"
  }

  static func needsUseName(_ component: String, _ inner: String, _ example: String) -> Self {
    """
    the component '\(component)' contains \(Quoting.name(inner, after: "#")), so each 'use' needs \
    its own identifier at the end of its line, such as \(Quoting.name(example, after: "#"))
    """
  }

  static func tooMuchWork(_ name: String, _ allowed: Int) -> Self {
    allowed == 0
      ? """
      too much work: the budget allows no components, so Earshot can't expand \
      'use \(Quoting.name(name))'; allow more work with '--budget 4x'
      """
      : """
      too much work: up to this 'use \(Quoting.name(name))', the components expand to more than \
      \(allowed.counted("node")), the limit of the budget; use fewer components, or allow \
      more work with '--budget 4x'
      """
  }

  static func tooManyWritten(_ name: String, _ count: Int) -> Self {
    """
    with the \(count == 1 ? "node" : "\(count.withThousands) nodes") of \
    'use \(Quoting.name(name))', the app exceeds 1,000,000 nodes; use fewer components
    """
  }
}
