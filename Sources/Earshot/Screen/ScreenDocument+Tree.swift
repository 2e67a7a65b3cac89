internal import EarshotImporters
internal import EarshotNotation

extension ScreenDocument {
  /// A screen of an app that is made in code.
  public struct Screen: Hashable, Sendable {
    /// The name by which sessions and handlers call it.
    public var name: String
    /// The title, or `nil` for none; it is never heard.
    public var title: String?
    /// Everything else, by the keys of the JSON form.
    public var properties: [String: ScreenNode.Property]
    /// What is on it, in the order of the view tree.
    public var children: [ScreenNode]

    /// Creates a screen.
    public init(
      _ name: String,
      title: String? = nil,
      properties: [String: ScreenNode.Property] = [:],
      children: [ScreenNode] = []
    ) {
      self.name = name
      self.title = title
      self.properties = properties
      self.children = children
    }
  }

  /// Makes a document of a tree, with all the checks that a file gets.
  ///
  /// - Parameters:
  ///   - name: The name of the app, spoken at the start, or `nil` for none.
  ///   - properties: What else is known of the app, by the keys of the JSON form.
  ///   - screens: The screens, the first of which the app starts with.
  /// - Throws: ``ReadingError`` if the tree has mistakes. Each has the path of its node as `node`,
  ///   such as `screens[0].children[2].properties["level"]`.
  /// - Complexity: O(*n*) in the number of nodes.
  public init(
    app name: String? = nil,
    properties: [String: ScreenNode.Property] = [:],
    screens: [Screen]
  ) throws(ReadingError) {
    var text = TreeText()
    text.write(app: name, properties, screens)
    let result = AppDocument.open([text.source])
    let mistakes = result.diagnostics.map { diagnostic in
      Mistake(
        file: "",
        node: text.path(at: diagnostic.range.lowerBound),
        isError: diagnostic.severity == .error,
        message: Display.safe(diagnostic.message.text)
      )
    }
    guard let app = result.document else { throw ReadingError(mistakes) }
    self.init(app, from: .tree(text), warnings: mistakes)
  }
}
