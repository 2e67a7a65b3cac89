public import EarshotModel

/// An app as its files describe it: the tree that runs, and the data for printing it again.
public struct AppDocument: Hashable, Sendable {
  /// The tree that runs, with every `each` block applied to the nodes that it matches.
  public let tree: ElementTree
  /// The tree as written, without the additions of `each` blocks.
  package let written: ElementTree
  /// The tree as written, with every use of a component expanded.
  ///
  /// It has the same nodes as the tree that runs.
  package let expanded: ElementTree
  /// The `each` blocks, in the order of the files.
  package let each: [EachBlock]
  /// The comments, the blank lines, and other data for printing.
  package let trivia: Trivia
  /// Whether the files define or use components.
  package let hasComponents: Bool
  /// The index of the `each` block whose parts exceed the limit for an app, or `nil` if there's
  /// none.
  package internal(set) var overfullBlock: Int?

  /// The preparation that the document's sessions share.
  package var preparation = Preparation()

  /// Creates a document, which has components only if you pass an expanded tree.
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
  /// The result of preparing a document, which the document's sessions share.
  ///
  /// The result isn't part of the document's value, so any two results are equal.
  package struct Preparation: Hashable, Sendable {
    /// The result, or `nil` if the document hasn't been prepared yet.
    package var value: (any AnyObject & Sendable)?

    /// Creates a preparation without a result.
    init() {}

    package static func == (first: Preparation, second: Preparation) -> Bool { true }

    package func hash(into hasher: inout Hasher) {}
  }
}

/// An `each` block, which adds properties, parts, and handlers to all nodes that it matches.
package struct EachBlock: Hashable, Sendable {
  /// The selector of the nodes that the block matches.
  package var selector: Selector
  /// An element with the properties, parts, and handlers that the block adds.
  package var element: Element

  /// Creates a block from the selector of its nodes and the element with its lines.
  package init(selector: Selector, element: Element) {
    self.selector = selector
    self.element = element
  }
}

extension AppDocument {
  /// The place of a node in another tool's file.
  package struct NodePlace: Hashable, Sendable {
    /// The index of the node in the tree.
    package var node: ElementTree.Index
    /// The index of the source among the sources that were read together, starting at 0.
    package var source: Int
    /// The bytes of the file that describe the node.
    package var range: Range<Int>
    /// The information in another tool's file that isn't part of the element.
    package var remarks: ForeignRemarks?
  }

  /// The result of reading files: a document, unless the files contain errors.
  public struct ParseResult: Sendable {
    /// The app, or `nil` if there are errors.
    public private(set) var document: AppDocument?
    /// The errors and warnings, in the order of the files.
    public let diagnostics: [Diagnostic]
    /// The references in the files, each with the node or the `each` block that owns its line.
    package let references: [NameReference]
    /// The places of the nodes that come from other tools' files.
    package let foreignPlaces: [NodePlace]
    /// The errors after the first 100 in each file, which Earshot only counts.
    package let untold: [Diagnostic]
    /// Whether text in the files may contain Markdown or HTML.
    let mayHoldMarkup: Bool

    /// Creates a result from a document and the diagnostics of its files.
    package init(
      document: AppDocument?,
      diagnostics: [Diagnostic],
      references: [NameReference] = [],
      foreignPlaces: [NodePlace] = [],
      untold: [Diagnostic] = [],
      mayHoldMarkup: Bool = true
    ) {
      self.document = document
      self.diagnostics = diagnostics
      self.references = references
      self.foreignPlaces = foreignPlaces
      self.untold = untold
      self.mayHoldMarkup = mayHoldMarkup
    }

    /// Returns the result with the given document, such as the same document prepared for sessions.
    package func with(_ document: AppDocument) -> ParseResult {
      var result = self
      result.document = document
      return result
    }
  }

  /// Reads files as one app.
  ///
  /// Only the first file can contain `app`. It also contains the screen that the app starts with.
  ///
  /// A file whose name ends in `.screen` is in the notation. For other names, the beginning of the
  /// text decides: a brace or a bracket begins JSON, and `<` begins XML from another tool, which is
  /// an error here. Otherwise, a file is JSON if its name ends in `.json`.
  ///
  /// - Parameter sources: The files in order, at least one.
  /// - Returns: The app and the diagnostics of the files. If there are no errors, there's an app.
  /// - Complexity: O(*n*), where *n* is the length of the files, not counting the additions of
  ///   `each` blocks.
  public static func read(_ sources: [SourceText]) -> ParseResult {
    var foreign: (any ForeignReader)?
    return read(sources, foreign: &foreign)
  }

  /// Reads files as one app, with a reader for the formats of other tools.
  package static func read(
    _ sources: [SourceText],
    work: WorkBudget.Limits = .usual,
    foreign: inout (any ForeignReader)?
  ) -> ParseResult {
    let result = readOnce(sources, work: work, foreign: &foreign).repaired(in: sources)
    guard result.diagnostics.contains(where: { $0.other != nil }) else { return result }
    return ParseResult(
      document: result.document,
      diagnostics: result.diagnostics.map { $0.namingOtherPlace(in: sources) },
      references: result.references,
      foreignPlaces: result.foreignPlaces,
      untold: result.untold
    )
  }

  /// Reads files as one app, without adding corrected lines to the errors.
  static func readOnce(_ sources: [SourceText]) -> ParseResult {
    var foreign: (any ForeignReader)?
    return readOnce(sources, work: .usual, foreign: &foreign)
  }

  private static func readOnce(
    _ sources: [SourceText],
    work: WorkBudget.Limits,
    foreign: inout (any ForeignReader)?
  ) -> ParseResult {
    var parser = ScreenParser()
    parser.work = work
    for (number, source) in sources.enumerated() {
      let form = foreign?.form(of: source) ?? AppForm(of: source)
      form.read(source, number: number, into: &parser, foreign: &foreign)
    }
    return (consume parser).finish()
  }
}

extension AppDocument.ParseResult {
  /// Returns the result with corrected lines in its errors, or the same result if it has an app.
  fileprivate func repaired(in sources: [SourceText]) -> AppDocument.ParseResult {
    guard document == nil else { return self }
    return AppDocument.ParseResult(
      document: nil,
      diagnostics: LineRepair.reworded(diagnostics, in: sources),
      references: references,
      foreignPlaces: foreignPlaces,
      untold: untold
    )
  }
}

extension AppDocument {
  /// The app in the canonical form of the notation, including comments and blank lines.
  ///
  /// An app from canonical text prints as the same text. If the document has no line data, as when
  /// it comes from JSON, a blank line separates the screens.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  public var screenText: String {
    var printer = ScreenPrinter(self)
    printer.printApp()
    return printer.text
  }
}
