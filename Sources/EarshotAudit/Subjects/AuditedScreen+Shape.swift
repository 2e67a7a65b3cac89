import EarshotLines
import EarshotModel
import EarshotNotation

// The positions of elements on a screen, and their nesting.
extension AuditedScreen {
  /// A control with its frame.
  struct Target {
    let stop: AuditedStop
    let frame: Rect

    /// Returns the share of the smaller target that the other target covers, from 0 to 1.
    ///
    /// - Complexity: O(1) for frames, and O(*n*), where *n* is the number of corners, for shapes.
    func share(under other: Target) -> Double {
      let outlines = [self, other].map { $0.stop.element.path?.outline }
      guard outlines.contains(where: { $0 != nil }) else {
        return frame.intersection(other.frame) / min(frame.area, other.frame.area)
      }
      let (own, others) = (samples, other.samples)
      let isSmaller =
        Double(own.count) * frame.area <= Double(others.count) * other.frame.area
      let (points, cover) = isSmaller ? (own, other) : (others, self)
      return points.isEmpty ? 0 : Double(points.count(where: cover.contains)) / Double(points.count)
    }

    /// Returns whether a point is in the target.
    func contains(_ point: Point) -> Bool {
      frame.contains(point) && stop.element.path?.outline?.encloses(point) ?? true
    }

    /// Points across the target, in rows and columns.
    private var samples: [Point] {
      let steps = (0..<24).map { (Double($0) + 0.5) / 24 }
      return steps.flatMap { down in
        steps.map { Point(x: frame.x + $0 * frame.width, y: frame.y + down * frame.height) }
      }.filter(contains)
    }
  }

  /// The maximum number of other controls to compare a control with, which keeps the work linear.
  private static let neighborLimit = 32

  /// Returns the pairs of enabled controls whose frames overlap or are less than the given number
  /// of points apart.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of stops.
  func neighbors(within distance: Double) -> [(Target, Target)] {
    let targets = stops.compactMap { stop -> Target? in
      guard stop.isControl, !stop.element.traits.contains(.notEnabled),
        let frame = stop.element.frame, frame.isUsable
      else { return nil }
      return Target(stop: stop, frame: frame)
    }.sorted { ($0.frame.y, $0.frame.x) < ($1.frame.y, $1.frame.x) }
    var pairs: [(Target, Target)] = []
    for (place, target) in targets.enumerated() {
      let bottom = target.frame.y + target.frame.height + distance
      for other in targets[(place + 1)...].prefix(AuditedScreen.neighborLimit) {
        guard other.frame.y < bottom else { break }
        guard other.frame.x < target.frame.x + target.frame.width + distance,
          target.frame.x < other.frame.x + other.frame.width + distance
        else { continue }
        pairs.append((target, other))
      }
    }
    return pairs
  }

  /// Returns whether one stop is inside the other.
  func areNested(_ first: AuditedStop, _ second: AuditedStop) -> Bool {
    tree.contains(first.index, in: second.index) || tree.contains(second.index, in: first.index)
  }

  /// Returns the controls inside a stop that swipes don't reach.
  ///
  /// Controls in a menu are reachable when the menu is open.
  func controls(inside stop: AuditedStop) -> [ElementTree.Index] {
    guard tree.subtree(of: stop.index).count > 1, !stop.element.role.opensItself else { return [] }
    return tree.subtree(of: stop.index).dropFirst().filter { node in
      let element = tree[node]
      return element.isAccessibilityElement && element.isOperable && !places.contains(node)
        && !isHiddenInside(node, stop.index) && !element.role.isMadeByBuilder
    }
  }

  /// Returns the only text inside a stop, or `nil` if there's none or more than one.
  func onlyText(inside stop: AuditedStop) -> String? {
    let texts = texts(inside: stop)
    return texts.count == 1 ? texts[0] : nil
  }

  /// Returns the labels of the text elements inside a stop, in the order of the file.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes inside.
  func texts(inside stop: AuditedStop) -> [String] {
    tree.subtree(of: stop.index).dropFirst().filter { node in
      tree.role(of: node) == .text && !isHiddenInside(node, stop.index)
    }.compactMap { tree[$0].label }
  }

  private func isHiddenInside(_ node: ElementTree.Index, _ outer: ElementTree.Index) -> Bool {
    tree.isHiddenOrRemoved(node)
      || tree.ancestors(of: node).prefix { $0 != outer }.contains { tree.isHiddenOrRemoved($0) }
  }

  /// Returns the nearest ancestor with an `elements` list that omits the node, or `nil` if there's
  /// none.
  func listLeavingOut(_ node: ElementTree.Index) -> ElementTree.Index? {
    tree.ancestors(of: node).first { outer in
      guard tree.hasDetails(outer), let names = tree[outer].elements else { return false }
      return !names.contains { name in
        tree.node(name).map { tree.contains(node, in: $0) } ?? false
      }
    }
  }
}

extension ElementTree {
  /// Returns every node on a screen with the given roots, except hidden nodes, panels, and their
  /// contents.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  func shownNodes(below roots: [Index]) -> [Index] {
    var nodes: [Index] = []
    for root in roots {
      var end: Index?
      for node in subtree(of: root) {
        if let skipped = end, node < skipped { continue }
        end = nil
        if isHiddenOrRemoved(node) || node != root && isPanel(node) {
          end = self.end(of: node)
        } else {
          nodes.append(node)
        }
      }
    }
    return nodes
  }

  /// Returns the nodes that people need but that aren't stops, aren't inside a stop, and aren't
  /// behind a modal view.
  ///
  /// - Parameters:
  ///   - nodes: The nodes on the screen, in depth-first order.
  ///   - stops: The stops on the screen.
  ///   - roots: The roots of the screen.
  /// - Returns: The nodes, in the same order.
  /// - Complexity: O(*n*), where *n* is the number of nodes on the screen, plus the depth of each
  ///   root.
  func unreached(among nodes: [Index], by stops: Set<Index>, from roots: [Index]) -> [Index] {
    guard !nodes.contains(where: { facts(of: $0).viewIsModal }) else { return [] }
    let outer = roots.filter { ancestors(of: $0).contains { stops.contains($0) } }
    // The contents of a stop come directly after it.
    var inside = root..<root
    return nodes.filter { node in
      guard !inside.contains(node) else { return false }
      if stops.contains(node) {
        inside = node..<end(of: node)
        return false
      }
      let facts = facts(of: node)
      return facts.mayBeUnreached
        && (facts.isElement || self[node].elementOverride == false)
        && !outer.contains { contains(node, in: $0) }
    }
  }
}

extension AuditedStop {
  /// The name of the stop in a sentence about a different element.
  var shortName: String {
    if let name = element.identifier { return Quoting.name(name, after: "#") }
    return labelOrKind
  }

  /// The label in quotes, or the kind with an article, such as `an image`, if there's no label.
  var labelOrKind: String { label.isBlank ? noun.withArticle : "'\(label)'" }
}

extension [AuditedStop] {
  /// The end of a clause that counts these stops: a colon and the only stop, or the given stop as
  /// an example.
  func named(by example: AuditedStop) -> String {
    "\(count == 1 ? ":" : ", such as") \(example.shortName)"
  }
}

extension ElementTree {
  /// Returns the node's name for a finding: `#id` or, without an identifier, its kind in words and
  /// its label, such as `date picker "Arrival"`.
  func nameInWords(of index: Index) -> String {
    let name = shortName(of: index)
    let role = self.role(of: index)
    guard name.hasPrefix(role.nodeWord), role != .screen, role.noun != role.nodeWord else {
      return name
    }
    return role.noun + name.dropFirst(role.nodeWord.count)
  }
}

extension String {
  /// The noun with an indefinite article, such as `an image`.
  var withArticle: String {
    first.map { "aeiou".contains($0) } ?? false ? "an \(self)" : "a \(self)"
  }
}

extension Element {
  /// Whether people can use the element with a finger or VoiceOver.
  var isOperable: Bool {
    guard !traits.contains(.notEnabled) else { return false }
    return !traits.isDisjoint(with: .controls) || handlers.contains { $0.event == .activate }
  }
}

extension Rect {
  /// Whether the rectangle has a size that can be compared.
  var isUsable: Bool { width > 0 && height > 0 && area.isFinite }

  /// The area, in square points.
  var area: Double { width * height }

  /// The shorter side.
  var side: Double { min(width, height) }

  /// Returns the area that two rectangles share.
  func intersection(_ other: Rect) -> Double {
    let across = min(x + width, other.x + other.width) - max(x, other.x)
    let down = min(y + height, other.y + other.height) - max(y, other.y)
    return across > 0 && down > 0 ? across * down : 0
  }
}

extension ElementFacts {
  /// Whether people need the node, so it's a problem if swipes don't reach it.
  fileprivate var mayBeUnreached: Bool {
    (hasLabel || role == .button) && !isPanel && containerType == .none && role != .screen
      && !role.isMadeByBuilder
  }
}
