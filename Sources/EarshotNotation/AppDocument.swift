public import EarshotModel

/// An app as its files describe it: the tree that runs, and what is needed to print it again.
public struct AppDocument: Hashable, Sendable {
  /// The tree that runs: every `each` is written out on the nodes it matches.
  public let tree: ElementTree
  /// The tree as it is written, without what `each` adds.
  package let written: ElementTree
  /// The tree as it is written, with every use of a component written out; its nodes are those of the
  /// tree that runs.
  package let expanded: ElementTree
  /// The `each` blocks in their order.
  package let each: [EachBlock]
  /// The comments and blank lines, and what else printing needs.
  package let trivia: Trivia
  /// Whether the files have components or uses of them.
  package let hasComponents: Bool
  /// The number of the `each` block with which more parts were asked for than a file may ask for, or
  /// `nil` if that is not so.
  package internal(set) var overfullBlock: Int?

  /// The work that its sessions share.
  package var preparation = Preparation()

  /// Creates a document.
  package init(
    tree: ElementTree,
    written: ElementTree,
    expanded: ElementTree? = nil,
    each: [EachBlock],
    trivia: Trivia
  ) {
    self.tree = tree
    self.written = written
    self.expanded = expanded ?? written
    hasComponents = expanded != nil
    self.each = each
    self.trivia = trivia
  }
}

extension AppDocument {
  /// The work on a document that its sessions share, once it's done.
  ///
  /// It doesn't change the document, so any two are equal.
  package struct Preparation: Hashable, Sendable {
    /// The result, which never changes, or `nil` before the work is done.
    package var value: (any AnyObject & Sendable)?

    /// Creates a preparation without a result.
    init() {}

    package static func == (first: Preparation, second: Preparation) -> Bool { true }

    package func hash(into hasher: inout Hasher) {}
  }
}

/// One line for many: what `each` adds to the nodes it matches.
package struct EachBlock: Hashable, Sendable {
  /// Which nodes it matches.
  package var selector: Selector
  /// The properties (those it declares), parts and handlers it adds.
  package var element: Element

  /// Creates a block.
  package init(selector: Selector, element: Element) {
    self.selector = selector
    self.element = element
  }
}

extension AppDocument {
  /// The position of a node in the files.
  package struct NodePlace: Hashable, Sendable {
    /// The node.
    package var node: ElementTree.Index
    /// The number of the source.
    package var source: Int
    /// The bytes that say what it is.
    package var range: Range<Int>
    /// What a file of another tool says beyond the element.
    package var remarks: ForeignRemarks?
  }

  /// The result of reading files: a document, unless there are errors.
  public struct ParseResult: Sendable {
    /// The app, or `nil` if there are errors.
    public private(set) var document: AppDocument?
    /// What is wrong or doubtful, in the order of the files.
    public let diagnostics: [Diagnostic]
    /// Where the files name things, each with the node whose line it is.
    package let references: [NameReference]
    /// Where the nodes stand that files of other tools hold.
    package let foreignPlaces: [NodePlace]
    /// The errors beyond the first 100 of a file, which are counted and not told.
    package let untold: [Diagnostic]

    /// Creates a reading.
    package init(
      document: AppDocument?,
      diagnostics: [Diagnostic],
      references: [NameReference] = [],
      foreignPlaces: [NodePlace] = [],
      untold: [Diagnostic] = []
    ) {
      self.document = document
      self.diagnostics = diagnostics
      self.references = references
      self.foreignPlaces = foreignPlaces
      self.untold = untold
    }

    /// The reading with its document prepared for sessions.
    package func with(_ document: AppDocument) -> ParseResult {
      var result = self
      result.document = document
      return result
    }
  }

  /// Reads files as one app: the first holds `app` and the screen the app starts with.
  ///
  /// A file whose name ends in `.json` is read in the JSON form, and so is a text of another name
  /// that begins with a brace; what ends in `.screen` is in the notation.
  ///
  /// - Parameter sources: The files in their order, at least one.
  /// - Returns: The app and what is wrong with the files; without errors there is always an app.
  /// - Complexity: O(*n*) in the length of the files, apart from what `each` adds.
  public static func read(_ sources: [SourceText]) -> ParseResult {
    var foreign: (any ForeignReader)?
    return read(sources, foreign: &foreign)
  }

  /// Reads files as one app, those of other tools with a reader of their formats.
  package static func read(
    _ sources: [SourceText],
    work: WorkBudget.Limits = .usual,
    foreign: inout (any ForeignReader)?
  ) -> ParseResult {
    var parser = ScreenParser()
    parser.work = work
    for (number, source) in sources.enumerated() {
      let form = foreign?.form(of: source) ?? AppForm(of: source)
      form.read(source, number: number, into: &parser, foreign: &foreign)
    }
    let result = (consume parser).finish()
    guard result.diagnostics.contains(where: { $0.other != nil }) else { return result }
    return ParseResult(
      document: result.document,
      diagnostics: result.diagnostics.map { $0.namingOtherPlace(in: sources) },
      references: result.references,
      foreignPlaces: result.foreignPlaces,
      untold: result.untold
    )
  }
}

extension AppDocument {
  /// The app in the canonical form of the notation, comments and blank lines included.
  ///
  /// What was read from canonical text prints as that text. Where there were no lines, as in a
  /// document that comes from JSON, a blank line parts the screens.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  public var screenText: String {
    var printer = ScreenPrinter(self)
    printer.printApp()
    return printer.text
  }
}

extension AppDocument.ParseResult {
  /// Where each node stands that a file writes: at the word of its role, a screen at its name.
  ///
  /// - Complexity: O(*n*) in the number of references.
  package var nodePlaces: [ElementTree.Index: AppDocument.NodePlace] {
    var places: [ElementTree.Index: AppDocument.NodePlace] = [:]
    for place in foreignPlaces { places[place.node] = place }
    for use in references {
      guard case .node(let node) = use.owner else { continue }
      switch use.kind {
      case .role, .screenName:
        places[node] = AppDocument.NodePlace(node: node, source: use.source, range: use.range)
      default: break
      }
    }
    return places
  }
}
