package import EarshotModel
package import EarshotSimulatedApp

/// A link inside the text of a stop.
package struct TextLink: Hashable, Sendable {
  /// The stop whose text contains the link.
  package let stop: ElementTree.Index
  /// The mark that makes the words a link.
  package let mark: Mark
  /// The range of the words in the text of the stop, in bytes.
  let range: Range<Int>
}

extension FocusEngine {
  /// Returns the links inside the text of a stop, from left to right.
  private mutating func links(of stop: ElementTree.Index, in app: App) -> [TextLink] {
    guard app.tree.holdsLinks(stop) else { return [] }
    return text(of: stop, in: app).markedRanges(named: Mark.link).map {
      TextLink(stop: stop, mark: $0.mark, range: $0.range)
    }
  }

  /// Returns the link that a double tap opens, or `nil` if it activates the element.
  ///
  /// If VoiceOver last read a link, returns that link. For text without another action, returns the
  /// first link.
  ///
  /// - Rule: ``FocusRule/doubleTapOpensTheLink``
  package mutating func linkToOpen(in app: App) -> TextLink? {
    guard let cursor, let plan = app.activationPlan(of: cursor) else { return nil }
    let links = links(of: cursor, in: app).filter {
      app.handler(ofLink: $0.mark, at: cursor) != nil
    }
    if let place = rotorState.textPlace, let link = links.first(where: { $0.holds(place) }) {
      return link
    }
    return plan.standard == nil && plan.handler == nil ? links.first : nil
  }

  /// Returns the next or previous link from the reading position, or `nil` if there's none.
  ///
  /// The result is a stop that is a link, or a link inside text.
  ///
  /// - Complexity: O(*s*), where *s* is the number of stops.
  /// - Rule: ``FocusRule/linksInTextsAreFound``
  mutating func link(_ way: RotorDirection, in app: App) -> FoundLink? {
    refreshOrder(app)
    let stops = order.stops
    let rank = cursor.flatMap { order.rank(of: $0) } ?? -1
    var place = max(rank, way == .next ? 0 : -1)
    while stops.indices.contains(place) {
      defer { place += way == .next ? 1 : -1 }
      let stop = stops[place]
      if place != rank, app.tree.traits(of: stop).contains(.link) { return .stop(stop) }
      let inside = links(of: stop, in: app)
      let found =
        place == rank
        ? rotorState.textPlace.neighbor(way, among: inside)
        : way == .next ? inside.first : inside.last
      if let found { return .text(found) }
    }
    return nil
  }
}

/// The result of a search for links.
enum FoundLink: Hashable {
  /// An element that is a link.
  case stop(ElementTree.Index)
  /// A link inside text.
  case text(TextLink)
}

extension TextLink {
  /// Returns whether a reading position in the text is in the link.
  fileprivate func holds(_ place: TextPlace) -> Bool {
    place.mark == range || range.contains(place.unit.lowerBound)
  }
}

extension TextPlace? {
  /// Returns the next or previous link of text from the reading position, or `nil` if there's none.
  ///
  /// Without a reading position, there's no previous link.
  fileprivate func neighbor(_ way: RotorDirection, among links: [TextLink]) -> TextLink? {
    guard let self else { return way == .next ? links.first : nil }
    let start = self.unit.lowerBound
    switch way {
    case .next:
      return links.first {
        $0.range.lowerBound > start || $0.range.lowerBound == start && !$0.holds(self)
      }
    case .previous: return links.last { $0.range.lowerBound < start && !$0.holds(self) }
    }
  }
}

extension ElementTree {
  /// Returns whether the text of a node contains links.
  func holdsLinks(_ index: Index) -> Bool {
    hasDetails(index) && self[index].marks.contains(where: \.isLink)
  }
}
