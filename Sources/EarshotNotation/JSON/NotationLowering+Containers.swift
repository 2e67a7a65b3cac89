import EarshotModel

extension NotationLowering {
  /// Replaces container types and opacities that the notation can't express.
  ///
  /// If a plain role has a different container type than the node, the node gets the role for its
  /// type.
  mutating func settleContainers() {
    for index in tree.indices {
      let element = tree[index]
      if let alpha = element.alpha, !(0...1).contains(alpha) {
        update(index) { $0.alpha = min(max(alpha, 0), 1) }
      }
      guard element.containerType != element.role.containerType else { continue }
      if element.isAccessibilityElement {
        update(index) { $0.containerType = element.role.containerType }
      } else if element.role.isPlain {
        update(index) { $0.become(Role(of: element.containerType)) }
      } else {
        warn(.containerTypeLost(element.containerType, of: tree.inWords(index)))
        update(index) { $0.containerType = element.role.containerType }
      }
    }
  }

  /// Renames nodes and screens whose names are already taken, with a warning.
  mutating func settleNames() {
    var nodes = NameSpace(tree.indices.filter { tree[$0].role != .screen }.map { tree[$0] })
    var screens = NameSpace(tree.screens.map { tree[$0] })
    for index in tree.indices {
      guard let name = tree[index].identifier else { continue }
      let isScreen = tree[index].role == .screen
      guard let other = isScreen ? screens.take(name) : nodes.take(name) else { continue }
      update(index) { $0.identifier = other }
      warn(isScreen ? .screenRenamed(name, other) : .identifierRenamed(name, other))
    }
  }
}

/// A set of unique names.
private struct NameSpace {
  private let all: Set<String>
  private var given: Set<String> = []
  private var numbers: [String: Int] = [:]

  init(_ elements: [Element]) { all = Set(elements.compactMap(\.identifier)) }

  /// Reserves a name and returns `nil`, or returns a different name if the name is already taken.
  mutating func take(_ name: String) -> String? {
    guard !given.insert(name).inserted else { return nil }
    var other = name
    repeat {
      numbers[name, default: 1] += 1
      other = "\(name)-\(numbers[name] ?? 2)"
    } while all.contains(other) || given.contains(other)
    given.insert(other)
    return other
  }
}

extension Role {
  /// Creates the role that represents only a container type.
  fileprivate init(of type: ContainerType) {
    switch type {
    case .none: self = .view
    case .list: self = .list
    case .landmark: self = .landmark
    case .dataTable: self = .table
    case .semanticGroup: self = .group
    }
  }

  /// Whether the role consists only of traits, a class, and a container type, without behavior.
  fileprivate var isPlain: Bool {
    switch self {
    case .element, .text, .header, .button, .link, .image, .key, .adjustable, .cell, .view, .group,
      .list, .landmark, .table, .toolbar, .navigationBar:
      true
    default: false
    }
  }
}

extension Element {
  /// Changes the role and keeps the properties that the old role implied.
  fileprivate mutating func become(_ role: Role) {
    let isElement = isAccessibilityElement
    let name = className
    self.role = role
    if className != name {
      self.classOverride = name
      declared.insert(.class)
    }
    elementOverride = isElement == role.isAccessibilityElement ? nil : isElement
    if elementOverride == nil { declared.remove(.element) } else { declared.insert(.element) }
  }
}

extension Diagnostic.Message {
  static func containerTypeLost(_ type: ContainerType, of node: String) -> Self {
    """
    \(node) has the container type '\(type.rawValue)', which a screen file can't express, so \
    Earshot leaves out the type
    """
  }

  static func identifierRenamed(_ name: String, _ other: String) -> Self {
    "a different node already has the identifier '\(name)', so this node gets '\(other)'"
  }

  static func screenRenamed(_ name: String, _ other: String) -> Self {
    "a different screen already has the name '\(name)', so this screen gets '\(other)'"
  }
}
