/// The role that a line plays in a component; see FORMAT-EXTENSIONS.md, "Components".
package enum ComponentLine: Hashable, Sendable {
  /// A line that defines a component. Its only child is the component's node.
  case definition(name: String, parameters: [String])
  /// A use of a component, with a string for each parameter. The component's node replaces the
  /// line.
  case use(name: String, arguments: [TextTemplate])
  /// A line in a component's definition. The nodes below a use of the component replace the line.
  case slot
}
