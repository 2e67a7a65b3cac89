package import EarshotModel

/// The result of reading a file in a different format: an app with one or more screens, as drafts
/// of the nodes.
package struct ForeignApp: Sendable {
  /// The app itself, if the file contains information about it.
  package var app: Element?
  /// The nodes in depth-first order; a screen has depth 0.
  package var nodes: [ForeignNode]
  /// The errors and warnings; with an error, there is no app.
  package var diagnostics: [Diagnostic]

  /// Returns the result for a file that is wrong as a whole.
  package static func unread(_ message: Diagnostic.Message, number: Int) -> ForeignApp {
    ForeignApp(diagnostics: [Diagnostic(.error, message, source: number, range: 0..<0)])
  }

  /// Creates the result of a file.
  package init(app: Element? = nil, nodes: [ForeignNode] = [], diagnostics: [Diagnostic] = []) {
    self.app = app
    self.nodes = nodes
    self.diagnostics = diagnostics
  }
}

/// A node from a file of a different format.
package struct ForeignNode: Sendable {
  /// The node.
  package var element: Element
  /// The number of nodes around it on its screen, including the screen.
  package var depth: Int
  /// The bytes that say so.
  package var range: Range<Int>
  /// The information in the file that isn't part of the element, or `nil` if there's none.
  package var remarks: ForeignRemarks?

  /// Creates a node.
  package init(
    _ element: Element,
    depth: Int,
    range: Range<Int>,
    remarks: ForeignRemarks? = nil
  ) {
    self.element = element
    self.depth = depth
    self.range = range
    self.remarks = remarks
  }
}

/// Information about a node in another tool's file that isn't a property of an element.
///
/// The audit uses it; sessions don't.
package struct ForeignRemarks: Hashable, Sendable {
  /// The labels of the controls inside a stop, which hides them.
  package var controls: [String] = []
  /// The labels of the text elements inside a stop.
  package var texts: [String] = []
  /// Whether the file itself indicates that VoiceOver stops here.
  package var isCertain = false
  /// The row or card that contains the stop, as a number in its file.
  package var card: Int?
  /// Whether it's in the system's status bar at the top of the screen.
  package var isInStatusBar = false
  /// Whether the system decides its size.
  package var hasSystemSize = false
  /// For a screen, the visible buttons that VoiceOver skips.
  package var passedOver: [String] = []
  /// For a screen, the visible text that VoiceOver skips.
  package var passedOverTexts: [String] = []
  /// For a screen, whether its file would mark headings if there were any.
  package var namesHeadings = false
  /// The scroll view, list, or page that the stop moves with, as a number in its file.
  package var scroller: Int?
  /// Of a screen without text, the size of an image that fills most of it and has no label.
  package var largePicture: Size?
  /// The identifier that the file gives and that another element has, too.
  package var identifier: String?

  /// Creates empty information.
  package init() {}
}

/// A type that detects whether a file is in another tool's format, and reads it.
package protocol ForeignReader {
  /// Returns the format in which a file must be read, or `nil` to detect it.
  func form(of text: SourceText) -> AppForm?
  /// Reads text that isn't JSON, or returns `nil` if it's in the notation.
  mutating func read(text: SourceText, number: Int) -> ForeignApp?
  /// Reads JSON text, or returns `nil` if it's in Earshot's own format.
  mutating func read(json: JSONTree, of text: SourceText, number: Int) -> ForeignApp?
}

extension ScreenParser {
  /// Adds the result of a different reader for a file.
  ///
  /// Drops identifiers that are already used, and adds a number to a screen name that is already
  /// used, because tools don't know the other files.
  mutating func adopt(_ foreign: ForeignApp, number: Int) {
    source = number
    hasForeignNodes = true
    levels = []
    for diagnostic in foreign.diagnostics { diagnostics.add(diagnostic) }
    guard !foreign.diagnostics.contains(where: { $0.severity == .error }) else {
      isBroken = true
      return
    }
    var names = NamesGiven(nodes)
    if let element = foreign.app, nodes.isEmpty {
      app = 0
      nodes.append(NodeDraft(finished: element))
    }
    for node in foreign.nodes {
      var element = node.element
      var remarks = node.remarks
      let identifier = element.identifier
      names.settle(&element)
      if let identifier, element.role != .screen, element.identifier == nil {
        remarks = remarks ?? ForeignRemarks()
        remarks?.identifier = identifier
      }
      foreignPlaces.append(
        AppDocument.NodePlace(
          node: ElementTree.Index(nodes.count),
          source: number,
          range: node.range,
          remarks: remarks
        )
      )
      nodes.append(NodeDraft(finished: element, depth: node.depth))
    }
  }
}

/// The names of screens and nodes that were given so far.
private struct NamesGiven {
  private var screens: Set<String>
  private var identifiers: Set<String>

  init(_ drafts: [NodeDraft]) {
    let screens = drafts.filter { $0.element.role == .screen }
    self.screens = Set(screens.compactMap(\.element.identifier))
    let others = drafts.filter { $0.element.role != .screen }
    identifiers = Set(others.compactMap(\.element.identifier))
  }

  mutating func settle(_ element: inout Element) {
    guard let name = element.identifier else { return }
    guard element.role == .screen else {
      if !identifiers.insert(name).inserted {
        element.identifier = nil
        element.declared.remove(.identifier)
      }
      return
    }
    var number = 2
    var unused = name
    while !screens.insert(unused).inserted {
      unused = "\(name)-\(number)"
      number += 1
    }
    element.identifier = unused
  }
}
