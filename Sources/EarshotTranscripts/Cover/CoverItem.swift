import EarshotLines
import EarshotModel
import EarshotNotation
package import EarshotReports

/// A part of an app that a session can hear.
package struct CoverItem: Hashable, Sendable {
  /// The kinds of parts.
  package enum Kind: String, CaseIterable, Sendable {
    /// A screen, an alert, or a sheet.
    case screen
    /// An element that the cursor can stop at.
    case stop
    /// A custom action.
    case action
    /// A handler of an event, or of a link.
    case handler
    /// A property while a condition is true.
    case state

    /// The plural of the kind's name.
    package var plural: String { rawValue + "s" }
  }

  /// The kind of part.
  package let kind: Kind
  /// The node that the part belongs to.
  let node: ElementTree.Index
  /// The index among the actions, handlers, or conditional lines of the node, or among the handlers
  /// of a link.
  let number: Int
  /// The index of the part's link among the marks of the node's text, or `nil` if the part belongs
  /// to no link.
  let link: Int?
  /// The name of the part in a sentence.
  package let words: String
  /// The position of the part in the screen file.
  package var place: Finding.Place
  /// The first step that hears the part, or `nil` if no session does.
  package var heardBy: Finding.Place?

  init(
    _ kind: Kind,
    _ words: String,
    of node: ElementTree.Index,
    number: Int = 0,
    link: Int? = nil,
    at place: Finding.Place
  ) {
    self.kind = kind
    self.words = words
    self.node = node
    self.number = number
    self.link = link
    self.place = place
  }

  /// The sentence for a part that no session hears.
  package var sentence: String {
    switch kind {
    case .screen, .stop, .state: "no session covers \(words)"
    case .action: "no session performs \(words)"
    case .handler: link == nil ? "no session runs \(words)" : "no session opens \(words)"
    }
  }
}

extension CoverItem {
  /// Returns all parts of an app, in the order of its file.
  ///
  /// - Complexity: O(*n*·*d*), where *n* is the number of nodes and *d* is their depth.
  static func all(of tree: ElementTree, at places: MutationPlaces) -> [CoverItem] {
    let shown = ShownNodes(tree)
    return tree.indices.flatMap { node -> [CoverItem] in
      let element = tree[node]
      guard !element.role.isMadeByBuilder, !tree.isRemoved(node) else { return [] }
      let place = places.place(of: node)
      let name = tree.nameInSentence(of: node)
      var items: [CoverItem] = []
      if element.role == .screen || element.isPanel {
        items.append(CoverItem(.screen, name, of: node, at: place))
      }
      if shown.isStop(node) { items.append(CoverItem(.stop, name, of: node, at: place)) }
      for (number, action) in element.actions.enumerated() {
        let words = "the action \(quoted(action.name)) of \(name)"
        items.append(CoverItem(.action, words, of: node, number: number, at: place))
      }
      items += handlers(of: element, node, name, places) + links(of: element, node, name, place)
      for (number, line) in element.guarded.enumerated() {
        let words =
          "the line '\(line.value.property.name) when \(line.condition.notation)' of \(name)"
        items.append(CoverItem(.state, words, of: node, number: number, at: place))
      }
      return items
    }
  }
}

extension CoverItem {
  private static func handlers(
    of element: Element,
    _ node: ElementTree.Index,
    _ name: String,
    _ places: MutationPlaces
  ) -> [CoverItem] {
    var counts: [AppEvent: Int] = [:]
    return element.handlers.indices.compactMap { number in
      let handler = element.handlers[number]
      guard !handler.declinesAtOnce else { return nil }
      let count = counts[handler.event, default: 0]
      counts[handler.event] = count + 1
      let words = "'\(handler.event.notation)\(handler.whenItRuns)' of \(name)"
      let place = places.place(of: node, handler: (handler.event, count))
      return CoverItem(.handler, words, of: node, number: number, at: place)
    }
  }

  /// Returns the handlers of the links inside the text of an element.
  private static func links(
    of element: Element,
    _ node: ElementTree.Index,
    _ name: String,
    _ place: Finding.Place
  ) -> [CoverItem] {
    element.marks.enumerated().flatMap { link, mark in
      mark.handlers.indices.compactMap { number in
        guard !mark.handlers[number].declinesAtOnce else { return nil }
        let words =
          "the link \(quoted(mark.text)) of \(name)\(mark.handlers[number].whenItRuns)"
        return CoverItem(.handler, words, of: node, number: number, link: link, at: place)
      }
    }
  }
}

extension Handler {
  /// The condition of the handler, as it follows the event in a screen file.
  fileprivate var whenItRuns: String { condition.map { " when \($0.notation)" } ?? "" }

  /// Whether the handler leaves the event unhandled without doing anything else.
  fileprivate var declinesAtOnce: Bool { effects.first == .decline }
}

/// The nodes that can be stops at some point in a session.
private struct ShownNodes {
  private let tree: ElementTree
  /// The nodes that an effect or a conditional line can show.
  private var showable: Set<ElementTree.Index> = []

  init(_ tree: ElementTree) {
    self.tree = tree
    for node in tree.indices where tree.hasDetails(node) {
      let element = tree[node]
      if element.guarded.contains(where: { $0.value.property == .hidden }) { showable.insert(node) }
      for effect in element.allEffects {
        for target in effect.shownTargets { note(target, from: node) }
      }
    }
  }

  private mutating func note(_ target: Target, from node: ElementTree.Index) {
    switch target {
    case .identifier(let name): if let index = tree.node(name) { showable.insert(index) }
    case .tag(let tag):
      showable.formUnion(tree.indices.filter { tree[$0].tags.contains(tag) })
    case .own: showable.insert(node)
    case .next, .previous: break
    }
  }

  /// Returns whether a node is an element that can be visible and isn't inside another element.
  func isStop(_ node: ElementTree.Index) -> Bool {
    guard tree[node].isAccessibilityElement, !tree[node].isPanel else { return false }
    var place: ElementTree.Index? = node
    while let index = place {
      let element = tree[index]
      if element.isHidden, !showable.contains(index) { return false }
      if index != node, element.isAccessibilityElement || element.elementsHidden { return false }
      place = tree.parent(of: index)
    }
    return true
  }
}

extension Effect {
  /// The nodes that the effect can show.
  fileprivate var shownTargets: [Target] {
    switch self {
    case .change(.show, let targets): targets
    case .set(let target, .hidden): [target]
    default: []
    }
  }
}
