import EarshotModel

/// A container with information about the place of its stops.
///
/// - Rule: ``FocusRule/outermostContainerNumbers``
struct ContextContainer {
  /// The way that a container refers to its contents.
  enum Route: Equatable {
    /// The elements in `elements`, with the number of declared elements.
    case elements(count: Int)
    /// The children of the node.
    case children
  }

  /// The kind of information that a container has about its stops.
  enum Form: Hashable, Sendable {
    case nothing, series, tab, list, landmark, cell
  }

  /// The source of a stop's number.
  enum Numbering {
    /// The index in the declared array, including hidden entries.
    case declared
    /// The index among the tabs of the tab bar.
    case tabButtons
    /// The index among all stops of the container.
    case stops
  }

  let node: ElementTree.Index
  let route: Route
  private let kinds: ContextContainerKinds

  /// Creates the container for a node, or returns `nil` if the node has no information about its
  /// stops.
  init?(_ node: ElementTree.Index, kinds: ContextContainerKinds, route: Route) {
    guard !kinds.isEmpty else { return nil }
    self.node = node
    self.kinds = kinds
    self.route = route
  }

  /// Whether the node is a superview with the tabBar trait.
  ///
  /// If so, the containers inside it use their frames as keys.
  var keysUnitsByFrame: Bool {
    route == .children && kinds.contains(.tabBarTrait) && !kinds.contains(.dataTable)
  }

  /// The outermost container's information about its stops, for the snapshot style.
  ///
  /// A node with the class UISegmentedControl numbers only the elements that it declares in
  /// `elements`. The role `segments` represents a control that declares its items automatically.
  ///
  /// - Rule: ``FocusRule/outermostContainerNumbers``
  var outermostRule: (form: Form, numbering: Numbering) {
    if kinds.contains(.dataTable) { return (.cell, .stops) }
    switch route {
    case .children:
      if kinds.contains(.segmentsRole) { return (.series, .stops) }
      if kinds.contains(.tabBarClass) { return (.tab, .tabButtons) }
      return (kinds.contains(.tabBarTrait) ? .tab : .nothing, .stops)
    case .elements:
      if kinds.contains(.segments) { return (.series, .declared) }
      if kinds.contains(.tabBarTrait) { return (.tab, .declared) }
      return (kinds.markedForm, .declared)
    }
  }

  /// The nearest container's information about its stops, for the spoken style.
  ///
  /// A bar that has only the tabBar trait treats all its contents as tabs, because nothing else
  /// identifies the tabs.
  ///
  /// - Rule: ``FocusRule/nearestContainerNumbers``
  var nearestRule: (form: Form, numbering: Numbering) {
    if kinds.contains(.dataTable) { return (.cell, .stops) }
    if kinds.contains(.segments) { return (.series, .stops) }
    if kinds.contains(.tabBarClass) { return (.tab, .tabButtons) }
    if kinds.contains(.tabBarTrait) { return (.tab, .stops) }
    return (kinds.markedForm, .stops)
  }
}

/// The properties that give a container information about its stops.
struct ContextContainerKinds: OptionSet {
  let rawValue: UInt8

  static let segments = ContextContainerKinds(rawValue: 1 << 0)
  static let tabBarClass = ContextContainerKinds(rawValue: 1 << 1)
  static let tabBarTrait = ContextContainerKinds(rawValue: 1 << 2)
  static let list = ContextContainerKinds(rawValue: 1 << 3)
  static let landmark = ContextContainerKinds(rawValue: 1 << 4)
  static let dataTable = ContextContainerKinds(rawValue: 1 << 5)
  static let segmentsRole = ContextContainerKinds(rawValue: 1 << 6)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Determines the properties of a node.
  init(_ facts: ElementFacts, className: String?) {
    self = []
    if className == "UISegmentedControl" { insert(.segments) }
    if facts.role == .segments { insert(.segmentsRole) }
    if className == "UITabBar" { insert(.tabBarClass) }
    if facts.traits.contains(.tabBar) { insert(.tabBarTrait) }
    switch facts.containerType {
    case .list: insert(.list)
    case .landmark: insert(.landmark)
    case .dataTable: insert(.dataTable)
    case .none, .semanticGroup: break
    }
  }

  /// The form that marks the first and the last stop.
  fileprivate var markedForm: ContextContainer.Form {
    if contains(.list) { return .list }
    return contains(.landmark) ? .landmark : .nothing
  }
}
