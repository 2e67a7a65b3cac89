/// The role that a line plays in a component; see FORMAT-EXTENSIONS.md, "Components".
package enum ComponentLine: Hashable, Sendable {
  /// A line that defines a component. Its only child is the component's node.
  case definition(name: String, parameters: [String])
  /// A line that represents the node of a component, with strings for the parameters.
  case use(name: String, arguments: [TextTemplate])
  /// A line that represents the nodes below a use of its component.
  case slot
}
