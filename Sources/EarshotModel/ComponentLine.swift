/// What a line of a written tree has to do with components; see FORMAT-EXTENSIONS.md, "Components".
package enum ComponentLine: Hashable, Sendable {
  /// It names a component, whose one node stands below.
  case definition(name: String, parameters: [String])
  /// It stands for the node of a component, with texts for its parameters.
  case use(name: String, arguments: [TextTemplate])
  /// It stands for the nodes below the use of its component.
  case slot
}
