package import EarshotModel

/// What a reader of another format made of a file: an app with one screen or several, as drafts of
/// the nodes.
package struct ForeignApp: Sendable {
  /// The app itself, where the file says something of it.
  package var app: Element?
  /// The nodes in depth-first order; a screen has the depth 0.
  package var nodes: [ForeignNode]
  /// What is wrong or doubtful; with an error there is no app.
  package var diagnostics: [Diagnostic]

  /// What comes of a file that is wrong as a whole.
  package static func unread(_ message: Diagnostic.Message, number: Int) -> ForeignApp {
    ForeignApp(diagnostics: [Diagnostic(.error, message, source: number, range: 0..<0)])
  }

  /// Creates what came of a file.
  package init(app: Element? = nil, nodes: [ForeignNode] = [], diagnostics: [Diagnostic] = []) {
    self.app = app
    self.nodes = nodes
    self.diagnostics = diagnostics
  }
}

/// A node that comes from a file of another format.
package struct ForeignNode: Sendable {
  /// The node.
  package var element: Element
  /// The number of nodes around it on its screen, including the screen.
  package var depth: Int
  /// The bytes that say so.
  package var range: Range<Int>
  /// What the file says beyond the element, or `nil` if that's nothing.
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

/// What a file of another tool says about a node that is no property of an element.
///
/// The audit reads it; sessions don't.
package struct ForeignRemarks: Hashable, Sendable {
  /// The labels of the controls inside a stop, which hides them.
  package var controls: [String] = []
  /// The labels of the texts inside a stop.
  package var texts: [String] = []
  /// Whether the file itself says that VoiceOver stops here.
  package var isCertain = false
  /// The row or card that the stop is part of, as a number in its file.
  package var card: Int?
  /// Whether it is in the system's bar at the top of the screen.
  package var isInStatusBar = false
  /// Whether the system decides its size.
  package var hasSystemSize = false
  /// Of a screen, the buttons that are seen and that VoiceOver passes over.
  package var passedOver: [String] = []
  /// Of a screen, the texts that are seen and that VoiceOver passes over.
  package var passedOverTexts: [String] = []
  /// Of a screen, whether its file would name headings if there were any.
  package var namesHeadings = false
  /// The scroll view, list, or page that the stop moves with, as a number in its file.
  package var scroller: Int?
  /// Of a screen without text, the size of an image that fills most of it and has no label.
  package var largePicture: Size?
  /// The identifier that the file gives and that another element has, too.
  package var identifier: String?

  /// Creates remarks that say nothing.
  package init() {}
}

/// Finds out whether a file is in the format of another tool, and reads it.
package protocol ForeignReader {
  /// The form that a file has to be read in, or `nil` to find it out.
  func form(of text: SourceText) -> AppForm?
  /// Reads a text that is no JSON, or gives `nil` if it is in the notation.
  mutating func read(text: SourceText, number: Int) -> ForeignApp?
  /// Reads a JSON text, or gives `nil` if it is in the form of Earshot's own.
  mutating func read(json: JSONTree, of text: SourceText, number: Int) -> ForeignApp?
}

extension ScreenParser {
  /// Takes over what another reader made of a file.
  ///
  /// Identifiers that were given before are dropped, and a screen of a name that was given before
  /// gets a number behind it: tools know nothing of the other files.
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
