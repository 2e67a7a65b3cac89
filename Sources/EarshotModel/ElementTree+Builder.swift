extension ElementTree {
  /// A builder that creates a tree from its nodes in depth-first order.
  ///
  /// Other packages have no other way to create a tree.
  ///
  /// The builder adds the nodes that roles imply: the title of an alert or dialog, the two buttons
  /// of a stepper, and, as the last node inside a menu or a similar element, the area around it,
  /// which closes it. If you don't provide an app, the builder creates one.
  public struct Builder: Sendable {
    private var elements: ContiguousArray<Element> = []
    private var subtreeEnds: ContiguousArray<Int32> = []
    private var parents: ContiguousArray<Int32> = []
    private var openNodes: [Int] = []

    /// Creates a builder whose app is open, with capacity for a number of nodes.
    public init(app: Element = Element(role: .app), capacity: Int = 0) {
      precondition(
        app.role == .app,
        "the root of a tree must have the role 'app', not '\(app.role)'"
      )
      elements.reserveCapacity(capacity)
      subtreeEnds.reserveCapacity(capacity)
      parents.reserveCapacity(capacity)
      open(app)
    }

    /// Adds a node inside the open node and opens the new node.
    ///
    /// - Returns: The index of the node.
    @discardableResult
    public mutating func open(_ element: consuming Element) -> Index {
      let offset = elements.count
      let role = element.role
      elements.append(element)
      // In place, the change needs no copy of the element.
      if role == .tab { elements[offset].traits.formUnion(traitsOfTab) }
      parents.append(Int32(openNodes.last ?? -1))
      subtreeEnds.append(Int32(offset + 1))
      openNodes.append(offset)
      for part in role.firstParts { addPart(part, of: elements[offset]) }
      return Index(offset)
    }

    /// Closes the node that was opened last.
    ///
    /// - Precondition: A node other than the app is open.
    public mutating func close() {
      precondition(openNodes.count > 1, "only the app is open, and finish() closes it")
      if let open = openNodes.last, let part = elements[open].role.lastPart,
        elements.count > open + 1
      {
        addPart(part, of: elements[open])
      }
      closePart()
    }

    private mutating func closePart() {
      subtreeEnds[openNodes.removeLast()] = Int32(elements.count)
    }

    /// Closes the app and creates the tree.
    ///
    /// - Precondition: Every other node is closed.
    /// - Complexity: O(*n*), where *n* is the number of nodes.
    public consuming func finish() -> ElementTree {
      precondition(
        openNodes.count == 1,
        "close every node before you finish the tree; open nodes: \(openNodes.count - 1)"
      )
      subtreeEnds[0] = Int32(elements.count)
      return ElementTree(elements: elements, subtreeEnds: subtreeEnds, parents: parents)
    }

    /// The traits of a tab.
    ///
    /// VoiceOver says “Tab” for a tab in a tab bar. A tab in a segmented control is a plain button.
    private var traitsOfTab: Traits {
      let bar = openNodes.last { elements[$0].role.holdsTabs }
      return bar.map { elements[$0].role } == .tabBar ? .tabBarItem : []
    }

    private mutating func addPart(_ role: Role, of element: Element) {
      var part = Element(role: role)
      if !role.closesWhatIsOpen { part.frame = element.frame.map { role.frame(inside: $0) } }
      if role == .alertTitle { part.label = element.label }
      open(part)
      closePart()
    }
  }
}

extension Role {
  /// Returns the frame of a part within the frame of the whole.
  ///
  /// The halves of a stepper are side by side, as in a UIStepper. A title is in the upper-left
  /// corner, which is our choice.
  fileprivate func frame(inside frame: Rect) -> Rect {
    let half = frame.width / 2
    switch self {
    case .decrementButton: return Rect(x: frame.x, y: frame.y, width: half, height: frame.height)
    case .incrementButton:
      return Rect(x: frame.x + half, y: frame.y, width: half, height: frame.height)
    default: return Rect(x: frame.x, y: frame.y, width: frame.width, height: 0)
    }
  }
}
