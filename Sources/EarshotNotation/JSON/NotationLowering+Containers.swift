import EarshotModel

extension NotationLowering {
  /// Gives a node whose container type is not that of its role the role that has it.
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

  /// Gives identifiers and screens that are there before a name of their own.
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

/// Names that are there once each.
private struct NameSpace {
  private let all: Set<String>
  private var given: Set<String> = []
  private var numbers: [String: Int] = [:]

  init(_ elements: [Element]) { all = Set(elements.compactMap(\.identifier)) }

  /// Takes a name; where it is taken already, the answer is another one.
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
  /// The role that stands for a container type and nothing else.
  fileprivate init(of type: ContainerType) {
    switch type {
    case .none: self = .view
    case .list: self = .list
    case .landmark: self = .landmark
    case .dataTable: self = .table
    case .semanticGroup: self = .group
    }
  }

  /// Whether the role is traits, a class and a container type, and does nothing.
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
  /// Takes another role, and keeps what the old one stood for.
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
    \(node) has the container type '\(type.rawValue)', which a screen file can't express; it's \
    lost
    """
  }

  static func identifierRenamed(_ name: String, _ other: String) -> Self {
    "a second node has the identifier '\(name)'; it becomes '\(other)'"
  }

  static func screenRenamed(_ name: String, _ other: String) -> Self {
    "a second screen is called '\(name)'; it becomes '\(other)'"
  }
}
