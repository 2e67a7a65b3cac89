internal import EarshotImporters
internal import EarshotNotation

extension ScreenDocument {
  /// A screen of an app that you create in code.
  public struct Screen: Hashable, Sendable {
    /// The name that sessions and handlers use for the screen.
    public var name: String
    /// The title, or `nil` for none.
    ///
    /// VoiceOver never says it.
    public var title: String?
    /// All other properties, by their keys in the JSON form.
    public var properties: [String: ScreenNode.Property]
    /// The nodes on the screen, in the order of the view tree.
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

  /// Creates a document from a tree and checks it like a file.
  ///
  /// - Parameters:
  ///   - name: The name of the app, which VoiceOver says at the start, or `nil` for none.
  ///   - properties: All other properties of the app, by their keys in the JSON form.
  ///   - screens: The screens. The app starts on the first screen.
  /// - Throws: ``ReadingError`` if the tree has errors. The `node` of each mistake is a path such
  ///   as `screens[0].children[2].properties["level"]`.
  /// - Complexity: O(*n*), where *n* is the number of nodes.
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
