import EarshotModel

/// A stop with the data that the gatherer collects.
struct Leaf {
  var node: ElementTree.Index
  /// The frame of the stop, or `nil` if it's unknown.
  var frame: Rect?
  /// The data from the containers around the stop.
  var inheritance: Inheritance
  /// The index of the stop in the array that its outermost provider declares, or `nil` if it isn't
  /// in the array.
  var declaredPlace: Int32?
  /// Whether a tab bar treats the stop as a tab.
  var isTabButton: Bool
}

/// The data that containers pass to their contents, as indices of providers or bars.
struct Inheritance {
  /// The outermost provider, or `nil` if there's none.
  var outermost: Int32?
  /// The nearest provider, or `nil` if there's none.
  var nearest: Int32?
  /// The outermost bar around the stop, or `nil` if there's none.
  ///
  /// On a screen without frames, the stops of a bar share a row.
  var bar: Int32?
}

/// The facts about a node that the gatherer needs, including data that only a few nodes have.
struct GatheredNode {
  let facts: ElementFacts
  let className: String?
  let elements: [String]?
  private let alpha: Double?
  private let viewFrame: Rect?

  init(_ index: ElementTree.Index, of tree: borrowing ElementTree) {
    facts = tree.facts(of: index)
    guard facts.hasDetails else {
      (className, elements, alpha, viewFrame) = (facts.role.className, nil, nil, nil)
      return
    }
    // Each access would copy the element.
    let element = tree[index]
    className = element.className
    elements = element.elements
    alpha = element.alpha
    viewFrame = element.viewFrame
  }

  /// Whether the node is a view, as most nodes are.
  var isView: Bool { className != "UIAccessibilityElement" && className != "NSObject" }

  /// Whether row 1, 2, or 3 of the table in VOICEOVER.md 3.1 excludes the node.
  ///
  /// An alert without a title has no stop for the title (our choice).
  ///
  /// - Rule: ``FocusRule/hiddenNodesAreLeftOut``
  var isPruned: Bool {
    if facts.isRemoved || facts.elementsHidden { return true }
    if facts.role == .alertTitle, !facts.hasLabel { return true }
    guard isView else { return false }
    if facts.isHidden { return true }
    if let alpha, alpha <= 0 { return true }
    guard facts.clipsToBounds || facts.isElement || elements != nil else { return false }
    guard let size = viewFrame ?? facts.frame else { return false }
    return size.width == 0 && size.height == 0
  }

  /// Whether the contents of the node stay together.
  ///
  /// - Rule: ``FocusRule/unitsStayTogether``
  var isGeometricUnit: Bool {
    if facts.shouldGroupChildren || facts.traits.contains(.tabBar) { return true }
    switch facts.containerType {
    case .list, .landmark, .dataTable: return true
    case .semanticGroup: return facts.hasLabel || facts.hasValue || facts.hasIdentifier
    case .none: return false
    }
  }

  /// Whether the stops inside the node share a row if the screen has no frames.
  ///
  /// - Rule: ``FocusRule/framelessScreensHaveRows``
  var isBar: Bool {
    switch className {
    case "UITabBar", "UISegmentedControl", "UIToolbar", "UINavigationBar": true
    default: facts.traits.contains(.tabBar)
    }
  }

  /// Whether the node would be a tab inside a UITabBar.
  var isTabButton: Bool {
    facts.traits.contains(.tabBarItem) || className == "UITabBarButton"
  }

  /// Whether the node is a `cell` whose contents VoiceOver reads.
  var speaksChildren: Bool { facts.role == .cell && facts.isElement && !facts.hasLabel }
}
