package import EarshotModel

/// The result of reading a file in another tool's format: the nodes of an app with one or more
/// screens.
package struct ForeignApp: Sendable {
  /// The app itself, or `nil` if the file contains no information about the app.
  package var app: Element?
  /// The nodes in depth-first order; a screen has depth 0.
  package var nodes: [ForeignNode]
  /// The errors and warnings.
  ///
  /// With an error, there's no app.
  package var diagnostics: [Diagnostic]

  /// Returns the result for a file that Earshot can't read at all.
  package static func unread(_ message: Diagnostic.Message, number: Int) -> ForeignApp {
    ForeignApp(diagnostics: [Diagnostic(.error, message, source: number, range: 0..<0)])
  }

  /// Creates the result of reading a file.
  package init(app: Element? = nil, nodes: [ForeignNode] = [], diagnostics: [Diagnostic] = []) {
    self.app = app
    self.nodes = nodes
    self.diagnostics = diagnostics
  }
}

/// A node from a file in another tool's format.
package struct ForeignNode: Sendable {
  /// The node as an element, without its children.
  package var element: Element
  /// The number of the node's ancestors on its screen, including the screen.
  package var depth: Int
  /// The bytes of the file that describe the node.
  package var range: Range<Int>
  /// The information in the file that isn't part of the element, or `nil` if the file has none.
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
/// The audit uses this information, but sessions don't.
package struct ForeignRemarks: Hashable, Sendable {
  /// The labels of the controls inside a stop, which hides them.
  package var controls: [String] = []
  /// The frames of the controls inside a stop, by their labels.
  package var controlFrames: [String: Rect] = [:]
  /// Whether the node is text with links inside, which VoiceOver's rotor offers.
  package var hasLinks = false
  /// The labels of the text elements inside a stop.
  package var texts: [String] = []
  /// Whether a text element inside a stop shows the stop's label, next to other text.
  package var showsLabel = false
  /// Whether the file explicitly says that VoiceOver stops at the node.
  package var isCertain = false
  /// The row or card that contains the stop, by a number that's unique in the file.
  package var card: Int?
  /// Whether the row that contains the stop may be a single stop.
  ///
  /// UIKit joins the text elements of a cell, and the file doesn't say which elements are stops.
  package var mayBeJoined = false
  /// Whether the node is in an alert that has a button, so text in it is a title or a message.
  package var isInAlert = false
  /// Whether the node is in the system's status bar at the top of the screen.
  package var isInStatusBar = false
  /// Whether the system draws the node, so the app can't change it.
  package var isOfSystem = false
  /// Whether the node is in a navigation bar, a toolbar, or a tab bar.
  package var isInBar = false
  /// The node's frame in the file, or `nil` if the element has the same frame and isn't in a bar.
  package var frame: Rect?
  /// Whether the system determines the node's size.
  package var hasSystemSize = false
  /// Whether a view that may take the touch, like a row, surrounds the node and no other control.
  package var isInBox = false
  /// For a screen, the visible buttons that VoiceOver skips.
  package var passedOver: [View] = []
  /// For a screen, the visible text that VoiceOver skips.
  package var passedOverTexts: [View] = []
  /// For a screen, whether its file would mark headings if there were any.
  package var namesHeadings = false
  /// For a screen, whether its file says for any view whether VoiceOver stops there.
  package var declaresStops = false
  /// For a screen, the rows of tables that consist of a single text as wide as the row, although
  /// other rows of the table are controls.
  package var rowsOfOneText: [View] = []
  /// For a screen, whether its file says which buttons are keys of the system's keyboard.
  package var namesKeys = false
  /// For a screen, whether its file would mark what is selected.
  package var namesSelection = false
  /// For a screen, whether its file distinguishes text and images from other views.
  package var namesTypes = false
  /// The identifier of a view that contains nothing except this stop and has the stop's label or
  /// the height of a control.
  package var wrapperIdentifier: String?
  /// The name of the picture that shows a control's state, such as the picture of a checkbox.
  package var statePicture: String?
  /// Whether the node is on a page in a web view.
  package var isOnPage = false
  /// The scroll view, list, or page that the stop moves with, by a number that's unique in the
  /// file.
  package var scroller: Int?
  /// The size of the screen or, for a part of a screen, the size of the view that fills it.
  package var size: Size?
  /// For a screen without text, the size of an image that fills most of it and has no label.
  package var largePicture: Size?
  /// For a screen, the rows that look like they open something but consist of plain text.
  package var rowsThatOpen: [View] = []
  /// For a screen, the lists of pictures in which VoiceOver stops at nothing.
  package var silentLists: [View] = []
  /// For a screen where VoiceOver stops nowhere, the kinds of the views that people see.
  package var silentViews: [View] = []
  /// For a screen where VoiceOver stops, the cells of lists that it skips.
  package var silentCells: [View] = []
  /// For a screen, the images without a label in a file that lists only accessibility elements.
  package var unnamedPictures: [View] = []
  /// For a screen, the pictures and boxes that show a choice but aren't controls, by the text beside
  /// them.
  package var boxesWithoutKind: [View] = []
  /// For a screen, the views with a value but no label, by their values, if the file doesn't say
  /// where VoiceOver stops.
  package var unnamedValues: [View] = []
  /// For a screen, the large views in which VoiceOver stops nowhere, although their names say that
  /// they contain more than a picture.
  package var silentAreas: [View] = []
  /// For a screen, the views without a label and without contents in a file that lists only
  /// accessibility elements.
  package var unnamedViews: [View] = []
  /// For a screen, the images without a label that look like the items of a bar at the bottom.
  package var unnamedItems: [View] = []
  /// Whether a picture without a label is inside the stop.
  package var hasUnnamedPicture = false
  /// The frame of the view around the stop that has its label and its own identifier.
  package var namedFrame: Rect?
  /// Whether everything with words inside the stop is invisible.
  package var hasOnlyHiddenContents = false
  /// Whether a view with a label, which may be the stop itself, is around the stop.
  package var isInNamedView = false
  /// The identifier in the file, if the element can't have it because another element does.
  package var identifier: String?
  /// For a screen, whether it has no title in the bar at its top, in a heading, or in large text.
  package var lacksTitle = false
  /// For a screen, the number of stops that the file calls invisible because people have to scroll
  /// down to them.
  package var belowFold = 0

  /// Creates empty information.
  package init() {}
}

extension ForeignRemarks {
  /// A view that's in the file, but not in the tree.
  package struct View: Hashable, Sendable {
    /// The view's label and its place on the screen.
    package var name: String
    /// The bytes that describe the view.
    package var range: Range<Int>

    /// Creates a view.
    package init(name: String, range: Range<Int>) {
      self.name = name
      self.range = range
    }
  }
}

extension [ForeignRemarks.View] {
  /// The number of views of each kind, in the order of the file, such as `2 cells and 1 image`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views.
  package var kindsWithCounts: String {
    var counts: [(kind: String, count: Int)] = []
    for view in self {
      if let place = counts.firstIndex(where: { $0.kind == view.name }) {
        counts[place].count += 1
      } else {
        counts.append((view.name, 1))
      }
    }
    return counts.map { $0.count.counted($0.kind) }.joinedWithAnd
  }
}

/// A type that detects whether a file is in another tool's format and reads it.
package protocol ForeignReader {
  /// Returns the format that a file must be read in, or `nil` if the format has to be detected.
  func form(of text: SourceText) -> AppForm?
  /// Reads text that isn't JSON, or returns `nil` if it's in the notation.
  mutating func read(text: SourceText, number: Int) -> ForeignApp?
  /// Reads JSON text, or returns `nil` if it's in Earshot's own format.
  mutating func read(json: JSONTree, of text: SourceText, number: Int) -> ForeignApp?
}

extension ScreenParser {
  /// Adds the app that the reader for other tools' formats read from a file.
  ///
  /// The method drops identifiers that are already used. It adds a number to a screen name that's
  /// already used, because tools don't know the other files.
  mutating func adopt(_ foreign: ForeignApp, number: Int) {
    source = number
    hasForeignNodes = true
    levels = []
    for diagnostic in foreign.diagnostics { diagnostics.add(diagnostic) }
    guard !foreign.diagnostics.contains(where: { $0.severity == .error }) else {
      isBroken = true
      return
    }
    namesGiven.add(nodes)
    if let element = foreign.app, nodes.isEmpty {
      app = 0
      nodes.append(NodeDraft(finished: element))
    }
    for node in foreign.nodes {
      var element = node.element
      var remarks = node.remarks
      let identifier = element.identifier
      namesGiven.settle(&element)
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
    namesGiven.skip(nodes)
  }
}

/// The names of the screens and nodes that have been read so far.
struct NamesGiven {
  private var screens: Set<String> = []
  private var identifiers: Set<String> = []
  /// The last number that was added to each screen name.
  private var numbers: [String: Int] = [:]
  /// The number of drafts whose names are known.
  private var known = 0

  /// Adds the names of the drafts that are new since the last call.
  ///
  /// - Complexity: O(*n*), where *n* is the number of new drafts.
  mutating func add(_ drafts: [NodeDraft]) {
    for draft in drafts.dropFirst(known) {
      guard let name = draft.element.identifier else { continue }
      if draft.element.role == .screen { screens.insert(name) } else { identifiers.insert(name) }
    }
    known = drafts.count
  }

  /// Treats the names of all drafts as known.
  mutating func skip(_ drafts: [NodeDraft]) { known = drafts.count }

  mutating func settle(_ element: inout Element) {
    guard let name = element.identifier else { return }
    guard element.role == .screen else {
      if !identifiers.insert(name).inserted {
        element.identifier = nil
        element.declared.remove(.identifier)
      }
      return
    }
    var unused = name
    while !screens.insert(unused).inserted {
      let number = (numbers[name] ?? 1) + 1
      numbers[name] = number
      unused = "\(name)-\(number)"
    }
    element.identifier = unused
  }
}
