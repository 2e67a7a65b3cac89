import EarshotLines
import EarshotModel
import EarshotNotation

// Elements that move, split, or merge.
extension MutationSite {
  /// The change in which the node and its next neighbor swap places.
  var exchanged: [Mutant] {
    guard let next = neighbor else { return [] }
    let first = index
    let targets = [tree.target(of: first), tree.target(of: next)].compactMap { $0 }
    return [
      Mutant(
        mutation: .order,
        node: index,
        words: "\(name) and \(tree.nameInSentence(of: next)) changed places",
        guards: targets.count == 2 ? ["order \(targets.joined(separator: ", "))"] : []
      ) { $0.exchangePlaces(of: first, next) }
    ]
  }

  /// The next node with the same parent that contains a stop.
  ///
  /// The value is `nil` if there's no such node, if this node contains no stop, or if the parent is
  /// the root.
  private var neighbor: ElementTree.Index? {
    guard let parent = tree.parent(of: index), parent != tree.root, tree.holdsStop(index) else {
      return nil
    }
    return tree.siblings(after: index).first(where: tree.holdsStop)
  }

  /// The changes in which a part of the element becomes a separate stop.
  var split: [Mutant] { splitLabel + splitValue + splitCell }

  private var splitLabel: [Mutant] {
    guard element.isAccessibilityElement, let label = element.template(of: .label)?.literal,
      let comma = label.listComma, canHaveNeighbor
    else { return [] }
    return [
      split(off: String(label[comma.upperBound...]), whole: label) { element in
        element.setText(String(label[..<comma.lowerBound]), of: .label)
      }
    ]
  }

  private var splitValue: [Mutant] {
    let changing: Traits = [.adjustable, .toggleButton, .textEntry, .updatesFrequently]
    guard element.isAccessibilityElement, element.traits.isDisjoint(with: changing),
      element.scale == nil, let value = element.template(of: .value)?.literal, !value.isEmpty,
      element.label != nil, canHaveNeighbor
    else { return [] }
    return [split(off: value, whole: nil) { $0.setText(nil, of: .value) }]
  }

  /// Creates a change that moves text into a separate stop after the element.
  private func split(
    off text: String,
    whole: String?,
    _ change: @escaping @Sendable (inout Element) -> Void
  ) -> Mutant {
    var part = Element(role: .text, label: text)
    part.frame = element.frame
    let place = index
    return Mutant(
      mutation: .split,
      node: index,
      words: "\(name) was split: \(quoted(text)) became a separate stop",
      guards: [claim { "\($0) conveys \(whole.map { "label \(quoted($0))" } ?? "value")" }]
        .compactMap { $0 }
    ) { [part] tree in
      tree.update(place, change)
      tree = tree.inserting(part, after: place)
    }
  }

  /// Whether the swipe order can include a stop that is added after the element.
  private var canHaveNeighbor: Bool {
    tree.parent(of: index).map { tree[$0].elements == nil } ?? false
  }

  /// The change in which the parts of a cell become separate stops.
  private var splitCell: [Mutant] {
    let holds = tree.children(of: index).contains { tree.holdsStop($0) }
    guard element.role == .cell, element.label == nil, element.isAccessibilityElement, holds else {
      return []
    }
    return [
      mutant(.split, "the parts of \(name) became separate stops") {
        $0.elementOverride = false
      }
    ]
  }

  /// The change in which the element and its next neighbor become one stop.
  var merged: [Mutant] {
    guard let next = neighbor, tree.isPlainStop(index), tree.isPlainStop(next),
      let label = element.label, let other = tree[next].label
    else { return [] }
    let first = index
    return [
      Mutant(
        mutation: .merge,
        node: index,
        words: "\(name) and \(tree.nameInSentence(of: next)) became one stop",
        guards: [tree.target(of: next).map { "reachable \($0)" }].compactMap { $0 }
      ) { tree in
        tree.update(first) { $0.setText("\(label), \(other)", of: .label) }
        tree.remove(next)
      }
    ]
  }
}

extension ElementTree {
  /// Returns whether a node is or contains an element that isn't removed, and is neither a panel
  /// nor a part of an alert or a stepper.
  fileprivate func holdsStop(_ index: Index) -> Bool {
    guard !self[index].isPanel, !self[index].role.isMadeByBuilder else { return false }
    return subtree(of: index).contains { self[$0].isAccessibilityElement && !isRemoved($0) }
  }

  /// Returns whether a node is an element with a label and no contents, except for a text field.
  fileprivate func isPlainStop(_ index: Index) -> Bool {
    let element = self[index]
    return element.isAccessibilityElement && element.label != nil
      && !element.traits.contains(.textEntry) && subtree(of: index).count == 1
  }

  /// Swaps two neighbors.
  ///
  /// The method changes the explicit order if it contains both nodes. Otherwise, it changes the
  /// frames if both nodes have one, and the order in the file if they don't.
  fileprivate mutating func exchangePlaces(of first: Index, _ second: Index) {
    if let parent = parent(of: first), let order = self[parent].elements,
      let one = self[first].identifier.flatMap(order.firstIndex),
      let other = self[second].identifier.flatMap(order.firstIndex)
    {
      return update(parent) { $0.elements?.swapAt(one, other) }
    }
    guard let frame = self[first].frame, let target = self[second].frame else {
      self = exchanging(first, second)
      return
    }
    let (right, down) = (target.x - frame.x, target.y - frame.y)
    for index in subtree(of: first) { update(index) { $0.move(right, down) } }
    for index in subtree(of: second) { update(index) { $0.move(-right, -down) } }
  }
}

extension Element {
  /// Moves the frames to the right and down, by a distance in points.
  fileprivate mutating func move(_ right: Double, _ down: Double) {
    frame?.x += right
    frame?.y += down
    guard viewFrame != nil else { return }
    viewFrame?.x += right
    viewFrame?.y += down
  }
}

extension String {
  /// The range of the first comma with a space after it, or `nil` if there's none or it's at an end
  /// of the text.
  fileprivate var listComma: Range<Index>? {
    guard let range = firstRange(of: ", "), range.lowerBound > startIndex,
      range.upperBound < endIndex
    else { return nil }
    return range
  }
}
